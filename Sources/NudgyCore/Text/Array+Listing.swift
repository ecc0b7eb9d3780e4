extension [String] {
  /// The words as a list within a sentence, `word` before the last one: `milk, eggs and bread`.
  package func listed(_ word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
