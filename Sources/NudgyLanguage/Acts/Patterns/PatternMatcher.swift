/// One line of a table against one clause, with backtracking over optional parts and slots.
struct PatternMatcher {
  private let bytes: [UInt8]
  private let steps: [UInt16]
  private var end = 0
  let clause: Clause
  /// Whether words may be left over at the end.
  let isPrefix: Bool
  /// Where the match ended.
  private(set) var consumed = 0
  private var found = PatternMatch(tag: "")
  private var stepsLeft = mostSteps

  /// Bounds the backtracking, so that no input makes a line slow.
  private static let mostSteps = 4000

  init(_ table: PatternTable, clause: Clause, isPrefix: Bool) {
    bytes = table.bytes
    steps = table.steps
    self.clause = clause
    self.isPrefix = isPrefix
  }

  /// Whether the line in `range` accounts for the clause, or for its beginning.
  mutating func match(line range: Range<Int>) -> Bool {
    end = range.upperBound
    consumed = 0
    found = PatternMatch(tag: "")
    stepsLeft = PatternMatcher.mostSteps
    return match(from: range.lowerBound, word: 0)
  }

  func result(tag: String) -> PatternMatch {
    var match = found
    match.tag = tag
    return match
  }

  /// Whether the pattern from `start` on accounts for the words from `word` on.
  mutating func match(from start: Int, word: Int) -> Bool {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return false }
    var position = start
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard position < end else {
      consumed = word
      return isPrefix || word == clause.count
    }
    switch bytes[position] {
    case UInt8(ascii: "("): return matchGroup(from: position, word: word, isOptional: false)
    case UInt8(ascii: "["): return matchGroup(from: position, word: word, isOptional: true)
    case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      return match(from: groupEnd(after: position), word: word)
    case UInt8(ascii: "<"): return matchSlot(from: position, word: word)
    case UInt8(ascii: "~"): return match(from: position + 1, word: afterAdverbs(word))
    case UInt8(ascii: "*"): return matchRest(from: position + 1, word: word)
    default:
      guard word < clause.count else { return false }
      let next = literalEnd(position)
      return clause.word(word, equals: bytes, position..<next) && match(from: next, word: word + 1)
    }
  }

  private func literalEnd(_ start: Int) -> Int {
    var position = start
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return position
      default: position += 1
      }
    }
    return position
  }

  /// `(a|b c)` or `[a|b c]`: one of the alternatives and then the rest; groups may hold groups and slots.
  private mutating func matchGroup(from start: Int, word: Int, isOptional: Bool) -> Bool {
    var position = start
    repeat {
      if mayMatch(from: position + 1, word: word), match(from: position + 1, word: word) { return true }
      position = next(after: position)
    } while position < end && bytes[position] == UInt8(ascii: "|")
    return isOptional && match(from: position + 1, word: word)
  }

  /// Where the next alternative of a group begins, with its bar, or the group ends, with its bracket.
  /// - Parameter position: a bracket that opens, or a bar.
  private func next(after position: Int) -> Int { position + Int(steps[position]) }

  /// Whether the alternative there can begin with the word; most differ in the first letter already.
  private func mayMatch(from start: Int, word: Int) -> Bool {
    guard start < end, (0x61...0x7A).contains(bytes[start]) else { return true }
    return clause.word(word, beginsWith: bytes[start])
  }

  /// After the group in which an alternative has just ended.
  private func groupEnd(after start: Int) -> Int {
    var position = start
    while position < end, bytes[position] == UInt8(ascii: "|") {
      position = next(after: position)
    }
    return position + 1
  }

  private mutating func matchSlot(from start: Int, word: Int) -> Bool {
    var next = start
    while next < end, bytes[next] != UInt8(ascii: ">") { next += 1 }
    let name = bytes[start + 1]
    next += 1
    guard word < clause.count else { return false }
    switch name {
    case UInt8(ascii: "n"):
      guard clause.number(at: word) != nil else { return false }
      let afterMark = clause.words[word].text == "#" ? word + 2 : word + 1
      guard match(from: next, word: afterMark) else { return false }
      found.number = word
      return true
    case UInt8(ascii: "w") where bytes[start + 2] == UInt8(ascii: "h"):
      guard let after = clause.whenEnd(at: word), match(from: next, word: after) else { return false }
      found.when = clause.whenStart(at: word)
      return true
    case UInt8(ascii: "l"):
      return NounPhrases(words: clause.words).listEnds(at: word).contains { end in
        takeList(word..<end, next: next)
      }
    case UInt8(ascii: "t"):
      return NounPhrases(words: clause.words).taskEnds(at: word).contains { end in
        takeList(word..<end, next: next)
      }
    case UInt8(ascii: "i"):
      return NounPhrases(words: clause.words).pointerEnds(at: word).contains { match(from: next, word: $0) }
    default:
      for after in word + 1..<min(clause.count, word + 24) + 1 where match(from: next, word: after) {
        if found.reference == nil || name == UInt8(ascii: "r") {
          if found.reference != nil { found.words = found.reference }
          found.reference = word..<after
        } else {
          found.words = word..<after
        }
        return true
      }
      return false
    }
  }

  private mutating func takeList(_ range: Range<Int>, next: Int) -> Bool {
    guard match(from: next, word: range.upperBound) else { return false }
    found.list = range
    return true
  }

  private func afterAdverbs(_ word: Int) -> Int {
    var word = word
    while word < clause.count, clause.words[word].isAny([.adverb, .filler]) { word += 1 }
    return word
  }

  private mutating func matchRest(from next: Int, word: Int) -> Bool {
    for after in word...clause.count where match(from: next, word: after) { return true }
    return false
  }
}
