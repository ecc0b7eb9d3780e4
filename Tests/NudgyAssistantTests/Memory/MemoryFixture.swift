import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport

/// A memory in a folder of its own.
struct MemoryFixture {
  let folder: TemporaryFolder
  let world: World
  let memory: MemoryFile

  init(_ text: String? = nil, backup: String? = nil) throws {
    folder = try TemporaryFolder()
    world = TestWorld.fixed()
    memory = MemoryFile(folder: folder.file("Memory"), world: world)
    if text != nil || backup != nil {
      try FileManager.default.createDirectory(
        at: folder.file("Memory"), withIntermediateDirectories: true)
    }
    if let backup { try Data(backup.utf8).write(to: file("memory.json.bak")) }
    if let text { try write(text) }
  }

  /// Another Nudgy on the same folder.
  func another() -> MemoryFile { MemoryFile(folder: folder.file("Memory"), world: world) }

  func file(_ name: String) -> URL { folder.file("Memory").appending(path: name) }

  /// As an editor saves it.
  func write(_ text: String) throws {
    try Data(text.utf8).write(to: file("memory.json"), options: .atomic)
  }

  func text(_ name: String = "memory.json") throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("Memory").path).sorted()
  }

  @discardableResult
  func tell(_ subject: String, _ text: String, _ category: String = "other") async throws -> MemoryChange {
    try await memory.remember(subject: subject, text: text, category: category, source: .told)
  }
}
