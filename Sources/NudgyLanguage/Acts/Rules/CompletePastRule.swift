import NudgyCore

// "i called mom", "already bought milk", "emailed Tom": done, told in the past.
extension ActRule {
  private static let pastLead = PatternTable(
    """
    i ~ have ~ just
    i ~ have ~
    i ~ just ~
    i ~ already ~
    we ~ have ~
    i ~ went and
    i ~ managed to
    i ~ remembered to
    i ~ finally got around to
    i ~ got around to
    i ~ ended up
    managed to
    got around to
    remembered to
    have [just] ~
    i ~
    we ~
    just
    already
    finally
    """)

  /// "i called mom" → the task "call mom"; not "we watched a movie yesterday", told as a story.
  static let completePast = ActRule("said in the past") { clause, context in
    // "i got to call mom" is an obligation.
    guard !clause.isQuestion, TaskFrames.obligations.prefix(of: clause) == nil, !needsMore(clause) else {
      return nil
    }
    let lead = pastLead.prefix(of: clause)?.count ?? 0
    guard lead < clause.count else { return nil }
    var words = Array(clause.words.dropFirst(lead))
    let isSubject = clause.words.prefix(lead).contains {
      ["i", "we", "managed", "remembered", "around"].contains($0.text)
    }
    while let first = words.first, first.isAny([.adverb]), words.count > 1 { words.removeFirst() }
    guard let verb = words.first, words.count > 1,
      let plain = presentForm(verb, after: clause.words.prefix(lead).last)
    else { return nil }
    let object = words.dropFirst().filter { $0.when < 0 }
    guard let thing = object.first, !isSpan(object) else { return nil }
    let isMarked = ["already", "just", "finally", "have"].contains { mark in
      clause.words.prefix(lead + 1).contains { $0.text == mark }
    }
    let deed = PastDeed(verb: plain, words: words, isMarked: isMarked)
    guard !deed.isStory else { return nil }
    let isIt = object.count == 1 && ["it", "that", "this"].contains(thing.text)
    // "read the book" is an order without "i", and "baked beans" a thing.
    guard isSubject || plain != verb.text && plain != "do" && (lead > 0 || deed.hasDefiniteObject || isIt)
    else {
      return nil
    }
    if object.count == 1, ["it", "that", "this", "one"].contains(thing.text) {
      return Act(.complete, confidence: 0.85, span: clause.span, target: .current)
    }
    var head = verb
    head.text = plain
    // "i called them already": the call that is on the list, whoever they are.
    let isSomeone = object.filter { !$0.isAny([.adverb]) }.count == 1
    if isSomeone, ["him", "her", "them"].contains(thing.text), ListVerbs.reaching.contains(plain) {
      return Act(.complete, confidence: 0.85, span: clause.span, target: .words(plain))
    }
    let end = object.firstIndex {
      $0.isAny([.reason]) || $0.isAny([.subordinator]) && !$0.isAny([.determiner])
    }
    let kept = end.map { Array(object[..<$0]) } ?? Array(object)
    let target = context.reference(dropDangling([head] + kept))
    return Act(.complete, confidence: deed.confidence, span: clause.span, target: target)
  }

  /// "i've got ten minutes before the bus": time at hand, and nothing done.
  private static func isSpan(_ object: [Word]) -> Bool {
    guard object.count > 1, object[0].isAny([.number, .determiner]) else { return false }
    return object[1...].prefix(2).contains { spans.contains($0.text) }
  }

  private static let spans: Set<String> = ["minute", "minutes", "min", "mins", "hour", "hours"]

  /// "got the milk, still need eggs": behind the pause stands what is left to do.
  private static func needsMore(_ clause: Clause) -> Bool {
    clause.words.indices.dropFirst(2).contains { index in
      clause.words[index].pause >= .slight
        && clause.words[index...].prefix(3).contains { ["need", "needs"].contains($0.text) }
    }
  }

