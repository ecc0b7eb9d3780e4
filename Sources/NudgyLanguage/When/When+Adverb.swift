extension When {
  /// Whether it says when something is, rather than being what is spoken of: "on friday", "… tomorrow.",
  /// "yesterday I"; not "Blue Monday is a song".
  func isAdverb(in text: TokenizedText) -> Bool {
    if isAdverbial { return true }
    guard let next = text.tokens.first(where: { $0.span.lowerBound >= span.upperBound }) else { return true }
    return next.kind != .word || Self.wordsBehind.contains(next.lower)
  }

  /// Words that begin something new behind a time.
  private static let wordsBehind: Set<String> = [
    "i", "i'm", "i've", "i'll", "we", "we're", "we'll", "you", "he", "he's", "she", "she's", "they", "it",
    "it's", "my", "our", "his", "her", "their", "the", "there", "and", "but", "because", "so", "if",
    "when", "or", "that", "please", "pls", "thanks", "too", "then",
  ]
}
