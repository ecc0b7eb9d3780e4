import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Data homes as released versions left them, in `Homes/`: every later version opens them and goes on.
@Suite struct OldHomeTests {
  private static let homes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Homes").standardizedFileURL

  static let versions =
    (try? FileManager.default.contentsOfDirectory(atPath: homes.path(percentEncoded: false)))?.sorted() ?? []

  @Test func thereAreSome() { #expect(OldHomeTests.versions.contains("0.1.0")) }

  @Test(arguments: versions) func goesOnWhereItWasLeft(_ version: String) async throws {
    let nudgy = try Nudgy(from: OldHomeTests.homes.appending(path: version))
    let list = try await nudgy.json("list", "--all")
    func titles(_ name: String) -> [String] {
      (list[name]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
    }
    #expect(titles("upNext") == ["Water the plants", "Text Priya about the potluck", "Pay the rent"])
    #expect(titles("snoozed") == ["Call the dentist"])
    #expect(titles("done") == ["Buy milk and eggs"])
    #expect(titles("dropped") == ["Renew the passport"])
    #expect(try await nudgy("memory").output.contains("Your dentist is Dr. Chen."))
    #expect(try await nudgy.json("config", "get", "dateOrder")["value"] == "eu")
    #expect(try await nudgy("find", "potluk").output.contains("Text Priya about the potluck"))
    #expect(try await nudgy.json("doctor")["ok"] == true)
  }

  @Test(arguments: versions) func whatWasDoneThenIsUndoneNow(_ version: String) async throws {
    let nudgy = try Nudgy(from: OldHomeTests.homes.appending(path: version))
    #expect(try await nudgy("redo").output.contains("Redid adding: #7"))
    #expect(try await nudgy("say", "my dog is Rex").code == 0)
    let undone = [
      "remembering: Your dog is Rex", "adding: #7", "letting go of: #6", "adding: #6", "snoozing: #1",
    ]
    for words in undone { #expect(try await nudgy("undo").output.contains("Undid \(words)")) }
    #expect(try await nudgy("add", "call mom").output.contains("#8"))
  }
}
