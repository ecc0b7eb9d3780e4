import NudgyCore
import NudgyLanguage

// The fields of a new task and of a change.
extension CommandReader {
  func newTasks(_ items: [JSONValue]) throws(NudgyError) -> [NewTask] {
    var tasks: [NewTask] = []
    for item in items { tasks.append(try newTask(item)) }
    return tasks
  }

  private func newTask(_ item: JSONValue) throws(NudgyError) -> NewTask {
    var task = NewTask(title: PlainText.singleLine(item["title"]?.stringValue ?? ""))
    task.emoji = line(item["emoji"])
    task.notes = item["notes"]?.stringValue.map(PlainText.multiLine)
    task.sourceText = item["source_text"]?.stringValue.map(PlainText.multiLine)
    task.sourceURL = line(item["url"])
    task.recurrence = rule(item["recurrence"])
    task.action = choice(item["action"])
    task.contact = line(item["contact"])
    task.target = line(item["target"])
    task.minutes = item["minutes"]?.intValue
    task.priority = choice(item["priority"])
    task.energy = choice(item["energy"])
    task.category = choice(item["category"])
    task.pressure = choice(item["pressure"])
    if let due = item["due"]?.stringValue { task.due = try times.due(due) }
    // A return time that has passed while its question waited is none; the task then simply is there.
    task.snoozedUntil = item["snooze_until"]?.stringValue.flatMap { try? times.returnTime($0) }
    if let words = item["remind"]?.stringValue {
      task.reminders = ReminderTimes(times.context).reminders(in: words, due: task.due)
    }
    return task
  }

  func edit(_ arguments: JSONValue) throws(NudgyError) -> TaskEdit {
    var edit = TaskEdit()
    edit.patch.title = line(arguments["title"])
    edit.replacement = line(arguments["replacement"]).map {
      TaskEdit.Replacement(words: $0, replaced: line(arguments["replaced"]))
    }
    edit.patch.emoji = line(arguments["emoji"]).map(FieldChange.set)
    if let due = arguments["due"]?.stringValue { edit.patch.due = .set(try times.due(due)) }
    edit.patch.recurrence = rule(arguments["recurrence"]).map(FieldChange.set)
    edit.patch.action = choice(arguments["action"]).map(FieldChange.set)
    edit.patch.contact = line(arguments["contact"]).map(FieldChange.set)
    edit.patch.target = line(arguments["target"]).map(FieldChange.set)
    edit.patch.minutes = arguments["minutes"]?.intValue.map(FieldChange.set)
    edit.patch.priority = choice(arguments["priority"]).map(FieldChange.set)
    edit.patch.energy = choice(arguments["energy"]).map(FieldChange.set)
    edit.patch.category = choice(arguments["category"]).map(FieldChange.set)
    edit.patch.pressure = choice(arguments["pressure"]).map(FieldChange.set)
    edit.patch.movesToTop = arguments["move_to_top"]?.boolValue ?? false
    edit.note = arguments["notes"]?.stringValue.map(PlainText.multiLine)
    edit.reminder = arguments["remind"]?.stringValue
    edit.steps = arguments["add_steps"]?.arrayValue?.compactMap { line($0) } ?? []
    for field in arguments["clear"]?.arrayValue ?? [] { clear(field.stringValue, in: &edit.patch) }
    return edit
  }

  private func clear(_ field: String?, in patch: inout TaskPatch) {
    switch field {
    case "due": patch.due = .clear
    case "recurrence": patch.recurrence = .clear
    case "notes": patch.notes = .clear
    case "priority": patch.priority = .clear
    case "minutes": patch.minutes = .clear
    default: break
    }
  }

  private func rule(_ value: JSONValue?) -> String? {
    value?.stringValue.flatMap(times.recurrence)?.description
  }
}
