import NudgyFiles
import Synchronization

/// What was read of persona files, for as long as they stay as they were: a turn does not read them again.
final class PersonaShelf: Sendable {
  private struct Key: Hashable {
    let path: String
    let isThorough: Bool
  }

  private struct Entry {
    let stamp: FileStamp
    let persona: Persona
    let issues: [PersonaIssue]
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// What the file held when it was last read; read anew when its stamp is another, or it could not be read.
  func reading(
    of path: String, isThorough: Bool, _ stamp: FileStamp, _ read: () -> PersonaFolder.Reading
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
