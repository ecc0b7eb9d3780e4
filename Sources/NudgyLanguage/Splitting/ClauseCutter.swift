/// Cuts a message into clauses, each of which says one thing.
///
/// Speech has no punctuation, so most cuts come from words: a frame ("i need to"), a verb that opens a task, a
/// subject with its verb ("my tooth is killing me").
struct ClauseCutter {
  let message: Message
  let words: [Word]
  let finder: HeadFinder
  /// Where clauses begin.
  var starts: [Int] = []
  /// Where the current clause begins.
  private(set) var start = 0
  /// Whether the current clause already holds something to do or a statement.
  private(set) var hasHead = false
  /// For each clause whether it was cut off as an item of a list.
  private var areItems: [Bool] = []
  /// For each clause whether it is short and names or asks for one thing.
  private(set) var areShort: [Bool] = []
  /// How many commas of the sentence have parted items so far.
  private(set) var commaItems = 0

  static func cut(_ message: Message) -> [Clause] {
    var cutter = ClauseCutter(message)
    return cutter.run()
  }

  private init(_ message: Message) {
    self.message = message
    words = message.words
    finder = HeadFinder(words: message.words)
  }

  private mutating func run() -> [Clause] {
    var index = 0
    while index < words.count {
      if words[index].pause == .stop { commaItems = 0 }
      let isItem = index > 0 && separatesItems(at: index)
      if index == 0 || isItem || isCut(at: index) {
        if index > 0 { areShort.append(isShortItem(to: index)) }
        starts.append(index)
        areItems.append(isItem)
        if words[index].pause == .comma { commaItems += 1 }
        start = index
        hasHead = false
      }
      index += step(at: index)
    }
    if !words.isEmpty { areShort.append(isShortItem(to: words.count)) }
    let areListed = listed(areItems)
    return starts.indices.map {
      var clause = clause(from: starts[$0], to: $0 + 1 < starts.count ? starts[$0 + 1] : words.count)
      clause.isListed = areListed[$0]
      return clause
    }
  }

  /// Frames are taken whole, so that no cut falls inside "i need to remember to".
  mutating func step(at index: Int) -> Int {
    let frame = finder.frameLength(at: index)
    if frame > 0 {
      hasHead = true
      // The verb after a frame belongs to it, unless the frame was all: "i don't need to. call…".
      return finder.word(index + frame)?.pause == .stop ? frame : frame + 1
    }
    // "i need gas": a need is something to do as well.
    if index == start || isAfterLead(index), needLength(at: index) != nil { hasHead = true }
    let lead = leadLength(at: index)
    if lead == 0, finder.isTaskHead(at: index, afterBreak: index == start || isAfterLead(index)) {
      hasHead = true
    }
    return 1
  }

  /// Whether only connectives, asides and times stand between the start of the clause and `index`.
  func isAfterLead(_ index: Int) -> Bool {
    guard index > start else { return false }
    let from = start + leadLength(at: start)
    return from >= index
      || words[from..<index].allSatisfy { $0.isAny([.connective, .filler, .adverb]) || $0.when >= 0 }
  }

  func clause(from start: Int, to end: Int) -> Clause {
    let words = Array(self.words[start..<end])
    let span = message.span(of: words)
    return Clause(words, span: span, isQuestion: endsWithQuestionMark(words))
  }

  func endsWithQuestionMark(_ words: [Word]) -> Bool {
    guard let last = words.last, last.token + 1 < message.source.tokens.count else { return false }
    return message.source.tokens[last.token + 1].lower.hasPrefix("?")
  }

  // MARK: Cuts

