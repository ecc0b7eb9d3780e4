import NudgyCore

/// Turns tokens into lexemes.
struct TimeLexer {
  private(set) var lexemes: [Lexeme] = []
  private var lastEnd = -1

  static func lexemes(of text: TokenizedText) -> [Lexeme] {
    var lexer = TimeLexer()
    lexer.lexemes.reserveCapacity(text.tokens.count + 8)
    for (place, token) in text.tokens.enumerated() {
      let next = place + 1 < text.tokens.count ? text.tokens[place + 1] : nil
      if lexer.isAbbreviating(token, before: next) { continue }
      lexer.read(token)
    }
    return lexer.lexemes
  }

  /// The full stop of "fri. 5pm" and "Fri., Nov. 27", which ends no sentence.
  private func isAbbreviating(_ token: Token, before next: Token?) -> Bool {
    guard token.lower == ".", let last = lexemes.last, last.span.upperBound == token.span.lowerBound,
      !last.categories.isDisjoint(with: [.weekday, .month]), last.span.count <= 5, let next
    else { return false }
    let isMonthNext = next.kind == .word && TimeVocabulary.sense(of: next.lower).month != nil
    return next.kind == .number || isMonthNext || next.lower == "," || next.lower == "at" || next.lower == "@"
  }

  private mutating func read(_ token: Token) {
    switch token.kind {
    case .word: readWord(token)
    case .number: readNumber(token)
    case .punctuation: add(.mark, token.lower, token.span)
    case .newline: add(.newline, token.lower, token.span)
    default: add(.other, token.lower, token.span)
    }
  }

  mutating func add(_ shape: Lexeme.Shape, _ lower: String, _ span: Range<Int>, sense: Sense = .none) {
    var lexeme = Lexeme(shape: shape, lower: lower, span: span, sense: sense)
    lexeme.isGlued = span.lowerBound == lastEnd
    lastEnd = span.upperBound
    lexemes.append(lexeme)
  }

  // MARK: Words

  private mutating func readWord(_ token: Token) {
    var sense = TimeVocabulary.sense(of: token.lower)
    var lower = token.lower
    if lower == "teh" || lower == "hte" {
      lower = "the"
      sense = TimeVocabulary.sense(of: lower)
    }
    if sense.categories.isEmpty {
      if readUnknown(token) { return }
      if let meant = TimeSpelling.meant(by: lower, after: lexemes) {
        lower = meant
        sense = TimeVocabulary.sense(of: meant)
      } else if lower.utf8.contains(UInt8(ascii: "'")) {
        sense = possessive(lower)
      }
    } else {
      mendLast(before: sense)
    }
    add(.word, lower, token.span, sense: sense)
  }

  private func possessive(_ lower: String) -> Sense {
    var sense = Sense.none
    // "mother's day": names of holidays are known without their apostrophes.
    sense.categories = TimeVocabulary.sense(of: lower.filter { $0 != "'" }).categories.intersection(.holiday)
    guard lower.hasSuffix("'s") else { return sense }
    let owner = TimeVocabulary.sense(of: String(lower.dropLast(2)))
    guard owner.weekday != nil && !owner.isRisky || owner.dayOffset != nil else { return sense }
    sense.categories.insert(.ownerDay)
    (sense.weekday, sense.dayOffset) = (owner.weekday, owner.dayOffset)
    return sense
  }

  /// "nex week", "lsat friday": a slip in a short word shows only by what follows it.
  private mutating func mendLast(before sense: Sense) {
    guard !sense.categories.isDisjoint(with: [.unit, .weekday, .month]), let last = lexemes.last,
      last.shape == .word, last.categories.isEmpty, let meant = TimeSpelling.shortSlips[last.lower]
    else { return }
    lexemes[lexemes.count - 1].lower = meant
    lexemes[lexemes.count - 1].sense = TimeVocabulary.sense(of: meant)
  }

  /// Words that hold several pieces: `mon-fri`, `fourish`, `dec5`, `utc-5`.
  private mutating func readUnknown(_ token: Token) -> Bool {
    guard token.lower.utf8.count == token.span.count else { return false }
    if token.lower.utf8.contains(UInt8(ascii: "-")), readCompound(token) { return true }
    return readIsh(token) || readGluedNumber(token)
  }

  /// `fourish`, `eveningish`
  private mutating func readIsh(_ token: Token) -> Bool {
    guard token.lower.utf8.count > 5, token.lower.hasSuffix("ish") else { return false }
    let stem = String(token.lower.dropLast(3))
    let sense = TimeVocabulary.sense(of: stem)
    let known: Categories = [.number, .part, .weekday, .dayWord, .namedTime]
    guard !sense.categories.isDisjoint(with: known), !sense.isRisky else { return false }
    let cut = token.span.upperBound - 3
    add(.word, stem, token.span.lowerBound..<cut, sense: sense)
    add(.word, "ish", cut..<token.span.upperBound)
    return true
  }

