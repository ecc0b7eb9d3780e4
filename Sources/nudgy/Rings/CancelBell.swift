import Foundation
import NudgySystem

/// Ends a wait of a thread that blocks: what is polled for beside everything else, and struck from anywhere.
final class CancelBell: Sendable {
  /// Readable once the bell was struck.
  let listener: Int32
  private let hammer: Int32

  /// Nil when the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (listener, hammer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func strike() {
    var byte: UInt8 = 1
    _ = unsafe write(hammer, &byte, 1)
  }

  // Whoever waits or strikes holds the bell, so that neither finds another file in its place.
  deinit {
    close(listener)
    close(hammer)
  }
}
