import NudgyCore
import NudgyLanguage

// The message that follows a question.
extension ConversationManager {
  /// Whether the message answered the question that waits. A message about something else lets it rest.
  func answerQuestion(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, let question = run.scope.state.questions.first else { return false }
    if question.kind == .useModel {
      run.scope.state.questions = []
      guard let answer = AnswerReader.yesOrNo(message.text) else { return false }
      await answerOffer(question, isYes: answer == .yes, &run)
      return true
    }
    let reading = AnswerReader.read(
      message.text, to: question, context: context(run), random: services.world.random)
    switch reading {
    case .notAnAnswer:
      if question.kind == .guess { await dropGuess(question) }
      run.scope.state.questions = []
      return false
    case .cancelled:
      if question.kind == .guess { await dropGuess(question) }
      run.scope.state.questions.removeFirst()
      run.say(question.kind == .guess ? AssistantWording.guessDropped : AssistantWording.nothingChanged)
    case .goOn(let calls, let isConsent):
      run.scope.state.questions.removeFirst()
      if isConsent { run.scope.authority = .consent }
      let brain = OfflineBrain(
        steps: calls.map(PlannedStep.call), composer: ReplyComposer(wording: run.wording),
        random: services.world.random)
      await run.converse(with: brain)
      run.noteChanges()
    }
    return true
  }
}
