import Foundation
import Synchronization

/// Identifiers that count up.
final class IDCounter: Sendable {
  private let count = Mutex<UInt32>(0)

  func next() -> UUID {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    return UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[3], bytes[2], bytes[1], bytes[0]))
  }
}
