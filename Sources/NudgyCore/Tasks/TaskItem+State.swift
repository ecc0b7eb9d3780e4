package import Foundation

// How a task stands at a moment. Nothing runs at midnight or when a snooze ends: the clock alone decides.
extension TaskItem {
  /// Days without a touch after which an active task counts as stale.
  package static let staleAfterDays = 3

  /// Whether a snooze has ended by `now`.
  package func hasReturned(at now: Date) -> Bool {
    guard status == .snoozed, let snoozedUntil else { return false }
    return snoozedUntil <= now
  }

  /// The status people see: a task whose snooze has ended is active again.
  package func effectiveStatus(at now: Date) -> TaskStatus {
    hasReturned(at: now) ? .active : status
  }

  /// Active, and untouched for three days.
  package func isStale(at now: Date) -> Bool {
    effectiveStatus(at: now) == .active
      && now.timeIntervalSince(max(updatedAt, snoozedUntil ?? updatedAt))
        >= Double(TaskItem.staleAfterDays) * 86_400
  }

  /// Active, and its due time has passed. A snooze that has ended makes nothing overdue.
  package func isOverdue(at now: Date) -> Bool {
    guard effectiveStatus(at: now) == .active else { return false }
    return due.map { $0.deadline < now } ?? false
  }

  /// The place of the first step that is not done, counted from 0; nil when there is none.
  package var openStep: Int? { steps.firstIndex { !$0.isDone } }
}
