package import NudgyCore

/// Who answers in a talk.
package enum Brain: Sendable {
  case offline
  case scripted(CharacterName)
  /// A real model; its clock is the real one.
  case model(any LLMService, name: String)

  package var name: String {
    switch self {
    case .offline: "offline"
    case .scripted(let name): name.rawValue
    case .model(_, let name): name
    }
  }

  var isReal: Bool { if case .model = self { true } else { false } }
}
