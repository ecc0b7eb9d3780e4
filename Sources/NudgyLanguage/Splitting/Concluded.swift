// Statements that amount to a task without saying so.
extension TaskReader {
  private static let passives = PatternTable(
    """
    <ref> (needs|need|has|have|got|ought) to ~ (be|get) <words>
    <ref> (should|must) ~ (be|get) <words>
    """)

  /// "the gutters need to be cleaned" → "clean the gutters"
  static let passiveNeed = Rule(name: "passive need") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard rest.count <= 24, let match = passives.match(rest), let thing = match.reference,
      let done = match.words,
      !rest.words[thing].contains(where: { $0.isAny([.subject]) && !$0.isAny([.determiner]) }),
      let participle = rest.words[done].first, let verb = WordTable.pastForms[participle.text]
    else { return nil }
    var action = participle
    action.text = verb
    action.flags.insert(.verb)
    let words = [action] + Array(rest.words[thing]) + Array(rest.words[done].dropFirst())
    return TaskDraft(
      words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.85, ground: .passiveNeed
    )
  }

  /// "get blood work done", "have the car inspected": to be done by someone, and not done yet.
  static func isCausative(_ original: Clause) -> Bool {
    guard endsInDeed(original) else { return false }
    let clause = original.dropping(first: leadingTimes(original).count)
    let words = clause.words
    guard words.count > 2 else { return false }
    let frame = TaskFrames.obligations.prefix(of: clause)?.count ?? 0
    guard frame + 2 < words.count, ["get", "have"].contains(words[frame].text) else { return false }
    return frame > 0 || words[frame].text == "get"
  }

  /// Whether it can be causative; hardly any clause ends this way.
  static func endsInDeed(_ clause: Clause) -> Bool {
    guard let end = clause.words.last(where: { $0.when < 0 }) else { return false }
    return end.text == "done" || end.isAny([.past]) && !end.isAny([.verb])
  }

  private static let needs = PatternTable(
    """
    (the|my|our|his|her|their) <ref> (needs|need) <words>
    <ref> needs (a|an|new|more|some|another) <words> = name
    """)

  private static let vagueNeeds: Set<String> = [
    "break", "nap", "hug", "minute", "moment", "friend", "job", "life", "help", "drink", "hand",
    "vacation", "rest", "time", "space", "hobby", "clue", "lot", "hero",
  ]

  /// "the truck needs an oil change"
  static let thingNeeds = Rule(name: "thing needs") { clause in
    guard clause.count <= 24, clause.words.contains(where: { $0.text.hasPrefix("need") }),
      let match = needs.match(clause)
    else { return nil }
    let isNamed = match.tag == "name"
    if isNamed {
      guard let name = match.reference, name.count <= 2, let thing = match.words,
        isKnownOwner(clause.words[name]),
        !clause.words[thing].contains(where: { vagueNeeds.contains($0.text) || $0.isAny([.modal, .be]) })
      else { return nil }
    }
    let words = isNamed ? clause.words : Array(clause.words.dropFirst(1))
    return TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .neededDeed)
  }

  /// "noah", "bike", "guest room": a name, or a thing known as one.
  private static func isKnownOwner(_ words: ArraySlice<Word>) -> Bool {
    if words.count == 1, words.allSatisfy({ $0.isAny([.capital]) || PersonWord.contains($0.text) }) {
      return true
    }
    return words.allSatisfy { !$0.isAny(.small) && !$0.isAny([.strongVerb]) && $0.when < 0 }
      && words.last.map { Noun.isKnown($0.text) } == true
  }

  private static let due = PatternTable(
    """
    (i|we) ~ (have got|have|got|had) <ref> due [on|by|at] <when> *
    <ref> (is|are) [also] due [again] [on|by|at] <when> *
    <ref> [is|are] due back [on|by|at|to <words>] <when> * = back
    <ref> [is|are] due [on|by|at] <when> *
    <ref> (goes|go) out [on|by|at] <when>
    <ref> (has to|have to|needs to|need to|must) (go|go out|go off|be in|be there|be ready|be sent|be submitted|be handed in|be turned in) [on|by|at|before] <when>
    [there is] <ref> (that|which) (is|are) due [on|by|at] <when> *
    """)

  /// "the history essay is due on monday"
  static let dueStatement = Rule(name: "due statement") { clause in
    guard clause.count <= 24, let match = due.match(clause), let thing = match.reference,
      !clause.words[thing].contains(where: { ["i", "we", "he", "she", "they"].contains($0.text) })
    else { return nil }
    // "that thing's due friday" says when, not what.
    let generic: Set<String> = [
      "thing", "thing's", "things", "one", "one's", "stuff", "comes", "hers", "his", "mine", "ours", "theirs",
    ]
    let named = clause.words[thing].filter { !$0.isAny(.small) && !generic.contains($0.text) }
    guard !named.isEmpty else { return nil }
    var words = Array(clause.words[thing])
    // "there's the stats problem set that's due monday"
    if words.count > 3, words[0].text == "there", words[1].isAny([.be]) { words.removeFirst(2) }
    if words.count > 1, let last = words.last, ["that", "which"].contains(last.text) { words.removeLast() }
    while let first = words.first, first.isAny([.determiner, .connective]) { words.removeFirst() }
    words += clause.words.filter { $0.when >= 0 } + amount(behind: clause.words)
    var draft = TaskDraft(words: words, source: clause.words, confidence: 0.8, ground: .due)
    // "the library books are due back on saturday"
    if match.tag == "back" { draft.prefix = "Return" }
    return draft
  }

  private static let ways = PatternTable(
    """
    (the|my|our|this|that|these|those) <ref> (has|have|needs|need|must) [to] (go|get|be) (to|at|in|with|over to) <words>
    """)

  /// "the bulletin has to go to the printer today by four" → "get the bulletin to the printer"
  static let sentOff = Rule(name: "sent off") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard rest.count <= 18, rest.words.contains(where: { $0.when >= 0 }), let match = ways.match(rest),
      let thing = match.reference, let place = match.words, thing.count <= 5,
      rest.words[thing].allSatisfy({ $0.when < 0 && !$0.isAny([.subject, .preposition, .modal, .be]) }),
      !rest.words[thing].contains(where: { PersonWord.contains($0.text) && !$0.text.hasSuffix("'s") }),
      let first = rest.words[place].first, first.when < 0,
      let go = rest.words[..<place.lowerBound].lastIndex(where: { ["go", "get", "be"].contains($0.text) })
    else { return nil }
    var verb = rest.words[go]
    verb.text = "get"
    verb.flags = WordFlags.of("get")
    return TaskDraft(
      words: [verb] + rest.words[..<thing.upperBound] + rest.words[(go + 1)...], source: clause.words,
      leadingWhens: times.whens, confidence: 0.8, ground: .passiveNeed)
  }

  /// "rent is due on the 1st, *1450 dollars*"
  private static func amount(behind words: [Word]) -> [Word] {
    guard let last = words.lastIndex(where: { $0.when >= 0 }) else { return [] }
    let rest = Array(words[(last + 1)...])
    return isAmount(rest) ? rest : []
  }

  /// "1450 dollars", "$ 80".
  static func isAmount(_ words: [Word]) -> Bool {
    guard (2...4).contains(words.count), words.allSatisfy({ $0.when < 0 }) else { return false }
    if words[0].text == "$" { return words.dropFirst().allSatisfy { $0.isAny([.number]) } }
    return ["dollars", "bucks", "euros", "pounds", "quid"].contains(words[words.count - 1].text)
      && words.dropLast().allSatisfy { $0.isAny([.number]) }
  }

  private static let shortage = PatternTable(
    """
    (i|we) ~ (am|are) ~ [all|completely|totally|nearly|almost] (out of|low on|running low on|running out of)
    (i|we) ~ (ran|run) out of
    there is ~ no more
    (out of|running low on)
    """)

  /// "we are almost out of diapers" → "get diapers"
  static let runningOut = Rule(name: "running out") { clause in
    if let draft = otherRunningOut(clause) { return draft }
    guard let frame = shortage.prefix(of: clause) else { return nil }
    let words = Array(clause.words.dropFirst(frame.count))
    let vague: Set<String> = [
      "time", "ideas", "energy", "patience", "money", "options", "it", "luck", "steam", "town",
      "office", "control", "here", "breath", "shape", "excuses", "spoons", "space", "room",
    ]
    guard let first = words.first, !vague.contains(first.text), isWorthDoing(words) else { return nil }
    var draft = TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .runningOut)
    draft.prefix = "Get"
    return draft
  }

  private static let otherShortage = PatternTable(
    """
    (the|my|our|his|her) <ref> (is|are) ~ [all|completely|totally|nearly|almost] (out of|low on|running low on|running out of) <words>
    """)

  /// "the cat is out of food" → "get food for the cat"
  private static func otherRunningOut(_ clause: Clause) -> TaskDraft? {
    guard clause.count <= 20, let match = otherShortage.match(clause), let owner = match.reference,
      let stock = match.words, isWorthDoing(Array(clause.words[stock])), owner.count <= 3,
      !["time", "ideas", "energy", "patience", "office", "town", "control"].contains(
        clause.words[stock.lowerBound].text)
    else { return nil }
    // The word "for" stands where "is" was said.
    var link = clause.words[owner.upperBound]
    link.text = "for"
    link.flags = WordFlags.of("for")
    let words = Array(clause.words[stock]) + [link] + clause.words[(owner.lowerBound - 1)..<owner.upperBound]
    var draft = TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .runningOut)
    draft.prefix = "Get"
    return draft
  }

  private static let engagements = PatternTable(
    """
    (i|we) ~ (have|have got|got) [a|an|the|my|our|this] <ref>
    (i|we) ~ (have|have got|got) [a|an|the|my|our|this] <ref>
    there is [a|an|the|my|our] <ref>
    (the|my|our|his|her) * (has|have|got) [a|an|the|his|her|their] <ref>
    (kid|kids|son|daughter|baby|toddler) (has|have|got) [a|an|the|his|her|their] <ref>
    """)

  static let engagementNouns: Set<String> = [
    "appointment", "meeting", "call", "exam", "interview", "lesson", "class", "checkup", "check-up",
    "party", "dinner", "lunch", "deadline", "flight", "session", "reservation", "test", "quiz", "date",
    "conference", "wedding", "game", "doctor", "dentist", "birthday", "physio", "orthodontist", "vet",
    "scan", "mot", "play", "recital", "rehearsal", "presentation", "surgery", "haircut", "playdate",
    "webinar", "fitting", "cleaning", "closing", "inspection", "tour", "tasting", "consultation",
    "orientation", "training", "shift", "practice", "concert", "service", "visit", "brunch", "drinks",
    "review", "standup", "hearing", "trip", "job", "estimate", "viewing", "pickup", "delivery",
    "checkout", "conferences", "physical", "ultrasound", "screening", "weigh-in", "biopsy", "audition",
    "ceremony", "potluck", "meetup",
  ]

  /// "i have a dentist appointment on tuesday at 3"
  static let appointment = Rule(name: "appointment") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard clause.count <= 24, clause.words.contains(where: { $0.when >= 0 }),
      let match = engagements.match(rest), let thing = match.reference,
      rest.words[thing].contains(where: { engagementNouns.contains($0.text) })
    else { return nil }
    var named = Array(rest.words[thing])
    while named.count > 1, let first = named.first, ["got", "a", "an", "the", "my"].contains(first.text) {
      named.removeFirst()
    }
    return TaskDraft(
      words: named, source: clause.words,
      leadingWhens: clause.words.prefix(times.count).contains { $0.text == "thing" } ? [] : times.whens,
      confidence: 0.82, ground: .appointment)
  }
}
