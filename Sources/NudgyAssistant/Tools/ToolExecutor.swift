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
    exchange(call, await outcome(of: call, in: &scope), scope)
  }

  /// The result of a call that is not to be run.
  func refuse(_ call: ToolCall, _ problem: ToolError, in scope: TurnScope) -> ToolExchange {
    exchange(call, .failed(problem), scope)
  }

  private func exchange(_ call: ToolCall, _ outcome: ToolOutcome, _ scope: TurnScope) -> ToolExchange {
    let content = ToolContent(now: scope.now, calendar: calendar, wording: wording(scope)).json(outcome)
    return ToolExchange(call: call, outcome: outcome, content: content)
  }

  private func outcome(of call: ToolCall, in scope: inout TurnScope) async -> ToolOutcome {
    guard let tool = ToolName(rawValue: call.name) else { return .failed(.unknownTool(call.name)) }
    let schema = ToolDefinitions.schema(tool).parameters
    let fitted = FittedCall(call, tool, times: times(scope))
    let call = fitted.call
    if let problem = ArgumentValidator.problem(in: call.arguments, against: schema) {
      return .failed(problem)
    }
    if tool == .createTasks, let title = unsupportedTitle(call.arguments, scope) {
      return .failed(.unsupported(title: title))
    }
    do {
      return fitted.marking(try await perform(tool, call, in: &scope))
    } catch {
      return .failed(.refused(error))
    }
  }

  /// A title that a model made up: nothing in the pasted text stands for it.
  private func unsupportedTitle(_ arguments: JSONValue, _ scope: TurnScope) -> String? {
    guard let check = scope.dumpCheck else { return nil }
    let titles = (arguments["items"]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
    return titles.first { !check.text.supports($0) }
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
