/// The words of a text that tell what it is about, for comparing titles whose little words differ.
package struct TellingWords: Sendable, Equatable {
  private static let little: Set<String> = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "to", "um", "uh", "like", "also", "and",
    "then",
    "oh", "please", "i", "we", "need", "gotta", "got", "have", "that", "this", "some", "it", "is", "s", "of",
    "for",
    "in", "on", "at", "up", "with", "from", "about", "me", "t", "be", "do", "or", "by",
  ]

  package let words: Set<String>

  package init(_ text: String) {
    let split = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    words = Set(split.map(String.init).filter { !TellingWords.little.contains($0) }.map(TellingWords.stem))
  }

  /// Plurals and endings that come and go between what is said and what is noted.
  private static func stem(_ word: String) -> String {
    for ending in ["ing", "ies", "es", "s", "ed"]
    where word.count >= ending.count + 4 && word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// How much of these words stands in the other text, 0 to 1.
  package func share(in other: TellingWords) -> Double {
    words.isEmpty ? 0 : Double(words.intersection(other.words).count) / Double(words.count)
  }

  /// Whether the other text is about the same: half of these words are there.
  package func areMet(by other: TellingWords) -> Bool { share(in: other) >= 0.5 }
}
