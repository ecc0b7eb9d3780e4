import NudgyCore

/// What a reading method found, and the position behind it.
typealias Read<Value> = (value: Value, next: Int)

/// The lexemes of a message and the moment it was said: what rules read from.
///
/// Every method that reads takes a position and gives back what it found with the position behind it.
struct WhenReader: Sendable {
  let text: TokenizedText
  let lexemes: [Lexeme]
  let now: CivilDateTime
  let readsDayFirst: Bool
  /// Whether a time was asked for, so that weak evidence counts.
  var isAsked = false
  var effort: ReadingEffort?

  var today: CivilDate { now.date }

  /// The lexeme at `index`; outside the text one that no rule reads.
  @inline(__always) subscript(_ index: Int) -> Lexeme {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index] : Self.outside
  }

  private static let outside = Lexeme(shape: .newline, lower: "", span: 0..<0)

  @inline(__always) func sense(_ index: Int) -> Sense {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index].sense : .none
  }

  @inline(__always) func lower(_ index: Int) -> String {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index].lower : ""
  }

  /// Whether the lexemes from `index` are these words.
  func has(_ words: String..., at index: Int) -> Bool {
    for (offset, word) in words.enumerated() where lower(index + offset) != word { return false }
    return true
  }

  func isOne(of words: [String], at index: Int) -> Bool {
    let word = lower(index)
    return !word.isEmpty && words.contains(word)
  }

  /// Behind "the", or the same place.
  func skipThe(_ index: Int) -> Int { lower(index) == "the" ? index + 1 : index }

  /// Behind any of the words, or the same place.
  func skip(_ words: [String], at index: Int) -> Int { isOne(of: words, at: index) ? index + 1 : index }

  /// Whether one of the words stands so far before `index`.
  func isBehind(_ words: WordTable, by distances: ClosedRange<Int>, at index: Int) -> Bool {
    distances.contains { words.contains(lower(index - $0)) }
  }

  /// Whether nothing of the same clause follows: the end, a mark, a line break.
  func isClauseEnd(_ index: Int) -> Bool {
    switch self[index].shape {
    case .mark: !isOne(of: ["-", "%", "$", "#"], at: index)
    case .newline: true
    default: false
    }
  }

  /// The UTF-8 offsets of lexemes in the message.
  func span(of range: Range<Int>) -> Range<Int> {
    self[range.lowerBound].span.lowerBound..<self[range.upperBound - 1].span.upperBound
  }
}
