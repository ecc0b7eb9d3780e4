import Synchronization

/// Counts how often words are looked at, so that tests see how the work grows with the text. Nothing is counted in a
/// release.
package final class ReadingEffort: Sendable {
  private let count = Atomic<Int>(0)

  package init() {}

  package var steps: Int { count.load(ordering: .relaxed) }

  @inline(__always)
  func note(_ steps: Int = 1) {
    #if DEBUG
      count.wrappingAdd(steps, ordering: .relaxed)
    #endif
  }
}