  private static func presentForm(_ verb: Word, after before: Word?) -> String? {
    // "i have been to the bank"
    if verb.text == "been" { return "go" }
    if let plain = WordTable.pastForms[verb.text] { return plain }
    // "got around to cleaning", "ended up calling"
    if ["to", "up"].contains(before?.text ?? ""), verb.text.hasSuffix("ing") {
      let base = Requests.baseForm(verb)
      return base.text == verb.text ? nil : base.text
    }
    // "managed to fix", "went and fixed"
    let isAfterTo = before.map { ["to", "and"].contains($0.text) } ?? false
    return isAfterTo && verb.isAny([.verb]) ? verb.text : nil
  }
}

/// Something said in the past: a deed of the kind that is on a list, or a story about the day.
private struct PastDeed {
  let verb: String
  /// The verb and all that follows it.
  let words: [Word]
  /// Whether "already", "just" or "finally" says that it had been waiting.
  let isMarked: Bool

  /// Told, not done: "i found out", "i saw a fox", "i ate too much".
  private static let told: Set<String> = [
    "see", "know", "leave", "say", "eat", "drink", "start", "help", "use", "catch", "hang", "reach", "knock",
    "dream",
  ]
  /// Done for pleasure or by the way as often as from a list.
  private static let loose: Set<String> = [
    "watch", "go", "read", "make", "meet", "have", "take", "run", "drive", "ride", "swim", "visit", "throw",
    "turn", "cut", "learn", "teach", "play", "talk", "speak", "tell", "ask", "find", "walk", "put", "give",
    "move", "drop", "bring", "fly", "set", "shut", "work", "train", "cook", "choose", "change", "touch",
    "cross", "follow", "sell", "get", "add", "test", "track",
  ]

  /// What one gets and tells of: no one ticks off "get the job".
  private static let news = WordTable(
    """
    boot call chills cold covid flu gig giggles hiccups hint idea internship job joke lead measles memo message news offer
    part picture point promotion raise role sack scholarship shakes text
    """)

  var isStory: Bool {
    guard let thing = words.dropFirst().first(where: { $0.when < 0 }) else { return true }
    // "i read that coffee is good", "i heard about it"
    if ["read", "find", "learn", "see", "check"].contains(verb),
      ["that", "about", "how", "why", "where"].contains(thing.text),
      words.count > 3
    {
      return true
    }
    if words.contains(where: { $0.text == "once" }) { return true }
    if Self.told.contains(verb) || thing.text == "to" && !isToSomeone { return true }
    if isRemarkedOn || isForOneself { return true }
    if !hasDefiniteObject, isToldOfThePast || words.contains(where: { $0.text == "and" }) { return true }
    if verb == "get", words.contains(where: { PastDeed.news.contains($0.text) }) { return true }
    if verb == "get", !["the", "my", "some", "our", "milk"].contains(thing.text), thing.isAny(.small) {
      return true
    }
    if thing.isAny([.question, .adverb])
      || ["you", "me", "so", "up", "enough"].contains(thing.text) && isVague
    {
      return true
    }
    if words.contains(where: { $0.isAny([.negation]) }) { return true }
    if verb == "go", isToSomeone {
      return words.contains { ["yesterday", "ago", "last", "once", "lately", "week"].contains($0.text) }
    }
    if words.dropFirst().contains(where: { WordTable.happenings.contains($0.text) }) { return true }
    if ["in", "around", "over", "by", "like", "from", "through", "past", "into", "under"].contains(
      thing.text),
      !isPhrasal(thing.text)
    {
      return true
    }
    if verb == "drop" { return !words.contains { $0.text == "off" } }
    if words.contains(where: { ["mind", "mess", "fun", "nap", "mistake", "friend"].contains($0.text) }) {
      return true
    }
    guard Self.loose.contains(verb) else { return false }
    if thing.isAny([.object]) && !thing.isAny([.determiner]) && ["tell", "ask", "meet"].contains(verb) {
      return true
    }
    return !hasDefiniteObject || isToldOfThePast || isOuting
  }

