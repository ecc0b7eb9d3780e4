/// A word, a number, a mark or a line break of a message.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// Letters, with inner apostrophes and hyphens: `don't`, `check-in`.
    case word
    /// Digits, with inner marks: `7`, `3/5`, `17:30`, `2026-11-20`, `1.5`, and with letters: `5pm`, `2x4`.
    case number
    case punctuation
    case newline
    case emoji
    /// A link, an e-mail address or a phone number, kept whole.
    case link, email, phone
    case other
  }

  package var kind: Kind
  /// In lower case, with straight apostrophes.
  package var lower: String
  /// UTF-8 offsets in the message.
  package var span: Range<Int>
}

/// A message cut into tokens.
package struct TokenizedText: Sendable {
  package let text: String
  package let tokens: [Token]

  /// The words as written at UTF-8 offsets of the message. Offsets at token edges are always on characters.
  package func written(_ span: Range<Int>) -> String {
    let view = text.utf8
    let from = view.index(view.startIndex, offsetBy: max(0, span.lowerBound), limitedBy: view.endIndex)
    let to = view.index(view.startIndex, offsetBy: max(0, span.upperBound), limitedBy: view.endIndex)
    return String(text[(from ?? view.endIndex)..<(to ?? view.endIndex)])
  }
}
