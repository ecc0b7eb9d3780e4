import NudgyCore
import NudgyLanguage

// A task that was broken down is done step by step.
extension ToolExecutor {
  /// "Done" about a card with open steps, or words that name a step: that step is done. The last one ends the task.
  ///
  /// A task named by its number or its words is done as a whole.
  /// - Returns: nil when the command is about whole tasks.
  func stepDone(_ target: TaskTarget, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome? {
    guard !target.isWhole, let wanted = target.step ?? (target.reference == .current ? .open : nil),
      case .tasks(let found) = try await resolver.resolve(.current, for: .current, in: scope),
      let task = found.first, let index = wanted.index(in: task.steps)
    else { return nil }
    let command = ToolCommand.complete(.number(task.number))
    guard task.steps.count(where: { !$0.isDone }) > 1 else {
      return try await changeStatus(command, of: .number(task.number), in: &scope)
    }
    // Asked about, it is asked about as a whole: what a step is called later is not sure.
    if let outcome = try await gate(command, [task], .complete, in: &scope) { return outcome }
    var patch = TaskPatch()
    var steps = task.steps
    steps[index].isDone = true
    patch.steps = steps
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .stepDone(receipt)
  }
}
