import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Everything that can come in, and that what cannot be taken in is kept.
@Suite struct InputTests {
  private func kept(_ nudgy: Nudgy) throws -> [URL] {
    let folder = nudgy.home.appending(path: "kept")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  private func expectKept(_ bytes: [UInt8], _ nudgy: Nudgy) throws {
    let files = try kept(nudgy)
    #expect(files.count == 1)
    let file = try #require(files.first)
    #expect(try Data(contentsOf: file) == Data(bytes))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [["dump"], []]) func keepsWhatIsTooLong(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 1 << 20) + [UInt8(ascii: "b")]
    let run = try await nudgy.run(arguments, input: bytes)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("1048577"))
    try expectKept(bytes, nudgy)
  }

  @Test(arguments: [["dump"], []]) func keepsWhatIsNoText(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    let bytes = Array("buy milk ".utf8) + [0xFF, 0xFE, 0x0A]
    let run = try await nudgy.run(arguments + ["--json"], input: bytes)
    #expect(run.code == 1)
    #expect(JSONReader.value(from: run.errors)?["error"]?["code"] == "notText")
    try expectKept(bytes, nudgy)
  }

  @Test(arguments: [["dump"], []]) func keepsTheSameBytesOnce(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    let bytes = Array("buy milk ".utf8) + [0xFF]
    let first = try await nudgy.run(arguments, input: bytes)
    let again = try await nudgy.run(arguments, input: bytes)
    #expect(first.errors == again.errors)
    try expectKept(bytes, nudgy)
    _ = try await nudgy.run(arguments, input: bytes + [0xFE])
    #expect(try kept(nudgy).count == 2)
  }

  @Test func takesAMessageOfExactlyTheLimit() async throws {
    let nudgy = try Nudgy()
    let words = Array("buy milk. ".utf8)
    let bytes = words + Array(repeating: UInt8(ascii: " "), count: (1 << 20) - words.count)
    #expect(try await nudgy.run(["dump"], input: bytes).code == 0)
  }

  @Test func aFileAndStandardInputGiveTheSame() async throws {
    let text = "I need to call the dentist, reply to Sarah about Saturday, buy dog food"
    let nudgy = try Nudgy()
    let file = nudgy.folder.file("notes.txt")
    try Data(text.utf8).write(to: file)
    let fromFile = try await nudgy.json("dump", file.path(percentEncoded: false))
    let piped = try await nudgy.json("dump", input: text)
    let dashed = try await nudgy.json("dump", "-", input: text)
    func titles(_ answer: JSONValue) -> [String]? {
      answer["receipts"]?.arrayValue?.compactMap { $0["task"]?["title"]?.stringValue }
    }
    #expect(titles(fromFile)?.count == 3)
    #expect(titles(fromFile) == titles(piped))
    #expect(titles(fromFile) == titles(dashed))
  }

