import Foundation
import Synchronization

/// What was read of persona files, for as long as they stay as they were: a turn does not read them again.
final class PersonaShelf: Sendable {
  /// What tells a file from the same file edited.
  struct Stamp: Sendable, Equatable {
    private let size: Int?
    private let changed: Date?
    private let number: Int?

    init(_ attributes: [FileAttributeKey: Any]) {
      size = attributes[.size] as? Int
      changed = attributes[.modificationDate] as? Date
      number = attributes[.systemFileNumber] as? Int
    }
  }

  private struct Key: Hashable {
    let path: String
    let isThorough: Bool
  }

  private struct Entry {
    let stamp: Stamp
    let persona: Persona
    let issues: [PersonaIssue]
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// What the file held when it was last read; read anew when its stamp is another, or it could not be read.
  func reading(
    of path: String, isThorough: Bool, _ stamp: Stamp, _ read: () -> PersonaFolder.Reading
  ) -> PersonaFolder.Reading {
    let key = Key(path: path, isThorough: isThorough)
    if let entry = entries.withLock({ $0[key] }), entry.stamp == stamp {
      return (entry.persona, entry.issues)
    }
    let (persona, issues) = read()
    if let persona {
      entries.withLock { $0[key] = Entry(stamp: stamp, persona: persona, issues: issues) }
    }
    return (persona, issues)
  }
}
