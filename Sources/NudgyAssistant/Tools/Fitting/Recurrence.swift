import Foundation
import NudgyCore

/// Schedules the next occurrence of a task that comes again.
struct Recurrence: Sendable {
  let calendar: ZonedCalendar

  /// The task's next occurrence after this one; nil when it does not recur, or its series has ended.
  ///
  /// Missed occurrences do not pile up: the next one lies after both the due date and now.
  func next(after task: TaskItem, completedAt now: Date) -> NewTask? {
    guard var rule = task.recurrence.flatMap(RecurrenceRule.init) else { return nil }
    if let count = rule.count {
      guard count > 1 else { return nil }
      rule.count = count - 1
    }
    guard let due = nextDue(&rule, task, now) else { return nil }
    var next = task.nextOccurrence(due: due)
    next.recurrence = rule.description
    return next
  }

  private func nextDue(_ rule: inout RecurrenceRule, _ task: TaskItem, _ now: Date) -> DueDate? {
    let start = calendar.civil(at: task.due?.instant ?? task.createdAt)
    let isAllDay = task.due?.isAllDay ?? rule.hours.isEmpty && !rule.frequency.isClock
    guard isAllDay else {
      let reference = max(start, calendar.civil(at: now))
      guard let next = rule.next(after: reference, start: start) else { return nil }
      rule = rule.keepingTime(of: next, in: calendar)
      return .instant(calendar.instant(of: next), in: calendar)
    }
    let reference = max(start.date, calendar.day(of: now))
    let endOfDay = CivilDateTime(reference, CivilTime(secondOfDay: 86_399))
    let next = rule.next(after: endOfDay, start: CivilDateTime(start.date))
    return next.map { .day($0.date, in: calendar) }
  }
}
