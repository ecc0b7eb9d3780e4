/// A stretch of words that says one thing.
struct Clause {
  let words: [Word]
  /// UTF-8 offsets in the message.
  let span: Range<Int>
  /// Whether it was put as a question.
  var isQuestion = false
  /// Whether it is one of several items, set apart by commas or the like.
  var isListed = false
  /// The pause before it as it was said, also when its first words have been taken off.
  private(set) var opening = Word.Pause.none

  /// For passing over patterns quickly: its first word, and all its words with the marks of what is in it.
  let firstWord: WordSet
  let allWords: WordSet

  init(_ words: [Word], span: Range<Int>, isQuestion: Bool = false) {
    self.words = words
    self.span = span
    self.isQuestion = isQuestion
    opening = words.first?.pause ?? .none
    var (first, all) = (WordSet.none, WordSet.none)
    var hasTime = false
    for word in words {
      all.insert(word.place)
      if word.when >= 0 { hasTime = true }
    }
    if hasTime { all.formUnion(.time) }
    if let word = words.first { first.insert(word.place) }
    allWords = words.isEmpty ? .everything : all
    firstWord = words.isEmpty ? .everything : first
  }

  var count: Int { words.count }
  var isEmpty: Bool { words.isEmpty }

  /// Whether there is such a word, with that first byte.
  func word(_ index: Int, beginsWith byte: UInt8) -> Bool {
    index < words.count && words[index].initial == byte
  }

  func word(_ index: Int, equals pattern: [UInt8], _ range: Range<Int>) -> Bool {
    guard words[index].initial == pattern[range.lowerBound], words[index].text.utf8.count == range.count
    else {
      return false
    }
    var place = range.lowerBound
    for byte in words[index].text.utf8 {
      guard byte == pattern[place] else { return false }
      place += 1
    }
    return true
  }

  func dropping(first count: Int) -> Clause {
    with(Array(words.dropFirst(count)))
  }

  func dropping(last count: Int) -> Clause {
    with(Array(words.dropLast(count)))
  }

  func with(_ words: [Word]) -> Clause {
    var clause = Clause(words, span: span, isQuestion: isQuestion)
    clause.isListed = isListed
    clause.opening = opening
    return clause
  }

  // MARK: Slots

  /// Small words that may stand before a time expression without being part of it.
  private static let timePrepositions: Set<String> = [
    "at", "on", "in", "for", "by", "until", "till", "to", "around", "about", "after", "before", "from",
    "this",
  ]

  /// The word at which a time expression begins that `index` is the start of, or the preposition of.
  func whenStart(at index: Int) -> Int? {
    // Also inside an expression, because "due on monday" may be one and "due" be said by the pattern.
    if words[index].when >= 0 { return index }
    guard index + 1 < count, Self.timePrepositions.contains(words[index].text) || words[index].text == "the"
    else { return nil }
    if words[index + 1].when >= 0 { return index + 1 }
    // "until the new year", "to the 15th"
    guard words[index + 1].text == "the", index + 2 < count, words[index + 2].when >= 0 else { return nil }
    return index + 2
  }

  /// The word after the time expressions that begin at `index`.
  func whenEnd(at index: Int) -> Int? {
    guard let start = whenStart(at: index) else { return nil }
    var end = start
    while end < count, words[end].when >= 0 { end += 1 }
    return end
  }

  func number(at index: Int) -> Int? {
    let word = words[index]
    if word.text == "#", index + 1 < count { return Int(words[index + 1].text) }
    if let number = Int(word.text) { return number >= 0 ? number : nil }
    return NumberWord.value(of: word.text)
  }
}
