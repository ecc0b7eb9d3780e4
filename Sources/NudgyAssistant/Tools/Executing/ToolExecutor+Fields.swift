import Foundation
import NudgyCore
import NudgyLanguage

// Creating tasks and changing their fields.
extension ToolExecutor {
  func create(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let wished = NewTaskWish(arguments["items"]?.arrayValue ?? [], in: scope)
    let items = wished.wanted
    var new: [NewTask] = []
    for item in items + wished.unasked { new.append(try newTask(item, scope)) }
    new.removeLast(wished.unasked.count)
    if let problem = wished.problem(from: scope.origin) { return .failed(problem) }
    if !wished.unasked.isEmpty {
      scope.oversteps = true
      let outcome = hold([HeldCall.adding(wished.unasked)], because: .unasked, in: &scope)
      if items.isEmpty || outcome != .held { return outcome }
    }
    let wish = ChangeWish(tool: .createTasks, newTasks: items.count)
    if let outcome = try await gate(wish, in: &scope, held: { [HeldCall.adding(items)] }) { return outcome }
    scope.asides.similar = await similar(to: new, scope)
    let receipts = try await make(new, in: &scope)
    scope.limits.noteMade(receipts.compactMap(\.task))
    // After a dump, "the second one" is the second task of it.
    let made = receipts.compactMap(\.task)
    if made.count > 1 { scope.list(made) } else { scope.mention(made) }
    return .changed(receipts, clearsBoard: false)
  }

  private func newTask(_ item: JSONValue, _ scope: TurnScope) throws(NudgyError) -> NewTask {
    let title = PlainText.singleLine(item["title"]?.stringValue ?? "")
    guard !title.isEmpty else { throw .emptyInput }
    var task = NewTask(title: title, source: scope.source)
    task.emoji = line(item["emoji"])
    task.notes = item["notes"]?.stringValue.map(PlainText.multiLine)
    task.sourceText = item["source_text"]?.stringValue.map(PlainText.multiLine)
    task.sourceURL = line(item["url"])
    task.recurrence = rule(item["recurrence"], scope)
    task.action = choice(item["action"])
    task.contact = line(item["contact"])
    task.target = line(item["target"])
    task.minutes = item["minutes"]?.intValue
    task.priority = choice(item["priority"])
    task.energy = choice(item["energy"])
    task.category = choice(item["category"])
    task.pressure = choice(item["pressure"])
    if let due = item["due"]?.stringValue { task.due = try times(scope).due(due) }
    if let until = item["snooze_until"]?.stringValue {
      task.snoozedUntil = try times(scope).returnTime(until)
    }
    if let words = item["remind"]?.stringValue {
      task.reminders = ReminderTimes(times(scope).context).reminders(in: words, due: task.due)
    }
    return task
  }

