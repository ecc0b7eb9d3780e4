import Foundation
import NudgyAssistant
import NudgyTestSupport

/// A user's `Personas/` folder for one test.
struct PersonaFiles {
  private let folder: TemporaryFolder
  let library: PersonaLibrary

  init(_ files: [String: [UInt8]]) throws {
    folder = try TemporaryFolder()
    for (name, bytes) in files { try Data(bytes).write(to: folder.file(name)) }
    library = PersonaLibrary(folder: folder.url)
  }

  init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Array($0.utf8) })
  }

  func path(_ name: String) -> String { folder.file(name).path }
}
