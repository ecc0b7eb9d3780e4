/// Slips of the hand: a lone picture, letters without end.
enum SlipWords {
  /// Bytes of a word that anybody means to write.
  private static let longest = 60

  /// Whether a title can be read all the same.
  static func leave(_ title: String) -> Bool {
    title.contains { $0.isLetter || $0.isNumber }
      && title.split(separator: " ").contains { $0.utf8.count <= longest || $0.contains("://") }
  }

  static func areIn(_ words: PieceText) -> Bool {
    words.lower.contains { $0.utf8.count > longest } && !words.all.contains("://")
  }

  /// Letters without end and nothing else.
  static func areAll(_ words: PieceText) -> Bool {
    areIn(words) && words.lower.allSatisfy { $0.utf8.count > longest }
  }
}
