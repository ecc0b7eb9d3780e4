import NudgyCore

/// Turns tokens into lexemes.
struct TimeLexer {
  private var lexemes: [Lexeme] = []
  private var lastEnd = -1

  static func lexemes(of text: TokenizedText) -> [Lexeme] {
    var lexer = TimeLexer()
    lexer.lexemes.reserveCapacity(text.tokens.count + 8)
    for (place, token) in text.tokens.enumerated() {
      let next = place + 1 < text.tokens.count ? text.tokens[place + 1] : nil
      if !lexer.isAbbreviating(token, before: next) { lexer.read(token) }
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

  private mutating func add(_ shape: Lexeme.Shape, _ lower: String, _ span: Range<Int>, sense: Sense? = nil) {
    var lexeme = Lexeme(shape: shape, lower: lower, span: span, sense: sense ?? shape.sense)
    lexeme.isGlued = span.lowerBound == lastEnd
    lastEnd = span.upperBound
    lexemes.append(lexeme)
  }

  /// A piece of a token, of ASCII: a number, a mark or a word.
  private mutating func addPiece(_ text: String, at start: Int) {
    let span = start..<start + text.utf8.count
    if let shape = NumberShape.whole(Array(text.utf8)) {
      add(shape, text, span)
    } else if text == "-" || text == "/" {
      add(.mark, text, span)
    } else {
      add(.word, text, span, sense: TimeVocabulary.sense(of: text))
    }
  }

  // MARK: Words

  private mutating func readWord(_ token: Token) {
    let lower = token.lower == "teh" || token.lower == "hte" ? "the" : token.lower
    let sense = TimeVocabulary.sense(of: lower)
    if !sense.categories.isEmpty {
      mendLast(before: sense)
      add(.word, lower, token.span, sense: sense)
    } else if !readUnknown(token) {
      if let meant = TimeSpelling.meant(by: lower, after: lexemes) {
        add(.word, meant, token.span, sense: TimeVocabulary.sense(of: meant))
      } else {
        add(.word, lower, token.span, sense: possessive(lower))
      }
    }
  }

  private func possessive(_ lower: String) -> Sense {
    var sense = Sense.none
    guard lower.utf8.contains(UInt8(ascii: "'")) else { return sense }
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
    return readCompound(token) || readIsh(token) || readGluedNumber(token)
  }

  /// `fourish`, `eveningish`
  private mutating func readIsh(_ token: Token) -> Bool {
    guard token.lower.utf8.count > 5, token.lower.hasSuffix("ish") else { return false }
    let stem = String(token.lower.dropLast(3))
    let sense = TimeVocabulary.sense(of: stem)
    let known: Categories = [.number, .part, .weekday, .dayWord, .namedTime]
    guard !sense.categories.isDisjoint(with: known), !sense.isRisky else { return false }
    addPiece(stem, at: token.span.lowerBound)
    addPiece("ish", at: token.span.upperBound - 3)
    return true
  }

  /// `dec5`, `gmt-5`: a word with digits right behind it.
  private mutating func readGluedNumber(_ token: Token) -> Bool {
    let bytes = Array(token.lower.utf8)
    let cut = bytes.count <= 12 ? bytes.prefix(while: \.isLetter).count : 0
    guard cut >= 3, cut < bytes.count else { return false }
    let word = String(decoding: bytes[..<cut], as: UTF8.self)
    let isZone = (word == "utc" || word == "gmt") && bytes[cut] == "-"
    let start = isZone ? cut + 1 : cut
    guard isZone || TimeVocabulary.sense(of: word).month != nil,
      NumberShape.whole(Array(bytes[start...])) != nil
    else { return false }
    for part in [0..<cut, cut..<start, start..<bytes.count] where !part.isEmpty {
      addPiece(String(decoding: bytes[part], as: UTF8.self), at: token.span.lowerBound + part.lowerBound)
    }
    return true
  }

  /// `mon-fri`, `twenty-five`, `mid-january`; false when its parts say nothing about time.
  private mutating func readCompound(_ token: Token) -> Bool {
    guard token.lower.utf8.contains(UInt8(ascii: "-")) else { return false }
    let parts = token.lower.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 4, isTimeCompound(parts) else { return false }
    var start = token.span.lowerBound
    for (place, part) in parts.enumerated() {
      if place > 0 {
        addPiece("-", at: start)
        start += 1
      }
      addPiece(String(part), at: start)
      start += part.utf8.count
    }
    return true
  }

  /// Whether every part means something and the last is no unit, as in "two-week" or "day-to-day".
  private func isTimeCompound(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last, first != "to" else { return false }
    let isNumber = { (part: Substring) in
      part.utf8.count <= 4 && part.utf8.allSatisfy(\.isDigit) && !part.isEmpty
    }
    if first == "mid", parts.count == 2, last.utf8.count == 4, isNumber(last) { return true }
    // `dec-05-2026`
    if TimeVocabulary.sense(of: String(first)).month != nil, parts.dropFirst().allSatisfy(isNumber) {
      return true
    }
    if last == "ish" || last == "o'clock" { return true }
    let known: Categories = [.number, .weekday, .month, .part, .edge, .season, .ordinal]
    let ends: Categories = [.number, .weekday, .month, .part, .ordinal, .unit, .season]
    let end = TimeVocabulary.sense(of: String(last))
    guard !end.categories.isDisjoint(with: ends), end.unit == nil || end.ordinal != nil || first == "mid"
    else { return false }
    return parts.dropLast().allSatisfy {
      $0 == "to" || !TimeVocabulary.sense(of: String($0)).categories.isDisjoint(with: known)
    }
  }

  // MARK: Numbers

  private mutating func readNumber(_ token: Token) {
    let bytes = Array(token.lower.utf8)
    let known = TimeVocabulary.sense(of: token.lower)
    if !bytes.allSatisfy({ $0 < 0x80 }) {
      let value = fraction(token.lower)
      add(value.map { .decimal($0) } ?? .other, token.lower, token.span)
    } else if known.dayOffset != nil {
      add(.word, token.lower, token.span, sense: known)
    } else if bytes.count <= 35, let shape = NumberShape.whole(bytes) {
      add(shape, token.lower, token.span)
    } else if let parts = NumberShape.parts(bytes) {
      for part in parts {
        addPiece(String(decoding: bytes[part], as: UTF8.self), at: token.span.lowerBound + part.lowerBound)
      }
    } else {
      add(.other, token.lower, token.span)
    }
  }

  /// `½` and `1½`.
  private func fraction(_ text: String) -> Double? {
    let fractions: [Character: Double] = ["½": 0.5, "¼": 0.25, "¾": 0.75]
    guard let last = text.last, let fraction = fractions[last] else { return nil }
    return (text.count == 1 ? 0 : Double(text.dropLast())).map { $0 + fraction }
  }
}
