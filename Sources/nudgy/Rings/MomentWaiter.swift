import CClock
import Foundation
import NudgyCore

#if canImport(Glibc)
  import Glibc
#endif

/// Waits for a moment of the wall clock, or until the store changes.
///
/// Timers that pause while a machine sleeps are the best-known fault of programs that ring, so on Linux the kernel's
/// own clock is waited for, which goes on and is told when it is set; elsewhere no wait is longer than a minute.
struct MomentWaiter: Sendable {
  /// Nothing is waited for longer than this, in seconds.
  private static let longest: TimeInterval = 900
  /// Where only a timer is at hand that may pause, in seconds.
  private static let longestUnwatched: TimeInterval = 60

  private let folder: String
  private let watch: Int32
  private let timer: Int32

  init?(watching database: URL) {
    folder = database.deletingLastPathComponent().path(percentEncoded: false)
    #if canImport(Glibc)
      watch = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      timer = nudgy_timer_make()
      guard watch >= 0,
        unsafe inotify_add_watch(watch, folder, UInt32(IN_MODIFY | IN_MOVED_TO | IN_CREATE)) >= 0
      else { return nil }
    #else
      (watch, timer) = (-1, -1)
    #endif
  }

  /// Returns at once when the task is cancelled.
  func wait(until moment: Date, now: @escaping @Sendable () -> Date) async {
    let (watch, timer) = (watch, timer)
    guard let bell = CancelBell() else { return }
    await withTaskCancellationHandler {
      await BlockingWork.run { Self.block(until: moment, now(), watch, timer, bell.listener) }
    } onCancel: {
      bell.strike()
    }
  }

  private static func block(
    until moment: Date, _ now: Date, _ watch: Int32, _ timer: Int32, _ bell: Int32
  ) {
    let hasTimer = arm(timer, at: moment)
    let seconds = min(moment.timeIntervalSince(now), hasTimer ? longest : longestUnwatched)
    var entries = [watch, bell].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if hasTimer { entries.append(pollfd(fd: timer, events: Int16(POLLIN), revents: 0)) }
    _ = unsafe poll(&entries, nfds_t(entries.count), Int32(max(0, (seconds * 1000).rounded(.up))))
    // What was told is used up; changes come in bursts, and one look is enough for all.
    var bytes = [UInt8](repeating: 0, count: 4096)
    for entry in entries where entry.revents != 0 && entry.fd >= 0 && entry.fd != bell {
      while unsafe read(entry.fd, &bytes, bytes.count) > 0 {}
    }
  }

  private static func arm(_ timer: Int32, at moment: Date) -> Bool {
    guard timer >= 0 else { return false }
    let seconds = moment.timeIntervalSince1970.rounded(.down)
    let rest = (moment.timeIntervalSince1970 - seconds) * 1e9
    return nudgy_timer_set(timer, Int(seconds), Int(rest)) == 0
  }
}
