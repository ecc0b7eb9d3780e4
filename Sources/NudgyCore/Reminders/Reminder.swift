package import Foundation

/// A moment to be told of a task, as it was asked for.
package enum Reminder: Sendable, Hashable, Codable {
  case at(Date)
  /// Seconds before the task is due, 0 or more; it moves when the deadline does.
  case before(seconds: Int)

  /// As many as one task may have.
  package static let most = 8
  /// Nobody is told of a task more than a year before it is due.
  package static let longestLead = 366 * 86_400

  /// When to ring; nil for one that hangs on a deadline the task does not have.
  package func moment(due: DueDate?) -> Date? {
    switch self {
    case .at(let instant): return instant
    case .before(let seconds):
      guard let due else { return nil }
      guard due.isAllDay else { return due.instant.addingTimeInterval(-Double(seconds)) }
      // "The day before" a day without a time is its morning, whatever the clocks do in between.
      let calendar = ZonedCalendar(zone: Zone(identifier: due.zoneID) ?? .greenwich)
      let day = calendar.day(of: due.instant).adding(days: -(seconds / 86_400))
      return calendar.instant(day, SnoozeChoices.morning).addingTimeInterval(-Double(seconds % 86_400))
    }
  }
}

extension TaskItem {
  /// The moments that were asked for, soonest first.
  package var reminderMoments: [Date] { reminders.compactMap { $0.moment(due: due) }.sorted() }
}
