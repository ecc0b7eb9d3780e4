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
    var reading = AnswerReader.read(
      message.text, to: question, context: context(run), random: services.world.random)
    if reading == .notAnAnswer {
      if let plain = await plainAnswer(message, question, run) {
        reading = AnswerReader.read(plain, to: question, context: context(run), random: services.world.random)
      }
    } else if question.kind == .which || question.kind == .keep, await standsByItself(message, question, run)
    {
      reading = .notAnAnswer
    }
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

  /// "Drop the eggs" is no answer to which one is done.
  private func standsByItself(_ message: UserMessage, _ question: PendingQuestion, _ run: TurnRun) async
    -> Bool
  {
    guard message.text.contains(" ") else { return false }
    let understanding = await understanding(of: message, run)
    guard let act = understanding.acts.first, act.confidence >= 0.6, act.intent.isChange,
      act.intent != .create
    else {
      return false
    }
    let calls = planner(run).steps(for: act, message.text).compactMap(\.call)
    return calls.first.map { $0.name != question.tool } ?? false
  }

  /// A yes, a no or a choice in words of the person's own, said plainly; nil for a message that stands by itself.
  private func plainAnswer(_ message: UserMessage, _ question: PendingQuestion, _ run: TurnRun) async
    -> String?
  {
    let understanding = await understanding(of: message, run)
    guard let act = understanding.acts.first, act.confidence >= 0.5,
      understanding.acts.dropFirst().allSatisfy({
        [.chat, .feeling, .thanks, .smallTalk].contains($0.intent)
      })
    else { return nil }
    switch act.intent {
    case .yes: return "yes"
    case .no: return "no"
    case .choose:
      if question.kind == .when { return act.timeWords }
      let chosen = act.targets.filter(question.numbers.contains)
      return chosen.isEmpty ? act.reference : chosen.map { "#\($0)" }.joined(separator: " ")
    default: return nil
    }
  }
}
