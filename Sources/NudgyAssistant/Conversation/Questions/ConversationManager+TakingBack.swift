import NudgyCore
import NudgyLanguage

// A bare no, right after something was done: it was not meant.
extension ConversationManager {
  /// Asks whether to take back what the last message changed. False where nothing was, or more is said than no.
  func offerTakingBack(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    let state = run.scope.state
    guard message.origin == .typed, state.questions.isEmpty, YesOrNo.isBareNo(message.text),
      let last = state.lastIntent.flatMap(Intent.init), last.isChange, ![.undo, .redo].contains(last),
      !state.touched.isEmpty, !state.hasPaused(at: run.scope.now)
    else { return false }
    let call = HeldCall(.undo(1), [], tool: ToolName.undo.rawValue, arguments: ["whole_turn": true])
    let change = await executor.named(HeldChange([call], because: .many), at: run.scope.now)
    guard !change.calls.flatMap(\.names).isEmpty else { return false }
    run.scope.state.questions = [HeldPlan.question(change, text: AssistantWording.takeBack(change))]
    return true
  }
}
