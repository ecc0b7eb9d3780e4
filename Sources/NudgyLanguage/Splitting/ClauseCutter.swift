/// Cuts a message into clauses, each of which says one thing.
///
/// Speech has no punctuation, so most cuts come from words: a frame ("i need to"), a verb that opens a task, a
/// subject with its verb ("my tooth is killing me").
struct ClauseCutter {
  let message: Message
  let words: [Word]
  let finder: HeadFinder
  /// Words after which a clause ends whatever follows: every word is judged by the clause it stands in.
  private static let longestClause = 120
  /// For each word the length of the frame, and of the connectives and asides, that stand from it on.
  private let frames: [Int]
  /// The tokens that stand in round brackets; nothing at all without any.
  private let bracketed: [Bool]
  private(set) var leads: [Int] = []
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
    frames = words.indices.map(finder.frameLength)
    bracketed = Self.bracketed(in: message.source.tokens)
    leads = words.indices.map(readLead)
  }

  private mutating func run() -> [Clause] {
    var index = 0
    while index < words.count {
      if words[index].pause == .stop { commaItems = 0 }
      let isItem = index > 0 && separatesItems(at: index)
      if index == 0 || isItem || index - start >= Self.longestClause || isCut(at: index) {
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
      var clause = clause(
        from: starts[$0], to: $0 + 1 < starts.count ? starts[$0 + 1] : words.count)
      clause.isListed = areListed[$0]
      return clause
    }
  }

  /// How many words of a frame ("i need to") stand from `index` on.
  func frameLength(at index: Int) -> Int { index < frames.count ? frames[index] : 0 }

  /// Frames are taken whole, so that no cut falls inside "i need to remember to".
  mutating func step(at index: Int) -> Int {
    let frame = frameLength(at: index)
    if frame > 0 {
      hasHead = true
      // The verb after a frame belongs to it, unless the frame was all: "i don't need to. call…".
      // "i don't want to but i have to"
      let next = finder.word(index + frame)
      return next?.pause == .stop || next?.text == "but" ? frame : frame + 1
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
    message.context.effort?.note(index - start)
    return from >= index
      || words[from..<index].allSatisfy {
        $0.isAny([.connective, .filler, .adverb]) || $0.when >= 0
      }
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
      finder.isPair(around: index) || finder.setsAbout(at: index - 1)
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
    if !bracketed.isEmpty, bracketed[words[index].token] { return true }
    let before = tokens[words[index].token - 1].lower
    return before == "(" || before == "]" && words[index - 1].text == "x"
  }

  /// "paint (eggshell & gloss)": which tokens a bracket opened and closed on one line holds.
  private static func bracketed(in tokens: [Token]) -> [Bool] {
    var opening: Int?
    var inside: [Bool] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .newline { opening = nil }
      switch token.lower {
      case "(": opening = index
      case ")":
        guard let first = opening, index - first <= longestItem else { continue }
        if inside.isEmpty { inside = [Bool](repeating: false, count: tokens.count) }
        for place in first..<index { inside[place] = true }
        opening = nil
      default: continue
      }
    }
    return inside
  }

  func beginsSomething(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    if isInsideQuestion(index) { return false }
    if isFrameStart(head, from: index, isConnected: isConnected) { return true }
    if beginsTask(at: head, from: index, isConnected: isConnected) { return true }
    if beginsStatement(at: head, from: index, isConnected: isConnected) { return true }
    if head > index, namesBeforeDeed(at: head) { return true }
    // "a field trip friday needs packed lunch"
    if words[head].text == "needs", head > start, words[head - 1].when >= 0,
      let next = finder.word(head + 1),
      !next.isAny([.preposition]), next.pause == .none
    {
      return true
    }
    if isNeedBehindTime(head) || isConnected && isFurtherDeed(at: head, from: index) { return true }
    if isConnected, words[index].pause >= .comma || isStrongLead(index), beginsAct(at: head) {
      return true
    }
    return false
  }
}
