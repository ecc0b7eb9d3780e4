/// Where a line of a table stands, and the words without which it cannot match.
struct PatternLine {
  let pattern: Range<Int>
  let tag: Range<Int>
  /// What the first word has to be one of.
  private let first: WordSet
  /// Words that have to stand somewhere.
  private let required: WordSet
  /// Of these one has to stand somewhere.
  private let alternatives: WordSet
  /// Of these too, for a phrase of `NounPhrases`.
  private let nouns: WordSet

  /// - Parameters:
  ///   - first: the clause's first word.
  ///   - all: every word of the clause.
  func mayMatch(first: WordSet, all: WordSet) -> Bool {
    !self.first.isDisjoint(with: first) && required.isSubset(of: all) && !alternatives.isDisjoint(with: all)
      && !nouns.isDisjoint(with: all)
  }

  static func all(in bytes: [UInt8]) -> [PatternLine] {
    var lines: [PatternLine] = []
    var start = 0
    while start < bytes.count {
      var end = start
      var patternEnd: Int?
      while end < bytes.count, bytes[end] != .lineFeed {
        if bytes[end] == UInt8(ascii: "=") { patternEnd = end }
        end += 1
      }
      if end > start { lines.append(PatternLine(bytes, start..<(patternEnd ?? end), lineEnd: end)) }
      start = end + 1
    }
    return lines
  }

  private init(_ bytes: [UInt8], _ pattern: Range<Int>, lineEnd: Int) {
    self.pattern = pattern
    var tagStart = min(lineEnd, pattern.upperBound + 1)
    while tagStart < lineEnd, bytes[tagStart] == UInt8(ascii: " ") { tagStart += 1 }
    tag = tagStart..<lineEnd
    var reader = PatternLineReader(bytes: bytes, position: pattern.lowerBound, end: pattern.upperBound)
    let (words, mayBeEmpty) = reader.readAlternative(isTop: true)
    first = mayBeEmpty ? .everything : words
    required = reader.required
    alternatives = reader.alternatives
    nouns = reader.nouns
  }
}

/// Reads a pattern once for the words it begins with and those it requires.
private struct PatternLineReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  private(set) var required = WordSet.none
  /// What the most telling group can begin with.
  private(set) var alternatives = WordSet.everything
  private(set) var nouns = WordSet.everything

  init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// Reads up to the end of the alternative: what it can begin with, and whether it can be without words.
  mutating func readAlternative(isTop: Bool = false) -> (first: WordSet, mayBeEmpty: Bool) {
    var first = WordSet.none
    var isOpen = true
    func begin(with words: WordSet) { if isOpen { first.formUnion(words) } }
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return (first, isOpen)
      case UInt8(ascii: "("), UInt8(ascii: "["):
        let isOptional = bytes[position] == UInt8(ascii: "[")
        let group = readGroup()
        begin(with: group.first)
        if !isOptional, !group.mayBeEmpty {
          isOpen = false
          if isTop { note(group.first) }
        }
      case UInt8(ascii: "~"), UInt8(ascii: "*"):
        // Words that are not named here may stand in front of what follows.
        begin(with: .everything)
        position += 1
      case UInt8(ascii: "<"):
        begin(with: .everything)
        isOpen = false
        let start = position
        while position < end, bytes[position] != UInt8(ascii: ">") { position += 1 }
        position += 1
        if isTop { noteSlot(bytes[start..<min(end, position)]) }
      default:
        let word = readWord()
        begin(with: word)
        isOpen = false
        if isTop { required.formUnion(word) }
      }
    }
    return (first, isOpen)
  }

  private mutating func note(_ words: WordSet) {
    if words.breadth < alternatives.breadth { alternatives = words }
  }

  private mutating func noteSlot(_ slot: ArraySlice<UInt8>) {
    switch String(decoding: slot, as: UTF8.self) {
    case "<when>": required.formUnion(.time)
    case "<list>": nouns = NounPhrases.listWords
    case "<tasks>": nouns = NounPhrases.taskWords
    case "<it>": nouns = NounPhrases.pointerWords
    default: break
    }
  }

  private mutating func readGroup() -> (first: WordSet, mayBeEmpty: Bool) {
    var result = (first: WordSet.none, mayBeEmpty: false)
    repeat {
      position += 1
      let part = readAlternative()
      result.first.formUnion(part.first)
      result.mayBeEmpty = result.mayBeEmpty || part.mayBeEmpty
    } while position < end && bytes[position] == UInt8(ascii: "|")
    position += 1
    return result
  }

  private mutating func readWord() -> WordSet {
    let start = position
    while position < end, !isWordEnd(bytes[position]) { position += 1 }
    return WordSet(bytes[start..<position])
  }

  /// As `PatternMatcher` has it.
  private func isWordEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    default: false
    }
  }
}
