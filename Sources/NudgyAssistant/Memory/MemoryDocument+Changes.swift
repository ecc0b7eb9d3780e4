import NudgyCore

extension MemoryFact {
  /// The category of what the user is called.
  package static let nameCategory = "name"

  var isName: Bool { category == MemoryFact.nameCategory && SubjectMatch.isName(subject) }
}

extension MemoryDocument {
  /// Carries out a change to a fact, and to the name where the fact is the user's name.
  mutating func record(_ change: MemoryChange) -> MemoryChange {
    var change = change
    if (change.after ?? change.before)?.isName == true {
      change.nameBefore = preferences.name
      change.nameAfter = change.after?.text
    }
    change.placeBefore = change.before.flatMap { before in facts.firstIndex { $0.id == before.id } }
    bringAbout(change)
    return change
  }

  mutating func bringAbout(_ change: MemoryChange) {
    let ids = [change.before?.id, change.after?.id]
    facts.removeAll { ids.contains($0.id) }
    // At the end, where the fact learnt last is looked for; what is brought back, where it was.
    if let after = change.after {
      facts.insert(after, at: change.placeAfter.map { min($0, facts.count) } ?? facts.count)
    }
    if change.nameBefore != change.nameAfter { preferences.name = change.nameAfter }
  }

  func differs(from other: MemoryDocument) -> Bool {
    facts != other.facts || preferences != other.preferences || summaries != other.summaries
      || personas != other.personas
  }
}
