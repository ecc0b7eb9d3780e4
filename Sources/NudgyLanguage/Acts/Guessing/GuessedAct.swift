import NudgyCore

/// What a message is likely to mean by the model of intents, where no rule knows. Never sure: a deed guessed at is only tried, and where no
/// task fits it was talk.
struct GuessedAct {
  let message: Message

  /// Longer messages tell stories, which the rules for rambles know better.
  private static let wordLimit = 25
  /// A guess is never as certain as a rule.
  private static let leastConfidence = 0.5
  private static let mostConfidence = 0.75

  /// The probability from which a guess is taken, higher where tasks change. Classes without one are not guessed at:
  /// a story about a deed sounds like "done", and whatever could be a task is one by rule already.
  private static let least: [Intent: Double] = [
    .next: 0.45, .lookup: 0.45, .breakDown: 0.45, .draft: 0.45, .recall: 0.45, .persona: 0.45, .help: 0.45,
    .quit: 0.45, .context: 0.45, .skip: 0.5, .snooze: 0.6, .drop: 0.6, .reopen: 0.6,
  ]

  func act(_ guess: IntentGuess) -> Act? {
    guard (1...Self.wordLimit).contains(message.words.count), message.lineCount == 1 else { return nil }
    guard let least = Self.least[guess.intent], guess.probability >= least else { return nil }
    let confidence = max(Self.leastConfidence, min(guess.probability, Self.mostConfidence))
    var act = Act(
      guess.intent, confidence: confidence, span: message.span(of: message.words), rules: ["guess"])
    act.when = message.whens.first { $0.start != nil }
    switch guess.intent {
    case .snooze, .skip, .breakDown, .draft: act.target = named ?? .current
    // Nothing is let go of or taken up again by guess but what is named.
    case .drop, .reopen:
      guard let named else { return nil }
      act.target = named
    case .lookup: act.details = .lookup(LookupQuestion(.list))
    case .recall: act.details = .subject(thing)
    case .persona: act.details = .persona(nil)
    case .quit: act.details = .farewell
    case .context:
      guard let minutes = message.whens.compactMap(\.duration?.estimateInMinutes).first else { return nil }
      act.details = .context(energy: nil, minutes: minutes)
    default: break
    }
    return act
  }

  private var named: TaskReference? { thing.map(TaskReference.words) }

  /// The first thing with an article or an owner: `groceries` of "later today would be better for the groceries".
  private var thing: String? {
    let words = message.words
    for index in words.indices where Self.openers.contains(words[index].text) {
      let name = words[(index + 1)...].prefix {
        $0.when < 0 && $0.pause == .none && !$0.isAny(.small)
          && ($0.isAny([.nounVerb]) || !$0.isAny([.past, .strongVerb]))
      }
      if let first = name.first, !Self.pointers.contains(first.text) {
        return TitleWriter(message: message).text(Array(name))
      }
    }
    return nil
  }

  private static let openers: Set = ["the", "my", "our"]
  private static let pointers: Set = [
    "one", "ones", "thing", "task", "list", "rest", "other", "first", "last",
  ]
}
