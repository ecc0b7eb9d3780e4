import NudgyCore
import NudgyLanguage

extension TaskEdit {
  /// What an `update` act sets.
  init(_ act: Act, in context: LanguageContext) {
    self.init()
    if let when = act.when { take(when, context) }
    if case .changes(let changes) = act.details { take(changes) }
    if case .parts(let steps) = act.details { self.steps = steps }
  }

  private mutating func take(_ when: When, _ context: LanguageContext) {
    patch.due = TimeArgument.due(when, context.calendar).map(FieldChange.set)
    patch.recurrence = when.recurrence.map { .set($0.description) }
    if when.start == nil { patch.minutes = when.duration?.estimateInMinutes.map(FieldChange.set) }
  }

  private mutating func take(_ changes: TaskChanges) {
    func line(_ text: String?) -> String? {
      text.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    }
    patch.title = line(changes.title)
    replacement = line(changes.replacement).map { Replacement(words: $0, replaced: line(changes.replaced)) }
    patch.priority = changes.priority.map(FieldChange.set) ?? patch.priority
    patch.energy = changes.energy.map(FieldChange.set) ?? patch.energy
    note = changes.note.flatMap { $0.isEmpty ? nil : PlainText.multiLine($0) }
    reminder = changes.reminder.flatMap { $0.isEmpty ? nil : $0 }
    if let minutes = changes.minutes, (1...1440).contains(minutes) { patch.minutes = .set(minutes) }
    if changes.movesToTop { patch.movesToTop = true }
    if changes.clearsDate { patch.due = .clear }
    if changes.clearsRecurrence { patch.recurrence = .clear }
  }
}
