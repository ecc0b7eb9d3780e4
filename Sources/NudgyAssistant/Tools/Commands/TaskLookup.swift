import NudgyCore

/// What somebody wants to see of the tasks.
package struct TaskLookup: Sendable, Equatable {
  var scope: TaskScope = .all
  /// The task that is pointed at, or words to look for.
  var subject: TaskTarget?
  /// The days on which it is due, or was done.
  var days: ClosedRange<CivilDate>?
  /// Day by day, and whole; with `scope` all, what has no date stands behind.
  var agenda: AgendaWish?
  /// How many at most; nil for as many as such a list usually has.
  var limit: Int?
}

/// The days of an agenda.
package struct AgendaWish: Sendable, Equatable {
  var range: AgendaRange
  /// The words of the task whose day ends it: "before the trip".
  var endsWith: String?
}
