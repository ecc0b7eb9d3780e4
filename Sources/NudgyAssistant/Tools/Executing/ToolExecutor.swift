package import NudgyCore
import NudgyLanguage

/// Runs tool calls against the store and the memory: the one way for chat to change anything.
///
/// Each file beside this one holds the tools of one kind. Every outcome is a fact; nothing here is worded
/// except receipts, which Core words.
package struct ToolExecutor: Sendable {
  let tasks: any TaskStore
  let memory: MemoryFile
  let personas: PersonaLibrary
  /// Nil where nothing may be set.
  var settings: (any SettingsStore)?
  let forgetter: Forgetter
  /// Knows what came before; nil where nothing is taken in.
  var shares: (any ShareStore)?
  let calendar: ZonedCalendar
  let configuration: EngineConfiguration

  var resolver: TaskResolver { TaskResolver(tasks: tasks, calendar: calendar) }

  func wording(_ scope: TurnScope) -> TimeWording {
    TimeWording(now: scope.now, calendar: calendar, uses24Hours: configuration.uses24Hours)
  }

  func times(_ scope: TurnScope) -> TimeArgument {
    TimeArgument(now: scope.now, calendar: calendar, readsDayFirst: configuration.readsDayFirst)
  }

  /// Runs one call. Whatever goes wrong is in the outcome; a call never ends a turn.
  package func run(_ call: ToolCall, in scope: inout TurnScope) async -> ToolExchange {
    await run(call.read, in: &scope)
  }

  func run(_ read: ReadCall, in scope: inout TurnScope) async -> ToolExchange {
    scope.asides = CallAsides(ignored: read.ignored)
    let outcome = await outcome(of: read, in: &scope)
    if scope.authority == .model, case .failed(.refused(.noSuchTask(let reference))) = outcome {
      scope.asides.nearest = await nearest(to: reference, scope)
    }
    return exchange(read, outcome, scope)
  }

  /// The result of a call that is not to be run.
  func refuse(_ read: ReadCall, _ problem: ToolError, in scope: TurnScope) -> ToolExchange {
    var scope = scope
    scope.asides = CallAsides()
    return exchange(read, .failed(problem), scope)
  }

  private func exchange(_ read: ReadCall, _ outcome: ToolOutcome, _ scope: TurnScope) -> ToolExchange {
    let content = ToolContent(now: scope.now, calendar: calendar, wording: wording(scope))
      .json(outcome, scope.asides)
    return ToolExchange(call: read.written, read: read.call, outcome: outcome, content: content)
  }

  private func outcome(of read: ReadCall, in scope: inout TurnScope) async -> ToolOutcome {
    guard let tool = read.tool else { return .failed(.unknownTool(read.written.name)) }
    let schema = ToolDefinitions.schema(tool).parameters
    let fitted = FittedCall(read.call, tool, times: times(scope))
    scope.asides.ignored += fitted.left
    let call = fitted.call
    let problems = ArgumentValidator.problems(in: call.arguments, against: schema)
    if let problem = problems.first { return .failed(problems.count > 1 ? .several(problems) : problem) }
    do {
      return fitted.marking(try await perform(tool, call, in: &scope))
    } catch {
      return .failed(.refused(error))
    }
  }

  private func perform(
    _ tool: ToolName, _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    switch tool {
    case .whatsNext: try await whatsNext(call.arguments, in: &scope)
    case .lookUpTasks: try await lookUp(call.arguments, in: &scope)
    case .createTasks: try await create(call.arguments, in: &scope)
    case .completeTask:
      if let outcome = try await stepDone(call, in: &scope) {
        outcome
      } else {
        try await changeStatus(tool, call, in: &scope)
      }
    case .skipTask, .dropTask, .reopenTask, .snoozeTask:
      try await changeStatus(tool, call, in: &scope)
    case .updateTask, .breakDownTask, .draftMessage: try await changeFields(tool, call, in: &scope)
    case .undo: try await undo(call.arguments, in: &scope)
    case .redo: try await redo(call.arguments, in: &scope)
    case .remember: try await remember(call.arguments, in: &scope)
    case .recall: try await recall(call.arguments, in: &scope)
    case .forget: try await forget(call, in: &scope)
    case .setPersona: try await setPersona(call.arguments, in: &scope)
    case .setMoodContext: setMood(call.arguments, in: &scope)
    }
  }

  /// Applies commands and notes in the scope what they touched.
  func apply(
    _ commands: [TaskCommand], in scope: inout TurnScope
  ) async throws(NudgyError) -> [Receipt] {
    let transitions = try await tasks.apply(commands, at: scope.now, turn: scope.turn)
    await noteFinished(transitions.count { $0.change == .completed }, scope)
    return receipts(transitions, in: &scope)
  }

  /// Counts what was finished for the voice that was heard before it.
  private func noteFinished(_ count: Int, _ scope: TurnScope) async {
    guard count > 0 else { return }
    var id = scope.state.persona(configured: configuration.persona)
    if id == nil { id = try? await memory.preferences().persona }
    // What cannot be counted is done all the same.
    try? await memory.noteFinished(count, after: id ?? PersonaLibrary.defaultID)
  }

  func receipts(_ transitions: [TaskTransition], in scope: inout TurnScope) -> [Receipt] {
    let wording = wording(scope)
    for transition in transitions {
      if let task = transition.after { scope.touch(task) }
    }
    return transitions.compactMap { Receipt($0, in: wording) }
  }
}
