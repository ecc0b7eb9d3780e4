/// Phrasings of one idea, one a line, matched against the words of a clause.
///
/// ```
/// done with <ref>
/// what should i (do|tackle|start with) [now|next]
/// how are you [doing] = howAreYou
/// ```
///
/// `(a|b c)` is one of, `[a|b]` one of or nothing, `*` any words, `~` any adverbs. Slots: `<when>` a time expression, `<number>`
/// digits or a number word, `<ref>` and `<words>` one word or more, `<list>`, `<tasks>` and `<it>` the phrases of
/// `NounPhrases`. What follows `=` tells phrasings apart.
/// `@show` is a class of words of `PhraseClasses`. A line matches when it accounts for every word. Nearly all lines are passed over by a glance at the words
/// they cannot do without; the rest are read as they are matched.
struct PatternTable: Sendable {
  let bytes: [UInt8]
  private let lines: [PatternLine]

  init(_ text: String) {
    bytes = Array(PhraseClasses.expanded(text).utf8)
    lines = PatternLine.all(in: bytes)
  }

  /// What `read` makes of the first line that matches the whole clause and that it makes something of.
  func first<Meaning>(for clause: Clause, _ read: (PatternMatch) -> Meaning?) -> Meaning? {
    let (first, all) = (clause.firstWord, clause.allWords)
    for line in lines where line.mayMatch(first: first, all: all) {
      if let (match, _) = match(line, clause, isPrefix: false), let meaning = read(match) { return meaning }
    }
    return nil
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
      if let found = match(line, clause, isPrefix: isPrefix) { return found }
    }
    return nil
  }

  private func match(_ line: PatternLine, _ clause: Clause, isPrefix: Bool) -> (
    match: PatternMatch, count: Int
  )? {
    var matcher = PatternMatcher(pattern: bytes, end: line.pattern.upperBound, clause: clause)
    matcher.isPrefix = isPrefix
    guard matcher.match(from: line.pattern.lowerBound, word: 0) else { return nil }
    let tag = String(decoding: bytes[line.tag], as: UTF8.self)
    return (matcher.result(tag: tag.split(separator: " ").joined(separator: " ")), matcher.consumed)
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
  /// Words that speak of the list or of several tasks.
  var list: Range<Int>?
  /// Word holding the number.
  var number: Int?
}
