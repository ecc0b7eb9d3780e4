import NudgyCore

/// Chooses the facts that are worth their room in a prompt.
enum MemoryRelevance {
  /// The most relevant first; facts that have nothing to do with the text stay out, save a few that always help.
  static func facts(_ facts: [MemoryFact], for text: String, budget: Int) -> [MemoryFact] {
    let wanted = Set(SubjectMatch.key(text))
    let scored = facts.enumerated().map {
      (place: $0.offset, fact: $0.element, score: score($0.element, wanted))
    }
    let sorted = scored.filter { $0.score > 0 }.sorted { left, right in
      (left.score, left.fact.timesUsed, left.place) > (right.score, right.fact.timesUsed, right.place)
    }
    var left = budget
    return sorted.map(\.fact).filter { fact in
      // Each stands on a line of its own, behind a dash.
      let cost = MemoryWording.sentence(fact).count + 3
      guard cost <= left else { return false }
      left -= cost
      return true
    }
  }

  private static func score(_ fact: MemoryFact, _ wanted: Set<String>) -> Int {
    let subject = Set(SubjectMatch.key(fact.subject)).intersection(wanted).count
    let text = Set(SubjectMatch.key(fact.text)).intersection(wanted).subtracting(common).count
    let usual = ["name", "preference", "health"].contains(fact.category) ? 1 : 0
    return subject * 6 + text * 3 + usual
  }

  /// Words that say nothing about what a text is about.
  private static let common: Set = [
    "i", "me", "it", "and", "or", "in", "on", "at", "to", "with", "no", "not", "have", "has", "do", "don't",
    "i'm", "was", "be", "this", "next", "you", "we", "at", "by", "from", "need", "want", "go", "get",
  ]
}
