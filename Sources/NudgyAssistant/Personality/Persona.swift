import Synchronization

/// A voice: who speaks, and the lines it speaks without a model.
package struct Persona: Sendable {
  /// What a persona file says about itself.
  package let profile: PersonaProfile
  package let origin: PersonaOrigin
  let script: PersonaScript
  private let known = KnownLines()

  init(profile: PersonaProfile, origin: PersonaOrigin, script: PersonaScript) {
    self.profile = profile
    self.origin = origin
    self.script = script
  }

  package var id: String { profile.id }
  package var name: String { profile.name }
  package var emoji: String { profile.emoji }

  /// The system prompt for a model; empty when the file has none.
  package var prompt: String { script.prompt }

  /// The curated lines of a moment, in the order of the file; empty when it has none.
  package func lines(for moment: Moment) -> [LineTemplate] {
    known.lines(for: moment) ?? known.keep(script.lines(for: moment), for: moment)
  }
}

/// The lines read so far: every turn speaks one of a few moments' lines.
private final class KnownLines: Sendable {
  private let lines = Mutex<[Moment: [LineTemplate]]>([:])

  func lines(for moment: Moment) -> [LineTemplate]? {
    lines.withLock { $0[moment] }
  }

  func keep(_ read: [LineTemplate], for moment: Moment) -> [LineTemplate] {
    lines.withLock { $0[moment] = read }
    return read
  }
}

/// The front matter of a persona file.
package struct PersonaProfile: Sendable, Equatable {
  package var id: String
  package var name: String
  package var emoji: String
  package var summary: String
  /// 1 (soft) to 5 (blunt).
  package var intensity: Int
  package var traits: [String]
  /// For talk, 0 to 2; nil for the usual one.
  package var temperature: Double?
  /// The model it speaks through, where it has one of its own.
  package var model: String?

  package init(
    id: String, name: String, emoji: String = "🐧", summary: String = "", intensity: Int = 2,
    traits: [String] = [], temperature: Double? = nil, model: String? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.summary = summary
    self.intensity = intensity
    self.traits = traits
    self.temperature = temperature
    self.model = model
  }
}

/// Where a persona came from.
package enum PersonaOrigin: Sendable, Equatable {
  case builtIn
  case file(path: String)
}
