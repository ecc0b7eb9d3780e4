import Foundation

/// The receipt line of a change, made from the change itself and never by a model.
package enum ReceiptWording {
  // ✓ Added #7 📞 Call the dentist · tomorrow 9:00 AM
  package static func line(_ transition: TaskTransition, in wording: TimeWording) -> String {
    guard let task = transition.task else { return "" }
    let parts = [body(transition, task)] + details(transition, task, wording)
    return "✓ " + parts.joined(separator: " · ")
  }

  private static func body(_ transition: TaskTransition, _ task: TaskItem) -> String {
    let verb = verb(transition)
    if case .updated = transition.change, let before = transition.before, before.title != task.title {
      return "\(verb) #\(task.number) \(named(task)) (was: \(before.title))"
    }
    if case .updated = transition.change, let step = changedStep(from: transition.before, to: task),
      task.steps[step].isDone
    {
      return "Step \(step + 1) of \(task.steps.count) done: #\(task.number) \(named(task))"
    }
    return "\(verb) #\(task.number) \(named(task))"
  }

  /// The one step that was done or opened again, counted from 0.
  private static func changedStep(from before: TaskItem?, to task: TaskItem) -> Int? {
    guard let before, before.steps.count == task.steps.count else { return nil }
    let changed = task.steps.indices.filter { task.steps[$0].isDone != before.steps[$0].isDone }
    return changed.count == 1 ? changed.first : nil
  }

  /// The title behind its emoji.
  package static func named(_ task: TaskItem) -> String {
    task.emoji.map { "\($0) \(task.title)" } ?? task.title
  }

  private static func verb(_ transition: TaskTransition) -> String {
    switch transition.change {
    case .created: "Added"
    case .completed: "Done"
    case .snoozed: "Snoozed"
    case .skipped: "Skipped"
    case .dropped: "Let go of"
    case .reopened: "Back on the list:"
    case .updated: "Changed"
    case .undone: "Undid \(noun(transition.original)):"
    case .redone: "Redid \(noun(transition.original)):"
    }
  }

  private static func noun(_ change: TaskChange?) -> String {
    switch change {
    case .created?: "adding"
    case .completed?: "completing"
    case .snoozed?: "snoozing"
    case .skipped?: "skipping"
    case .dropped?: "letting go of"
    case .reopened?: "reopening"
    case .updated?: "changing"
    case .undone?, .redone?, nil: "a change to"
    }
  }

  private static func details(
    _ transition: TaskTransition, _ task: TaskItem, _ wording: TimeWording
  ) -> [String] {
    switch transition.change {
    case .created: schedule(task, wording)
    case .snoozed: task.snoozedUntil.map { rest(until: $0, task, wording) } ?? []
    case .updated: changes(from: transition.before, to: task, wording)
    case .reopened: task.due.map { ["due \(wording.due($0))"] } ?? []
    case .undone, .redone: reversed(transition, task, wording)
    case .completed, .skipped, .dropped: []
    }
  }

  /// The deadline, which a snooze does not move: nobody is to learn of it too late, or to think it moved as well.
  private static func rest(until: Date, _ task: TaskItem, _ wording: TimeWording) -> [String] {
    var parts = ["back \(wording.instant(until))"]
    if let due = task.due, due.deadline > wording.now { parts.append("still due \(wording.due(due))") }
    return parts
  }

  /// What stands now that a change was taken back, or made again.
  private static func reversed(
    _ transition: TaskTransition, _ task: TaskItem, _ wording: TimeWording
  ) -> [String] {
    if task.effectiveStatus(at: wording.now) == .snoozed, let until = task.snoozedUntil {
      return ["back \(wording.instant(until))"]
    }
    guard transition.original == .updated, let before = transition.before, transition.after != nil else {
      return []
    }
    let renamed = before.title == task.title ? [] : ["was: \(before.title)"]
    return renamed + changes(from: before, to: task, wording)
  }

  private static func schedule(_ task: TaskItem, _ wording: TimeWording) -> [String] {
    var parts: [String] = []
    if let due = task.due { parts.append(wording.due(due)) }
    if let until = task.snoozedUntil { parts.append("back \(wording.instant(until))") }
    if let rule = task.recurrence.flatMap(RecurrenceRule.init) {
      parts.append(RecurrenceWording.phrase(rule, in: wording))
    }
    if let minutes = task.minutes { parts.append("\(minutes) min") }
    parts += rings(task.reminderMoments, wording)
    if task.priority == .high || task.priority == .critical { parts.append("important") }
    return parts
  }

  private static func rings(_ moments: [Date], _ wording: TimeWording) -> [String] {
    moments.filter { $0 > wording.now }.map { "⏰ \(wording.instant($0))" }
  }

  private static func steps(_ count: Int) -> String {
    switch count {
    case 0: "no steps"
    case 1: "1 step"
    default: "\(count) steps"
    }
  }

  /// What was noted, as far as it fits beside the rest: whether it is what was meant can be seen at once.
  private static func note(_ notes: String?, beside before: String?) -> String {
    guard let notes else { return "note removed" }
    let added = before.flatMap { notes.hasPrefix($0) ? String(notes.dropFirst($0.count)) : nil } ?? notes
    let words = PlainText.singleLine(added)
    guard !words.isBlank else { return "note kept" }
    return "noted: " + (words.count > longestNote ? words.prefix(longestNote - 1).trimmed + "…" : words)
  }

  /// Characters.
  private static let longestNote = 48

  private static func changes(
    from before: TaskItem?, to task: TaskItem, _ wording: TimeWording
  ) -> [String] {
    guard let before else { return [] }
    var parts: [String] = []
    if before.due != task.due { parts.append(task.due.map { "due \(wording.due($0))" } ?? "no date") }
    if before.recurrence != task.recurrence {
      let rule = task.recurrence.flatMap(RecurrenceRule.init)
      parts.append(rule.map { RecurrenceWording.phrase($0, in: wording) } ?? "no longer repeats")
    }
    if before.priority != task.priority {
      parts.append(task.priority.map { "\($0.rawValue) priority" } ?? "no priority")
    }
    if before.minutes != task.minutes { parts.append(task.minutes.map { "\($0) min" } ?? "no estimate") }
    if before.notes != task.notes { parts.append(note(task.notes, beside: before.notes)) }
    if before.reminders != task.reminders {
      let more = task.reminders.filter { !before.reminders.contains($0) }
      let moments = more.compactMap { $0.moment(due: task.due) }.sorted()
      parts += moments.isEmpty ? ["fewer reminders"] : rings(moments, wording)
    }
    if before.pressure != task.pressure { parts.append("\((task.pressure ?? .gentle).rawValue) reminders") }
    if before.steps.count != task.steps.count { parts.append(steps(task.steps.count)) }
    if changedStep(from: before, to: task) != nil, let open = task.openStep {
      parts.append("next: \(task.steps[open].title)")
    }
    if before.draft != task.draft, task.draft != nil { parts.append("draft ready") }
    if before.sortOrder > task.sortOrder { parts.append("now on top") }
    return parts
  }

  // MARK: - What did not fit

  // The link of #3 didn't fit, so it stands whole in the notes.
  /// Nil when everything fitted.
  package static func unfit(_ receipts: [Receipt]) -> String? {
    let all = receipts.filter { !$0.unfit.isEmpty }
    guard let first = all.first, let number = first.task?.number else { return nil }
    var names: [String] = []
    for field in first.unfit where !names.contains(fieldName(field.name)) {
      names.append(fieldName(field.name))
    }
    let more = all.count > 1 ? " (and \(all.count - 1) more like it)" : ""
    guard names != [fieldName("title")] else {
      return "The title of #\(number)\(more) is cut short; `show` has all its words."
    }
    return
      "The \(names.listed("and")) of #\(number)\(more) didn't fit, so I kept \(names.count == 1 ? "it" : "them") whole in the notes."
  }

  private static func fieldName(_ name: String) -> String {
    switch name {
    case "target", "url": "link"
    case "due": "date"
    case "snooze_until": "return time"
    case "recurrence": "rhythm"
    case "minutes": "length"
    case "add_steps": "steps"
    case "title", "replacement", "replaced": "title"
    default: PlainText.singleLine(name)
    }
  }
}
