import NudgyCore
import NudgyLanguage

// How commands call a tool, and what becomes of its outcome.
extension NudgyEngine {
  func scope(
    origin: UserMessage.Origin, source: TaskSource? = nil
  ) async throws(NudgyError) -> TurnScope {
    TurnScope(
      now: services.world.now(), turn: services.world.makeID(), origin: origin,
      state: try await dialogue.load(), source: source)
  }

  func run(_ command: ToolCommand, _ scope: inout TurnScope) async throws(NudgyError) -> [Receipt] {
    let outcome = await executor.outcome(of: command, in: &scope)
    return try await receipts(of: outcome, command, scope)
  }

  func receipts(
    of outcome: ToolOutcome, _ command: ToolCommand, _ scope: TurnScope
  ) async throws(NudgyError) -> [Receipt] {
    switch outcome {
    case .changed(let receipts, _):
      try? await dialogue.save(scope.state)
      return receipts
    case .stepDone(let receipt), .drafted(let receipt, _):
      try? await dialogue.save(scope.state)
      return [receipt]
    case .asked: throw try await question(command, scope)
    case .held:
      throw .unconfirmed(await executor.named(scope.held ?? HeldChange([], because: .many), at: scope.now))
    case .failed(.refused(let error)): throw error
    default: throw .bug(command.tool.rawValue)
    }
  }

  /// A command cannot wait for an answer: it says what the candidates are.
  private func question(_ command: ToolCommand, _ scope: TurnScope) async throws(NudgyError) -> NudgyError {
    var candidates: [TaskItem] = []
    for number in scope.state.listed {
      if let task = try await services.tasks.task(number: number) { candidates.append(task) }
    }
    return .ambiguousTask(reference: command.target?.said ?? "", candidates: candidates)
  }
}
