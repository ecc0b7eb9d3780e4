/// Everything on somebody's mind in one go: a story with things in it, no orders to anybody.
enum Ramble {
  private static let leastWords = 25
  /// Words of a line that names a thing to do and nothing else.
  private static let longestItem = 7

  static func isOne(_ text: String) -> Bool {
    text.split(maxSplits: leastWords, whereSeparator: \.isWhitespace).count >= leastWords && !isList(text)
  }

  private static func isList(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 2
      && lines.allSatisfy {
        $0.split(maxSplits: longestItem, whereSeparator: \.isWhitespace).count <= longestItem
      }
  }
}
