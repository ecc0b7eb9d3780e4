package import Foundation
package import NudgyCore

/// All voices at hand: those compiled in, and those in the user's folder, which win over them by id.
///
/// Nothing is read until it is asked for, and nothing is kept: a file edited meanwhile counts at the next call.
package struct PersonaLibrary: Sendable {
  /// The id of the voice that fills in for lines another one lacks.
  package static let defaultID = "nudgy"

  private let folder: URL?

  /// - Parameter folder: the user's `Personas/`; it need not exist.
  package init(folder: URL?) {
    self.folder = folder
  }

  /// The penguin as compiled in.
  package var standard: Persona { emptyPenguin() }

  /// The voice of that id; nil when there is none.
  package func persona(id: String) -> Persona? { nil }

  /// The voice a person means by an id, a name, or a part of one ("tough love", "the loving partner").
  package func persona(named words: String) throws(NudgyError) -> Persona { standard }

  /// Every voice, the penguin first, then by name.
  package func all() -> [Persona] { [standard] }

  /// What is to be said about the user's files, in the order of files and lines.
  package func issues() -> [PersonaIssue] { [] }

  private func emptyPenguin() -> Persona {
    Persona(profile: PersonaProfile(id: "nudgy", name: "Nudgy"), origin: .builtIn, script: PersonaScript())
  }
}
