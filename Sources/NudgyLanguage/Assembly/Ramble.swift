/// Everything on somebody's mind in one go. It is read by what was learnt, which finds a fifth more in it than the rules; what
/// is shorter, and a bare list, is still read by the rules, which know them better so far.
package enum Ramble {
  private static let leastWords = 25
  /// Words of a line that names a thing to do and nothing else.
  private static let longestItem = 7

  package static func isOne(_ text: String) -> Bool {
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
