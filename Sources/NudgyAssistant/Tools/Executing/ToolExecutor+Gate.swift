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

  /// The same for a command about listed tasks.
  func gate(
    _ command: ToolCommand, _ found: [TaskItem], _ kind: HeldCall.Kind, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome? {
    if isUnfounded(command, found, scope) {
      scope.oversteps = true
      return hold([held(command, kind, found)], because: .unasked, in: &scope)
    }
    let isSweeping = found.count > 1 && command.target?.isSweeping == true
    let wish = ChangeWish(tool: command.tool, tasks: found, isSweeping: isSweeping)
    return try await gate(wish, in: &scope) { [held(command, kind, found)] }
  }

  /// Whether a model that has not shown yet what it is worth gives a name or a day that nobody said: to move a task to monday
  /// is not to call it something else, nor to move it to another year.
  private func isUnfounded(_ command: ToolCommand, _ found: [TaskItem], _ scope: TurnScope) -> Bool {
    guard scope.authority == .model, !scope.trustsModel, let spoken = scope.spoken else { return false }
    if case .update(_, let edit) = command, let title = edit.patch.title ?? edit.replacement?.words,
      !spoken.support(title), !found.contains(where: { GivenText($0.title).supports(title) })
    {
      return true
    }
    let days = spoken.days(calendar)
    guard !days.isEmpty, let day = SpokenWords.day(of: command, calendar) else { return false }
    return !days.contains(day)
  }

  /// The command as it waits for a yes: about these very tasks.
  func held(_ command: ToolCommand, _ kind: HeldCall.Kind, _ found: [TaskItem]) -> HeldCall {
    held(command.about(.numbers(found.map(\.number))), kind, found.map(\.title))
  }

  func held(_ command: ToolCommand, _ kind: HeldCall.Kind, _ names: [String]) -> HeldCall {
    HeldCall(kind, names, tool: command.tool.rawValue, arguments: writer.arguments(of: command))
  }

  /// "Mark everything done", which a model does one by one: all of them wait for one yes.
  private func isPartOfSweep(_ wish: ChangeWish, _ scope: TurnScope) -> Bool {
    guard scope.authority == .model, !wish.tasks.isEmpty, let spoken = scope.spoken else { return false }
    return spoken.commands(like: wish.tool).contains { $0.target?.isSweeping == true }
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
    case .undo, .redo:
      return scope.trustsModel && spoken.takeBack || !spoken.commands(like: wish.tool).isEmpty
    case .remember, .setPersona:
      return scope.trustsModel && wish.phrase.map(spoken.support) ?? false
        || !spoken.commands(like: wish.tool).isEmpty
    case .forget:
      return wish.facts.allSatisfy { spoken.speakOf($0.subject) || spoken.speakOf($0.text) }
        || (wish.facts.count == 1 && !spoken.commands(like: .forget).isEmpty)
    default:
      // To name a task is not yet to ask for a change of it: that is left to the judgement of a model that has any.
      let unnamed = wish.tasks.filter {
        !scope.limits.made.contains($0.number) && !(scope.trustsModel && spoken.speakOf($0))
      }
      guard !unnamed.isEmpty else { return true }
      let read = try await numbers(of: spoken.commands(like: wish.tool), as: spoken, scope)
      return unnamed.allSatisfy { read.contains($0.number) }
    }
  }

  /// The tasks that the offline brain takes the words to mean, as things stood when they were said.
  private func numbers(
    of commands: [ToolCommand], as spoken: SpokenWords, _ scope: TurnScope
  ) async throws(NudgyError) -> Set<Int> {
    var then = scope
    then.state = spoken.before
    var numbers: Set<Int> = []
    for command in commands {
      guard let target = command.target else { continue }
      switch try await resolver.resolve(target, for: purpose(command.tool), in: then) {
      case .tasks(let found), .ambiguous(let found): numbers.formUnion(found.map(\.number))
      case .none: break
      }
    }
    return numbers
  }

  // MARK: - A round of calls

  /// Whether the commands together go further than a turn may: then none of them is run, not only the last ones.
  func isTooMuch(_ commands: [ToolCommand], in scope: TurnScope) async -> Bool {
    guard scope.authority != .consent, commands.count > 1, !isSmall(commands, scope) else { return false }
    var limits = scope.limits
    for command in commands {
      guard let wish = try? await wish(command, scope) else { continue }
      if limits.isExceeded(by: wish, newTasks: scope.mostNewTasks) { return true }
      limits.note(wish)
    }
    return false
  }

  /// Whether the commands are within the limits whatever they find, so that nothing need be looked up beforehand.
  private func isSmall(_ commands: [ToolCommand], _ scope: TurnScope) -> Bool {
    let tools = commands.map(\.tool)
    guard tools.allSatisfy({ $0.isOnListedTasks || $0.isLook || $0 == .createTasks }),
      scope.authority == .words || !tools.contains(.createTasks)
    else { return false }
    var mostTasks = scope.limits.changed.count
    for target in commands.compactMap(\.target) {
      guard let most = target.mostTasks else { return false }
      mostTasks += most
    }
    return mostTasks <= TurnLimits.listedTasks
  }

  /// What a command would change, as far as it can be known before it is run.
  private func wish(_ command: ToolCommand, _ scope: TurnScope) async throws(NudgyError) -> ChangeWish {
    var wish = ChangeWish(tool: command.tool)
    switch command {
    case .undo(let steps): wish.steps = steps.isWholeTurn ? 1 : steps.count
    case .redo(let count): wish.steps = count
    case .create(let tasks): wish.newTasks = tasks.count
    case .forget(let forget): wish.facts = try await factsToForget(forget, scope)
    default:
      guard let target = command.target else { break }
      let finding = try await resolver.find(
        target, for: purpose(command.tool), in: scope, isLenient: scope.authority == .model)
      if case .tasks(let found) = finding.resolution { wish.tasks = found }
    }
    return wish
  }
}

extension ChangeWish {
  /// Whether it counts against what a turn may change.
  fileprivate func isLimited(for scope: TurnScope) -> Bool {
    steps > 0 || !facts.isEmpty || newTasks > 0 && scope.authority == .model
      || tasks.contains { !scope.limits.made.contains($0.number) }
  }
}
