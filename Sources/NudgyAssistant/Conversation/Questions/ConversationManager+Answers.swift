import NudgyCore
import NudgyLanguage

// The message that follows a question.
extension ConversationManager {
  /// Whether the message answered the question that waits. A message about something else lets it rest.
  func answerQuestion(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, let question = run.scope.state.questions.first else { return false }
    // "Leave me alone today" is no no to something else.
    if let wish = NudgeWish(message.text), wish.standsByItself {
      run.scope.state.questions = []
      return false
    }
    // The question stands.
    if question.kind == .keep, KeepWords.asksForRest(message.text) {
      run.say(AssistantWording.allHeard(question.choices))
      return true
    }
    if question.kind == .louder { return await answerLouder(question, message, &run) }
    if question.kind == .useModel || question.kind == .installAgent {
      run.scope.state.questions = []
      guard let answer = AnswerReader.yesOrNo(message.text) else { return false }
      if question.kind == .installAgent {
        await answerAgentOffer(isYes: answer == .yes, &run)
      } else {
        await answerOffer(question, isYes: answer == .yes, &run)
      }
      return true
    }
    if question.kind == .target {
      run.scope.state.questions = []
      return await answerTarget(question, message, &run)
    }
    let reader = AnswerReader(question: question, context: context(run))
    var reading = reader.read(message.text)
    var rest: Understanding?
    if reading == .notAnAnswer {
      if let spoken = await spokenAnswer(message, question, run) {
        rest = spoken.rest
        reading = reader.read(spoken.words)
      }
    } else if question.kind == .which || question.kind == .keep, await standsByItself(message, question, run)
    {
      reading = .notAnAnswer
    }
    return await act(on: reading, of: question, besides: rest, message, &run)
  }

  /// Does what the answer asks for, and what was said besides: "yes, and buy milk". False when there is no answer.
  private func act(
    on reading: AnswerReader.Reading, of question: PendingQuestion, besides rest: Understanding?,
    _ message: UserMessage, _ run: inout TurnRun
  ) async -> Bool {
    if question.kind == .guess, reading == .notAnAnswer || reading == .cancelled { await dropGuess(question) }
    guard reading != .notAnAnswer else {
      if question.kind == .keep { run.scope.state.leave(question) }
      // "Undo", where only this was asked: it is not done, and what was done before stays.
      if takesBackOnly(question, message, run) {
        run.scope.state.questions = []
        run.say(nothingChanged(question))
        return true
      }
      // What was heard and not asked about yet still is.
      run.scope.state.questions = run.scope.state.questions.dropFirst().filter { $0.kind == .keep }
      return false
    }
    run.scope.state.questions.removeFirst()
    if question.kind == .keep { run.scope.state.settle(question) }
    var rest = rest.flatMap { $0.acts.isEmpty && $0.questions.isEmpty ? nil : $0 }
    if let said = rest { rest = await withoutStrangers(said, run) }
    switch reading {
    case .notAnAnswer: break
    case .cancelled:
      if let rest { await carryOut(rest, &run) } else { run.say(nothingChanged(question)) }
    case .goOn(let commands, let isConsent):
      // A yes that is said with something else is none to that.
      if isConsent, rest == nil { run.scope.authority = .consent }
      let more = rest.map { planner(run).plan($0) } ?? []
      let brain = OfflineBrain(
        steps: commands.map { .call(PlannedCall($0, services.world.random)) } + more,
        composer: ReplyComposer(wording: run.wording), random: services.world.random)
      await run.converse(with: brain)
      run.noteChanges()
      if let rest { run.scope.state.questions += await questions(of: rest, run) }
    }
    return true
  }

  /// "Keep that", "yes keep the goggles one", some turns after it was offered. False where nothing offered is meant.
  func keepUnkept(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, run.scope.state.questions.isEmpty, let offer = run.scope.state.unkept,
      KeepWords.asks(message.text) || KeepWords.keeps(message.text, someOf: offer.choices)
    else { return false }
    run.scope.state.unkept = nil
    run.scope.state.questions = [offer]
    return await answerQuestion(message, &run)
  }

  /// Whether an undo can mean nothing but the question: which one, until when, or a yes that was wanted, asked by a turn that
  /// changed nothing.
  private func takesBackOnly(_ question: PendingQuestion, _ message: UserMessage, _ run: TurnRun) -> Bool {
    [.which, .when, .confirm].contains(question.kind) && run.scope.state.onlyAsked == true
      && ["undo", "undo that", "undo it", "take that back"].contains(YesOrNo.spelled(message.text))
  }

  private func nothingChanged(_ question: PendingQuestion) -> String {
    question.kind == .guess ? AssistantWording.guessDropped : EmptyWording.nothingChanged
  }

