import NudgyCore

/// What the model of intents says of a reading the rules are unsure of: talk no rule knew, or a task that is one only
/// because it begins like an order.
struct SecondThought {
  let message: Message
  let text: String

  /// From here a task is doubted in favour of an act on tasks there are, and in favour of talk.
  private static let leastForAct = 0.5
  private static let leastForTalk = 0.8
  /// A task that is likelier than this stays one.
  private static let mostForTask = (act: 0.15, talk: 0.1)

  /// What to go by instead of `acts`, or just these.
  func acts(insteadOf acts: [Act]) -> [Act] {
    guard acts.count == 1, let only = acts.first, !CrisisWords.areIn(text) else { return acts }
    if only.intent == .chat, only.details == .none || only.details == .question {
      return GuessedAct(message: message).act(IntentModel.guess(text)).map { [$0] } ?? acts
    }
    return isDoubtful(only) ? [doubted(only)] : acts
  }

  private func isDoubtful(_ act: Act) -> Bool {
    act.intent == .create && act.tasks.count == 1 && message.lineCount == 1
      && !joinsDeeds
      && act.rules.contains { Self.weakGrounds.contains($0) }
  }

  /// "add the call to my list and draft it": more than one thing is said.
  private var joinsDeeds: Bool {
    zip(message.words, message.words.dropFirst()).contains {
      $0.text == "and" && $1.isAny([.strongVerb, .likelyVerb])
    }
  }

  private static let weakGrounds: Set = [DraftGround.imperative.rawValue, DraftGround.fragment.rawValue]

  private func doubted(_ act: Act) -> Act {
    let guess = IntentModel.guess(text)
    let creating = guess.probability(of: .create)
    if guess.intent == .chat {
      // With a time even an order to a device can wait until then.
      let isTalk =
        guess.probability >= Self.leastForTalk && creating <= Self.mostForTask.talk
        && message.whens.allSatisfy { $0.start == nil && $0.recurrence == nil }
      return isTalk ? Act(.chat, confidence: 0.7, span: act.span, rules: ["guess"]) : act
    }
    guard guess.probability >= Self.leastForAct, creating <= Self.mostForTask.act else { return act }
    guard let guessed = GuessedAct(message: message).act(guess), isPointed(guessed) else { return act }
    return guessed
  }

  /// What is said of a thing without its name or a word that points at it is no act on the card at hand.
  private func isPointed(_ guessed: Act) -> Bool {
    guard [.snooze, .skip, .breakDown].contains(guessed.intent), guessed.target == .current else {
      return true
    }
    return message.words.contains { Self.pointers.contains($0.text) }
  }

  private static let pointers: Set = ["it", "this", "that", "one", "card", "task", "me", "them", "these"]
}
