import NudgyCore

/// "The plate's not till the end of the month, is it?": said as a statement, and asked.
enum TagQuestion {
  static func ends(_ text: String) -> Bool {
    let plain = text.lowercased().replacing("\u{2019}", with: "'").trimmed
    guard plain.hasSuffix("?") else { return false }
    let words = plain.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let tail = words.suffix(2).joined(separator: " ")
    return words.count > 3 && (tags.contains(tail) || words.last == "right" || words.last == "innit")
  }

  private static let tags: Set = [
    "is it", "isn't it", "isnt it", "was it", "wasn't it", "are they", "aren't they", "do i", "don't i",
    "did i",
    "didn't i", "have i", "haven't i", "am i", "aren't i", "is that", "isn't that",
  ]
}
