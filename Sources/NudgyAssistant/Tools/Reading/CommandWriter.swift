import Foundation
import NudgyCore
import NudgyLanguage

/// Writes commands as the calls that a model would make: for a model that reads what was done before it, and for what is kept
/// while a question waits. `CommandReader` reads them back.
struct CommandWriter: Sendable {
  let calendar: ZonedCalendar

  func call(_ asked: AskedCall) -> ToolCall {
    switch asked {
    case .written(let call): call
    case .planned(let call):
      ToolCall(id: call.id, name: call.command.tool.rawValue, arguments: arguments(of: call.command))
    }
  }

  func arguments(of command: ToolCommand) -> JSONValue {
    var members = Members()
    if let target = command.target { members.add("task", TaskReferenceText.text(target)) }
    switch command {
    case .complete, .skip, .drop, .reopen: break
    case .whatsNext(let mood), .setMood(let mood):
      members.add("energy", mood.energy?.rawValue)
      members.add("minutes", mood.minutes)
    case .lookUp(let lookup): write(lookup, &members)
    case .create(let tasks): members.add("items", tasks.map(item))
    case .snooze(_, let until): members.add("until", text(until))
    case .update(_, let edit): write(edit, &members)
    case .breakDown(_, let steps): members.add("steps", steps.map(JSONValue.string))
    case .draft(_, let letter):
      members.add("tone", letter.tone?.rawValue)
      members.add("subject", letter.subject)
      members.add("body", letter.body)
    case .undo(let steps):
      members.add("count", steps.count == 1 ? nil : steps.count)
      if steps.isWholeTurn { members.all.append(.init("whole_turn", true)) }
    case .redo(let count): members.add("count", count == 1 ? nil : count)
    case .remember(let subject, let fact, let category):
      members.add("subject", subject)
      members.add("fact", fact)
      members.add("category", category)
    case .recall(let subject): members.add("subject", subject)
    case .forget(let wish): members.add("subject", wish.subject)
    case .setPersona(let name): members.add("persona", name)
    }
    return .object(members.all)
  }

  private struct Members {
    var all: [JSONValue.Member] = []

    mutating func add(_ name: String, _ text: String?) {
      if let text { all.append(.init(name, .string(text))) }
    }

    mutating func add(_ name: String, _ number: Int?) {
      if let number { all.append(.init(name, .int(number))) }
    }

    mutating func add(_ name: String, _ elements: [JSONValue]) {
      if !elements.isEmpty { all.append(.init(name, .array(elements))) }
    }
  }

  // MARK: - Looking

  private func write(_ lookup: TaskLookup, _ members: inout Members) {
    members.add("query", lookup.subject.map(TaskReferenceText.text))
    members.add("scope", lookup.scope.rawValue)
    if let agenda = lookup.agenda {
      members.all.append(.init("by_day", true))
      members.add("from", agenda.range.first?.description)
      let last = agenda.range.last ?? (agenda.range.first == nil ? nil : .last)
      members.add("to", last?.description)
      members.add("until_task", agenda.endsWith)
    }
    members.add("from", lookup.days?.lowerBound.description)
    members.add("to", lookup.days?.upperBound.description)
    members.add("limit", lookup.limit)
  }

  // MARK: - Tasks

  private func item(_ task: NewTask) -> JSONValue {
    var members = Members()
    members.add("title", task.title)
    members.add("emoji", task.emoji)
    members.add("due", task.due.map(text))
    members.add("snooze_until", task.snoozedUntil.map(text))
    members.add("recurrence", task.recurrence)
    members.add("action", task.action?.rawValue)
    members.add("contact", task.contact)
    members.add("target", task.target)
    members.add("url", task.sourceURL)
    members.add("minutes", task.minutes)
    members.add("priority", task.priority?.rawValue)
    members.add("energy", task.energy?.rawValue)
    members.add("category", task.category?.rawValue)
    members.add("pressure", task.pressure?.rawValue)
    members.add("remind", task.reminders.isEmpty ? nil : task.reminders.map(text).joined(separator: " and "))
    members.add("notes", task.notes)
    members.add("source_text", task.sourceText)
    return .object(members.all)
  }

  private func write(_ edit: TaskEdit, _ members: inout Members) {
    let patch = edit.patch
    members.add("title", patch.title)
    members.add("replacement", edit.replacement?.words)
    members.add("replaced", edit.replacement?.replaced)
    members.add("emoji", patch.emoji?.value)
    members.add("due", patch.due?.value.map(text))
    members.add("recurrence", patch.recurrence?.value)
    members.add("action", patch.action?.value?.rawValue)
    members.add("contact", patch.contact?.value)
    members.add("target", patch.target?.value)
    members.add("minutes", patch.minutes?.value)
    members.add("priority", patch.priority?.value?.rawValue)
    members.add("energy", patch.energy?.value?.rawValue)
    members.add("category", patch.category?.value?.rawValue)
    members.add("pressure", patch.pressure?.value?.rawValue)
    members.add("remind", edit.reminder)
    members.add("notes", edit.note)
    members.add("add_steps", edit.steps.map(JSONValue.string))
    if patch.movesToTop { members.all.append(.init("move_to_top", true)) }
    members.add("clear", cleared(patch).map(JSONValue.string))
  }

  private func cleared(_ patch: TaskPatch) -> [String] {
    [
      patch.due == .clear ? "due" : nil, patch.recurrence == .clear ? "recurrence" : nil,
      patch.notes == .clear ? "notes" : nil, patch.priority == .clear ? "priority" : nil,
      patch.minutes == .clear ? "minutes" : nil,
    ].compactMap(\.self)
  }

  // MARK: - Times

  private func text(_ instant: Date) -> String { InstantFormat.string(instant, in: calendar) }

  private func text(_ due: DueDate) -> String {
    due.isAllDay ? calendar.day(of: due.instant).description : text(due.instant)
  }

  private func text(_ reminder: Reminder) -> String {
    switch reminder {
    case .at(let instant): text(instant)
    case .before(let seconds): "\(seconds / 60) minutes before"
    }
  }

  /// Nil where nobody said one.
  private func text(_ until: ReturnTime) -> String? {
    switch until {
    case .at(let instant): text(instant)
    case .later: "later"
    case .impossible(_, let said): said
    case .unsaid: nil
    }
  }
}
