package import Foundation

/// One thing to do, with everything Nudgy knows of it.
package struct TaskItem: Sendable, Equatable, Codable, Identifiable {
  /// The number people say (`#12`): stable, never reused, from 1.
  package var number: Int
  package var uuid: UUID
  /// A short imperative in the user's own words.
  package var title: String
  package var notes: String?
  package var emoji: String?
  package var status: TaskStatus = .active
  package var source: TaskSource = .manual
  package var sourceURL: String?
  package var sourcePreview: String?
  /// The words it came from.
  package var sourceText: String?
  package var createdAt: Date
  package var updatedAt: Date
  package var completedAt: Date?
  package var due: DueDate?
  /// When a snooze ends. Stays in the past after the task has come back, until the task is touched again.
  package var snoozedUntil: Date?
  /// An RFC 5545 rule without its prefix: `FREQ=WEEKLY;BYDAY=MO`.
  package var recurrence: String?
  /// The place in the undated queue, lowest first: newer tasks, then older ones, then skipped ones.
  package var sortOrder: Int = 0
  package var skipCount: Int = 0
  package var skippedAt: Date?
  package var snoozeCount: Int = 0
  package var action: TaskAction?
  /// The phone number, address or link the action uses.
  package var target: String?
  package var contact: String?
  package var draft: MessageDraft?
  package var category: TaskCategory?
  package var priority: TaskPriority?
  package var pressure: TaskPressure?
  package var load: CognitiveLoad?
  package var energy: EnergyLevel?
  /// Estimated minutes, 1 or more.
  package var minutes: Int?
  package var actualMinutes: Int?
  package var steps: [TaskStep] = []
  package var resources: [String] = []
  /// The moments to be told of it beside its deadline.
  package var reminders: [Reminder] = []

  package var id: UUID { uuid }

  package init(number: Int, uuid: UUID, title: String, createdAt: Date) {
    self.number = number
    self.uuid = uuid
    self.title = title
    self.createdAt = createdAt
    self.updatedAt = createdAt
  }
}

/// One small step of a task.
package struct TaskStep: Sendable, Equatable, Codable {
  package var title: String
  package var isDone: Bool

  package init(title: String, isDone: Bool = false) {
    self.title = title
    self.isDone = isDone
  }
}
