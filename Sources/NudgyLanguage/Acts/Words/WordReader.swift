/// Turns tokens into plain words with what the tables know of them.
struct WordReader {
  let source: TokenizedText
  let whens: [When]

  private var words: [Word] = []
  private var pause: Word.Pause = .none
  private var nextWhen = 0
  /// The token behind a tag that was just met.
  private(set) var afterMarkup = 0

  static func read(_ source: TokenizedText, whens: [When]) -> [Word] {
    var reader = WordReader(source: source, whens: whens)
    reader.words.reserveCapacity(source.tokens.count + 8)
    for index in source.tokens.indices { reader.readToken(index) }
    return reader.words
  }

  private init(source: TokenizedText, whens: [When]) {
    self.source = source
    self.whens = whens
  }

  private mutating func readToken(_ index: Int) {
    guard index >= afterMarkup else { return }
    if let end = markupEnd(index) {
      afterMarkup = end
      return
    }
    let token = source.tokens[index]
    switch token.kind {
    case .newline: pause = .stop
    case .punctuation, .other:
      if isTick(index) { add("done", at: index, WordFlags.of("done")) } else { readMark(token, at: index) }
    case .word: readWord(token, at: index)
    case .number where isListNumber(index): pause = .stop
    case .number: add(token.lower, at: index, .number)
    case .link, .email, .phone: add(token.lower, at: index, .address)
    case .emoji where isTick(index): add("done", at: index, WordFlags.of("done"))
    case .emoji: add(token.lower, at: index, .emoji)
    }
  }

  /// "dishes ✔": a tick behind a thing says that it is done.
  private func isTick(_ index: Int) -> Bool {
    guard index > 0, !isLineStart(index),
      ["✔", "✅", "☑", "✓", "✔️", "☑️", "👌", "🗸"].contains(source.tokens[index].lower)
    else { return false }
    return index + 1 == source.tokens.count || source.tokens[index + 1].kind == .newline
  }

