import NudgyCore

/// Whether words ask something, by how they begin and end.
package enum AskingWords {
  /// "Is the 10th a thursday".
  package static func begin(_ text: String) -> Bool {
    text.hasSuffix("?") || first.contains(text.lowercased().prefix { $0.isLetter }.description)
  }

  private static let first: WordTable = "is was are what which when who where how"
}
