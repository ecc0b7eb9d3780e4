/// A part of the board that can be listed; the raw values are those of the `look_up_tasks` tool.
package enum TaskScope: String, Sendable, CaseIterable, Codable {
  /// Active tasks and those whose snooze has ended, in the order `next` answers with.
  case upNext = "up_next"
  /// Snoozed tasks, soonest back first.
  case snoozed
  /// Completed today, latest first.
  case doneToday = "done_today"
  /// Completed at any time, latest first.
  case done
  case dropped
  case overdue
  case stale
  /// Due, or back from a snooze, today.
  case today
  /// Due, or back from a snooze, in the seven days from today on.
  case thisWeek = "this_week"
  /// Everything that is not done or dropped.
  case all
}
