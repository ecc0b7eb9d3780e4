/// A text that a model was given, and whether what it made of it has support in the words.
struct GivenText: Sendable {
  private let words: Set<String>

  init(_ text: String) {
    words = Set(GivenText.words(of: text))
  }

  /// Whether the text speaks of such a thing: of half of what the phrase names, at least. The verb may be another.
  func supports(_ phrase: String) -> Bool {
    let things = GivenText.things(in: phrase)
    guard !things.isEmpty else { return false }
    return things.count { isSaid($0) } * 2 >= things.count
  }

  /// Whether the text has any word for what the phrase names.
  func mentions(_ phrase: String) -> Bool { GivenText.things(in: phrase).contains { isSaid($0) } }

  private func isSaid(_ word: String) -> Bool {
    if words.contains(word) { return true }
    // "Calling" is said by "call", "bills" by "bill".
    guard word.count > 4 else { return words.contains(word + "s") || words.contains(word + "ing") }
    let stem = word.prefix(word.count - 2)
    return words.contains { $0.hasPrefix(stem) }
  }

  // MARK: - What phrases are about

  static func verb(of phrase: String) -> String { words(of: phrase).first ?? "" }

  /// What the phrase is about: its words without the verb, or the verb where that is all.
  static func things(in phrase: String) -> Set<String> {
    let all = Set(content(of: phrase))
    let things = all.subtracting([verb(of: phrase)])
    return things.isEmpty ? all : things
  }

  static func content(of text: String) -> [String] {
    let all = words(of: text)
    let carrying = all.filter { !small.contains($0) }
    return carrying.isEmpty ? all : carrying
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }.map(String.init)
  }

  /// Words that could stand in any task. Not the function words of `NudgyLanguage`, which keeps those to itself, by
  /// grammar: here "need" and "get" say nothing, while a "not" or a "two" may tell two tasks apart.
  private static let small: Set = [
    "a", "about", "an", "and", "at", "back", "be", "by", "do", "for", "from", "get", "have", "her", "his",
    "i", "in", "is", "it", "make", "me", "my", "need", "of", "off", "on", "or", "our", "out", "some",
    "that", "the", "their", "this", "to", "up", "we", "with", "your",
  ]
}
