import NudgyCore
import NudgyLanguage

// Taking back what was not meant, where it is not certain that the last change is what is to go.
extension ConversationManager {
  /// A bare no, right after something was done: asks whether to take back what the last message changed. False where nothing
  /// was, or more is said than no.
  func offerTakingBack(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    let state = run.scope.state
    guard message.origin == .typed, state.questions.isEmpty, YesOrNo.isBareNo(message.text),
      let last = state.lastIntent.flatMap(Intent.init), last.isChange, ![.undo, .redo, .skip].contains(last),
      !state.touched.isEmpty, !state.hasPaused(at: run.scope.now)
    else { return false }
    return await askToTakeBack(&run)
  }

  /// "Undo the brunch", where another task was changed last: asks whether that is to be taken back, as it is what comes
  /// first. False where what is named was changed last, or nothing is named.
  func asksBeforeUndoing(_ understanding: Understanding, _ run: inout TurnRun) async -> Bool {
    guard run.scope.origin == .typed, understanding.acts.count == 1, understanding.acts[0].intent == .undo
    else { return false }
    // "You took off the train and the stool": so many words may mean something else than all of a ramble.
    if understanding.text.split(separator: " ").count > Self.plainUndo,
      let change = await undoOfLast(run), change.calls.flatMap(\.names).count > 2
    {
      return await askToTakeBack(&run)
    }
    guard let named = UndoneName.name(in: understanding.text)
    else { return false }
    let open: Set<TaskStatus> = [.active, .snoozed, .done, .dropped]
    guard let task = (try? await services.tasks.search(named, statuses: open, limit: 1))?.first?.task,
      !run.scope.state.touched.contains(task.number)
    else { return false }
    return await askToTakeBack(&run)
  }

  /// Words of an undo that says nothing else.
  private static let plainUndo = 4

  private func askToTakeBack(_ run: inout TurnRun) async -> Bool {
    guard let change = await undoOfLast(run) else { return false }
    run.scope.state.questions = [HeldPlan.question(change, text: AssistantWording.takeBack(change))]
    return true
  }

  /// Taking back all that the last message changed, by name; nil where it changed nothing.
  func undoOfLast(_ run: TurnRun) async -> HeldChange? {
    let call = executor.held(.undo(UndoSteps(isWholeTurn: true)), .undo(1), [String]())
    let change = await executor.named(HeldChange([call], because: .many), at: run.scope.now)
    return change.calls.flatMap(\.names).isEmpty ? nil : change
  }
}
