import Foundation
package import NudgyCore
import NudgyLanguage

/// Runs commands against the store and the memory: the one way for chat to change anything.
///
/// Each file beside this one holds the commands of one kind. Every outcome is a fact; nothing here is worded
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
  let world: World
  let configuration: EngineConfiguration

  var calendar: ZonedCalendar { world.calendar }
  var resolver: TaskResolver { TaskResolver(tasks: tasks, calendar: calendar) }
  var writer: CommandWriter { CommandWriter(calendar: calendar) }

  func wording(_ scope: TurnScope) -> TimeWording {
    TimeWording(
      now: scope.now, calendar: calendar, uses24Hours: configuration.uses24Hours,
      writesDayFirst: configuration.readsDayFirst)
  }

  func times(_ scope: TurnScope) -> TimeArgument { times(at: scope.now) }

  func times(at now: Date) -> TimeArgument {
    TimeArgument(now: now, calendar: calendar, readsDayFirst: configuration.readsDayFirst)
  }

  // MARK: - Calls

  /// Reads a call, so that it can be run.
  func ready(_ asked: AskedCall, _ scope: TurnScope) -> ReadyCall {
    switch asked {
    case .planned(let planned): ReadyCall(planned)
    case .written(let call): CommandReader(times: times(scope)).read(call)
    }
  }

  /// Runs one call of a model. Whatever goes wrong is in the outcome; a call never ends a turn.
  package func run(_ call: ToolCall, in scope: inout TurnScope) async -> ToolExchange {
    await run(ready(.written(call), scope), in: &scope)
  }

  func run(_ call: ReadyCall, in scope: inout TurnScope) async -> ToolExchange {
    scope.asides = CallAsides(ignored: call.ignored)
    let outcome: ToolOutcome
    switch call.command {
    case .failure(let problem): outcome = .failed(problem)
    case .success(let command): outcome = call.marking(await self.outcome(of: command, in: &scope))
    }
    if scope.authority == .model, case .failed(.refused(.noSuchTask(let reference))) = outcome {
      scope.asides.nearest = await nearest(to: reference, scope)
    }
    return exchange(call, outcome, scope)
  }

  /// The result of a call that is not to be run.
  func refuse(_ call: ReadyCall, _ problem: ToolError, in scope: TurnScope) -> ToolExchange {
    var scope = scope
    scope.asides = CallAsides()
    return exchange(call, .failed(problem), scope)
  }

  private func exchange(_ call: ReadyCall, _ outcome: ToolOutcome, _ scope: TurnScope) -> ToolExchange {
    // Only a model reads what came of its call as JSON.
    guard case .written = call.asked else { return ToolExchange(call: call, outcome: outcome) }
    let content = ToolContent(now: scope.now, calendar: calendar, wording: wording(scope))
      .json(outcome, scope.asides)
    return ToolExchange(call: call, outcome: outcome, content: content)
  }

  // MARK: - Commands

  func outcome(of command: ToolCommand, in scope: inout TurnScope) async -> ToolOutcome {
    do {
      return try await perform(command, in: &scope)
    } catch {
      return .failed(.refused(error))
    }
  }

  private func perform(
    _ command: ToolCommand, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    switch command {
    case .whatsNext(let mood): try await whatsNext(mood, in: &scope)
    case .lookUp(let lookup): try await lookUp(lookup, in: &scope)
    case .create(let tasks): try await create(tasks, in: &scope)
    case .complete(let target):
      if let outcome = try await stepDone(target, in: &scope) {
        outcome
      } else {
        try await changeStatus(command, of: target, in: &scope)
      }
    case .skip(let target), .drop(let target), .reopen(let target), .snooze(let target, _):
      try await changeStatus(command, of: target, in: &scope)
    case .update(let target, let edit): try await update(target, edit, in: &scope)
    case .breakDown(let target, let steps): try await breakDown(target, steps, in: &scope)
    case .draft(let target, let letter): try await draft(target, letter, in: &scope)
    case .undo(let steps): try await undo(steps, in: &scope)
    case .redo(let count): try await redo(count, in: &scope)
    case .remember(let subject, let fact, let category):
      try await remember(subject, fact, category, in: &scope)
    case .recall(let subject): try await recall(subject, in: &scope)
    case .forget(let wish): try await forget(wish, in: &scope)
    case .setPersona(let name): try await setPersona(name, in: &scope)
    case .setMood(let mood): setMood(mood, in: &scope)
    }
  }

  // MARK: - Changes of tasks

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
