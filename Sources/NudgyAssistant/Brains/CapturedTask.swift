import NudgyCore
import NudgyLanguage

extension TaskCapture {
  /// Whether these are words of crisis rather than something to do.
  var isOfCrisis: Bool { CrisisWords.areIn(title) || CrisisWords.areIn(sourceText) }

  /// The task as it is made. What says nothing, or cannot be, is left out.
  func newTask(in context: LanguageContext) -> NewTask {
    func line(_ text: String?) -> String? {
      text.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    }
    var task = NewTask(title: PlainText.singleLine(title))
    task.emoji = line(emoji)
    task.due = due
    // A return time that has passed already would be refused; the task then simply is there.
    task.snoozedUntil = snoozedUntil.flatMap { $0 > context.now ? $0 : nil }
    task.recurrence = recurrence
    task.action = action
    task.contact = line(contact)
    task.target = line(target)
    task.sourceURL = line(url)
    task.minutes = minutes.flatMap { (1...1440).contains($0) ? $0 : nil }
    (task.priority, task.energy, task.category) = (priority, energy, category)
    if let reminder { task.reminders = ReminderTimes(context).reminders(in: reminder, due: due) }
    task.notes = notes.flatMap { $0.isEmpty ? nil : PlainText.multiLine($0) }
    task.sourceText = sourceText.isEmpty ? nil : PlainText.multiLine(sourceText)
    return task
  }
}
