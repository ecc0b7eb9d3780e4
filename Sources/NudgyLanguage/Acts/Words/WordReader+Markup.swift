// Tags, as pasted text has them: they are no words, and what stands between them is.
extension WordReader {
  /// Tokens a tag may have; what is longer is taken for words.
  private static let longestTag = 12

  /// Elements that stand around words on one line.
  private static let elements: Set<String> = [
    "a", "b", "blockquote", "body", "br", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4", "h5",
    "h6", "html", "i", "label", "li", "mark", "ol", "p", "pre", "s", "section", "small", "span", "strong",
    "table", "td", "th", "tr", "u", "ul",
  ]

  /// The end of a tag: one that has its line to itself ("<div class=x>"), or a known one with words behind it
  /// ("<li>buy milk</li>").
  func markupEnd(_ index: Int) -> Int? {
    let tokens = source.tokens
    guard tokens[index].lower == "<", index + 1 < tokens.count else { return nil }
    let isClosing = tokens[index + 1].lower == "/"
    guard isClosing || isLineStart(index) || index == afterMarkup && index > 0 else { return nil }
    var end = index + 1
    var (names, marks) = (0, 0)
    while end < tokens.count, tokens[end].kind != .newline, tokens[end].lower.utf8.first != UInt8(ascii: ">")
    {
      if end - index > Self.longestTag { return nil }
      if tokens[end].kind == .word { names += 1 }
      for byte in tokens[end].lower.utf8 where byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") {
        marks += 1
      }
      end += 1
    }
    guard end < tokens.count, tokens[end].lower == ">", names > 0 else { return nil }
    end += 1
    if isClosing { return names == 1 ? end : nil }
    if Self.elements.contains(tokens[index + 1].lower) { return end }
    guard isLineStart(index), end == tokens.count || tokens[end].kind == .newline else { return nil }
    return marks > 0 || names == 1 && (index > 0 || end < tokens.count) ? end : nil
  }
}