  /// "Drop the eggs" is no answer to which one is done.
  private func standsByItself(_ message: UserMessage, _ question: PendingQuestion, _ run: TurnRun) async
    -> Bool
  {
    guard message.text.contains(" ") else { return false }
    let understanding = await understanding(of: message, run)
    guard let act = understanding.acts.first, act.confidence >= 0.6 else { return false }
    if act.intent == .choose, act.when != nil, !question.takesTime { return true }
    let answers: Set<Intent> = [.yes, .no, .choose, .chat, .feeling, .smallTalk, .thanks]
    guard !answers.contains(act.intent) else { return false }
    // "The mortgage one is done" may well tell which.
    let tools = planner(run).steps(for: act, message.text).compactMap { $0.call?.command.tool }
    guard tools.first?.rawValue != question.tool || question.kind == .keep else { return false }
    return act.when != nil || !tools.isEmpty && act.intent != .create
      || act.intent == .create && names(act, besides: question)
      || message.text.split(separator: " ").count > Self.longestChoice
  }

  /// "Buy stamps", asked which of "Buy paint" and "Call Bob": what is named is none of these.
  private func names(_ act: Act, besides question: PendingQuestion) -> Bool {
    guard let title = act.tasks.first?.title else { return false }
    return question.kind == .which && !ChoiceReader.isOne(title, of: question.choices)
  }

  /// Words that name one of what was offered and nothing else.
  private static let longestChoice = 3

  /// A yes, a no or a choice in words of the person's own, said plainly, and what else was said; nil for a message
  /// that stands by itself.
  private func spokenAnswer(_ message: UserMessage, _ question: PendingQuestion, _ run: TurnRun) async
    -> (words: String, rest: Understanding)?
  {
    var rest = await understanding(of: message, run)
    guard let act = rest.acts.first, act.confidence >= 0.5,
      let words = answer(act, to: question, in: message.text),
      await !saysMore(message, than: act, to: question, run)
    else { return nil }
    rest.acts.removeFirst()
    rest.acts.removeAll { [.chat, .feeling, .thanks, .smallTalk].contains($0.intent) }
    return (words, rest)
  }

  /// "No the boiler man is thursday": where the words are surer to be an order once the question is put aside, they are
  /// one; and so they are where they may be about another task than was asked about.
  private func saysMore(
    _ message: UserMessage, than answer: Act, to question: PendingQuestion, _ run: TurnRun
  ) async -> Bool {
    guard message.text.split(separator: " ").count > Self.longestChoice else { return false }
    var unasked = run
    unasked.scope.state.questions = []
    let alone = await understanding(of: message, unasked)
    // "No, he called, so put Lonnie's papers back": surely an order to a task that was not asked about.
    let others = alone.acts.filter { act in
      act.intent.isChange && act.confidence >= 0.6 && act.reference != nil && !act.targets.isEmpty
        && act.targets.allSatisfy { !question.numbers.contains($0) }
    }
    if !others.isEmpty { return true }
    guard answer.confidence < 0.8 else { return false }
    if case .which(_, let numbers)? = alone.question { return !numbers.allSatisfy(question.numbers.contains) }
    guard let act = alone.acts.first else { return false }
    return act.intent.isChange && act.confidence > answer.confidence
  }

  private func letsGo(_ message: String, _ question: PendingQuestion) -> Bool {
    RingReply(message, title: question.choices.first ?? "") == .letGo
  }

  private func answer(_ act: Act, to question: PendingQuestion, in message: String) -> String? {
    switch act.intent {
    // Consent to what is dear is a plain yes, in words that nobody can take for thanks.
    case .yes where question.isDear: return nil
    // "Let go", asked whether to start now.
    case .yes where question.tool != ToolName.dropTask.rawValue && letsGo(message, question): return nil
    // What was only heard is kept when that is said, and not at any friendly word.
    case .yes where question.kind == .keep && !KeepWords.mayAgree(message): return nil
    case .yes: return "yes"
    case .no: return YesOrNo.mayRefuse(message) ? "no" : nil
    case .choose:
      if question.kind == .when { return act.timeWords }
      // "Move it to friday" tells none of those that are to be set aside.
      guard act.when == nil || question.takesTime else { return nil }
      let chosen = act.targets.filter(question.numbers.contains)
      guard chosen.count < 2 || act.reference != nil else { return nil }
      return chosen.isEmpty ? act.reference : chosen.map { "#\($0)" }.joined(separator: " ")
    default: return nil
    }
  }
}

extension PendingQuestion {
  /// Whether a time may belong to the answer: "the dentist, on friday".
  fileprivate var takesTime: Bool {
    kind == .when || kind == .keep || [ToolName.snoozeTask, .updateTask].contains { $0.rawValue == tool }
  }
}
