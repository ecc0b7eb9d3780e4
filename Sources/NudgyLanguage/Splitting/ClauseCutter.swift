/// Cuts a message into clauses, each of which says one thing.
///
/// Speech has no punctuation, so most cuts come from words: a frame ("i need to"), a verb that opens a task, a
/// subject with its verb ("my tooth is killing me").
struct ClauseCutter {
  private let message: Message
  private let words: [Word]
  private let finder: HeadFinder
  /// Where clauses begin.
  private var starts: [Int] = []
  /// Where the current clause begins.
  private var start = 0
  /// Whether the current clause already holds something to do or a statement.
  private var hasHead = false

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
      if index == 0 || isCut(at: index) {
        starts.append(index)
        start = index
        hasHead = false
      }
      index += step(at: index)
    }
    return starts.indices.map {
      clause(from: starts[$0], to: $0 + 1 < starts.count ? starts[$0 + 1] : words.count)
    }
  }

  /// Frames are taken whole, so that no cut falls inside "i need to remember to".
  private mutating func step(at index: Int) -> Int {
    let frame = finder.frameLength(at: index)
    if frame > 0 {
      hasHead = true
      // The verb after a frame belongs to it.
      return frame + 1
    }
    let lead = leadLength(at: index)
    if lead == 0, finder.isTaskHead(at: index, afterBreak: index == start || isAfterLead(index)) {
      hasHead = true
    }
    return 1
  }

  /// Whether only connectives, asides and times stand between the start of the clause and `index`.
  private func isAfterLead(_ index: Int) -> Bool {
    guard index > start else { return false }
    let from = start + leadLength(at: start)
    return from >= index
      || words[from..<index].allSatisfy { $0.isAny([.connective, .filler, .adverb]) || $0.when >= 0 }
  }

  private func clause(from start: Int, to end: Int) -> Clause {
    let words = Array(self.words[start..<end])
    let span = message.span(of: words)
    return Clause(words, span: span, isQuestion: endsWithQuestionMark(words))
  }

  private func endsWithQuestionMark(_ words: [Word]) -> Bool {
    guard let last = words.last, last.token + 1 < message.source.tokens.count else { return false }
    return message.source.tokens[last.token + 1].lower.hasPrefix("?")
  }

  // MARK: Cuts

  private func isCut(at index: Int) -> Bool {
    let word = words[index]
    if word.flags.contains(.joined) { return false }
    if word.pause == .stop { return true }
    if word.when >= 0, words[index - 1].when == word.when { return false }
    if isTakenBack(near: index) && !isTakenBack(near: index - 1) || isJustTakenBack(before: index) {
      return true
    }
    if isLikeAside(index) { return true }
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

  private func beginsSomething(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    if isInsideQuestion(index) { return false }
    if isFrameStart(head, from: index, isConnected: isConnected) { return true }
    if beginsTask(at: head, from: index, isConnected: isConnected) { return true }
    if beginsStatement(at: head, from: index, isConnected: isConnected) { return true }
    if isConnected, words[index].pause >= .comma || isStrongLead(index), beginsAct(at: head) { return true }
    return false
  }

  /// "no scratch that", also with what leads up to it.
  private func isTakenBack(near index: Int) -> Bool {
    var place = index
    while place < min(words.count, index + 3),
      ["no", "actually", "wait", "oh", "yeah"].contains(words[place].text)
    {
      place += 1
    }
    return isTakenBack(at: place)
  }

  /// Whether "scratch that" has just been said.
  private func isJustTakenBack(before index: Int) -> Bool {
    index >= 2 && words[index - 1].text == "that" && isTakenBack(at: index - 2)
  }

  /// "… like that is a hard deadline": an aside that opens with "like".
  private func isLikeAside(_ index: Int) -> Bool {
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
  private func isTakenBack(at index: Int) -> Bool {
    guard index < words.count, let next = finder.word(index + 1)?.text else { return false }
    switch words[index].text {
    case "scratch", "strike": return next == "that"
    case "never": return next == "mind"
    case "ignore": return next == "that"
    default: return false
    }
  }

  private func isFrameStart(_ head: Int, from index: Int, isConnected: Bool) -> Bool {
    guard finder.frameLength(at: head) > 0 else { return false }
    if words[head].isAny([.subject]) || isConnected { return !isBoundSubject(head, from: index) }
    guard let before = finder.word(index - 1) else { return true }
    if words[head].text == "should" || words[head].text == "must" || words[head].text == "it" { return false }
    return !before.isAny([.subject, .modal, .negation, .have, .be, .question, .doForm, .preposition, .adverb])
      && !before.isAny([.determiner]) && !isNounSubject(index - 1, verb: words[head])
  }

  /// "the kids need to": a subject that is no pronoun keeps its verb.
  private func isNounSubject(_ index: Int, verb: Word) -> Bool {
    let before = words[index]
    return !before.isAny(.small) && before.when < 0
      && ["need", "needs", "have", "has", "got", "want", "wants", "supposed", "ought"].contains(verb.text)
      && before.pause == .none && hasDeterminer(before: index)
  }

  private func hasDeterminer(before index: Int) -> Bool {
    (max(start, index - 3)..<max(start, index)).contains { words[$0].isAny([.determiner]) }
  }

  /// A verb that opens a task, right here or after a time ("tomorrow buy milk").
  private func beginsTask(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    var verb = head
    if isConnected, let afterTime = timeEnd(at: head) {
      verb = afterTime
      return finder.frameLength(at: verb) > 0 || finder.isTaskHead(at: verb, afterBreak: true)
    }
    if words[verb].text == "please", verb + 1 < words.count { verb += 1 }
    guard isConnected || hasHead else { return false }
    guard finder.isTaskHead(at: verb, afterBreak: isConnected) else { return false }
    return !isPartOfErrand(verb: verb, from: index)
  }

  /// The word after a time at `index`, with the small words before it: "at some point this week".
  private func timeEnd(at index: Int) -> Int? {
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
  private func isPartOfErrand(verb: Int, from index: Int) -> Bool {
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

  /// A subject with its verb: "my tooth is", "i feel", "it keeps".
  private func beginsStatement(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    let word = words[head]
    if word.isAny([.subject]),
      !word.isAny([.determiner]) || finder.word(head + 1)?.isAny([.be, .joined]) == true
    {
      guard let verb = finder.word(head + 1), isPredicate(verb, after: word) else { return false }
      return !isBoundSubject(head, from: index)
    }
    guard isConnected || hasHead, !isBoundSubject(head, from: index) else { return false }
    return isNounStatement(at: head, isConnected: isConnected)
  }

  private func isPredicate(_ word: Word, after subject: Word) -> Bool {
    if word.isAny([.be, .have, .modal, .doForm, .past, .verb, .adverb, .negation]) { return true }
    if word.isAny(.small) { return false }
    let isThird = ["he", "she", "it", "that", "this", "someone", "everyone", "nobody"].contains(subject.text)
    return isThird && word.text.hasSuffix("s") || word.text.hasSuffix("ed") || subject.text == "i"
      || ["feel", "think", "guess", "know", "hate", "love", "like", "got", "said", "went", "fill"].contains(
        word.text)
  }

  /// "the car needs", "my tooth is", "the old one keeps": a noun group with its verb close behind.
  private func isNounStatement(at head: Int, isConnected: Bool) -> Bool {
    guard words[head].isAny([.determiner]) else { return false }
    if !isConnected, let before = finder.word(head - 1), before.when < 0 {
      if before.isAny([.preposition, .verb, .determiner, .be, .have, .object]) && !before.isAny([.nounVerb]) {
        return false
      }
      if before.isAny([.preposition, .past]) { return false }
    }
    for index in head + 1..<min(words.count, head + 6) {
      let word = words[index]
      if word.text == "in", finder.word(index + 1)?.text == "law" { continue }
      if word.text.hasSuffix("'s"), isContractedBe(index) { return true }
      if word.pause > .none || word.isAny([.preposition, .connective, .subordinator]) { return false }
      if word.isAny([.be, .modal, .doForm]) || ["needs", "need", "keeps", "has", "wants"].contains(word.text)
      {
        return index > head + 1 || !words[head].isAny([.number])
      }
    }
    return false
  }

  /// "her party's on saturday": an 's that is "is".
  private func isContractedBe(_ index: Int) -> Bool {
    guard let next = finder.word(index + 1) else { return false }
    return next.isAny([.preposition, .be, .negation, .adverb]) || next.when >= 0 || next.text == "due"
      || next.text.hasSuffix("ing")
  }

  /// "before we leave", "the calculator i borrowed", "tell sam i am late": a subject that belongs to what stands
  /// before it.
  private func isBoundSubject(_ head: Int, from index: Int) -> Bool {
    guard index == head, index > start, let before = finder.word(index - 1), words[index].pause < .comma
    else { return false }
    if before.when >= 0 { return false }
    if before.isAny([.subordinator, .question, .preposition]) { return true }
    if before.text == "because" || before.text == "cause" || before.text == "though" || before.text == "since"
    {
      return true
    }
    let speech: Set<String> = [
      "tell", "told", "says", "say", "said", "think", "know", "guess", "hope", "swear", "sure", "promised",
      "feel",
      "wish", "mean", "remind", "ask", "let", "make", "help", "see", "thought", "knew", "bet", "wonder",
      "believe",
    ]
    if speech.contains(before.text) { return true }
    if before.isAny([.have, .doForm, .modal, .be]) { return true }
    if before.isAny([.capital]) || PersonWord.contains(before.text),
      let two = finder.word(index - 2), ["tell", "ask", "remind", "see"].contains(two.text)
    {
      return before.isAny([.capital]) || !before.isAny([.determiner])
    }
    return isRelative(head)
  }

  /// "the calculator i borrowed from jordan": a noun, a subject, and a verb whose object is that noun.
  private func isRelative(_ head: Int) -> Bool {
    guard words[head].isAny([.subject, .capital]), !words[head].isAny([.determiner]),
      hasDeterminer(before: head),
      let verb = finder.word(head + 1), !verb.isAny([.be, .joined]),
      !["feel", "think", "guess", "swear", "hate", "hope"].contains(verb.text)
    else { return false }
    var after = head + 2
    while let aid = finder.word(after - 1), aid.isAny([.adverb, .modal, .doForm]), after < head + 5 {
      after += 1
    }
    if let main = finder.word(after - 1), main.isAny([.have]) {
      guard let next = finder.word(after) else { return true }
      if !next.isAny([.past]) { return next.pause > .none || next.isAny([.connective]) }
      after += 1
    }
    guard let next = finder.word(after) else { return true }
    if finder.frameLength(at: head) > 0 { return false }
    return next.pause > .none || next.isAny([.preposition, .connective]) || next.when >= 0
  }

  /// "done with the dishes, push the dentist": an act on a task, after a clear break.
  private func beginsAct(at head: Int) -> Bool {
    ActOpeners.contains(words, at: head)
  }

  /// A question keeps its clauses together: "what should i do", "do i need to".
  private func isInsideQuestion(_ index: Int) -> Bool {
    let first = words[start]
    guard index > start, words[index].pause == .none else { return false }
    let isAsked = first.isAny([.question]) && !first.isAny([.subordinator]) || first.text == "what"
    guard isAsked || first.isAny([.modal, .doForm]) && finder.word(start + 1)?.isAny([.subject]) == true
    else {
      return false
    }
    return index - start <= 4 && !words[index].isAny([.connective])
  }

  // MARK: Leads

  private static let asides: Set<String> = [
    "oh", "also", "then", "plus", "so", "but", "and", "anyway", "okay", "ok", "well", "yeah", "right", "uh",
    "um", "next", "finally", "lastly", "otherwise", "afterwards", "gosh", "man", "ugh", "yes", "hey",
    "alright", "anyways", "yo", "first", "firstly", "second", "secondly", "third", "&", "honestly", "nor",
  ]

  private func isLead(_ index: Int) -> Bool {
    Self.asides.contains(words[index].text) && words[index].when < 0 && !isThing(index)
  }

  /// "the next one", "so tired": the same words in the middle of things.
  private func isThing(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1]
    guard ["next", "first", "second", "third", "right", "so", "well", "finally"].contains(words[index].text)
    else {
      return false
    }
    return before.isAny([.determiner, .preposition, .be, .have, .adverb]) && words[index].pause == .none
      && !before.isAny([.connective, .filler])
  }

  /// How many connectives and asides stand from `index` on: "oh and then".
  private func leadLength(at index: Int) -> Int {
    var length = 0
    while index + length < words.count, length < 6 {
      let word = words[index + length]
      if length > 0, word.pause == .stop { break }
      if isLead(index + length) {
        length += 1
      } else if let aside = asideLength(index + length) {
        length += aside
      } else if word.text == "after", finder.word(index + length + 1)?.text == "that" {
        length += 2
      } else if length > 0, word.text == "i", isOpinion(index + length) {
        length += 2
      } else if length > 0, word.isAny([.adverb]),
        ["just", "maybe", "probably", "actually"].contains(word.text)
      {
        length += 1
      } else {
        break
      }
    }
    return length
  }

  private static let asidePhrases = PatternTable(
    """
    what else [is there|do i need|do i have|was there|i need]
    what was (it|that) [again]
    what was the other (thing|one) [yes]
    [now] let (me|us) (see|think)
    hold on
    one more thing
    """)

  /// "what else", "let me see": said while thinking.
  private func asideLength(_ index: Int) -> Int? {
    guard ["what", "let", "now", "hold", "one"].contains(words[index].text) else { return nil }
    let clause = Clause(Array(words[index..<min(words.count, index + 7)]), span: 0..<0)
    return Self.asidePhrases.prefix(of: clause)?.count
  }

  /// "and i guess buy umbrellas": an aside between the connective and the verb.
  private func isOpinion(_ index: Int) -> Bool {
    guard let verb = finder.word(index + 1), ["guess", "think", "suppose", "mean"].contains(verb.text) else {
      return false
    }
    return finder.isTaskHead(at: index + 2, afterBreak: true) || finder.frameLength(at: index + 2) > 0
  }

  private func isStrongLead(_ index: Int) -> Bool {
    ["also", "then", "and", "plus", "but", "oh"].contains(words[index].text)
  }
}
