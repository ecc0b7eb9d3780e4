import NudgyCore

/// What a message is likely to mean by the model of intents, where no rule knows. Never sure: a deed guessed at is only
/// tried, and where no task fits it was talk.
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
    .next: 0.4, .lookup: 0.4, .breakDown: 0.35, .draft: 0.4, .recall: 0.4, .persona: 0.35, .help: 0.45,
    .quit: 0.45, .context: 0.35, .focus: 0.5, .skip: 0.45, .snooze: 0.45, .drop: 0.55, .reopen: 0.5,
    .update: 0.7, .undo: 0.6, .redo: 0.6, .forget: 0.7, .remember: 0.7,
  ]

  func act(_ guess: IntentGuess) -> Act? {
    guard (1...Self.wordLimit).contains(message.words.count), message.lineCount == 1 else { return nil }
    guard let least = Self.least[guess.intent], guess.probability >= least else { return nil }
    let confidence = max(Self.leastConfidence, min(guess.probability, Self.mostConfidence))
    var act = Act(
      guess.intent, confidence: confidence, span: message.span(of: message.words), rules: ["guess"])
    act.when = message.whens.first { $0.start != nil }
    switch guess.intent {
    case .snooze, .skip, .breakDown: act.target = named ?? .current
    case .draft:
      act.target = addressee ?? named ?? .current
      act.details = whole.draftDetails
    // Nothing is let go of or taken up again by guess but what is named, and nothing changed but a date.
    case .drop, .reopen:
      guard let named else { return nil }
      act.target = named
    case .update:
      guard let named, let when = message.whens.first(where: { $0.start != nil || $0.recurrence != nil })
      else {
        return nil
      }
      act.target = named
      act.when = when
    case .remember:
      guard let fact else { return nil }
      act.details = fact
    case .forget:
      guard let thing else { return nil }
      act.details = .subject(thing)
    case .undo, .redo: act.details = .steps(count: 1, wholeTurn: true)
    case .focus: act.details = .minutes(message.whens.compactMap(\.duration?.estimateInMinutes).first)
    case .lookup: act.details = .lookup(LookupQuestion(.list))
    case .recall: act.details = .subject(thing)
    case .persona: act.details = .persona(nil)
    case .quit: act.details = .farewell
    case .context:
      let minutes = message.whens.compactMap(\.duration?.estimateInMinutes).first
      let energy = EnergyWords.leaning(of: message.words)
      guard minutes != nil || energy != nil else { return nil }
      act.details = .context(energy: energy, minutes: minutes)
    default: break
    }
    return act
  }

  private var whole: Clause { Clause(message.words, span: message.span(of: message.words)) }

  /// "grandma" of "pls write a thank you note to grandma".
  private var addressee: TaskReference? {
    ActRule.addressee(of: whole).map { .words(TitleWriter(message: message).text($0)) }
  }

  /// What is told of oneself, one's people or one's things, as if it had been asked to be kept.
  private var fact: ActDetails? {
    let told = Politeness.strippingLead(whole)
    guard !message.source.text.contains("?"), let first = told.words.first,
      ["my", "our", "i", "we", "the"].contains(first.text) || first.isAny([.capital])
        || PersonWord.contains(first.text)
    else { return nil }
    return ActRule.keptFact(told, told, ActContext(message: message, hints: .none))?.details
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
