import Foundation
import NudgyCore

/// The short phrases about a task that cards and lists share.
enum TaskWords {
  /// The accent that stands for how the task stands now.
  static func accent(_ task: TaskItem, at now: Date) -> Accent? {
    switch task.effectiveStatus(at: now) {
    case .done: .done
    case .dropped, .snoozed: nil
    case .active: task.isOverdue(at: now) ? .overdue : task.isStale(at: now) ? .stale : .active
    }
  }

  /// The title behind its emoji, on one line, as foreign text must be.
  static func title(_ task: TaskItem) -> String {
    PlainText.singleLine(ReceiptWording.named(task))
  }

  /// When it is due, comes back, or was done; nil when there is nothing to say. Never blame.
  static func time(_ task: TaskItem, in wording: TimeWording) -> String? {
    switch task.effectiveStatus(at: wording.now) {
    case .snoozed: away(task, in: wording)
    case .done: task.completedAt.map { TerminalWording.completed(wording.instant($0)) }
    case .dropped: nil
    case .active:
      task.due.map { due in
        task.isOverdue(at: wording.now)
          ? TerminalWording.stillHere(since: wording.due(due)) : TerminalWording.due(wording.due(due))
      }
    }
  }

  // back Monday 9:00 AM · due Tuesday
  private static func away(_ task: TaskItem, in wording: TimeWording) -> String? {
    let back = task.snoozedUntil.map { TerminalWording.back(wording.instant($0)) }
    let due = task.due.map { TerminalWording.due(wording.due($0)) }
    let parts = [back, due].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// What else is worth a word: repetition, length, importance, who.
  static func details(_ task: TaskItem, in wording: TimeWording) -> [String] {
    var parts: [String] = []
    if let rule = task.recurrence.flatMap(RecurrenceRule.init) {
      parts.append(RecurrenceWording.phrase(rule, in: wording))
    }
    if let minutes = task.minutes { parts.append(TerminalWording.about(minutes: minutes)) }
    if task.priority == .high || task.priority == .critical { parts.append(TerminalWording.important) }
    // The link of a page is shown below.
    if let target = task.target, task.source != .share || target != task.sourceURL {
      parts.append(PlainText.singleLine(target))
    }
    return parts
  }
}
