// What every module does to words. The field's names for these stand elsewhere for something else: Foundation's
// `capitalized` also lowers the rest of each word.
extension StringProtocol {
  /// Without white space, line breaks included, at either end.
  package var trimmed: String {
    func isVisible(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isWhitespace }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: isVisible), let last = scalars.lastIndex(where: isVisible)
    else { return "" }
    return String(self[first..<scalars.index(after: last)])
  }

  /// Whether there is nothing but white space, or nothing at all.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

  /// The first character in upper case, the rest as it is: `call Dr. Chen` → `Call Dr. Chen`.
  package var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The first character in lower case, the rest as it is.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// Every word with its first character in upper case, one space between them: `mary ann` → `Mary Ann`.
  package var uppercasedWords: String {
    split(separator: " ").map(\.uppercasedFirst).joined(separator: " ")
  }
}
