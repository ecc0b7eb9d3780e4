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
  /// From each bracket that opens and each bar, how far it is to the next bar or the closing bracket.
  let steps: [UInt16]

  init(_ text: String) {
    bytes = Array(PhraseClasses.expanded(text).utf8)
    lines = PatternLine.all(in: bytes)
    steps = PatternTable.steps(through: bytes)
  }

  private static func steps(through bytes: [UInt8]) -> [UInt16] {
    var steps = [UInt16](repeating: 0, count: bytes.count)
    var open: [Int] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let last = open.popLast() else { continue }
        steps[last] = UInt16(clamping: index - last)
        if byte == UInt8(ascii: "|") { open.append(index) }
      default: continue
      }
    }
    return steps
  }

  /// What `read` makes of the first line that matches the whole clause and that it makes something of.
  func first<Meaning>(for clause: Clause, _ read: (PatternMatch) -> Meaning?) -> Meaning? {
    firstLine(for: clause, isPrefix: false) { matcher, line in read(matcher.result(tag: tag(line))) }
  }

  /// The first line that matches the whole clause.
  func match(_ clause: Clause) -> PatternMatch? {
    firstLine(for: clause, isPrefix: false) { matcher, line in matcher.result(tag: tag(line)) }
  }

  /// The words at the start of the clause that the first fitting line accounts for, with the line's tag.
  func prefix(of clause: Clause) -> (tag: String, count: Int)? {
    firstLine(for: clause, isPrefix: true) { matcher, line in (tag(line), matcher.consumed) }
  }

  private func firstLine<Meaning>(
    for clause: Clause, isPrefix: Bool, _ read: (PatternMatcher, PatternLine) -> Meaning?
  ) -> Meaning? {
    let (first, all) = (clause.firstWord, clause.allWords)
    // Most tables have no line for most clauses, so the matcher is only made when one may match.
    guard let start = lines.firstIndex(where: { $0.mayMatch(first: first, all: all) }) else { return nil }
    var matcher = PatternMatcher(self, clause: clause, isPrefix: isPrefix)
    for line in lines[start...] where line.mayMatch(first: first, all: all) {
      if matcher.match(line: line.pattern), let meaning = read(matcher, line) { return meaning }
    }
    return nil
  }

  private func tag(_ line: PatternLine) -> String {
    line.tag.isEmpty ? "" : String(decoding: bytes[line.tag], as: UTF8.self)
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
