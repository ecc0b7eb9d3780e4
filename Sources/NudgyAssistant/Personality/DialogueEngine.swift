package import NudgyCore

/// Picks the persona's line for a moment; none comes back within its last four lines.
package struct DialogueEngine: Sendable {
  package var persona: Persona
  /// What was said lately. Kept by the engine from one launch to the next.
  package var recents: DialogueRecents
  /// Speaks where the persona has no line.
  private let standard: Persona
  private let random: RandomSource

  package init(
    persona: Persona, standard: Persona, random: RandomSource, recents: DialogueRecents = DialogueRecents()
  ) {
    self.persona = persona
    self.standard = standard
    self.random = random
    self.recents = recents
  }

  /// A line for what just happened. Lines that name a value not given are left out of the choice.
  package mutating func line(_ moment: Moment, values: [Placeholder: String] = [:]) -> String {
    var usable = filled(persona, moment, values)
    if usable.isEmpty, let nearest = moment.nearest { usable = filled(persona, nearest, values) }
    if usable.isEmpty { usable = filled(standard, moment, values) }
    let choices = fresh(usable, moment)
    guard !choices.isEmpty else { return "" }
    let choice = choices[random.index(below: choices.count)]
    recents.note(choice.fingerprint, for: moment, persona: persona.id)
    return choice.text
  }

  private typealias Choice = (text: String, fingerprint: UInt32)

  private func filled(_ voice: Persona, _ moment: Moment, _ values: [Placeholder: String]) -> [Choice] {
    voice.lines(for: moment).compactMap { template in
      template.filled(with: values).map { ($0, template.fingerprint) }
    }
  }

  /// Those not said lately; when all were, the one said longest ago.
  private func fresh(_ usable: [Choice], _ moment: Moment) -> [Choice] {
    let recent = recents.recent(moment, persona: persona.id)
    let unsaid = usable.filter { !recent.contains($0.fingerprint) }
    if !unsaid.isEmpty { return unsaid }
    let oldest = usable.min { left, right in
      (recent.firstIndex(of: left.fingerprint) ?? 0) < (recent.firstIndex(of: right.fingerprint) ?? 0)
    }
    return oldest.map { [$0] } ?? []
  }
}
