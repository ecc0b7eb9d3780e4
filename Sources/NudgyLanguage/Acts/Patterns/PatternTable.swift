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
/// A line matches when it accounts for every word. Nearly all lines are passed over by a glance at the words
/// they cannot do without; the rest are read as they are matched.
struct PatternTable: Sendable {
  let bytes: [UInt8]
  private let lines: [PatternLine]

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = PatternLine.all(in: bytes)
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
    let (first, all) = (clause.firstWord, clause.allWords)
    for line in lines where line.mayMatch(first: first, all: all) {
      var matcher = PatternMatcher(pattern: bytes, end: line.pattern.upperBound, clause: clause)
      matcher.isPrefix = isPrefix
      if matcher.match(from: line.pattern.lowerBound, word: 0) {
        let tag = String(decoding: bytes[line.tag], as: UTF8.self)
        let match = matcher.result(tag: tag.split(separator: " ").joined(separator: " "))
        return (match, matcher.consumed)
      }
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