  /// "handed in the essay", "looked over the contract": verb and particle are one deed.
  private func isPhrasal(_ particle: String) -> Bool {
    guard words.count > 2 else { return false }
    let deeds: [String: Set<String>] = [
      "in": ["turn", "hand", "send", "call", "bring", "fill", "put", "check", "log"],
      "over": ["look", "hand", "go"],
      "by": ["drop", "stop"], "through": ["go", "look", "run"],
    ]
    return deeds[particle]?.contains(verb) == true
  }

  /// "replied to nadia", "went to the bank": to someone written to, or to where errands are run.
  private var isToSomeone: Bool {
    guard words.count > 2 else { return false }
    if ["reply", "talk", "speak", "write", "apologize"].contains(verb) {
      return words[2].isAny([.determiner, .capital, .object]) || PersonWord.contains(words[2].text)
        || verb == "reply" && !words[2].isAny(.small)
    }
    let places: Set<String> = [
      "bank", "store", "dentist", "doctor", "doctors", "gym", "vet", "dmv", "pharmacy", "post", "grocery",
      "supermarket", "laundromat", "chemist", "tip", "dump", "butcher", "optician", "surgery", "garage",
      "bakery", "mechanic", "library", "market", "clinic", "hairdresser", "barber",
    ]
    return verb == "go" && words.dropFirst(2).prefix(3).contains { places.contains($0.text) }
  }

  /// "…way too much", "…and it was bad", "…the best pasta ever": how it was, not that it is done.
  private var isRemarkedOn: Bool {
    let remarks: Set<String> = ["too", "much", "ever", "best", "worst", "bad", "great", "funny", "lucky"]
    return words.dropFirst().contains { remarks.contains($0.text) }
  }

  /// "fixed myself a sandwich", "sent him a meme", "cleaned my plate".
  private var isForOneself: Bool {
    let rest = words.dropFirst().filter { $0.when < 0 }
    guard let first = rest.first else { return false }
    if ["myself", "ourselves", "himself", "herself"].contains(first.text) { return true }
    if rest.count > 2, ["him", "her", "them", "us"].contains(first.text), ["a", "an"].contains(rest[1].text) {
      return true
    }
    return rest.contains { ["plate", "sandwich", "snack", "meme", "selfie", "breath"].contains($0.text) }
  }

  private var isVague: Bool { !words.contains { $0.isAny([.determiner]) } }

  /// "the", "my", a name, a person: something that could stand on a list as it is said.
  var hasDefiniteObject: Bool {
    let rest = words.dropFirst().filter { $0.when < 0 }
    guard let thing = rest.first(where: { !$0.isAny([.preposition]) || $0.isAny([.determiner]) }) else {
      return false
    }
    if ["a", "an", "some", "any"].contains(thing.text) { return false }
    return thing.isAny([.determiner, .capital, .number]) || PersonWord.contains(thing.text)
      || ["it", "them", "him"].contains(thing.text) || WordTable.errands.contains(thing.text)
  }

  private var isToldOfThePast: Bool {
    !isMarked
      && words.contains { $0.when >= 0 || ["yesterday", "ago", "last", "once", "lately"].contains($0.text) }
  }

  /// "went to the beach": only some places are errands.
  private var isOuting: Bool {
    let fun: Set<String> = [
      "beach", "movies", "cinema", "party", "park", "concert", "bar", "pub", "mall", "mountains", "lake",
      "zoo", "museum", "restaurant", "game", "fair", "club", "theater", "theatre", "pool", "news",
      "piano", "wrong",
    ]
    return words.contains { fun.contains($0.text) }
  }

  var confidence: Double {
    if isMarked { return 0.9 }
    return Self.loose.contains(verb) || !hasDefiniteObject ? 0.72 : 0.84
  }
}
