/// Cuts a message into tokens, in one pass.
///
/// `Call Ana's vet @ 5pm!` → `call` `ana's` `vet` `@` `5pm` `!`. Spaces and control characters belong to no
/// token. Time is linear in the length of the text: whatever looks ahead does so within a fixed bound.
package enum Tokenizer {
  package static func tokenize(_ text: String) -> TokenizedText {
    var scanner = TokenScanner(text)
    scanner.scan()
    return TokenizedText(text: text, tokens: scanner.tokens)
  }
}

/// The tokenizer at work: a position in the bytes of a text.
struct TokenScanner {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  /// Where the next `@` stands, so that a search for it never runs twice over the same text.
  var nextAt = -1

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens.reserveCapacity(bytes.count / 4 + 4)
  }

  /// The byte at `index`, or 0 (which no token contains) outside the text.
  @inline(__always) func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  mutating func scan() {
    while position < bytes.count {
      let byte = bytes[position]
      switch ByteClass.of(byte) {
      case .space: position += 1
      case .newline: scanNewline()
      case .letter: scanFromLetter()
      case .digit: scanFromDigit()
      case .mark: scanFromMark(byte)
      case .high: scanFromScalar()
      }
    }
  }

  mutating func add(_ kind: Token.Kind, to end: Int) {
    let span = position..<end
    tokens.append(Token(kind: kind, lower: lowered(span), span: span))
    position = end
  }

  private mutating func scanNewline() {
    let isPair = bytes[position] == "\r" && byte(position + 1) == "\n"
    add(.newline, to: position + (isPair ? 2 : 1))
  }

  private mutating func scanFromLetter() {
    if let end = linkEnd() { return add(.link, to: end) }
    if let end = emailEnd() { return add(.email, to: end) }
    add(.word, to: wordEnd())
  }

  private mutating func scanFromDigit() {
    if byte(position + 1) == 0xEF || byte(position + 1) == 0xE2, let end = keycapEnd() {
      return add(.emoji, to: end)
    }
    if let end = phoneEnd() { return add(.phone, to: end) }
    if let end = emailEnd() { return add(.email, to: end) }
    add(.number, to: numberEnd())
  }

  private mutating func scanFromMark(_ mark: UInt8) {
    if mark == "+" || mark == "(", let end = phoneEnd() { return add(.phone, to: end) }
    var end = position + 1
    while end < bytes.count, bytes[end] == mark { end += 1 }
    add(.punctuation, to: end)
  }

  /// A character outside ASCII.
  private mutating func scanFromScalar() {
    let (scalar, length) = scalar(at: position)
    switch scalar.value {
    case 0xA0, 0x2000...0x200F, 0x202F, 0x205F, 0x3000, 0xFEFF, 0x80...0x9F: position += length
    case 0x2028, 0x2029, 0x85: add(.newline, to: position + length)
    case 0xBC...0xBE, 0x2150...0x215E: add(.number, to: position + length)
    default:
      if isWordPart(scalar) {
        if let end = emailEnd() { add(.email, to: end) } else { add(.word, to: wordEnd()) }
      } else if let end = emojiEnd() {
        add(.emoji, to: end)
      } else {
        add(isMark(scalar) ? .punctuation : .other, to: position + length)
      }
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation, .currencySymbol:
      true
    default: false
    }
  }
}

// MARK: - Text of a token

extension TokenScanner {
  /// In lower case and with straight apostrophes.
  private func lowered(_ span: Range<Int>) -> String {
    var hasCapitals = false
    for byte in bytes[span] {
      guard byte < 0x80 else { return loweredUnicode(span) }
      if byte >= 0x41 && byte <= 0x5A { hasCapitals = true }
    }
    guard hasCapitals else { return String(decoding: bytes[span], as: UTF8.self) }
    let folded = bytes[span].map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    return String(decoding: folded, as: UTF8.self)
  }

  private func loweredUnicode(_ span: Range<Int>) -> String {
    let written = String(decoding: bytes[span], as: UTF8.self).lowercased()
    var straight = String.UnicodeScalarView()
    for scalar in written.unicodeScalars { straight.append(Self.isApostrophe(scalar) ? "'" : scalar) }
    return String(straight)
  }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2018, 0x2019, 0x02BC, 0xFF07: true
    default: false
    }
  }
}

/// What a byte can begin.
enum ByteClass {
  case space, newline, letter, digit, mark, high

  @inline(__always) static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x0A, 0x0D, 0x0B, 0x0C: .newline
    case 0...0x20, 0x7F: .space
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A, 0x5F: .letter
    case 0x80...0xFF: .high
    default: .mark
    }
  }
}

extension UInt8 {
  @inline(__always) static func == (byte: UInt8, mark: Unicode.Scalar) -> Bool { UInt32(byte) == mark.value }
  @inline(__always) static func != (byte: UInt8, mark: Unicode.Scalar) -> Bool { !(byte == mark) }

  /// For the cases of a `switch`.
  @inline(__always) static func ~= (mark: Unicode.Scalar, byte: UInt8) -> Bool { byte == mark }

  @inline(__always) var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  @inline(__always) var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  @inline(__always) var isAlphanumeric: Bool { isDigit || isLetter || self == 0x5F }
}
