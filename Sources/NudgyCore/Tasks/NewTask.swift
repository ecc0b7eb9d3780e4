package import Foundation

/// What is known of a task before the store gives it a number.
package struct NewTask: Sendable, Equatable {
  package var title: String
  package var notes: String?
  package var emoji: String?
  package var source: TaskSource
  package var sourceText: String?
  package var sourceURL: String?
  package var sourcePreview: String?
  package var due: DueDate?
  package var snoozedUntil: Date?
  package var recurrence: String?
  package var action: TaskAction?
  package var target: String?
  package var contact: String?
  package var category: TaskCategory?
  package var priority: TaskPriority?
  package var pressure: TaskPressure?
  package var load: CognitiveLoad?
  package var energy: EnergyLevel?
  package var minutes: Int?
  package var steps: [TaskStep] = []
  package var resources: [String] = []
  package var reminders: [Reminder] = []
  /// Queues behind the other undated tasks instead of before them, as a recurring task does once done.
  package var queuesLast = false

  package init(title: String, source: TaskSource = .manual) {
    self.title = title
    self.source = source
  }

  /// The task as it is first stored: snoozed when it has a return time ahead, else active.
  package func item(number: Int, uuid: UUID, at now: Date) -> TaskItem {
    var item = TaskItem(number: number, uuid: uuid, title: title, createdAt: now)
    item.notes = notes
    item.emoji = emoji
    item.source = source
    item.sourceText = sourceText
    item.sourceURL = sourceURL
    item.sourcePreview = sourcePreview
    item.due = due
    item.snoozedUntil = snoozedUntil
    item.status = snoozedUntil.map { $0 > now } == true ? .snoozed : .active
    item.recurrence = recurrence
    item.action = action
    item.target = target
    item.contact = contact
    item.category = category
    item.priority = priority
    item.pressure = pressure
    item.load = load
    item.energy = energy
    item.minutes = minutes
    item.steps = steps
    item.resources = resources
    item.reminders = reminders
    // Newest first among the undated; positive places are behind all of them.
    item.sortOrder = queuesLast ? number : -number
    return item
  }
}

extension TaskItem {
  /// The same task for its next occurrence, before it has a number: same words, fresh life.
  package func nextOccurrence(due: DueDate?) -> NewTask {
    var next = NewTask(title: title, source: source)
    next.notes = notes
    next.emoji = emoji
    next.sourceText = sourceText
    next.sourceURL = sourceURL
    next.sourcePreview = sourcePreview
    next.due = due
    next.recurrence = recurrence
    next.action = action
    next.target = target
    next.contact = contact
    next.category = category
    next.priority = priority
    next.pressure = pressure
    next.load = load
    next.energy = energy
    next.minutes = minutes
    next.steps = steps.map { TaskStep(title: $0.title) }
    next.resources = resources
    // What hangs on the deadline moves with it; a moment that was named was this once.
    next.reminders = reminders.filter { if case .before = $0 { true } else { false } }
    next.queuesLast = true
    return next
  }
}