  func isCut(at index: Int) -> Bool {
    let word = words[index]
    if word.flags.contains(.joined) || isInBrackets(index) { return false }
    if word.pause == .stop { return true }
    if word.when >= 0, words[index - 1].when == word.when { return false }
    if isTakenBack(near: index) && !isTakenBack(near: index - 1) || isJustTakenBack(before: index) {
      return true
    }
    if isLikeAside(index) || followsHeading(index) { return true }
    if opensCorrection(at: index) { return true }
    if word.text == "and" || word.text == "&", word.pause < .comma,
      finder.isPair(around: index)
        || index > start && isItemVerb(index - 1) && finder.joinsNextVerb(at: index - 1)
    {
      return false
    }
    if isAfterLead(index), word.pause < .comma { return false }
    // What follows "and" was judged together with it.
    if word.pause == .none, index - 1 > start, ["and", "or", "but"].contains(words[index - 1].text) {
      return false
    }
    // Past the connectives and asides, does something begin?
    let lead = leadLength(at: index)
    let isConnected = lead > 0 || word.pause >= .slight
    if lead > 0, index > start, isLead(index - 1) { return false }
    let head = index + lead
    guard head < words.count else { return lead > 0 && word.pause >= .comma }
    return beginsSomething(at: head, from: index, isConnected: isConnected)
  }

  /// "(borrow the ladder)", "[x] buy salt": what stands in brackets belongs to its line.
  func isInBrackets(_ index: Int) -> Bool {
    let tokens = message.source.tokens
    guard words[index].token > 0 else { return false }
    let before = tokens[words[index].token - 1].lower
    return before == "(" || before == "]" && words[index - 1].text == "x"
  }

  func beginsSomething(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    if isInsideQuestion(index) { return false }
    if isFrameStart(head, from: index, isConnected: isConnected) { return true }
    if beginsTask(at: head, from: index, isConnected: isConnected) { return true }
    if beginsStatement(at: head, from: index, isConnected: isConnected) { return true }
    // "a field trip friday needs packed lunch"
    if words[head].text == "needs", head > start, words[head - 1].when >= 0, let next = finder.word(head + 1),
      !next.isAny([.preposition]), next.pause == .none
    {
      return true
    }
    if isConnected, words[index].pause >= .comma || isStrongLead(index), beginsAct(at: head) { return true }
    return false
  }

  /// "no scratch that", also with what leads up to it.
  func isTakenBack(near index: Int) -> Bool {
    var place = index
    while place < min(words.count, index + 3),
      ["no", "actually", "wait", "oh", "yeah"].contains(words[place].text)
    {
      place += 1
    }
    return isTakenBack(at: place)
  }

  /// Whether "scratch that" has just been said.
  func isJustTakenBack(before index: Int) -> Bool {
    index >= 2 && words[index - 1].text == "that" && isTakenBack(at: index - 2)
  }

  /// "… like that is a hard deadline": an aside that opens with "like".
  func isLikeAside(_ index: Int) -> Bool {
    guard words[index].text == "like", index > start, hasHead, let next = finder.word(index + 1),
      let before = finder.word(index - 1), !before.isAny([.verb, .modal, .be, .subject])
    else { return false }
    if before.text.hasPrefix("feel") || before.text.hasPrefix("look") || before.text.hasPrefix("sound") {
      return false
    }
    guard next.isAny([.subject, .determiner]) else { return false }
    return beginsStatement(at: index + 1, from: index, isConnected: true)
  }

  /// "scratch that", "never mind": takes back what was said before.
  func isTakenBack(at index: Int) -> Bool {
    guard index < words.count, let next = finder.word(index + 1)?.text else { return false }
    switch words[index].text {
    case "scratch", "strike": return next == "that"
    case "never": return next == "mind"
    case "ignore": return next == "that"
    default: return false
    }
  }

  func isFrameStart(_ head: Int, from index: Int, isConnected: Bool) -> Bool {
    guard finder.frameLength(at: head) > 0 else { return false }
    if words[head].isAny([.subject]) || isConnected {
      // "let the plumber in i need to": the particle belongs to the verb before.
      if let before = finder.word(index - 1), head == index, finder.isParticle(before),
        !["for", "to", "with"].contains(before.text)
      {
        return true
      }
      return !isBoundSubject(head, from: index)
    }
    guard let before = finder.word(index - 1) else { return true }
    // "greg's supposed to": someone else is.
    if before.text.hasSuffix("'s") { return false }
    if words[head].text == "should" || words[head].text == "must" || words[head].text == "it" { return false }
    return !before.isAny([.subject, .modal, .negation, .have, .be, .question, .doForm, .preposition, .adverb])
      && !before.isAny([.determiner]) && !isNounSubject(index - 1, verb: words[head])
  }

