import NudgyCore
import NudgyLanguage

// A task that was broken down is done step by step.
extension ToolExecutor {
  /// "Done" about a card with open steps, or words that name a step: that step is done. The last one ends the task.
  ///
  /// A task named by its number or its words is done as a whole, and before any step that is called like it.
  /// - Returns: nil when the command is about whole tasks.
  func stepDone(_ target: TaskTarget, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome? {
    guard !target.isWhole,
      case .tasks(let found) = try await resolver.resolve(.current, for: .current, in: scope),
      let task = found.first, let index = index(of: target, in: task)
    else { return nil }
    if try await isCalledSo(target, beside: task) { return nil }
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

  /// Whether another task that is meant has the words that may be a step's.
  private func isCalledSo(_ target: TaskTarget, beside card: TaskItem) async throws(NudgyError) -> Bool {
    guard case .number(let number) = target.reference, number != card.number, let name = target.stepName,
      let other = try await tasks.task(number: number)
    else { return false }
    return Set(GivenText.content(of: other.title)).isSuperset(of: GivenText.content(of: name))
  }

  /// The step that is meant: by its own words, by its place, or the one at hand.
  private func index(of target: TaskTarget, in task: TaskItem) -> Int? {
    if let name = target.stepName.map(GivenText.content), !name.isEmpty,
      let step = task.steps.firstIndex(where: {
        !$0.isDone && Set(GivenText.content(of: $0.title)) == Set(name)
      })
    {
      return step
    }
    return (target.step ?? (target.reference == .current ? .open : nil))?.index(in: task.steps)
  }
}