  /// `dec5`, `gmt-5`: a word with digits right behind it.
  private mutating func readGluedNumber(_ token: Token) -> Bool {
    let count = token.lower.utf8.count
    let cut = count <= 12 ? token.lower.utf8.prefix(while: \.isLetter).count : 0
    guard cut >= 3, cut < count else { return false }
    let bytes = Array(token.lower.utf8)
    let word = String(decoding: bytes[..<cut], as: UTF8.self)
    let base = token.span.lowerBound
    let isZone = ["utc", "gmt"].contains(word) && bytes[cut] == UInt8(ascii: "-")
    guard isZone || TimeVocabulary.sense(of: word).month != nil,
      let shape = NumberShape.whole(Array(bytes[(isZone ? cut + 1 : cut)...]))
    else { return false }
    add(.word, word, base..<base + cut, sense: TimeVocabulary.sense(of: word))
    if isZone { add(.mark, "-", base + cut..<base + cut + 1) }
    let start = isZone ? cut + 1 : cut
    let text = String(decoding: bytes[start...], as: UTF8.self)
    add(shape, text, base + start..<token.span.upperBound, sense: sense(of: shape))
    return true
  }

  /// `mon-fri`, `twenty-five`, `mid-january`; false when its parts say nothing about time.
  private mutating func readCompound(_ token: Token) -> Bool {
    guard token.lower.utf8.count == token.span.count else { return false }
    let parts = token.lower.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 4, isTimeCompound(parts) else { return false }
    var start = token.span.lowerBound
    for (place, part) in parts.enumerated() {
      if place > 0 {
        add(.mark, "-", start..<start + 1)
        start += 1
      }
      let word = String(part)
      let end = start + word.utf8.count
      if let shape = NumberShape.whole(Array(word.utf8)) {
        add(shape, word, start..<end, sense: sense(of: shape))
      } else {
        add(.word, word, start..<end, sense: TimeVocabulary.sense(of: word))
      }
      start = end
    }
    return true
  }

  /// Whether every part means something and the last is no unit, as in "two-week" or "day-to-day".
  private func isTimeCompound(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last, first != "to" else { return false }
    if first == "mid", parts.count == 2, last.utf8.count == 4, last.utf8.allSatisfy(\.isDigit) { return true }
    // `dec-05-2026`
    if TimeVocabulary.sense(of: String(first)).month != nil,
      parts.dropFirst().allSatisfy({ $0.utf8.count <= 4 && $0.utf8.allSatisfy(\.isDigit) && !$0.isEmpty })
    {
      return true
    }
    let known: Categories = [.number, .weekday, .month, .part, .edge, .season, .ordinal]
    let ends: Categories = [.number, .weekday, .month, .part, .ordinal, .unit, .season]
    if last == "ish" || last == "o'clock" { return true }
    let end = TimeVocabulary.sense(of: String(last))
    guard !end.categories.isDisjoint(with: ends) else { return false }
    if end.unit != nil, end.ordinal == nil, parts.first != "mid" { return false }
    return parts.dropLast().allSatisfy {
      $0 == "to" || !TimeVocabulary.sense(of: String($0)).categories.isDisjoint(with: known)
    }
  }

  // MARK: Numbers

  private mutating func readNumber(_ token: Token) {
    guard token.lower.utf8.allSatisfy({ $0 < 0x80 }) else {
      readUnicodeNumber(token)
      return
    }
    let known = TimeVocabulary.sense(of: token.lower)
    if known.dayOffset != nil {
      add(.word, token.lower, token.span, sense: known)
      return
    }
    let bytes = Array(token.lower.utf8)
    if bytes.count <= 35, let shape = NumberShape.whole(bytes) {
      add(shape, token.lower, token.span, sense: sense(of: shape))
      return
    }
    guard let parts = NumberShape.parts(bytes) else {
      add(.other, token.lower, token.span)
      return
    }
    let base = token.span.lowerBound
    for part in parts {
      let text = String(decoding: bytes[part], as: UTF8.self)
      let span = base + part.lowerBound..<base + part.upperBound
      if let shape = NumberShape.whole(Array(bytes[part])) {
        add(shape, text, span, sense: sense(of: shape))
      } else if text == "-" || text == "/" {
        add(.mark, text, span)
      } else {
        add(.word, text, span, sense: TimeVocabulary.sense(of: text))
      }
    }
  }

  /// `½` and `1½`.
  private mutating func readUnicodeNumber(_ token: Token) {
    guard let last = token.lower.last, let fraction = Self.fraction(last),
      let whole = token.lower.count == 1 ? 0 : Double(token.lower.dropLast())
    else {
      add(.other, token.lower, token.span)
      return
    }
    let shape = Lexeme.Shape.decimal(whole + fraction)
    add(shape, token.lower, token.span, sense: sense(of: shape))
  }

  private static func fraction(_ character: Character) -> Double? {
    switch character {
    case "½": 0.5
    case "¼": 0.25
    case "¾": 0.75
    default: nil
    }
  }

  private func sense(of shape: Lexeme.Shape) -> Sense {
    var sense = Sense.none
    switch shape {
    case .integer(let value, _):
      sense.categories = .number
      sense.number = value
    case .decimal: sense.categories = .number
    case .ordinal(let value):
      sense.categories = value == 4 ? [.ordinal, .holiday] : .ordinal
      sense.ordinal = value
    case .clock, .impossibleClock: sense.categories = .clock
    case .slashed, .date, .dateTime, .span, .impossibleDate: sense.categories = .date
    default: break
    }
    return sense
  }
}
