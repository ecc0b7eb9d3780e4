import NudgyCore

/// Turns tokens into lexemes.
struct TimeLexer {
  private(set) var lexemes: [Lexeme] = []
  private var lastEnd = -1

  static func lexemes(of text: TokenizedText) -> [Lexeme] {
    var lexer = TimeLexer()
    lexer.lexemes.reserveCapacity(text.tokens.count + 8)
    for token in text.tokens { lexer.read(token) }
    return lexer.lexemes
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
    let sense = TimeVocabulary.sense(of: token.lower)
    if sense.categories.isEmpty, token.lower.utf8.contains(UInt8(ascii: "-")), readCompound(token) { return }
    add(.word, token.lower, token.span, sense: sense)
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
      add(.word, word, start..<end, sense: TimeVocabulary.sense(of: word))
      start = end
    }
    return true
  }

  /// Whether every part means something and the last is no unit, as in "two-week" or "day-to-day".
  private func isTimeCompound(_ parts: [Substring]) -> Bool {
    guard let last = parts.last, parts.first != "to" else { return false }
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
    let fractions: [Character: Double] = ["½": 0.5, "¼": 0.25, "¾": 0.75]
    guard let last = token.lower.last, let fraction = fractions[last],
      let whole = token.lower.count == 1 ? 0 : Double(token.lower.dropLast())
    else {
      add(.other, token.lower, token.span)
      return
    }
    let shape = Lexeme.Shape.decimal(whole + fraction)
    add(shape, token.lower, token.span, sense: sense(of: shape))
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
    case .clock: sense.categories = .clock
    case .slashed, .date, .dateTime: sense.categories = .date
    default: break
    }
    return sense
  }
}
