import NudgyCore

extension ActRule {
  /// A lasting fact told in plain words: "i drive a red corolla", "jen's birthday is on june 4th", "the gate code is 4417".
  ///
  /// What lasts is said in the simple present, of oneself, of one's people or of a thing that is looked up later. What is
  /// true of one day only, or is felt, is left to others.
  static let rememberAny = ActRule("a lasting fact", spansCommas: true) { clause, context in
    guard (3...18).contains(clause.count), !clause.isQuestion else { return nil }
    let (told, isAsked) = withoutTail(clause)
    if isAsked { return keptFact(told, clause, context) }
    if let lead = asks.prefix(of: told), lead.count < told.count {
      let rest = told.dropping(first: lead.count)
      // "note to self order new contacts"
      let isToSelf = told.words.prefix(lead.count).contains { $0.text == "self" }
      if isToSelf, TaskReader.imperative.read(rest) != nil { return nil }
      return keptFact(rest, clause, context)
    }
    guard told.words.dropFirst().allSatisfy({ $0.pause < .comma }), let first = told.words.first,
      !first.isAny([.question, .modal]), TaskFrames.obligations.prefix(of: told) == nil
    else { return nil }
    if first.text == "i" { return factOfMyself(told, clause, context) }
    // "we moved to austin", "we have two dogs"
    if first.text == "we", told.count > 2,
      ["moved", "have", "live", "own", "park"].contains(told.words[1].text)
    {
      return factOfMyself(told, clause, context)
    }
    return ofMyPeople(told, clause, context) ?? ofThings(told, clause, context)
  }

  // MARK: Asked

  private static let asks = PatternTable(
    """
    (just so you know|just so you are aware|just fyi|so you know|for reference|thing about me|one thing about me|fun fact about me) [that]
    [please|can you|could you] (memorize|memorise|keep in mind|bear in mind|be aware|make a note|make a mental note|note for later|remember for later|write down for later|jot this down|jot that down|know) [about me] [that]
    (you ought to|you should|you need to|you might want to|you may want to) know [that]
    it is (important|good|useful|worth) [for you|that you|you] [to] (know|knowing|remember|remembering) [that]
    [please] (save|store|record|note) [down|for me|for later] (my|our|this|the code|the password|the number)
    (i would like|i want|i need|i would love) you to (remember|know|keep in mind|note) [that]
    (from now on|from here on|starting now|in future|in the future)
    (for your info|for info|for your information|for later|for future|note to self|heads up|just a heads up|quick note|side note|just note|please note|so you are aware) [that]
    """)

  private static let tails = [
    ["keep", "that", "in", "mind"], ["keep", "this", "in", "mind"], ["for", "future", "reference"],
    ["for", "the", "record"], ["just", "so", "you", "know"], ["so", "you", "know"], ["remember", "that"],
    ["remember", "this"], ["please", "remember"], ["from", "now", "on"], ["in", "case", "you", "need", "it"],
    ["by", "the", "way"],
    ["fyi"], ["btw"],
  ]

  /// The statement without "by the way" and "keep that in mind" behind it, and whether it was asked to be kept.
  private static func withoutTail(_ clause: Clause) -> (Clause, Bool) {
    for tail in tails
    where clause.count > tail.count + 2 && clause.words.suffix(tail.count).map(\.text) == tail {
      return (clause.dropping(last: tail.count), true)
    }
    return (clause, false)
  }

  /// "keep in mind mom can't eat gluten", "memorize my employee number 55821".
  static func keptFact(_ rest: Clause, _ clause: Clause, _ context: ActContext) -> Act? {
    guard rest.count > 1, TaskFrames.obligations.prefix(of: rest) == nil, let first = rest.words.first,
      first.text != "to", !rest.words.contains(where: { ["remind", "reminder"].contains($0.text) })
    else { return nil }
    if let fact = rememberFact.read(rest, context) ?? rememberMore.read(rest, context)
      ?? rememberAny.read(rest, context)
    {
      return fact
    }
    let verb = rest.words.indices.dropFirst().first { index in
      let word = rest.words[index]
      return word.isAny([.be, .have, .modal, .doForm])
        || LastingFact.isThirdPerson(word) && !rest.words[index - 1].isAny([.determiner])
    }
    // "my employee number 55821"
    let isCode =
      rest.words.contains { WordTable.factNouns.contains($0.text) } && LastingFact.holdsValue(rest.words)
    guard verb != nil && !first.isAny([.strongVerb]) || isCode || first.text == "i" && rest.count > 2 else {
      return nil
    }
    let isOfDay = rest.words.contains { $0.when >= 0 && context.message.whens[$0.when].recurrence == nil }
    guard !isOfDay || first.text == "i" || isCode else { return nil }
    var words = rest.words
    if first.text == "i" { words.removeFirst() }
    return Act(
      .remember, confidence: 0.88, span: clause.span,
      details: .fact(
        subject: first.text == "i" ? "me" : named(words, upTo: verb), text: context.written(words),
        category: "other"))
  }

  private static func named(_ words: [Word], upTo verb: Int?) -> String {
    let name = words[..<min(words.count, verb ?? 3)].filter {
      !$0.isAny([.determiner]) && Int($0.text) == nil
    }
    return name.isEmpty ? "me" : name.map(\.text).joined(separator: " ")
  }

  // MARK: Of one's people

