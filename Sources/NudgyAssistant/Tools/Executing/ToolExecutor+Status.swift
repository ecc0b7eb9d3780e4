import Foundation
import NudgyCore
import NudgyLanguage

// Completing, skipping, dropping, reopening and snoozing: changes of where a task stands.
extension ToolExecutor {
  func changeStatus(
    _ tool: ToolName, _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let found: [TaskItem]
    switch try await targets(tool, call, in: &scope) {
    case .found(let tasks): found = tasks
    case .instead(let outcome): return outcome
    }
    let wish = ChangeWish(tool: tool, tasks: found, isSweeping: found.count > 1 && isSweeping(call))
    if tool == .snoozeTask, call.arguments["until"]?.stringValue == SnoozeArgument.unknown,
      try await mayAsk(about: wish, scope)
    {
      return .asked(askWhen(call, found, in: &scope))
    }
    var commands: [TaskCommand] = []
    for task in found { commands.append(try command(tool, task, call, scope)) }
    let kind = heldKind(commands, scope)
    if let outcome = try await gate(wish, in: &scope, held: { [call.held(kind, found)] }) { return outcome }
    let receipts = try await apply(commands, in: &scope)
    if tool == .snoozeTask { scope.snoozed.formUnion(found.map(\.number)) }
    return .changed(receipts, clearsBoard: tool == .completeTask ? try await isBoardClear(scope) : false)
  }

  func isSweeping(_ call: ToolCall) -> Bool {
    let text = call.arguments["task"]?.stringValue ?? ""
    return ([text] + TaskReferenceText.parts(of: text)).contains { part in
      switch TaskReferenceText.reference(from: part) {
      case .all, .allExcept, .those, .due: true
      default: false
      }
    }
  }

  private func command(
    _ tool: ToolName, _ task: TaskItem, _ call: ToolCall, _ scope: TurnScope
  ) throws(NudgyError) -> TaskCommand {
    switch tool {
    case .completeTask:
      let next = Recurrence(calendar: calendar).next(after: task, completedAt: scope.now)
      return .complete(number: task.number, next: next)
    case .skipTask: return .skip(number: task.number)
    case .dropTask: return .drop(number: task.number)
    case .reopenTask: return .reopen(number: task.number)
    default:
      let until = call.arguments["until"]?.stringValue ?? ""
      let instant = try times(scope).returnTime(until)
      guard SnoozeTimes.isVague(until) else { return .snooze(number: task.number, until: instant) }
      let early = SnoozeTimes(context: times(scope).context).choices.inTime(for: task.due, instant)
      return .snooze(number: task.number, until: early)
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
  private func mayAsk(about wish: ChangeWish, _ scope: TurnScope) async throws(NudgyError) -> Bool {
    guard scope.origin != .pasted else { return false }
    guard scope.authority == .model else { return true }
    for task in wish.tasks {
      if try await isSpokenOf(ChangeWish(tool: wish.tool, tasks: [task]), scope) { return true }
    }
    return false
  }

  func targets(
    _ tool: ToolName, _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> Targets {
    let text = call.arguments["task"]?.stringValue ?? ""
    let reference = TaskReferenceText.reference(from: text)
    let isLenient = scope.authority == .model
    let finding = try await resolver.find(text, for: purpose(tool), in: scope, isLenient: isLenient)
    for missed in finding.missed where isLenient {
      let nearest = await nearest(to: missed, scope)
      scope.asides.missed.append(CallAsides.MissedTask(reference: missed, nearest: nearest))
    }
    switch finding.resolution {
    case .tasks(let found) where !found.isEmpty: return .found(found)
    case .ambiguous(let candidates):
      guard try await mayAsk(about: ChangeWish(tool: tool, tasks: candidates), scope) else {
        return .instead(.failed(scope.origin == .pasted ? .notFromData : .notSaid))
      }
      return .instead(.asked(askWhich(tool, call, text, candidates, in: &scope)))
    case .tasks, .none: return try await withoutMatch(tool, call, reference, text, in: &scope)
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
    _ tool: ToolName, _ call: ToolCall, _ reference: TaskReference, _ text: String, in scope: inout TurnScope
  ) async throws(NudgyError) -> Targets {
    if case .current = reference {
      let query = TaskListQuery(
        .upNext, now: scope.now, calendar: calendar, limit: PendingQuestion.shownChoices)
      let candidates = try await tasks.tasks(query)
      guard let only = candidates.first else { throw .noCurrentTask }
      guard try await mayAsk(about: ChangeWish(tool: tool, tasks: candidates), scope) else {
        return .instead(.failed(scope.origin == .pasted ? .notFromData : .notSaid))
      }
      guard candidates.count > 1 else {
        // The card was just dealt with: another bare "done" may not be about the one task left.
        if scope.state.card == nil, scope.state.focus == nil { return .found(candidates) }
        return .instead(
          .asked(
            pose(
              .confirm, call, [only], choices: AssistantWording.yesOrNo,
              text: AssistantWording.doYouMean(only.title), in: &scope)))
      }
      return .instead(.asked(askWhich(tool, call, text, candidates, in: &scope)))
    }
    if case .words(let words) = reference, tool != .reopenTask,
      case .tasks(let closed) = try await resolver.resolve(.words(words), for: .closed, in: scope),
      let task = closed.first
    {
      throw .taskUnchanged(number: task.number, status: task.status)
    }
    // Scopes have names that only the tools know, and days are written for them.
    switch reference {
    case .allExcept: throw .noSuchTask(reference: reference.description)
    case .due(let days): throw .noSuchTask(reference: wording(scope).days(days))
    default: break
    }
    throw .noSuchTask(reference: text)
  }

  // MARK: - Questions

  private func askWhich(
    _ tool: ToolName, _ call: ToolCall, _ text: String, _ candidates: [TaskItem], in scope: inout TurnScope
  ) -> Question {
    let choices = candidates.map { "#\($0.number) \(ReceiptWording.named($0))" }
    return pose(
      .which, call, candidates, choices: choices, text: AssistantWording.whichOne(text), in: &scope)
  }

  private func askWhen(_ call: ToolCall, _ found: [TaskItem], in scope: inout TurnScope) -> Question {
    let wording = wording(scope)
    let offers = SnoozeTimes(context: times(scope).context).choices.offers
    return pose(
      .when, call, found, choices: offers.map(wording.instant),
      values: offers.map { InstantFormat.string($0, in: calendar) },
      text: AssistantWording.snoozeUntilWhen(found.first?.title), in: &scope)
  }

  func pose(
    _ kind: PendingQuestion.Kind, _ call: ToolCall, _ found: [TaskItem], choices: [String],
    values: [String] = [], text: String, in scope: inout TurnScope
  ) -> Question {
    let kept = kind == .which ? Array(found.prefix(PendingQuestion.keptChoices)) : found
    let pending = PendingQuestion(
      kind: kind, tool: call.name, arguments: JSONWriter.compact(call.arguments),
      numbers: kept.map(\.number), choices: choices, values: values, text: text)
    scope.state.questions.append(pending)
    scope.list(kept)
    return pending.question
  }
}

extension ToolCall {
  /// The call as it waits for a yes: about these very tasks.
  func held(_ kind: HeldCall.Kind, _ found: [TaskItem]) -> HeldCall {
    let numbers = TaskReferenceText.text(.numbers(found.map(\.number)))
    return HeldCall(
      kind, found.map(\.title), tool: name,
      arguments: arguments.replacing("task", with: .string(numbers)))
  }
}
