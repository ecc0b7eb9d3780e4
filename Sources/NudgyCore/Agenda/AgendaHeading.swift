package import Foundation

/// What a task of an agenda stands under.
package enum AgendaHeading: Sendable, Equatable {
  /// Its deadline has passed. Never blame.
  case stillHere
  case day(CivilDate)
  /// It has no date of its own.
  case anyDay
}

extension AgendaHeading {
  package init(_ task: TaskItem, in range: AgendaRange, now: Date, calendar: ZonedCalendar) {
    if task.isOverdue(at: now) {
      self = .stillHere
    } else if let moment = task.agendaMoment(at: now) {
      let day = calendar.day(of: moment)
      // What came back before today waits on no day.
      self = range.first == nil && day < calendar.day(of: now) ? .anyDay : .day(day)
    } else {
      self = .anyDay
    }
  }
}

extension TaskItem {
  /// When an agenda has it: its deadline, or else its return. What is away past its deadline matters when it is back.
  package func agendaMoment(at now: Date) -> Date? {
    let isAway = effectiveStatus(at: now) == .snoozed
    if let deadline = due?.deadline, !isAway || deadline >= now { return deadline }
    return status == .snoozed ? snoozedUntil : nil
  }
}
