import Synchronization

/// Where chance comes from: the system, or a seed that makes every choice repeatable.
package final class RandomSource: Sendable {
  private let isSeeded: Bool
  private let state: Mutex<UInt64>

  private init(seed: UInt64?) {
    isSeeded = seed != nil
    state = Mutex(seed ?? 0)
  }

  package static var system: RandomSource { RandomSource(seed: nil) }

  package static func seeded(_ seed: UInt64) -> RandomSource { RandomSource(seed: seed) }

  /// A number from 0 up to, and without, `bound`; 0 when `bound` is not positive.
  package func index(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    guard isSeeded else { return Int.random(in: 0..<bound) }
    return state.withLock { Int(RandomSource.splitMix(&$0) % UInt64(bound)) }
  }

  // SplitMix64 (Steele, Lea, Flood 2014), the usual generator for seeded repeatability.
  private static func splitMix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
