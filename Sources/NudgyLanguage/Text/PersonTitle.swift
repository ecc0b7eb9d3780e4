import NudgyCore

/// What people are addressed by before their name.
package enum PersonTitle {
  private static let all: WordTable = """
    dr mr mrs ms miss mx prof professor doctor sir sister father rev judge st
    """

  /// The name alone of "Dr. Chen", as people say it in other sentences; nil where no title stands before it.
  package static func name(in text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    return isOne(words[0]) ? String(words[1]) : nil
  }

  /// Whether a word is one, as it is or shortened: "Dr.".
  package static func isOne(_ word: some StringProtocol) -> Bool {
    let title = word.lowercased()
    return all.contains(title.hasSuffix(".") ? String(title.dropLast()) : title)
  }
}