  /// A mark is a pause before the next word; a few stand for words.
  private mutating func readMark(_ token: Token, at index: Int) {
    if whenIndex(of: token) >= 0 { return }
    switch token.lower.utf8.first {
    case UInt8(ascii: "&"), UInt8(ascii: "+"):
      add("and", at: index, WordFlags.of("and"))
    case UInt8(ascii: "."):
      pause = max(pause, token.lower.utf8.count > 1 ? .slight : endsSentence(index) ? .stop : .none)
    case UInt8(ascii: "!"):
      // "!high" is a priority, "!" the end of a sentence.
      if isPrefix(of: index + 1),
        index == 0 || source.tokens[index - 1].span.upperBound < token.span.lowerBound
      {
        add("!", at: index, [])
      } else {
        pause = .stop
      }
    case UInt8(ascii: "?"), UInt8(ascii: ";"): pause = .stop
    case UInt8(ascii: ","): pause = max(pause, .comma)
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "%"):
      if isPrefix(of: index + 1) || token.lower == "%" { add(token.lower, at: index, []) }
    case UInt8(ascii: "-"), UInt8(ascii: "*"):
      pause = max(pause, isLineStart(index) ? .stop : .slight)
    case UInt8(ascii: "/") where isSpaced(index) && isBetweenNames(index): break
    case UInt8(ascii: "/") where isSpaced(index), UInt8(ascii: "|") where isSpaced(index):
      pause = max(pause, .comma)
    case UInt8(ascii: ":") where isSubjectMark(index): break
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "/"): break
    default: pause = max(pause, isLineStart(index) || isBullet(token) ? .stop : .slight)
    }
  }

  /// "1." or "2)" at the start of a line.
  private func isListNumber(_ index: Int) -> Bool {
    guard isLineStart(index), index + 2 < source.tokens.count, source.tokens[index].lower.utf8.count <= 3
    else {
      return false
    }
    let next = source.tokens[index + 1]
    return (next.lower == "." || next.lower == ")")
      && next.span.lowerBound == source.tokens[index].span.upperBound
  }

  private func isBullet(_ token: Token) -> Bool {
    ["•", "◦", "▪", "‣", "●", "○", "☐", "☑", "–", "—"].contains(token.lower) && token.lower != "—"
      && token.lower != "–"
  }

  /// A full stop after "Dr" or a single letter ends nothing.
  private func endsSentence(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = source.tokens[index - 1]
    guard before.span.upperBound == source.tokens[index].span.lowerBound else { return true }
    // "J.Crew", "U.S.": an initial with no space behind it.
    if before.lower.utf8.count == 1, before.kind == .word, isPrefix(of: index + 1) { return false }
    switch before.lower {
    case "dr", "mr", "mrs", "ms", "st", "prof", "jr", "sr", "vs", "ave", "apt": return false
    // "ch. 7-9", "vol. 2"
    case "ch", "chap", "pp", "pg", "vol", "fig", "sec", "ex", "no", "nos":
      let next = index + 1 < source.tokens.count ? source.tokens[index + 1].lower.utf8.first : nil
      return !(next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
    default: return true
    }
  }

  /// "re: taxes"
  private func isSubjectMark(_ index: Int) -> Bool {
    index > 0 && ["re", "fwd", "cc"].contains(source.tokens[index - 1].lower)
  }

  private func isPrefix(of index: Int) -> Bool {
    source.tokens.indices.contains(index)
      && source.tokens[index - 1].span.upperBound == source.tokens[index].span.lowerBound
  }

  func isLineStart(_ index: Int) -> Bool {
    index == 0 || source.tokens[index - 1].kind == .newline
  }

  private mutating func readWord(_ token: Token, at index: Int) {
    guard !isOwner(token, at: index), let plain = WordTable.plainForms[token.lower] else {
      if let subject = subjectOfState(token, at: index) {
        add(subject, at: index, WordFlags.of(subject), token)
        let be = source.tokens[index + 1].lower == "been" ? "has" : "is"
        add(be, at: index, WordFlags.of(be).union(.joined))
        return
      }
      var flags = WordFlags.of(token.lower)
      if token.lower.hasSuffix("one's") || token.lower.hasSuffix("body's") { flags.insert(.determiner) }
      if flags.isEmpty, let meant = smallWord(meantBy: token, at: index) {
        add(meant, at: index, WordFlags.of(meant).union(.slip))
      } else {
        add(token.lower, at: index, flags, token)
      }
      return
    }
    for (place, part) in plain.split(separator: "+").enumerated() {
      let text = String(part)
      add(text, at: index, place == 0 ? WordFlags.of(text) : WordFlags.of(text).union(.joined))
    }
  }

  /// "check everyone's hair", "my student id": no verb is hidden in these.
  private func isOwner(_ token: Token, at index: Int) -> Bool {
    guard let before = words.last, pause == .none else { return false }
    switch token.lower {
    case "id":
      let isNamed = before.isAny([.determiner]) && before.text != "that" || before.text == "new"
      return isNamed || words.suffix(3).contains { $0.isAny([.determiner]) } && !before.isAny(.small)
    case "everyone's", "everybody's", "someone's", "somebody's":
      guard index + 1 < source.tokens.count, !["think", "say", "know", "hope", "see"].contains(before.text)
      else { return false }
      let next = WordFlags.of(source.tokens[index + 1].lower)
      return before.isAny([.verb, .preposition]) && next.isDisjoint(with: .small)
    default: return false
    }
  }

  /// What a word that no table knows was meant to be: "teh", "lsit". A name written as one is left alone.
  private mutating func smallWord(meantBy token: Token, at index: Int) -> String? {
    guard let meant = FingerSlip.meant(by: token.lower), index == 0 || !isCapital(token),
      !isInitials(token), whenIndex(of: token) < 0, !PersonWord.contains(token.lower),
      !Noun.isKnown(token.lower),
      !WordTable.remarks.contains(token.lower), !WordTable.happenings.contains(token.lower)
    else { return nil }
    return meant
  }

  private static let states: Set<String> = [
    "done", "finished", "paid", "due", "been", "ready", "over", "out", "not", "complete", "completed",
    "overdue", "taken", "handled", "sorted", "already", "gone", "finally", "broken", "leaking", "closed",
    "stuck", "expired", "clogged", "asleep",
  ]

  private static let occasions: Set<String> = [
    "birthday", "party", "wedding", "appointment", "meeting", "exam", "game", "recital", "flight", "deadline",
    "anniversary", "shower", "concert", "dinner",
  ]

  /// "her party's on saturday", "his birthday's the third": an occasion and its day.
  private func tellsDay(_ owner: String, after index: Int) -> Bool {
    guard Self.occasions.contains(owner) else { return false }
    let tokens = source.tokens
    let isTime = { (place: Int) in
      place < tokens.count && whens.contains { $0.span.contains(tokens[place].span.lowerBound) }
    }
    return isTime(index + 1)
      || ["on", "at", "in", "the"].contains(tokens[index + 1].lower) && isTime(index + 2)
  }

  /// "rent" in "rent's paid": what stands before a state is no owner.
  private func subjectOfState(_ token: Token, at index: Int) -> String? {
    guard token.lower.hasSuffix("'s"), index + 1 < source.tokens.count else { return nil }
    let next = source.tokens[index + 1]
    guard next.kind == .word else { return nil }
    let owner = String(token.lower.dropLast(2))
    if tellsDay(owner, after: index) { return owner }
    let isState =
      Self.states.contains(next.lower)
      || WordTable.pastForms.contains(next.lower) && !WordTable.taskVerbs.contains(next.lower)
    guard isState else {
      // "my roommate's handling the trash"
      guard next.lower.hasSuffix("ing"), index + 2 < source.tokens.count,
        ["the", "my", "it", "that", "a", "out", "our", "to"].contains(source.tokens[index + 2].lower)
      else { return nil }
      return owner
    }
    return owner
  }

  private mutating func add(_ text: String, at index: Int, _ flags: WordFlags, _ token: Token? = nil) {
    var word = Word(text: text, token: index, flags: flags)
    word.pause = words.isEmpty ? .stop : pause
    pause = .none
    if let token, isCapital(token) { word.flags.insert(.capital) }
    word.when = whenIndex(of: source.tokens[index])
    words.append(word)
  }

  /// "HSA" in a text that is not all in capitals: a name, and no "has".
  private func isInitials(_ token: Token) -> Bool {
    guard isCapital(token) else { return false }
    let bytes = source.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: token.span.lowerBound)
    let isUpper = bytes[start...].prefix(token.span.count).allSatisfy { (0x41...0x5A).contains($0) }
    return isUpper && bytes.contains { (0x61...0x7A).contains($0) }
  }

  private func isCapital(_ token: Token) -> Bool {
    let bytes = source.text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: token.span.lowerBound)
    return (0x41...0x5A).contains(bytes[index])
  }

  private mutating func whenIndex(of token: Token) -> Int {
    while nextWhen < whens.count, whens[nextWhen].span.upperBound <= token.span.lowerBound { nextWhen += 1 }
    guard nextWhen < whens.count, whens[nextWhen].span.lowerBound <= token.span.lowerBound else { return -1 }
    return nextWhen
  }
}
