import NudgyLanguage

/// Holds the tasks a model found in a pasted text against the text itself, and against the offline split: what has no
/// support in the words is refused, and what the model left out is brought back.
struct DumpCheck: Sendable {
  let text: GivenText
  private let captures: [TaskCapture]

  /// - Parameters:
  ///   - text: what was pasted.
  ///   - captures: what the offline brain found in it.
  init(_ text: String, captures: [TaskCapture]) {
    self.text = GivenText(text)
    self.captures = captures
  }

  /// The tasks of the offline split that are in none of the titles. When in doubt a task is there twice rather than
  /// not at all.
  func missing(from titles: [String]) -> [TaskCapture] {
    var free = titles.map {
      (verb: GivenText.verb(of: $0), words: Set(GivenText.content(of: $0)), isTaken: false)
    }
    return captures.filter { capture in
      let verb = GivenText.verb(of: capture.title)
      let wanted = GivenText.things(in: capture.title)
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
}
