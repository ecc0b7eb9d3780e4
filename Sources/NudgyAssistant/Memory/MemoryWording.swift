package import NudgyCore

/// What is known about the user, in plain words.
package enum MemoryWording {
  /// `Your dentist is Dr. Chen.`; an inferred one as `I think your dentist is Dr. Chen.`
  package static func sentence(_ fact: MemoryFact) -> String { fact.text }

  /// Everything known, a sentence each; empty when nothing is known.
  package static func sentences(facts: [MemoryFact], preferences: MemoryPreferences) -> [String] {
    facts.map(sentence)
  }

  /// What happened to the memory file.
  package static func line(_ report: MemoryReport) -> String { "" }
}