  /// "the kids need to": a subject that is no pronoun keeps its verb.
  func isNounSubject(_ index: Int, verb: Word) -> Bool {
    let before = words[index]
    return !before.isAny(.small) && before.when < 0
      && ["need", "needs", "have", "has", "got", "want", "wants", "supposed", "ought"].contains(verb.text)
      && before.pause == .none && hasDeterminer(before: index)
  }

  func hasDeterminer(before index: Int) -> Bool {
    (max(start, index - 3)..<max(start, index)).contains { words[$0].isAny([.determiner]) }
  }

  /// A verb that opens a task, right here or after a time ("tomorrow buy milk").
  func beginsTask(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    var verb = head
    if isConnected, let afterTime = timeEnd(at: head) {
      verb = afterTime
      return finder.frameLength(at: verb) > 0 || finder.isTaskHead(at: verb, afterBreak: true)
    }
    if words[verb].text == "please", verb + 1 < words.count { verb += 1 }
    if isChore(at: verb), isConnected { return true }
    // "do people still write letters": the verb belongs to what is said before it.
    if verb > start, !isConnected, Self.leaning.contains(words[verb - 1].text) { return false }
    guard isConnected || hasHead || isPlainTalk(before: verb) else { return false }
    guard finder.isTaskHead(at: verb, afterBreak: isConnected) else { return false }
    return !isPartOfErrand(verb: verb, from: index)
  }

  private static let leaning: Set = [
    "still", "ever", "always", "never", "often", "usually", "even", "really", "actually", "sometimes",
  ]

  /// Whether enough was said for something new to begin, and nothing that asks for a verb: "can dogs eat grapes".
  private func isPlainTalk(before verb: Int) -> Bool {
    let first = start + leadLength(at: start)
    guard verb - first >= 2 else { return false }
    return !words[max(first, verb - 8)..<verb].contains {
      $0.isAny([.doForm, .modal, .negation, .question]) && !$0.isAny([.subordinator])
    }
  }

  /// The word after a time at `index`, with the small words before it: "at some point this week".
  func timeEnd(at index: Int) -> Int? {
    var place = index
    while place < words.count, place < index + 4, words[place].when < 0,
      words[place].isAny([.preposition, .determiner, .adverb]) || words[place].text == "point"
    {
      place += 1
    }
    let first = place
    while place < words.count, words[place].when >= 0 { place += 1 }
    return place > first ? place : nil
  }

  /// "run them by danielle" goes on about the slides; "run to the store and grab milk" is one errand.
  func isPartOfErrand(verb: Int, from index: Int) -> Bool {
    guard words[index].text == "and", index + 1 == verb, words[index].pause < .comma else { return false }
    if let next = finder.word(verb + 1) {
      let isLast =
        finder.word(verb + 2).map { $0.pause > .none || $0.isAny([.connective, .preposition]) } ?? true
      if ["them", "it"].contains(next.text),
        isLast || finder.word(verb + 2)?.isAny([.preposition, .adverb]) == true
      {
        return true
      }
    }
    let errands: Set<String> = ["go", "run", "stop", "swing", "head", "pop", "drive"]
    let gets: Set<String> = ["get", "grab", "buy", "pick"]
    guard gets.contains(words[verb].text) else { return false }
    let low = max(start, index - 8)
    return (low..<index).contains {
      errands.contains(words[$0].text)
        && finder.word($0 + 1).map { ["to", "by", "at", "into", "down"].contains($0.text) } == true
    }
  }

  /// "done with the dishes, push the dentist": an act on a task, after a clear break.
  func beginsAct(at head: Int) -> Bool {
    ActOpeners.contains(words, at: head)
  }

  /// A question keeps its clauses together: "what should i do", "do i need to".
  func isInsideQuestion(_ index: Int) -> Bool {
    let first = words[start]
    guard index > start, words[index].pause == .none else { return false }
    let isAsked = first.isAny([.question]) && !first.isAny([.subordinator]) || first.text == "what"
    guard isAsked || first.isAny([.modal, .doForm]) && finder.word(start + 1)?.isAny([.subject]) == true
    else {
      return false
    }
    return index - start <= 4 && !words[index].isAny([.connective])
  }
}
