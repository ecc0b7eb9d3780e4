import Foundation
import NudgyCore
import NudgyLanguage

// Creating tasks and changing their fields.
extension ToolExecutor {
  func create(_ tasks: [NewTask], in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    guard tasks.allSatisfy({ !$0.title.isEmpty }) else { throw .emptyInput }
    let wished = NewTaskWish(tasks, in: scope)
    if let problem = wished.problem(from: scope.origin) { return .failed(problem) }
    if !wished.unasked.isEmpty {
      scope.oversteps = true
      let outcome = hold([adding(wished.unasked)], because: .unasked, in: &scope)
      if wished.wanted.isEmpty || outcome != .held { return outcome }
    }
    let wish = ChangeWish(tool: .createTasks, newTasks: wished.wanted.count)
    if let outcome = try await gate(wish, in: &scope, held: { [adding(wished.wanted)] }) { return outcome }
    let fitted = wished.wanted.map { FieldLimit.fit($0, calendar) }
    var new = fitted.map(\.task)
    for index in new.indices { new[index].source = scope.source }
    scope.asides.similar = await similar(to: new, scope)
    var receipts = try await make(new, in: &scope)
    // A link that was there already has no receipt.
    for one in fitted where !one.unfit.isEmpty {
      let made = receipts.firstIndex { $0.task?.title == one.task.title && $0.unfit.isEmpty }
      if let made { receipts[made].unfit = one.unfit }
    }
    scope.limits.noteMade(receipts.compactMap(\.task))
    // After a dump, "the second one" is the second task of it.
    let made = receipts.compactMap(\.task)
    if made.count > 1 { scope.list(made) } else { scope.mention(made) }
    return .changed(receipts, clearsBoard: false)
  }

  func update(
    _ target: TaskTarget, _ edit: TaskEdit, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let command = ToolCommand.update(target, edit)
    let found: [TaskItem]
    switch try await targets(command, target, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    let (edit, unfit) = FieldLimit.fit(edit)
    var patches: [(task: TaskItem, patch: TaskPatch)] = []
    for task in found { patches.append((task, try patch(task, edit, scope))) }
    // Nothing is told to have changed that stays as it is.
    if let first = patches.first, patches.allSatisfy({ $0.patch.applied(to: $0.task) == $0.task }) {
      return .failed(.refused(.alreadySo(number: first.task.number)))
    }
    let commands = patches.map { TaskCommand.update(number: $0.task.number, $0.patch) }
    let kind = heldKind(changing: commands, scope)
    if let outcome = try await gate(command, found, kind, in: &scope) { return outcome }
    var receipts = try await apply(commands, in: &scope)
    for index in receipts.indices { receipts[index].unfit += unfit }
    return .changed(receipts, clearsBoard: false)
  }

  private func heldKind(changing commands: [TaskCommand], _ scope: TurnScope) -> HeldCall.Kind {
    guard case .update(_, let patch)? = commands.first else { return .change }
    return patch.title.map { .rename(to: $0) } ?? moved(commands, scope).map(HeldCall.Kind.move) ?? .change
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

  private func patch(_ task: TaskItem, _ edit: TaskEdit, _ scope: TurnScope) throws(NudgyError) -> TaskPatch {
    var patch = edit.patch
    for title in [patch.title, edit.replacement?.words] { try refuseTime(title, scope) }
    if let new = edit.replacement {
      patch.title = TitleReplacement.apply(new.words, to: task.title, insteadOf: new.replaced)
    }
    if case .set(let due)? = patch.due { patch.due = .set(try redated(task, due, scope)) }
    if let words = edit.reminder {
      let due = patch.due.map(\.value) ?? task.due
      let more = ReminderTimes(times(scope).context).reminders(in: words, due: due)
      guard !more.isEmpty else { throw .timeNotUnderstood(words) }
      patch.reminders = task.reminders.filter { !more.contains($0) } + more
    }
    if !edit.steps.isEmpty { patch.steps = task.steps + edit.steps.map(FieldLimit.step) }
    if let note = edit.note {
      let before = patch.notes == .clear ? nil : task.notes
      patch.notes = .set(before.map { "\($0)\n\(note)" } ?? note)
    }
    if let title = patch.title { follow(title, of: task, in: scope, &patch) }
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
  private func redated(_ task: TaskItem, _ due: DueDate, _ scope: TurnScope) throws(NudgyError) -> DueDate {
    guard calendar.shows(due.instant) else {
      throw .noSuchTime(.beyondCalendar(InstantFormat.string(due.instant, in: calendar)))
    }
    guard due.isAllDay, let before = task.due, !before.isAllDay else { return due }
    let time = calendar.civil(at: before.instant).time
    return .instant(calendar.instant(calendar.day(of: due.instant), time), in: calendar)
  }

  // MARK: - Steps and drafts

  func breakDown(
    _ target: TaskTarget, _ given: [String], in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let command = ToolCommand.breakDown(target, steps: given)
    let found: [TaskItem]
    switch try await targets(command, target, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    if let outcome = try await gate(command, found, .breakDown, in: &scope) { return outcome }
    guard let task = found.first else { throw .noCurrentTask }
    let steps = given.isEmpty ? StepPlanner.steps(for: task) : given
    var patch = TaskPatch()
    patch.steps = steps.map(FieldLimit.step)
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .brokenDown(receipt)
  }

  /// A draft is good for a day: asked for again without other words, it is shown as it is.
  private static let draftLife: TimeInterval = 24 * 3600

  private func keptDraft(_ task: TaskItem, _ letter: LetterWish, at now: Date) -> MessageDraft? {
    guard let draft = task.draft, letter.tone == nil else { return nil }
    return (0..<ToolExecutor.draftLife).contains(now.timeIntervalSince(draft.generatedAt)) ? draft : nil
  }

  func draft(
    _ target: TaskTarget, _ letter: LetterWish, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let command = ToolCommand.draft(target, letter)
    let found: [TaskItem]
    switch try await targets(command, target, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    if let outcome = try await gate(command, found, .draft, in: &scope) { return outcome }
    guard let task = found.first else { throw .noCurrentTask }
    let name = try await memory.preferences().name
    let written = DraftTemplates.draft(
      subject: letter.subject, body: letter.body ?? "", for: task, signedBy: letter.isOwn ? nil : name,
      at: scope.now)
    if written == nil, let kept = keptDraft(task, letter, at: scope.now) {
      scope.touch(task)
      return .draftKept(kept)
    }
    let person = try await memory.fact(about: task.contact ?? task.title)
    let draft =
      written
      ?? DraftTemplates.draft(
        for: task, contactName: person?.text, signedBy: name, tone: letter.tone, at: scope.now)
    var patch = TaskPatch()
    patch.draft = .set(draft)
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .drafted(receipt, draft)
  }

  private func adding(_ tasks: [NewTask]) -> HeldCall {
    held(.create(tasks), .add, tasks.map(\.title))
  }
}
