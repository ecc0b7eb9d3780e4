import Foundation
import NudgyCore
import NudgyLanguage

// Completing, skipping, dropping, reopening and snoozing: changes of where a task stands.
extension ToolExecutor {
  func changeStatus(
    _ command: ToolCommand, of target: TaskTarget, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let found: [TaskItem]
    switch try await targets(command, target, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    if case .snooze(_, .unsaid) = command {
      guard try await mayAsk(about: found, command.tool, scope) else {
        return .failed(scope.origin == .pasted ? .notFromData : .notSaid)
      }
      return .asked(askWhen(command, found, in: &scope))
    }
    var commands: [TaskCommand] = []
    for task in found { commands.append(try self.command(command, task, scope)) }
    if let outcome = try await gate(command, found, heldKind(commands, scope), in: &scope) { return outcome }
    let receipts = try await apply(commands, in: &scope)
    if command.tool == .snoozeTask { scope.snoozed.formUnion(found.map(\.number)) }
    return .changed(
      receipts, clearsBoard: command.tool == .completeTask ? try await isBoardClear(scope) : false)
  }

  private func command(
    _ command: ToolCommand, _ task: TaskItem, _ scope: TurnScope
  ) throws(NudgyError) -> TaskCommand {
    switch command {
    case .complete:
      let next = Recurrence(calendar: calendar).next(after: task, completedAt: scope.now)
      return .complete(number: task.number, next: next)
    case .skip: return .skip(number: task.number)
    case .drop: return .drop(number: task.number)
    case .snooze(_, let until): return .snooze(number: task.number, until: try instant(until, task, scope))
    case .reopen: return .reopen(number: task.number)
    default: throw .bug(command.tool.rawValue)
    }
  }

  private func instant(
    _ until: ReturnTime, _ task: TaskItem, _ scope: TurnScope
  ) throws(NudgyError) -> Date {
    switch until {
    case .at(let instant):
      guard instant > scope.now else { throw .snoozeInPast(instant) }
      return instant
    case .later:
      let choices = SnoozeTimes(context: times(scope).context).choices
      return choices.inTime(for: task.due, choices.later)
    case .unsaid: throw .timeNotUnderstood("")
    case .impossible(let error, _): throw error
    }
  }

  private func heldKind(_ commands: [TaskCommand], _ scope: TurnScope) -> HeldCall.Kind {
    switch commands.first {
    case .complete?: .complete
    case .skip?: .skip
    case .drop?: .drop
    case .reopen?: .reopen
    case .snooze(_, let until)?: .snooze(until: wording(scope).instant(until))
    default: .change
    }
  }

  private func isBoardClear(_ scope: TurnScope) async throws(NudgyError) -> Bool {
    let today = NextQuery(now: scope.now, calendar: calendar).today
    return try await tasks.counts(now: scope.now, today: today).upNext == 0
  }

  // MARK: - Whom it is about

  enum Targets {
    case found([TaskItem])
    /// The outcome of the call: a question, or why it is not run.
    case instead(ToolOutcome)
  }

  /// Whether a question may be asked that a change follows: the user's words have to speak of one of the tasks.
  private func mayAsk(
    about tasks: [TaskItem], _ tool: ToolName, _ scope: TurnScope
  ) async throws(NudgyError) -> Bool {
    guard scope.origin != .pasted else { return false }
    guard scope.authority == .model else { return true }
    for task in tasks {
      if try await isSpokenOf(ChangeWish(tool: tool, tasks: [task]), scope) { return true }
    }
    return false
  }

  func targets(
    _ command: ToolCommand, _ target: TaskTarget, in scope: inout TurnScope
  ) async throws(NudgyError) -> Targets {
    let isLenient = scope.authority == .model
    let finding = try await resolver.find(target, for: purpose(command.tool), in: scope, isLenient: isLenient)
    for missed in finding.missed where isLenient {
      let nearest = await nearest(to: missed, scope)
      scope.asides.missed.append(CallAsides.MissedTask(reference: missed, nearest: nearest))
    }
    switch finding.resolution {
    case .tasks(let found) where !found.isEmpty: return .found(found)
    case .ambiguous(let candidates):
      guard try await mayAsk(about: candidates, command.tool, scope) else {
        return .instead(.failed(scope.origin == .pasted ? .notFromData : .notSaid))
      }
      return .instead(.asked(askWhich(command, target, candidates, in: &scope)))
    case .tasks, .none: return try await withoutMatch(command, target, in: &scope)
    }
  }

  func purpose(_ tool: ToolName) -> TaskResolver.Purpose {
    switch tool {
    case .completeTask, .skipTask: .current
    case .reopenTask: .closed
    default: .open
    }
  }

  /// Nothing fits: a bare "done" without a card means the only task there is, or asks; words that fit a task
  /// already done say so.
  private func withoutMatch(
    _ command: ToolCommand, _ target: TaskTarget, in scope: inout TurnScope
  ) async throws(NudgyError) -> Targets {
    switch target.reference {
    case .current: return try await onlyOne(command, target, in: &scope)
    case .words where command.tool != .reopenTask:
      guard case .tasks(let closed) = try await resolver.resolve(target, for: .closed, in: scope),
        let task = closed.first
      else { throw .noSuchTask(reference: target.said) }
      throw .taskUnchanged(number: task.number, status: task.status)
    // Scopes have names that only the tools know, and days are written for them.
    case .allExcept: throw .noSuchTask(reference: target.reference.description)
    case .due(let days): throw .noSuchTask(reference: wording(scope).days(days))
    default: throw .noSuchTask(reference: target.said)
    }
  }

  /// "Done", with nothing on the table: the only task there is, or a question.
  private func onlyOne(
    _ command: ToolCommand, _ target: TaskTarget, in scope: inout TurnScope
  ) async throws(NudgyError) -> Targets {
    let query = TaskListQuery(
      .upNext, now: scope.now, calendar: calendar, limit: PendingQuestion.shownChoices)
    let candidates = try await tasks.tasks(query)
    guard let only = candidates.first else { throw .noCurrentTask }
    guard try await mayAsk(about: candidates, command.tool, scope) else {
      return .instead(.failed(scope.origin == .pasted ? .notFromData : .notSaid))
    }
    guard candidates.count > 1 else {
      // The card was just dealt with: another bare "done" may not be about the one task left.
      if scope.state.card == nil, scope.state.focus == nil { return .found(candidates) }
      return .instead(
        .asked(
          pose(
            .confirm, command, [only], choices: AssistantWording.yesOrNo,
            text: AssistantWording.doYouMean(only.title), in: &scope)))
    }
    return .instead(.asked(askWhich(command, target, candidates, in: &scope)))
  }

  // MARK: - Questions

  private func askWhich(
    _ command: ToolCommand, _ target: TaskTarget, _ candidates: [TaskItem], in scope: inout TurnScope
  ) -> Question {
    let choices = candidates.map { "#\($0.number) \(ReceiptWording.named($0))" }
    return pose(
      .which, command, candidates, choices: choices, text: AssistantWording.whichOne(target.said), in: &scope)
  }

  private func askWhen(_ command: ToolCommand, _ found: [TaskItem], in scope: inout TurnScope) -> Question {
    let wording = wording(scope)
    let offers = SnoozeTimes(context: times(scope).context).choices.offers
    return pose(
      .when, command, found, choices: offers.map(wording.instant),
      values: offers.map { InstantFormat.string($0, in: calendar) },
      text: AssistantWording.snoozeUntilWhen(found.first?.title), in: &scope)
  }

  func pose(
    _ kind: PendingQuestion.Kind, _ command: ToolCommand, _ found: [TaskItem], choices: [String],
    values: [String] = [], text: String, in scope: inout TurnScope
  ) -> Question {
    let kept = kind == .which ? Array(found.prefix(PendingQuestion.keptChoices)) : found
    let pending = PendingQuestion(
      kind, command, writer, numbers: kept.map(\.number), choices: choices, values: values, text: text)
    scope.state.questions.append(pending)
    scope.list(kept)
    return pending.question
  }
}
