import NudgyLanguage

/// Whether a task that was made is the one that words named, whoever worded its title.
enum TitleMatch {
  /// The captures that are in none of the titles. When in doubt a task is there twice rather than not at all.
  static func missing(_ captures: [TaskCapture], from titles: [String]) -> [TaskCapture] {
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

  /// Whether the title says what another one says: everything that one is about.
  static func isSame(_ title: String, as other: String) -> Bool {
    let (things, others) = (GivenText.things(in: title), GivenText.things(in: other))
    return things == others
      || GivenText.verb(of: title) == GivenText.verb(of: other) && things.isSubset(of: others)
  }
}
