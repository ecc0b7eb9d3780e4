/// A value to set, or a field to clear.
package enum FieldChange<Value: Sendable & Equatable>: Sendable, Equatable {
  case set(Value)
  case clear

  package var value: Value? {
    switch self {
    case .set(let value): value
    case .clear: nil
    }
  }
}

/// The fields an update changes; a nil field stays as it is.
package struct TaskPatch: Sendable, Equatable {
  package var title: String?
  package var notes: FieldChange<String>?
  package var emoji: FieldChange<String>?
  package var due: FieldChange<DueDate>?
  package var recurrence: FieldChange<String>?
  package var action: FieldChange<TaskAction>?
  package var target: FieldChange<String>?
  package var contact: FieldChange<String>?
  package var draft: FieldChange<MessageDraft>?
  package var category: FieldChange<TaskCategory>?
  package var priority: FieldChange<TaskPriority>?
  package var pressure: FieldChange<TaskPressure>?
  package var load: FieldChange<CognitiveLoad>?
  package var energy: FieldChange<EnergyLevel>?
  package var minutes: FieldChange<Int>?
  package var steps: [TaskStep]?
  package var reminders: [Reminder]?
  /// Moves the task above every other undated one.
  package var movesToTop = false

  package init() {}

  package var isEmpty: Bool { self == TaskPatch() }

  package func applied(to item: TaskItem) -> TaskItem {
    var changed = item
    if let title { changed.title = title }
    if let notes { changed.notes = notes.value }
    if let emoji { changed.emoji = emoji.value }
    if let due { changed.due = due.value }
    if let recurrence { changed.recurrence = recurrence.value }
    if let action { changed.action = action.value }
    if let target { changed.target = target.value }
    if let contact { changed.contact = contact.value }
    if let draft { changed.draft = draft.value }
    if let category { changed.category = category.value }
    if let priority { changed.priority = priority.value }
    if let pressure { changed.pressure = pressure.value }
    if let load { changed.load = load.value }
    if let energy { changed.energy = energy.value }
    if let minutes { changed.minutes = minutes.value }
    if let steps { changed.steps = steps }
    if let reminders { changed.reminders = Array(reminders.prefix(Reminder.most)) }
    return changed
  }
}
