import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `understand --scene`: messages with the tasks they are said to, as others call it.
@Suite struct SceneTests {
  private static let tasks =
    #"[{"number":3,"title":"Email Priya the contract","due":null},{"number":4,"title":"Buy oat milk","due":null}]"#

  private func answers(_ lines: [String]) async throws -> [JSONValue] {
    let nudgy = try Nudgy()
    let run = try await nudgy.run(
      ["understand", "--json", "--scene"], input: Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(run.code == 0)
    #expect(!FileManager.default.fileExists(atPath: nudgy.home.appending(path: "nudgy.db").path))
    return try run.outputLines.map { try #require(JSONReader.value(from: $0)) }
  }

  private func scene(_ text: String, _ rest: String = "") -> String {
    #"{"text":\#(JSONWriter.compact(.string(text))),"tasks":\#(SceneTests.tasks)\#(rest)}"#
  }

  @Test func newsNamesItsTask() async throws {
    let answer = try #require(try await answers([scene("contract sent to priya")]).first)
    let act = try #require(answer["acts"]?.arrayValue?.first)
    #expect(act["intent"] == "complete" && act["targets"] == [3])
    #expect(answer["ask"] == .null)
  }

  /// A bare "done" acts on what was shown, and asks where nothing was.
  @Test func aPointerNeedsSomethingToPointAt() async throws {
    let got = try await answers([scene("done", #","card":3,"just":"shown""#), scene("done")])
    #expect(got[0]["acts"]?.arrayValue?.first?["targets"] == [3])
    #expect(got[1]["acts"]?.arrayValue?.isEmpty == true)
    #expect(got[1]["ask"]?.stringValue?.isEmpty == false)
    #expect(got[1]["pieces"]?.arrayValue?.first?["fate"] == "unsure")
  }

  @Test(arguments: ["don't delete the oat milk", "i miss priya", ""])
  func changesNothing(_ text: String) async throws {
    let answer = try #require(try await answers([scene(text)]).first)
    let changes = ["complete", "snooze", "skip", "drop", "reopen", "update", "create"]
    #expect(
      answer["acts"]?.arrayValue?.allSatisfy { !changes.contains($0["intent"]?.stringValue ?? "") } == true)
  }

  @Test(arguments: [
    "call the bank, the cat is asleep, and buy bread", "🐧", "tomorrow at 5", "- milk\n- eggs\n\nbread",
    "żółw and niño",
  ])
  func thePiecesCoverTheText(_ text: String) async throws {
    let answer = try #require(try await answers([scene(text)]).first)
    #expect(answer["text"]?.stringValue == text)
    let bytes = Array(text.utf8)
    var end = 0
    for piece in try #require(answer["pieces"]?.arrayValue) {
      let span = (piece["span"]?.arrayValue ?? []).compactMap { $0.intValue }
      try #require(span.count == 2)
      let between = String(decoding: bytes[end..<span[0]], as: UTF8.self)
      #expect(between.isBlank || between.isEmpty)
      #expect(piece["text"]?.stringValue == String(decoding: bytes[span[0]..<span[1]], as: UTF8.self))
      end = span[1]
    }
    let rest = String(decoding: bytes[end...], as: UTF8.self)
    #expect(rest.isBlank || rest.isEmpty)
  }

  @Test func aLineThatIsNoSceneIsAnsweredInItsPlace() async throws {
    let got = try await answers(["no json", #"{"tasks":[]}"#, scene("oat milk got")])
    #expect(got.count == 3)
    #expect(got[0]["acts"] == .null && got[1]["acts"] == .null)
    #expect(got[2]["acts"]?.arrayValue?.first?["targets"] == [4])
  }

  @Test func aTraceTellsWhy() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.run(
      ["understand", "--json", "--scene", "--trace"],
      input: Array((scene("contract sent to priya") + "\n").utf8))
    let trace = try #require(JSONReader.value(from: run.output)?["trace"]?.arrayValue?.first)
    #expect(trace["words"]?.arrayValue?.first == ["contract", "reference"])
    #expect(trace["links"]?.arrayValue?.count == 2)
  }
}