  func changeFields(
    _ tool: ToolName, _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let found: [TaskItem]
    switch try await targets(tool, call, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    var commands: [TaskCommand] = []
    if tool == .updateTask {
      var patches: [(task: TaskItem, patch: TaskPatch)] = []
      for task in found { patches.append((task, try patch(task, call.arguments, scope))) }
      // Nothing is told to have changed that stays as it is.
      if let first = patches.first, patches.allSatisfy({ $0.patch.applied(to: $0.task) == $0.task }) {
        return .failed(.refused(.alreadySo(number: first.task.number)))
      }
      commands = patches.map { .update(number: $0.task.number, $0.patch) }
    }
    let kind = heldKind(tool, commands, scope)
    let wish = ChangeWish(tool: tool, tasks: found, isSweeping: found.count > 1 && isSweeping(call))
    if let outcome = try await gate(wish, in: &scope, held: { [call.held(kind, found)] }) { return outcome }
    switch tool {
    case .breakDownTask: return try await breakDown(found, call.arguments, in: &scope)
    case .draftMessage: return try await draft(found, call.arguments, in: &scope)
    default: return .changed(try await apply(commands, in: &scope), clearsBoard: false)
    }
  }

  private func heldKind(_ tool: ToolName, _ commands: [TaskCommand], _ scope: TurnScope) -> HeldCall.Kind {
    switch (tool, commands.first) {
    case (.breakDownTask, _): .breakDown
    case (.draftMessage, _): .draft
    case (_, .update(_, let patch)?):
      patch.title.map { .rename(to: $0) } ?? moved(commands, scope).map(HeldCall.Kind.move) ?? .change
    default: .change
    }
  }

  /// When all of them become due; of several hours of one day, the day.
  private func moved(_ commands: [TaskCommand], _ scope: TurnScope) -> String? {
    let dues = commands.map { command -> DueDate? in
      guard case .update(_, let patch) = command else { return nil }
      return newDay(patch)
    }
    guard let first = dues.first.flatMap(\.self) else { return nil }
    guard dues.contains(where: { $0 != first }) else { return wording(scope).due(first) }
    let days = Set(dues.map { due in due.map { calendar.day(of: $0.instant) } })
    return days.count == 1 ? wording(scope).day(calendar.day(of: first.instant)) : nil
  }

  /// When a patch that does nothing else makes a task due.
  private func newDay(_ patch: TaskPatch) -> DueDate? {
    guard case .set(let due)? = patch.due else { return nil }
    var moved = TaskPatch()
    moved.due = patch.due
    return patch == moved ? due : nil
  }

  private func patch(
    _ task: TaskItem, _ arguments: JSONValue, _ scope: TurnScope
  ) throws(NudgyError) -> TaskPatch {
    var patch = TaskPatch()
    for field in ["title", "replacement"] { try refuseTime(line(arguments[field]), scope) }
    if let title = line(arguments["title"]) { patch.title = title }
    if let words = line(arguments["replacement"]) {
      patch.title = TitleReplacement.apply(words, to: task.title, insteadOf: line(arguments["replaced"]))
    }
    if let emoji = line(arguments["emoji"]) { patch.emoji = .set(emoji) }
    if let due = arguments["due"]?.stringValue { patch.due = .set(try redated(task, due, scope)) }
    if let rule = rule(arguments["recurrence"], scope) { patch.recurrence = .set(rule) }
    if let action: TaskAction = choice(arguments["action"]) { patch.action = .set(action) }
    if let contact = line(arguments["contact"]) { patch.contact = .set(contact) }
    if let target = line(arguments["target"]) { patch.target = .set(target) }
    if let minutes = arguments["minutes"]?.intValue { patch.minutes = .set(minutes) }
    if let priority: TaskPriority = choice(arguments["priority"]) { patch.priority = .set(priority) }
    if let energy: EnergyLevel = choice(arguments["energy"]) { patch.energy = .set(energy) }
    if let category: TaskCategory = choice(arguments["category"]) { patch.category = .set(category) }
    if let pressure: TaskPressure = choice(arguments["pressure"]) { patch.pressure = .set(pressure) }
    if let words = arguments["remind"]?.stringValue {
      let due = patch.due.map(\.value) ?? task.due
      let more = ReminderTimes(times(scope).context).reminders(in: words, due: due)
      guard !more.isEmpty else { throw .timeNotUnderstood(words) }
      patch.reminders = task.reminders.filter { !more.contains($0) } + more
    }
    if let note = arguments["notes"]?.stringValue { patch.notes = .set(joined(task.notes, note)) }
    if let title = patch.title { follow(title, of: task, in: scope, &patch) }
    patch.movesToTop = arguments["move_to_top"]?.boolValue ?? false
    for field in arguments["clear"]?.arrayValue ?? [] { clear(field.stringValue, in: &patch) }
    return patch
  }

  /// A date that cannot be was meant as a date, never as a name.
  private func refuseTime(_ title: String?, _ scope: TurnScope) throws(NudgyError) {
    guard let title, let time = WhenParser(times(scope).context).noSuchTime(title) else { return }
    throw .noSuchTime(time)
  }

  /// What was read off the old words follows the new ones: dog food made cat food is no 🐶 any more.
  private func follow(
    _ title: String, of task: TaskItem, in scope: TurnScope, _ patch: inout TaskPatch
  ) {
    let reader = Understander(times(scope).context)
    guard let old = reader.capture(task.title), let new = reader.capture(title) else { return }
    func change<Value: Sendable & Equatable>(
      _ given: FieldChange<Value>?, _ held: Value?, _ old: Value?, _ new: Value?
    ) -> FieldChange<Value>? {
      guard given == nil, held == old, new != old else { return given }
      return new.map(FieldChange.set) ?? .clear
    }
    patch.emoji = change(patch.emoji, task.emoji, old.emoji, new.emoji)
    patch.action = change(patch.action, task.action, old.action, new.action)
    patch.contact = change(patch.contact, task.contact, old.contact, new.contact)
  }

  /// A new day keeps the time that was said before: "no, thursday" moves 3 PM to Thursday 3 PM.
  private func redated(_ task: TaskItem, _ text: String, _ scope: TurnScope) throws(NudgyError) -> DueDate {
    let due = try times(scope).due(text)
    guard due.isAllDay, let before = task.due, !before.isAllDay else { return due }
    let time = calendar.civil(at: before.instant).time
    return .instant(calendar.instant(calendar.day(of: due.instant), time), in: calendar)
  }

  private func joined(_ notes: String?, _ note: String) -> String {
    let note = PlainText.multiLine(note)
    return notes.map { "\($0)\n\(note)" } ?? note
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

  // MARK: - Reading fields

  private func line(_ value: JSONValue?) -> String? {
    guard let text = value?.stringValue.map(PlainText.singleLine), !text.isEmpty else { return nil }
    return text
  }

  private func rule(_ value: JSONValue?, _ scope: TurnScope) -> String? {
    value?.stringValue.flatMap(times(scope).recurrence)?.description
  }

  private func choice<Value: RawRepresentable<String>>(_ value: JSONValue?) -> Value? {
    value?.stringValue.flatMap(Value.init(rawValue:))
  }

  // MARK: - Steps and drafts

  private func breakDown(
    _ found: [TaskItem], _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    guard let task = found.first else { throw .noCurrentTask }
    let given = arguments["steps"]?.arrayValue?.compactMap { line($0) } ?? []
    let steps = given.isEmpty ? StepPlanner.steps(for: task) : given
    var patch = TaskPatch()
    patch.steps = steps.map { TaskStep(title: $0) }
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .brokenDown(receipt)
  }

  /// A draft is good for a day: asked for again without other words, it is shown as it is.
  private static let draftLife: TimeInterval = 24 * 3600

  private func keptDraft(_ task: TaskItem, _ arguments: JSONValue, at now: Date) -> MessageDraft? {
    guard let draft = task.draft, arguments["tone"] == nil else { return nil }
    return (0..<ToolExecutor.draftLife).contains(now.timeIntervalSince(draft.generatedAt)) ? draft : nil
  }

  private func draft(
    _ found: [TaskItem], _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    guard let task = found.first else { throw .noCurrentTask }
    let name = try await memory.preferences().name
    let written = DraftTemplates.draft(
      subject: line(arguments["subject"]), body: arguments["body"]?.stringValue ?? "", for: task,
      signedBy: name, at: scope.now)
    if written == nil, let kept = keptDraft(task, arguments, at: scope.now) {
      scope.touch(task)
      return .draftKept(kept)
    }
    let person = try await memory.fact(about: task.contact ?? task.title)
    let draft =
      written
      ?? DraftTemplates.draft(
        for: task, contactName: person?.text, signedBy: name, tone: choice(arguments["tone"]), at: scope.now)
    var patch = TaskPatch()
    patch.draft = .set(draft)
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .drafted(receipt, draft)
  }
}

extension HeldCall {
  fileprivate static func adding(_ items: [JSONValue]) -> HeldCall {
    HeldCall(
      .add, items.map { PlainText.singleLine($0["title"]?.stringValue ?? "") },
      tool: ToolName.createTasks.rawValue, arguments: ["items": .array(items)])
  }
}
