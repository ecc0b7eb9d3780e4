/// Phrasings of one idea, one a line, matched against the words of a clause.
///
/// ```
/// done with <ref>
/// what should i (do|tackle|start with) [now|next]
/// how are you [doing] = howAreYou
/// ```
///
/// `(a|b c)` is one of, `[a|b]` one of or nothing, `*` any words, `~` any adverbs. Slots: `<when>` a time expression, `<number>`
/// digits or a number word, `<ref>` and `<words>` one word or more. What follows `=` tells phrasings apart.
/// A line matches when it accounts for every word. Nothing is prepared in advance: lines are read as they
/// are matched, and nearly all fail at their first word.
struct PatternTable: Sendable {
  let bytes: [UInt8]

  init(_ lines: String) {
    bytes = Array(lines.utf8)
  }

  /// The first line that matches the whole clause.
  func match(_ clause: Clause) -> PatternMatch? {
    firstLine(for: clause, isPrefix: false)?.match
  }

  /// The words at the start of the clause that the first fitting line accounts for, with the line's tag.
  func prefix(of clause: Clause) -> (tag: String, count: Int)? {
    firstLine(for: clause, isPrefix: true).map { ($0.match.tag, $0.count) }
  }

  private func firstLine(for clause: Clause, isPrefix: Bool) -> (match: PatternMatch, count: Int)? {
    var lineStart = 0
    while lineStart < bytes.count {
      var lineEnd = lineStart
      var patternEnd = -1
      while lineEnd < bytes.count, bytes[lineEnd] != .lineFeed {
        if bytes[lineEnd] == UInt8(ascii: "=") { patternEnd = lineEnd }
        lineEnd += 1
      }
      if patternEnd < 0 { patternEnd = lineEnd }
      if lineEnd > lineStart {
        var matcher = PatternMatcher(pattern: bytes, end: patternEnd, clause: clause)
        matcher.isPrefix = isPrefix
        if matcher.match(from: lineStart, word: 0) {
          let tagStart = min(lineEnd, patternEnd + 1)
          let tag = String(decoding: bytes[tagStart..<lineEnd], as: UTF8.self)
          let match = matcher.result(tag: tag.split(separator: " ").joined(separator: " "))
          return (match, matcher.consumed)
        }
      }
      lineStart = lineEnd + 1
    }
    return nil
  }
}

/// What a line of a table found.
struct PatternMatch {
  /// What stands after `=` in the line.
  var tag: String
  /// Words of the clause taken by `<ref>` or `<words>`.
  var reference: Range<Int>?
  /// A second `<words>`.
  var words: Range<Int>?
  /// Word at which a time expression begins.
  var when: Int?
  /// Word holding the number.
  var number: Int?
}
