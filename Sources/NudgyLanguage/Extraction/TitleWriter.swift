import NudgyCore

/// Writes a title from a task's words, spelled as they were written.
struct TitleWriter {
  let message: Message

  func title(_ words: [Word], prefix: String?) -> String {
    var words = words
    while let first = words.first, words.count > 1, first.isAny([.connective]) && !first.isAny([.verb]) {
      words.removeFirst()
    }
    return capitalised(closingBracket(text(words, after: prefix ?? "")))
  }

  /// "Return the jacket (receipt in wallet": the mark behind the last word stands behind no word.
  private func closingBracket(_ text: String) -> String {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth == 1 ? text + ")" : text
  }

  /// The words as written, with the marks between them.
  func text(_ words: [Word], after start: String = "") -> String {
    var text = start
    var last: Int?
    for (index, word) in words.enumerated() {
      // Both words of a contraction are written by their one token.
      if word.token == last { continue }
      let piece = spelling(
        word, joinedNext: index + 1 < words.count && words[index + 1].token == word.token,
        isFirst: text.isEmpty)
      if let last, isAdjacent(last, word.token) {
        text += gap(from: last, to: word.token)
      } else if !text.isEmpty {
        text += " "
      }
      text += piece
      last = word.token
    }
    return PlainText.singleLine(text)
  }

  /// As written, unless a refiner or rule put another word in its place ("cleaned" → "clean").
  private func spelling(_ word: Word, joinedNext: Bool, isFirst: Bool) -> String {
    let token = message.source.tokens[word.token]
    let written = message.written(word)
    // "The reading log, I have to sign that": taken from the start of a sentence into the middle.
    if !isFirst, word.isAny([.determiner]), word.isAny([.capital]),
      written.dropFirst().allSatisfy(\.isLowercase),
      written.lowercased() == word.text
    {
      return word.text
    }
    if joinedNext || word.flags.contains(.joined) { return written }
    if token.lower == word.text || WordTable.plainForms.contains(token.lower) { return written }
    // "teh" is written "the"; what may be a name is left as it is.
    if word.flags.contains(.slip), !word.isAny([.determiner, .preposition, .connective, .subject, .object]) {
      return written
    }
    return token.lower == "&" || token.lower == "+" ? written : word.text
  }

  /// Whether only marks stand between two tokens.
  private func isAdjacent(_ left: Int, _ right: Int) -> Bool {
    guard left < right, right - left <= 4 else { return false }
    return (left + 1..<right).allSatisfy {
      let token = message.source.tokens[$0]
      let isMark = token.lower != ":" || message.source.tokens[left].lower == "re"
      return token.kind == .punctuation && isMark && token.lower.utf8.count < 3
    }
  }

  /// The marks and the space between two tokens, as written.
  private func gap(from left: Int, to right: Int) -> String {
    let tokens = message.source.tokens
    let range = tokens[left].span.upperBound..<tokens[right].span.lowerBound
    return range.isEmpty ? "" : message.source.written(range)
  }

  private func capitalised(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, first.properties.isLowercase else { return text }
    // "iPhone", "eBay": a capital inside is a name's own spelling.
    let word = text.prefix { $0 != " " }
    if word.dropFirst().contains(where: \.isUppercase) { return text }
    return text.uppercasedFirst
  }
}
