package import Foundation

/// A page of one part of an agenda. Pages go on from the task they ended with, so that a long agenda costs no more
/// than its rows, and a task that is changed meanwhile moves no other one.
package struct AgendaQuery: Sendable, Equatable {
  package enum Part: Sendable, CaseIterable {
    /// Deadlines that have passed, oldest first.
    case stillHere
    /// What is ahead, soonest first.
    case ahead
    /// Open, without a date: what is back from a snooze, then by place in the queue.
    case undated
  }

  package var part: Part
  package var now: Date
  /// From the first day's first second; nil where no beginning was said.
  package var start: Date?
  /// To the last day's last second; nil for all time to come.
  package var end: Date?
  package var startOfToday: Date
  /// Only what stands behind it.
  package var after: TaskItem?
  /// 1 or more.
  package var limit: Int

  package init(
    _ part: Part, of range: AgendaRange, now: Date, calendar: ZonedCalendar, after: TaskItem? = nil,
    limit: Int
  ) {
    self.part = part
    self.now = now
    start = range.first.map(calendar.startOfDay)
    end = range.last.map(calendar.endOfDay)
    startOfToday = calendar.startOfDay(calendar.day(of: now))
    self.after = after
    self.limit = limit
  }
}
