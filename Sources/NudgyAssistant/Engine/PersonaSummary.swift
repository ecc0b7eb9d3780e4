/// A voice, as it is listed.
package struct PersonaSummary: Sendable, Equatable {
  package var id: String
  package var name: String
  package var emoji: String
  package var summary: String
  package var isCurrent: Bool
  /// The path of the file it came from; nil for one that is built in.
  package var path: String?

  package init(
    id: String, name: String, emoji: String, summary: String, isCurrent: Bool, path: String? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.summary = summary
    self.isCurrent = isCurrent
    self.path = path
  }

  init(_ persona: Persona, isCurrent: Bool) {
    id = persona.id
    name = persona.name
    emoji = persona.emoji
    summary = persona.profile.summary
    self.isCurrent = isCurrent
    switch persona.origin {
    case .builtIn: path = nil
    case .file(let path): self.path = path
    }
  }
}
