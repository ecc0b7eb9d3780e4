package import Foundation

/// Which tasks may ring, and which moments have been told. Several processes may ask at once.
package protocol RingStore: Sendable {
  /// The open tasks with a deadline, a return or an asked moment that may ring in the window, the most pressing first.
  func tasksRinging(in window: RingWindow, limit: Int) async throws(NudgyError) -> [TaskItem]

  /// Up to `limit` active tasks that nobody has touched since, oldest first; those with a deadline ahead are left out.
  func tasksUntouched(since: Date, now: Date, limit: Int) async throws(NudgyError) -> [TaskItem]

  /// Up to `limit` open tasks whose deadlines lie in the window, soonest first.
  func tasksDue(in window: RingWindow, limit: Int) async throws(NudgyError) -> [TaskItem]

  /// Those of the moments that were told already. What was told more than a day after `now` was told by a clock that
  /// ran ahead, and does not count.
  func told(_ keys: [RingKey], at now: Date) async throws(NudgyError) -> Set<RingKey>

  /// When the task was told of last; nil when it never was.
  func lastTold(task: Int, at now: Date) async throws(NudgyError) -> Date?

  /// Takes the moments that nobody has told or is about to tell; the lease ends by itself, so that one who is killed
  /// keeps nothing from ringing.
  func claim(_ keys: [RingKey], at now: Date, lease: TimeInterval) async throws(NudgyError) -> [RingKey]

  /// The moments are told; `route` as in the contracts.
  func noteTold(_ keys: [RingKey], at now: Date, by route: String) async throws(NudgyError)

  /// Gives moments back that could not be told.
  func release(_ keys: [RingKey]) async throws(NudgyError)

  /// When check-ins were told since a moment, each with its task.
  func checkIns(since: Date, now: Date) async throws(NudgyError) -> [RingKey]
}