  /// "my sister lives in denver", "my wife goes by bee", "mark is my ex-husband".
  private static func ofMyPeople(_ told: Clause, _ clause: Clause, _ context: ActContext) -> Act? {
    let words = told.words
    if let own = words.firstIndex(where: { $0.text == "my" }), own >= 2, own <= 4,
      words[own - 1].text == "is", own + 1 < words.count,
      words.count <= own + 4, let last = words.last,
      WordTable.relations.contains(last.text)
        || ["ex-", "step", "half-", "god"].contains(where: { last.text.hasPrefix($0) })
        || last.text.hasSuffix("-in-law"),
      !words[0].isAny([.subject, .determiner, .negation])
    {
      return person(
        words[(own + 1)...].map(\.text).joined(separator: " "), Array(words[..<(own - 1)]), clause, context)
    }
    guard ["my", "our"].contains(words[0].text), words.count > 3,
      let verb = words.indices.dropFirst(2).first(where: {
        words[$0].isAny([.be, .modal, .doForm]) || LastingFact.isThirdPerson(words[$0])
          || words[$0].text == "moved"
          || LastingFact.isPlural(words[$0], after: words[$0 - 1])
      }),
      verb <= 5, verb + 1 < words.count,
      WordTable.relations.contains(Noun.singular(words[verb - 1].text)) || words[verb - 1].text == "law",
      !words.contains(where: { WordTable.passingWords.contains($0.text) || $0.when >= 0 })
    else { return nil }
    let after = words[(verb + 1)...]
    let lasts: Bool =
      switch words[verb].text {
      case "lives", "works", "teaches", "studies", "goes", "speaks", "drives", "live", "work", "go", "study",
        "speak":
        ["in", "at", "by", "for", "near", "with", "on", "as"].contains(after.first?.text ?? "")
          || after.first?.text == "to" && after.count > 1 && !after[after.startIndex + 1].isAny([.determiner])
          || words[verb].text == "speaks" || words[verb].text == "teaches"
      case "is", "are":
        LastingFact.isTrait(Array(after)) || ["called", "named"].contains(after.first?.text ?? "")
      case "can", "does":
        after.first?.text == "not" && after.count > 2
          && ["eat", "drink", "have", "drive", "like", "walk", "hear", "see", "speak"].contains(
            after[after.startIndex + 1].text)
      case "moved": after.first?.text == "to" && after.count <= 5
      case "likes", "loves", "hates", "prefers", "eats", "drinks":
        !["me", "it", "that", "you", "this", "everything", "to"].contains(after.first?.text ?? "")
          && after.count <= 4
      default: false
      }
    guard lasts else { return nil }
    return person(words[1..<verb].map(\.text).joined(separator: " "), Array(words[verb...]), clause, context)
  }

  private static func person(_ subject: String, _ words: [Word], _ clause: Clause, _ context: ActContext)
    -> Act
  {
    Act(
      .remember, confidence: 0.84, span: clause.span,
      details: .fact(subject: subject, text: context.written(words), category: "person"))
  }

  // MARK: Of things

  /// "the gate code is 4417", "the spare key is under the mat", "our anniversary is august 9".
  private static func ofThings(_ told: Clause, _ clause: Clause, _ context: ActContext) -> Act? {
    let words = told.words
    guard let be = words.indices.dropFirst().first(where: { ["is", "are"].contains(words[$0].text) }),
      be <= 6, be + 1 < words.count,
      words.count - be <= 8,
      words[0].isAny([.determiner]) || words[0].text.hasSuffix("'s") || words[0].isAny([.capital])
        || WordTable.factNouns.contains(words[0].text) || words[0].text == "it"
    else { return nil }
    let named = Array(words[..<be])
    let value = Array(words[(be + 1)...])
    func has(_ table: WordTable) -> Bool { named.contains { table.contains($0.text) } }
    let isDate =
      ["birthday", "anniversary"].contains(named.last?.text ?? "")
      && value.contains { TimeVocabulary.sense(of: $0.text).month != nil }
    let isCode =
      has(WordTable.factNouns) && !value[0].isAny([.preposition, .adverb]) && LastingFact.holdsValue(value)
      && !value.contains { $0.when >= 0 && !$0.isAny([.number]) && Int($0.text) == nil }
    let isPlace =
      has(WordTable.keptThings)
      && ["in", "under", "on", "behind", "at", "inside", "above", "beside", "with"].contains(value[0].text)
      && value.count > 2 && !value.contains { $0.when >= 0 } && words[0].text != "a"
    let isMake =
      named.count == 2 && ["my", "our"].contains(named[0].text) && ["a", "an"].contains(value[0].text)
      && value.count > 1
      && ["car", "truck", "bike", "phone", "laptop", "computer", "van", "guitar", "camera", "printer"]
        .contains(named[1].text)
      && !value.contains { ["mess", "disaster", "wreck", "piece", "pain", "bit"].contains($0.text) }
    let isWorkplace =
      named.count == 2 && named[0].text == "my"
      && ["office", "desk", "locker", "classroom", "gym"].contains(named[1].text)
      && ["in", "on", "at"].contains(value[0].text) && value.count > 1 && !value.contains { $0.when >= 0 }
    guard isDate || isCode || isPlace || isMake || isWorkplace else { return nil }
    var subject = named
    while subject.count > 1, subject[0].isAny([.determiner]) { subject.removeFirst() }
    return Act(
      .remember, confidence: 0.84, span: clause.span,
      details: .fact(
        subject: subject.map(\.text).joined(separator: " "), text: context.written(value), category: "other"))
  }
}
