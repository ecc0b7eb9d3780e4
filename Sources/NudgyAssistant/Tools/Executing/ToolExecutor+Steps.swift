import NudgyCore
import NudgyLanguage

// A task that was broken down is done step by step.
extension ToolExecutor {
  /// "Done" about a card with open steps, or words that name a step: that step is done. The last one ends the task.
  ///
  /// A task named by its number or its words is done as a whole.
  /// - Returns: nil when the call is about whole tasks.
  func stepDone(_ call: ToolCall, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome? {
    let words = call.arguments["task"]?.stringValue ?? ""
    guard words != TaskReferenceText.wholeOfIt else { return nil }
    let wanted: StepReference
    switch TaskReferenceText.reference(from: words) {
    case .current: wanted = .open
    case .words(let words):
      guard let named = StepReference(words) else { return nil }
      wanted = named
    default: return nil
    }
    guard case .tasks(let found) = try await resolver.resolve(.current, for: .current, in: scope),
      let task = found.first, let index = wanted.index(in: task.steps)
    else { return nil }
    guard task.steps.count(where: { !$0.isDone }) > 1 else {
      return try await changeStatus(
        .completeTask, call.about(task.number), in: &scope)
    }
    let wish = ChangeWish(tool: .completeTask, tasks: [task])
    // Asked about, it is asked about as a whole: what a step is called later is not sure.
    if let outcome = try await gate(wish, in: &scope, held: { [call.held(.complete, [task])] }) {
      return outcome
    }
    var patch = TaskPatch()
    var steps = task.steps
    steps[index].isDone = true
    patch.steps = steps
    let receipts = try await apply([.update(number: task.number, patch)], in: &scope)
    guard let receipt = receipts.first else { throw .noCurrentTask }
    return .stepDone(receipt)
  }
}

extension ToolCall {
  /// The same call about another task.
  fileprivate func about(_ number: Int) -> ToolCall {
    ToolCall(
      id: id, name: name,
      arguments: .object([.init("task", .string(TaskReferenceText.text(.number(number))))]))
  }
}
