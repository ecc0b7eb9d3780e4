import NudgyCore
import NudgyLanguage

// The one place that decides whether a change is made, waits for a yes, or is not made at all.
extension ToolExecutor {
  /// Nil when the change may be made; else what becomes of the call instead.
  ///
  /// - Parameter held: what is to be run after a yes.
  func gate(
    _ wish: ChangeWish, in scope: inout TurnScope, held: () -> [HeldCall]
  ) async throws(NudgyError) -> ToolOutcome? {
    guard scope.authority != .consent else { return nil }
    if wish.newTasks == 0, scope.origin != .typed {
      // Text that is data adds tasks; what it tells about the user is asked about.
      guard scope.origin == .mixed || wish.tool == .remember else { return .failed(.notFromData) }
      return hold(held(), because: .pasted, in: &scope)
    }
    if scope.authority == .model, wish.newTasks == 0, try await !isSpokenOf(wish, scope) {
      var trusting = scope
      trusting.trustsModel = true
      if try await !isSpokenOf(wish, trusting) { scope.oversteps = true }
      return hold(held(), because: .unasked, in: &scope)
    }
    let isTooMuch =
      scope.limits.isExceeded(by: wish, newTasks: scope.mostNewTasks) || isPartOfSweep(wish, scope)
    guard !isTooMuch, !(scope.holdsRound && wish.isLimited(for: scope)) else {
      return hold(held(), because: .many, in: &scope)
    }
    scope.limits.note(wish)
    return nil
  }

  /// "Mark everything done", which a model does one by one: all of them wait for one yes.
  private func isPartOfSweep(_ wish: ChangeWish, _ scope: TurnScope) -> Bool {
    guard scope.authority == .model, !wish.tasks.isEmpty, let spoken = scope.spoken else { return false }
    return spoken.calls(like: wish.tool).contains(where: isSweeping)
  }

  func hold(
    _ calls: [HeldCall], because reason: HeldChange.Reason, in scope: inout TurnScope
  ) -> ToolOutcome {
    scope.hold(calls, because: reason) ? .held : .failed(.tooMuch)
  }

  // MARK: - What the user's words speak of

  /// Whether the typed words of this turn speak of all that is to be changed.
  func isSpokenOf(_ wish: ChangeWish, _ scope: TurnScope) async throws(NudgyError) -> Bool {
    guard let spoken = scope.spoken else { return false }
    switch wish.tool {
    case .undo, .redo: return scope.trustsModel && spoken.takeBack || !spoken.calls(like: wish.tool).isEmpty
    case .remember, .setPersona:
      return scope.trustsModel && wish.phrase.map(spoken.support) ?? false
        || !spoken.calls(like: wish.tool).isEmpty
    case .forget:
      return wish.facts.allSatisfy { spoken.speakOf($0.subject) || spoken.speakOf($0.text) }
        || (wish.facts.count == 1 && !spoken.calls(like: .forget).isEmpty)
    default:
      // To name a task is not yet to ask for a change of it: that is left to the judgement of a model that has any.
      let unnamed = wish.tasks.filter {
        !scope.limits.made.contains($0.number) && !(scope.trustsModel && spoken.speakOf($0))
      }
      guard !unnamed.isEmpty else { return true }
      let read = try await numbers(of: spoken.calls(like: wish.tool), as: spoken, scope)
      return unnamed.allSatisfy { read.contains($0.number) }
    }
  }

  /// The tasks that the offline brain takes the words to mean, as things stood when they were said.
  private func numbers(
    of calls: [ToolCall], as spoken: SpokenWords, _ scope: TurnScope
  ) async throws(NudgyError) -> Set<Int> {
    var then = scope
    then.state = spoken.before
    var numbers: Set<Int> = []
    for call in calls {
      guard let tool = ToolName(rawValue: call.name) else { continue }
      let reference = TaskReferenceText.reference(from: call.arguments["task"]?.stringValue ?? "")
      switch try await resolver.resolve(reference, for: purpose(tool), in: then) {
      case .tasks(let found), .ambiguous(let found): numbers.formUnion(found.map(\.number))
      case .none: break
      }
    }
    return numbers
  }

  // MARK: - A round of calls

  /// Whether the calls together go further than a turn may: then none of them is run, not only the last ones.
  func isTooMuch(_ reads: [ReadCall], in scope: TurnScope) async -> Bool {
    let calls = reads.filter { $0.tool != nil }.map(\.call)
    guard scope.authority != .consent, calls.count > 1, !isSmall(calls, scope) else { return false }
    var limits = scope.limits
    for call in calls {
      guard let tool = ToolName(rawValue: call.name), let wish = try? await wish(tool, call, scope) else {
        continue
      }
      if limits.isExceeded(by: wish, newTasks: scope.mostNewTasks) { return true }
      limits.note(wish)
    }
    return false
  }

  /// Whether the calls are within the limits whatever they find, so that nothing need be looked up beforehand.
  private func isSmall(_ calls: [ToolCall], _ scope: TurnScope) -> Bool {
    let tools = calls.compactMap { ToolName(rawValue: $0.name) }
    guard tools.allSatisfy({ $0.isOnListedTasks || $0.isLook || $0 == .createTasks }),
      scope.authority == .words || !tools.contains(.createTasks)
    else { return false }
    let mostTasks = calls.reduce(0) { sum, call in
      guard ToolName(rawValue: call.name)?.isOnListedTasks == true else { return sum }
      let text = call.arguments["task"]?.stringValue ?? ""
      switch TaskReferenceText.reference(from: text) {
      case .words: return sum + TaskReferenceText.parts(of: text).count
      case .number, .current, .last, .ordinal, .other: return sum + 1
      case .both: return sum + 2
      case .numbers, .few, .those, .due, .all, .allExcept: return .max / 2
      }
    }
    return scope.limits.changed.count + mostTasks <= TurnLimits.listedTasks
  }

  /// What a call would change, as far as it can be known before it is run.
  private func wish(
    _ tool: ToolName, _ call: ToolCall, _ scope: TurnScope
  ) async throws(NudgyError) -> ChangeWish {
    var wish = ChangeWish(tool: tool)
    switch tool {
    case .undo, .redo: wish.steps = ToolExecutor.steps(call.arguments)
    case .createTasks: wish.newTasks = call.arguments["items"]?.arrayValue?.count ?? 0
    case .forget: wish.facts = try await factsToForget(call.arguments, scope)
    case _ where tool.isOnListedTasks:
      let text = call.arguments["task"]?.stringValue ?? ""
      let isLenient = scope.authority == .model
      let finding = try await resolver.find(text, for: purpose(tool), in: scope, isLenient: isLenient)
      if case .tasks(let found) = finding.resolution { wish.tasks = found }
    default: break
    }
    return wish
  }

  func gateSteps(
    _ tool: ToolName, _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome? {
    let steps = ToolExecutor.steps(arguments)
    return try await gate(ChangeWish(tool: tool, steps: steps), in: &scope) {
      [HeldCall(tool == .undo ? .undo(steps) : .redo(steps), [], tool: tool.rawValue, arguments: arguments)]
    }
  }

  static func steps(_ arguments: JSONValue) -> Int {
    // The changes of one message are one step.
    arguments["whole_turn"]?.boolValue == true ? 1 : arguments["count"]?.intValue ?? 1
  }
}

extension ChangeWish {
  /// Whether it counts against what a turn may change.
  fileprivate func isLimited(for scope: TurnScope) -> Bool {
    steps > 0 || !facts.isEmpty || newTasks > 0 && scope.authority == .model
      || tasks.contains { !scope.limits.made.contains($0.number) }
  }
}