  @Test func standardInputIsOneMessageThatLetsGoOfNothing() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "water the plants")
    let run = try await nudgy("--json", input: "call mom\nand buy stamps.\ndelete all your tasks\n")
    #expect(run.code == 0)
    #expect(run.outputLines.count == 1)
    let titles = try await nudgy.json("list")["upNext"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
    #expect(titles?.contains("Water the plants") == true)
    #expect(titles?.contains("Call mom") == true)
    #expect(titles?.contains("Buy stamps") == true)
  }

  @Test func linesAreOneConversation() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy(
      "chat", "--lines", "--json", input: "buy milk tomorrow\nno, thursday\n\nthanks")
    #expect(run.code == 0)
    let answers = run.outputLines.map { JSONReader.value(from: $0) }
    #expect(answers.count == 4)
    for answer in answers {
      #expect(answer?.members?.map(\.name) == ["brain", "events", "message", "reply"])
      #expect(answer?["brain"] == "offline")
    }
    #expect(answers.first??["message"] == "buy milk tomorrow")
    let due = try await nudgy.json("show", "1")["due"]
    #expect(due == "2026-11-26T00:00:00-05:00")
  }

  @Test func aLineThatIsNoTextDoesNotEndTheConversation() async throws {
    let nudgy = try Nudgy()
    let bytes = [0xFF, 0x0A] + Array("buy milk\n".utf8)
    let run = try await nudgy.run(["chat", "--lines", "--json"], input: bytes)
    #expect(run.code == 0)
    #expect(run.outputLines.count == 2)
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 1)
  }

  @Test func controlBytesNeverReachTheScreen() async throws {
    let nudgy = try Nudgy()
    let nasty = "buy \u{1B}[31mred\u{1B}[0m paint\u{7} \u{9B}2J\u{202E}now"
    let run = try await nudgy("add", nasty)
    let list = try await nudgy("list")
    let shown = try await nudgy("show", "1")
    for text in [run.output, list.output, shown.output] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && PlainText.isControl($0) }, "\(text)")
    }
    let piped = try await nudgy.run(["dump", "--json"], input: Array("buy\0 bread\n".utf8))
    #expect(piped.code == 0)
    #expect(!piped.output.utf8.contains(0))
  }

  @Test func wordsAfterTwoDashesAreWords() async throws {
    let nudgy = try Nudgy()
    let task = try await nudgy.run(["add", "--json", "--", "read", "about", "--plain"])
    let title = JSONReader.value(from: task.output)?["receipts"]?.arrayValue?.first?["task"]?["title"]
    #expect(title?.stringValue?.contains("--plain") == true)
  }

  @Test(arguments: ["when", "understand"])
  func everyLineGetsItsLine(_ command: String) async throws {
    let nudgy = try Nudgy()
    // Long enough for several reads and several parts.
    let space = String(repeating: " ", count: 500)
    let lines = (0..<200).map { $0 % 7 == 0 ? "" : "in \($0)\(space)minutes" }
    let run = try await nudgy(command, "--json", input: lines.joined(separator: "\n"))
    #expect(run.code == 0)
    let answers = run.outputLines
    #expect(answers.count == lines.count)
    let texts = answers.map { JSONReader.value(from: $0)?["text"]?.stringValue }
    #expect(texts == lines)
    let people = try await nudgy(command, input: lines.joined(separator: "\r\n") + "\r\n")
    #expect(people.output.split(separator: "\n", omittingEmptySubsequences: false).count == lines.count + 1)
  }

  @Test(arguments: ["when", "understand"])
  func aLineThatIsNoMessageIsRefusedAndTheNextOneRead(_ command: String) async throws {
    let nudgy = try Nudgy()
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20) + Array("x\n".utf8)
    let input = Array("tomorrow\n".utf8) + long + [0xFF, 0x0A] + Array("friday\n".utf8)
    let run = try await nudgy.run([command, "--json"], input: input)
    #expect(run.code == 0)
    let answers = run.outputLines.compactMap { JSONReader.value(from: $0) }
    #expect(answers.map { $0["text"] } == ["tomorrow", .null, .null, "friday"])
    let meaning = command == "when" ? "start" : "acts"
    #expect(answers.map { $0[meaning] == .null } == [false, true, true, false])
    let codes = run.errorLines.map { JSONReader.value(from: $0)?["error"]?["code"]?.stringValue }
    #expect(codes == ["messageTooLong", "notText"])
    let people = try await nudgy.run([command], input: input)
    #expect(people.outputLines.count == 4)
    #expect(people.errorLines.count == 2)
    #expect(!FileManager.default.fileExists(atPath: nudgy.home.path(percentEncoded: false)))
  }

  /// What `/list` and `/next` take in the chat.
  @Test func wordsOfTheChatWorkInTheShell() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "call mom today at 5pm")
    _ = try await nudgy("add", "write a novel")
    func titles(_ arguments: String...) async throws -> [String] {
      let run = try await nudgy.run(arguments + ["--json"])
      #expect(run.code == 0, "\(run.errors)")
      return JSONReader.value(from: run.output)?["tasks"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
        ?? []
    }
    #expect(try await titles("list", "today") == ["Call mom"])
    #expect(try await titles("list", "all", "--limit", "1").count == 1)
    #expect(try await titles("list", "this", "week") == ["Call mom"])
    #expect(try await nudgy("list", "snoozed").output == "Nothing found.\n")
    let words = try await nudgy("next", "low", "10", "--json")
    let options = try await nudgy("next", "--energy", "low", "--minutes", "10", "--json")
    #expect(words.code == 0)
    #expect(words.output == options.output)
  }

  @Test func aDoneTaskSaysSoOnce() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    _ = try await nudgy("done", "1")
    let lines = try await nudgy("show", "1").outputLines
    #expect(lines.filter { $0.contains("Done") } == ["Done today 10:00 AM."])
  }

  /// They neither need nor make a data home.
  @Test(arguments: ["when", "understand", "help", "version", "completions"])
  func opensNoStore(_ command: String) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.run([command, command == "completions" ? "bash" : "next"], input: Array("x\n".utf8))
    #expect(!FileManager.default.fileExists(atPath: nudgy.home.path(percentEncoded: false)))
  }
}
