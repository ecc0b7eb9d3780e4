import CClock
import Foundation
import NudgyCore
import NudgySystem

/// Waits for a moment of the wall clock, or until the store changes.
///
/// Timers that pause while a machine sleeps are the best-known fault of programs that ring, so on Linux the kernel's
/// own clock is waited for, which goes on and is told when it is set; elsewhere no wait is longer than a minute.
struct MomentWaiter: Sendable {
  /// Nothing is waited for longer than this, in seconds.
  private static let longest: TimeInterval = 900
  /// Where only a timer is at hand that may pause, or a folder that cannot be watched, in seconds.
  private static let longestUnwatched: TimeInterval = 60
  /// Changes come in bursts, and one look after so many milliseconds is enough for all.
  private static let burst: Int32 = 200
  /// Whoever writes waits for the disk before the change is there, and makes no sound when it is: what was written to is
  /// looked at again after so many seconds.
  private static let followUps: [TimeInterval] = [1, 5, 30]

  private let folder: String
  private let others: [String]
  private let watch: Int32
  private let timer: Int32
  private let clockStands: Bool

  /// - Parameters:
  ///   - others: folders that are watched where they are there.
  ///   - clockStands: nothing comes by itself then, and no timer of the system knows that clock.
  /// - Returns: nil where the system has nothing to wait with.
  init?(watching database: URL, and others: [URL] = [], clockStands: Bool) {
    self.clockStands = clockStands
    folder = database.deletingLastPathComponent().path(percentEncoded: false)
    self.others = others.map { $0.path(percentEncoded: false) }
    #if canImport(Glibc)
      watch = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      timer = clockStands ? -1 : nudgy_timer_make()
      guard watch >= 0 else { return nil }
    #else
      (watch, timer) = (-1, -1)
    #endif
    // What is written before the first wait counts as well.
    _ = watchFolders()
  }

  /// Returns at once when the task is cancelled.
  ///
  /// - Parameter isChanged: whether what was written into the folder is of any interest; nil where all of it is.
  func wait(
    until moment: Date, now: @escaping @Sendable () -> Date, or isChanged: (() async -> Bool)?
  ) async {
    var longest = Self.longest
    // The folder may be another one by now; one that is watched already stays watched.
    if !watchFolders() { longest = Self.longestUnwatched }
    let moment = min(clockStands ? .distantFuture : moment, now().addingTimeInterval(longest))
    let (watch, timer) = (watch, timer)
    guard let bell = CancelBell() else { return }
    // What was written before the folder was watched is told by nobody.
    if let isChanged, await isChanged() { return }
    var followUps: ArraySlice<TimeInterval> = []
    while !Task.isCancelled {
      let followUp = followUps.popFirst()
      let end = followUp.map { min(moment, now().addingTimeInterval($0)) } ?? moment
      let wake = await withTaskCancellationHandler {
        await BlockingWork.run { Self.block(until: end, now(), watch, timer, bell.listener) }
      } onCancel: {
        bell.strike()
      }
      // Awake before the time means that the clock was set.
      if wake == .clock, followUp == nil || now() >= moment || now() < end { return }
      guard let isChanged, await !isChanged() else { return }
      if wake == .written { followUps = Self.followUps[...] }
    }
  }

  /// Whether the store's folder is watched.
  private func watchFolders() -> Bool {
    others.forEach { _ = isWatched($0) }
    return isWatched(folder)
  }

  private func isWatched(_ folder: String) -> Bool {
    #if canImport(Glibc)
      let events = IN_MODIFY | IN_MOVED_TO | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
      return unsafe inotify_add_watch(watch, folder, UInt32(events)) >= 0
    #else
      return false
    #endif
  }

  private enum Wake: Sendable {
    /// The moment has come, or the clock was set.
    case clock
    case written
  }

  private static func block(
    until moment: Date, _ now: Date, _ watch: Int32, _ timer: Int32, _ bell: Int32
  ) -> Wake {
    let hasTimer = arm(timer, at: moment)
    let left = moment.timeIntervalSince(now)
    let seconds = hasTimer ? left : min(left, longestUnwatched)
    var entries = [watch, bell].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if hasTimer { entries.append(pollfd(fd: timer, events: Int16(POLLIN), revents: 0)) }
    _ = unsafe poll(&entries, nfds_t(entries.count), Int32(max(0, (seconds * 1000).rounded(.up))))
    guard entries[0].revents != 0 else {
      if hasTimer { drain(timer) }
      return .clock
    }
    _ = poll(nil, 0, burst)
    drain(watch)
    return .written
  }

  /// What was told is used up.
  private static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
  }

  private static func arm(_ timer: Int32, at moment: Date) -> Bool {
    guard timer >= 0 else { return false }
    let seconds = moment.timeIntervalSince1970.rounded(.down)
    let rest = (moment.timeIntervalSince1970 - seconds) * 1e9
    return nudgy_timer_set(timer, Int(seconds), Int(rest)) == 0
  }
}
