package import Foundation

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

/// A page of one scope. Pages are cut by offset; the store answers each from an index.
package struct TaskListQuery: Sendable, Equatable {
  package var scope: TaskScope
  package var now: Date
  package var today: ClosedRange<Date>
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
    week = calendar.startOfDay(day)...calendar.endOfDay(day.adding(days: 6))
    between = days.map { calendar.startOfDay($0.lowerBound)...calendar.endOfDay($0.upperBound) }
    self.limit = limit
    self.offset = offset
  }
}

/// How many tasks stand where. Answered from counters, not by counting rows.
package struct BoardCounts: Sendable, Equatable {
  /// Active ones, with those whose snooze has ended.
  package var upNext: Int
  /// Snoozed ones still away.
  package var snoozed: Int
  package var doneToday: Int
  package var done: Int
  package var dropped: Int

  package init(upNext: Int, snoozed: Int, doneToday: Int, done: Int, dropped: Int) {
    self.upNext = upNext
    self.snoozed = snoozed
    self.doneToday = doneToday
    self.done = done
    self.dropped = dropped
  }
}

/// A task found by words.
package struct TaskMatch: Sendable, Equatable {
  package enum Kind: Int, Sendable, Comparable {
    /// Some of the words, or words misspelled.
    case fuzzy
    /// All the words, in any order.
    case allWords
    /// The whole title.
    case exactTitle

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var task: TaskItem
  package var kind: Kind
  /// 0 to 1: how much of what was asked for the title holds.
  package var score: Double

  package init(task: TaskItem, kind: Kind, score: Double) {
    self.task = task
    self.kind = kind
    self.score = score
  }
}
