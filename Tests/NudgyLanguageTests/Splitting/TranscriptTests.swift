import Foundation
import Testing

@testable import NudgyLanguage

/// Spoken dumps as speech recognition writes them, each with the tasks it holds: `title | due`.
struct TranscriptTests {
  struct Transcript: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let tasks: [String]
    var testDescription: String { name }
  }

  @Test(arguments: transcripts())
  func holdsTheseTasks(_ transcript: Transcript) {
    let found = Spoken.understander.split(transcript.text).map { task in
      let due = Spoken.text(task.due)
      return due == "-" ? task.title : "\(task.title) | \(due)"
    }
    #expect(found == transcript.tasks)
  }

  @Test func thereAreTen() {
    #expect(Self.transcripts().count >= 10)
  }

  /// The same words read as a message hold the same tasks.
  @Test(arguments: transcripts())
  func messageAndDumpAgree(_ transcript: Transcript) {
    let dumped = Spoken.understander.split(transcript.text).map(\.title)
    let said = Spoken.understander.understand(transcript.text).acts.flatMap(\.tasks).map(\.title)
    #expect(dumped == said)
  }

  static func transcripts(in name: String = "Fixtures") -> [Transcript] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let content = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
        return nil
      }
      let parts = content.components(separatedBy: "\n---\n")
      guard parts.count == 2 else { return nil }
      return Transcript(
        name: name, text: parts[0], tasks: parts[1].split(separator: "\n").map(String.init))
    }
  }
}
