package import Foundation

/// A page of one scope. Pages are cut by offset; the store answers each from an index.
package struct TaskListQuery: Sendable, Equatable {
  package var scope: TaskScope
  package var now: Date
  package var today: ClosedRange<Date>
  /// As that of `NextQuery`.
  package var soon: Date
  /// The seven days from today on, to the last second.
  package var week: ClosedRange<Date>
  /// Only what is due, back, or was completed then; the scope says which.
  package var between: ClosedRange<Date>?
  /// 1 or more.
  package var limit: Int
  package var offset: Int

  package init(
    _ scope: TaskScope, days: ClosedRange<CivilDate>? = nil, now: Date, calendar: ZonedCalendar, limit: Int,
    offset: Int = 0
  ) {
    self.scope = scope
    self.now = now
    let day = calendar.day(of: now)
    today = calendar.startOfDay(day)...calendar.endOfDay(day)
    soon = NextQuery.soon(day, calendar)
    week = calendar.startOfDay(day)...calendar.endOfDay(day.adding(days: 6))
    between = days.map { calendar.startOfDay($0.lowerBound)...calendar.endOfDay($0.upperBound) }
    self.limit = limit
    self.offset = offset
  }
}
