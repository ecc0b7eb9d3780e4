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

  func run(
    _ tool: ToolName, _ arguments: JSONValue, _ scope: inout TurnScope
  ) async throws(NudgyError) -> [Receipt] {
    let call = ToolCall(tool, arguments, services.world.random)
    let exchange = await executor.run(call, in: &scope)
    return try await receipts(of: exchange.outcome, call, scope)
  }

  func receipts(
    of outcome: ToolOutcome, _ call: ToolCall, _ scope: TurnScope
  ) async throws(NudgyError) -> [Receipt] {
    let arguments = call.arguments
    switch outcome {
    case .changed(let receipts, _):
      try? await dialogue.save(scope.state)
      return receipts
    case .asked: throw try await question(arguments, scope)
    case .held:
      throw .unconfirmed(await executor.named(scope.held ?? HeldChange([], because: .many), at: scope.now))
    case .failed(.refused(let error)): throw error
    case .failed(.invalidArgument(let field, let expected)):
      throw .invalidOptionValue(option: field, value: arguments[field]?.stringValue ?? "", expected: expected)
    default: throw .bug(call.name)
    }
  }

  /// A command cannot wait for an answer: it says what the candidates are.
  private func question(_ arguments: JSONValue, _ scope: TurnScope) async throws(NudgyError) -> NudgyError {
    var candidates: [TaskItem] = []
    for number in scope.state.listed {
      if let task = try await services.tasks.task(number: number) { candidates.append(task) }
    }
    return .ambiguousTask(reference: arguments["task"]?.stringValue ?? "", candidates: candidates)
  }
}
