import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

/// `nudgy ai`, the budget and the key's command, with the program itself.
@Suite struct AICommandTests {
  private static func answer(_ words: String) -> LoopbackServer.Step {
    HTTPReply.whole(
      Chunk.text(words) + Chunk.finish("stop")
        + #"data: {"choices":[],"usage":{"prompt_tokens":70,"completion_tokens":7}}"# + "\n\n" + Chunk.done)
  }

  private func nudgy(_ more: [String: String] = [:]) throws -> Nudgy {
    // An empty variable is none, so that the settings count.
    try Nudgy(["NUDGY_AI": ""].merging(more) { $1 })
  }

  @Test func showsHowThingsStand() async throws {
    let nudgy = try nudgy()
    #expect(
      try await nudgy("ai").outputLines == [
        "mode     auto: no key and no address yet, so nothing leaves this machine",
        "model    gpt-4o-mini", "address  (not set)", "key      (not set)", "budget   no limit",
        "used     no requests today, no requests in all",
      ])
    _ = try await nudgy("ai", "url", "http://127.0.0.1:9/v1")
    _ = try await nudgy("ai", "model", "llama3.2")
    _ = try await nudgy("ai", "budget", "50")
    _ = try await nudgy("ai", "budget", "20,000", "tokens")
    #expect(
      try await nudgy("ai").outputLines == [
        "mode     auto: a model helps", "model    llama3.2", "address  http://127.0.0.1:9/v1",
        "key      none needed on this machine", "budget   50 requests and 20000 tokens a day",
        "used     no requests today, no requests in all",
      ])
    #expect(try await nudgy("ai", "budget", "none").code == 0)
    let json = try await nudgy.json("ai")
    #expect(json["dailyCalls"] == .null && json["model"] == "llama3.2")
    #expect(try await nudgy("ai", "off").outputLines == ["ai is now off."])
    #expect(try await nudgy("ai").outputLines.first == "mode     off: nothing touches the network")
  }

  @Test(arguments: [
    ["ai", "perhaps"], ["ai", "on", "now"], ["ai", "model"], ["ai", "budget"],
    ["ai", "budget", "5", "euros"],
  ]) func refusesWhatItDoesNotKnow(_ arguments: [String]) async throws {
    let run = try await nudgy().run(arguments)
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
  }

  @Test(arguments: [["ai", "budget", "-3"], ["ai", "url", "ftp://x"]])
  func refusesValuesThatDoNotFit(_ arguments: [String]) async throws {
    let run = try await nudgy().run(arguments)
    #expect(run.code != 0)
    #expect(run.errorLines.count == 1)
  }

  @Test func saysThatTheEnvironmentWins() async throws {
    let nudgy = try nudgy(["NUDGY_MODEL": "other"])
    #expect(
      try await nudgy("ai", "model", "m").outputLines == [
        "model is now m.", "NUDGY_MODEL is set, and wins over it.",
      ])
  }

  @Test func theBudgetEndsAndIsCounted() async throws {
    let server = try LoopbackServer([[Self.answer("Fine.")], [Self.answer("Never sent.")]])
    let nudgy = try nudgy(["OPENAI_BASE_URL": server.base])
    // Known, so that the server is not asked.
    try nudgy.write("{contextWindow: 16384}", to: "config.json")
    _ = try await nudgy("ai", "budget", "1")
    let first = try await nudgy.json("say", "how are you?")
    #expect(first["reply"]?.stringValue?.contains("Fine.") == true)
    let notices = (first["events"]?.arrayValue ?? []).filter { $0["type"] == "notice" }
    #expect(notices.count == 1)
    #expect(try await nudgy.json("say", "how are you?")["brain"] == "offline")
    #expect(server.received.count == 1)
    #expect(
      try await nudgy("ai").outputLines.last
        == "used     1 request, 77 tokens today, 1 request, 77 tokens in all")
    let report = try await nudgy("privacy").output
    #expect(report.contains("Today: 1 request, 77 tokens, of at most 1 requests."))
    #expect(report.contains("Requests go to gpt-4o-mini at \(server.base)."))
  }

  @Test func theKeysCommandIsRunOnceAndItsKeyIsNowhere() async throws {
    let key = "sk-from-a-command-42"
    let server = try LoopbackServer([[Self.answer("Fine.")], [Self.answer("Still fine.")]])
    let nudgy = try nudgy(["OPENAI_BASE_URL": server.base])
    // Known, so that the server is not asked.
    try nudgy.write("{contextWindow: 16384}", to: "config.json")
    let script = nudgy.folder.file("key.sh").path(percentEncoded: false)
    let count = nudgy.folder.file("count").path(percentEncoded: false)
    try Data("#!/bin/sh\necho x >> '\(count)'\necho \(key)\n".utf8).write(to: URL(filePath: script))
    _ = try await nudgy("config", "set", "api_key_command", "sh \(script)")
    let run = try await nudgy("chat", "--lines", input: "how are you?\nhow are you, really?\n")
    #expect(run.output.contains("Still fine."))
    #expect(server.received.map { $0.headers["authorization"] } == ["Bearer \(key)", "Bearer \(key)"])
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "x\n")
    for arguments in [["ai"], ["doctor"], ["config"], ["privacy"]] {
      #expect(try await !nudgy.run(arguments).output.contains(key))
    }
    let files = FileManager.default.enumerator(at: nudgy.home, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard let data = try? Data(contentsOf: file) else { continue }
      #expect(data.firstRange(of: Data(key.utf8)) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: [
    ("false", "The command for the model's key gave none"),
    ("no-such-command-here", "The command for the model's key isn't there"),
    ("echo a b", "The model's key holds spaces or line breaks"),
  ]) func aCommandThatFailsIsOneCalmLine(_ command: String, _ line: String) async throws {
    let nudgy = try nudgy(["OPENAI_BASE_URL": "http://127.0.0.1:9/v1"])
    _ = try await nudgy("config", "set", "apiKeyCommand", command)
    let turn = try await nudgy.json("say", "how are you?")
    #expect(turn["brain"] == "offline")
    let notices = (turn["events"]?.arrayValue ?? []).filter { $0["type"] == "notice" }
    #expect(notices.map { $0["text"]?.stringValue } == [line + ", so I answered on my own."])
  }
}
