import NudgyLanguage

/// Holds the tasks a model found in a pasted text against the text itself, and against the offline split: what has no
/// support in the words is refused, and what the model left out is brought back.
struct DumpCheck: Sendable {
  private let words: Set<String>
  private let captures: [TaskCapture]

  /// - Parameters:
  ///   - text: what was pasted.
  ///   - captures: what the offline rules found in it.
  init(_ text: String, captures: [TaskCapture]) {
    words = Set(DumpCheck.words(of: text))
    self.captures = captures
  }

  /// Whether the text speaks of such a task: of half the things it names, at least. The verb may be another.
  func supports(_ title: String) -> Bool {
    let things = DumpCheck.things(in: title)
    guard !things.isEmpty else { return false }
    return things.count { isSaid($0) } * 2 >= things.count
  }

  /// The tasks of the offline split that are in none of the titles. When in doubt a task is there twice rather than
  /// not at all.
  func missing(from titles: [String]) -> [TaskCapture] {
    var free = titles.map {
      (verb: DumpCheck.verb(of: $0), words: Set(DumpCheck.content(of: $0)), isTaken: false)
    }
    return captures.filter { capture in
      let verb = DumpCheck.verb(of: capture.title)
      let wanted = DumpCheck.things(in: capture.title)
      // "Buy milk and eggs" is both "buy milk" and "buy eggs".
      if let same = free.firstIndex(where: { $0.verb == verb && wanted.isSubset(of: $0.words) }) {
        free[same].isTaken = true
        return false
      }
      let best = free.indices.filter { !free[$0].isTaken }
        .max { wanted.intersection(free[$0].words).count < wanted.intersection(free[$1].words).count }
      guard let best, wanted.intersection(free[best].words).count * 2 >= max(1, wanted.count),
        !wanted.isDisjoint(with: free[best].words)
      else { return true }
      free[best].isTaken = true
      return false
    }
  }

  private func isSaid(_ word: String) -> Bool {
    if words.contains(word) { return true }
    // "Calling" is said by "call", "bills" by "bill".
    guard word.count > 4 else { return words.contains(word + "s") || words.contains(word + "ing") }
    let stem = word.prefix(word.count - 2)
    return words.contains { $0.hasPrefix(stem) }
  }

  // MARK: - Words

  private static func verb(of title: String) -> String { words(of: title).first ?? "" }

  /// What the title is about: its words without the verb, or the verb where that is all.
  private static func things(in title: String) -> Set<String> {
    let all = Set(content(of: title))
    let things = all.subtracting([verb(of: title)])
    return things.isEmpty ? all : things
  }

  private static func content(of text: String) -> [String] {
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
    "i",
    "in", "is", "it", "make", "me", "my", "need", "of", "off", "on", "or", "our", "out", "some", "that",
    "the",
    "their", "this", "to", "up", "we", "with", "your",
  ]
}
