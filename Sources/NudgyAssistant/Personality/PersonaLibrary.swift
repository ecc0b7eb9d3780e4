package import Foundation
package import NudgyCore
import NudgyPersonas
import Synchronization

/// All voices at hand: those compiled in, and those in the user's folder, which win over them by id.
///
/// Nothing is read until it is asked for, and a file edited meanwhile counts at the next call.
package struct PersonaLibrary: Sendable {
  /// The id of the voice that fills in for lines another one lacks.
  package static let defaultID = "nudgy"

  private let folder: PersonaFolder

  /// - Parameter folder: the user's `Personas/`; it need not exist.
  package init(folder: URL?) {
    self.folder = PersonaFolder(url: folder)
  }

  /// The penguin as compiled in.
  package var standard: Persona {
    PersonaLibrary.builtIn(id: PersonaLibrary.defaultID)
      ?? Persona(
        profile: PersonaProfile(id: PersonaLibrary.defaultID, name: "Nudgy"), origin: .builtIn,
        script: PersonaScript())
  }

  /// The voice of that id; nil when there is none.
  package func persona(id: String) -> Persona? {
    folder.personas().first { $0.id == id } ?? PersonaLibrary.builtIn(id: id)
  }

  /// The voice a person means by an id, a name, or a part of one ("tough love", "the loving partner").
  package func persona(named words: String) throws(NudgyError) -> Persona {
    let all = all()
    let wanted = NameMatch.key(words)
    if let exact = all.first(where: { NameMatch.keys($0).contains(wanted) }) { return exact }
    let close = all.filter { persona in NameMatch.keys(persona).contains { NameMatch.isPart(wanted, of: $0) }
    }
    if close.count == 1 { return close[0] }
    let names = all.flatMap(NameMatch.keys)
    if close.isEmpty, let near = Spelling.nearest(to: wanted, among: names),
      let found = all.first(where: { NameMatch.keys($0).contains(near) })
    {
      return found
    }
    throw .noSuchPersona(words, known: all.map(\.name))
  }

  /// Every voice, the penguin first, then by name.
  package func all() -> [Persona] {
    var found = folder.personas()
    for persona in BuiltInPersonas.all where !found.contains(where: { $0.id == persona.id }) {
      if let builtIn = PersonaLibrary.builtIn(id: persona.id) { found.append(builtIn) }
    }
    return found.sorted { left, right in
      let leftFirst = left.id == PersonaLibrary.defaultID
      if leftFirst != (right.id == PersonaLibrary.defaultID) { return leftFirst }
      return left.name < right.name
    }
  }

  /// What is to be said about the user's files, in the order of files and lines.
  package func issues() -> [PersonaIssue] {
    folder.read(isThorough: true).issues
  }

  /// The voices that are compiled in, as far as they were asked for.
  private static let builtIns = Mutex<[String: Persona]>([:])

  private static func builtIn(id: String) -> Persona? {
    if let known = builtIns.withLock({ $0[id] }) { return known }
    let persona = readBuiltIn(id: id)
    if let persona { builtIns.withLock { $0[id] = persona } }
    return persona
  }

  private static func readBuiltIn(id: String) -> Persona? {
    guard let entry = BuiltInPersonas.all.first(where: { $0.id == id }) else { return nil }
    let file = entry.files.first ?? entry.id
    return PersonaParser.parse(entry.texts, file: file, fallbackID: entry.id, origin: .builtIn).persona
  }
}

/// Compares the names of voices as people say them.
private enum NameMatch {
  /// Lower case, single spaces, without punctuation and articles.
  static func key(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let telling = words.filter { !["the", "a", "an", "my"].contains($0) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  static func keys(_ persona: Persona) -> [String] { [key(persona.id), key(persona.name)] }

  /// Whether the words stand next to each other in the name.
  static func isPart(_ words: String, of name: String) -> Bool {
    !words.isEmpty && (" \(name) ").contains(" \(words) ")
  }
}
