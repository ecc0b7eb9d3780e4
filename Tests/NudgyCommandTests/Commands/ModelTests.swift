import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

/// The program with a model: a real server on this machine, scripted to the byte.
@Suite struct ModelTests {
  private static let key = "sk-never-seen-0123456789"

  private static func answer(_ events: String...) -> LoopbackServer.Step {
    HTTPReply.whole(events.joined() + Chunk.done)
  }

  /// - Parameter window: how much the model takes in, so that the server is not asked; nil where it is.
  private func nudgy(
    _ server: LoopbackServer, _ more: [String: String] = [:], window: Int? = 16_384
  ) throws -> Nudgy {
    let variables = ["NUDGY_AI": "auto", "OPENAI_BASE_URL": server.base, "OPENAI_API_KEY": ModelTests.key]
    let nudgy = try Nudgy(variables.merging(more) { $1 })
    if let window { try nudgy.write("{contextWindow: \(window)}", to: "config.json") }
    return nudgy
  }

  @Test func theModelTalksAndItsCallsAreRun() async throws {
    let arguments = JSONWriter.compact(.string(#"{"items":[{"title":"Buy milk"}]}"#))
    let server = try LoopbackServer([
      [
        Self.answer(
          Chunk.calls(
            #"{"index":0,"id":"c1","type":"function","function":{"name":"create_tasks","arguments":\#(arguments)}}"#
          ),
          Chunk.finish("tool_calls"))
      ],
      [Self.answer(Chunk.text("Milk it"), Chunk.text(" is."), Chunk.finish("stop"))],
    ])
    let nudgy = try nudgy(server)
    let turn = try await nudgy.json("say", "how are you? is there any milk, i wonder")
    #expect(turn["brain"] == "model")
    let events = turn["events"]?.arrayValue ?? []
    #expect(events.contains { $0["type"] == "receipt" })
    #expect(turn["reply"]?.stringValue?.contains("Milk it is.") == true)
    #expect(try await nudgy.json("next")["task"]?["title"] == "Buy milk")
    #expect(server.received.count == 2)
    #expect(server.received.allSatisfy { $0.headers["authorization"] == "Bearer \(Self.key)" })
  }

  @Test func anAuthorizationOfTheUsersOwnIsSentAlone() async throws {
    let server = try LoopbackServer([[Self.answer(Chunk.text("Hello."), Chunk.finish("stop"))]])
    let nudgy = try nudgy(server, ["NUDGY_HEADERS": "authorization: Basic abc"])
    #expect(try await nudgy.json("say", "how was your day?")["brain"] == "model")
    #expect(server.received.first?.headers["authorization"] == "Basic abc")
  }

  @Test(
    arguments: [
      (
        "Ollama's usual",
        [
          #"{"data":[{"id":"m","owned_by":"library"}]}"#, #"{"models":[]}"#,
          #"{"model_info":{"llama.context_length":131072}}"#,
        ], "note", "set OLLAMA_CONTEXT_LENGTH to 8192 or more"
      ),
      ("enough", [#"{"data":[{"id":"m","max_model_len":16384}]}"#], "ok", "16384 tokens at once"),
    ] as [(String, [String], String, String)]) func theDoctorWarnsOfASmallWindow(
      _ name: String, _ answers: [String], _ status: String, _ words: String
    ) async throws
  {
    let server = try LoopbackServer(
      answers.map { [HTTPReply.json($0, status: "200 OK")] }, tellsOfModels: true)
    let nudgy = try nudgy(server, ["NUDGY_MODEL": "m"], window: nil)
    let checks = try await nudgy.json("doctor")["checks"]?.arrayValue ?? []
    let check = checks.first { $0["name"] == "model's window" }
    #expect(check?["status"]?.stringValue == status)
    #expect(check?["detail"]?.stringValue?.contains(words) == true, "\(checks)")
    // Nothing of the sort where nothing may touch the network.
    let count = server.connectionCount
    let off =
      try await self.nudgy(server, ["NUDGY_AI": "off"], window: nil).json("doctor")["checks"]?.arrayValue
      ?? []
    #expect(!off.isEmpty && !off.contains { $0["name"] == "model's window" })
    #expect(server.connectionCount == count)
  }

  /// To the byte, and before any of it was sent.
  @Test func privacyShowsTheNextRequest() async throws {
    let server = try LoopbackServer([[Self.answer(Chunk.text("Fine."), Chunk.finish("stop"))]])
    let nudgy = try nudgy(server)
    _ = try await nudgy.json("add", "Type in the password: swordfish")
    let shown = try await nudgy.json("privacy")
    #expect(server.connectionCount == 0)
    let turn = try await nudgy.json("say", "(whatever you write)")
    let sent = try #require(server.received.first).body
    #expect(shown["request"] == JSONReader.value(from: sent))
    #expect(sent.contains("[secret 1]") && !sent.contains("swordfish"))
    #expect((turn["events"]?.arrayValue ?? []).filter { $0["type"] == "notice" }.count == 1)
    #expect(try await nudgy.json("privacy")["today"]?["purposes"]?["talk"]?["requests"] == 1)
  }

  /// It is told once that there are no tools here, and in later launches as well.
  @Test func aModelWithoutToolsTalksAboutWhatWasDone() async throws {
    let refusal = #"{"error":{"message":"registry.ollama.ai/library/gemma:2b does not support tools"}}"#
    let server = try LoopbackServer([
      [HTTPReply.json(refusal)], [Self.answer(Chunk.text("Milk, lovely."), Chunk.finish("stop"))],
      [Self.answer(Chunk.text("Off you go."), Chunk.finish("stop"))],
    ])
    let nudgy = try nudgy(server)
    let turn = try await nudgy.json("say", "buy milk. i'm so overwhelmed")
    #expect(turn["brain"] == "model")
    #expect(turn["reply"]?.stringValue?.contains("Milk, lovely.") == true)
    let types = (turn["events"]?.arrayValue ?? []).compactMap { $0["type"]?.stringValue }
    #expect(types.count { $0 == "receipt" } == 1 && !types.contains("notice"))
    #expect(try await nudgy.json("say", "how are you?")["brain"] == "model")
    let bodies = server.received.compactMap { JSONReader.value(from: $0.body) }
    #expect(bodies.map { $0["tools"] != nil } == [true, false, false])
    let prompt = JSONWriter.compact(try #require(bodies.dropFirst().first)["messages"] ?? .null)
    #expect(prompt.contains("Added #1") && !prompt.contains("through the tools"))
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let name: String
    let script: [LoopbackServer.Step]
    var testDescription: String { name }
  }

  static let troubles = [
    Trouble(
      name: "401", script: [HTTPReply.json(#"{"error":{"message":"bad key"}}"#, status: "401 Unauthorized")]),
    Trouble(
      name: "402", script: [HTTPReply.json(#"{"error":{"message":"pay"}}"#, status: "402 Payment Required")]),
    Trouble(
      name: "404", script: [HTTPReply.json(#"{"error":{"message":"no model"}}"#, status: "404 Not Found")]),
    Trouble(name: "HTML with 200", script: [HTTPReply.whole("<html>hello</html>", type: "text/html")]),
    Trouble(name: "an empty answer", script: [answer(Chunk.finish("stop"))]),
    Trouble(
      name: "a redirect to another host",
      script: [HTTPReply.whole("", status: "302 Found", ["Location: http://example.invalid/v1"])]),
  ]

  /// Each ends in one calm line and an answered turn; what was said is kept, once.
  @Test(arguments: troubles) func isAnsweredAllTheSame(_ trouble: Trouble) async throws {
    let server = try LoopbackServer(Array(repeating: trouble.script, count: 6))
    let nudgy = try nudgy(server)
    let turn = try await nudgy.json("say", "buy milk. i'm so overwhelmed")
    #expect(turn["brain"] == "offline")
    let events = turn["events"]?.arrayValue ?? []
    #expect(events.filter { $0["type"] == "notice" }.count == 1)
    #expect(events.filter { $0["type"] == "receipt" }.count == 1)
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 1)
  }

  @Test(arguments: ["api.openai.com/v1", "ftp://example.com", "http://example.com/v1", "https://a b"])
  func anAddressThatCannotWorkIsNoDeadEnd(_ address: String) async throws {
    let nudgy = try Nudgy(["NUDGY_AI": "auto", "OPENAI_BASE_URL": address, "OPENAI_API_KEY": ModelTests.key])
    let turn = try await nudgy.json("say", "buy milk")
    #expect(turn["brain"] == "offline")
    #expect((turn["events"]?.arrayValue ?? []).contains { $0["type"] == "receipt" })
    #expect(try await nudgy("doctor").code == 1)
  }

  @Test func offOpensNoSocket() async throws {
    let server = try LoopbackServer([])
    let nudgy = try nudgy(server, ["NUDGY_AI": "off"])
    for arguments in [["say", "hello"], ["add", "buy milk"], ["doctor"], ["privacy"], ["next"]] {
      #expect(try await nudgy.run(arguments).code == 0)
    }
    #expect(server.connectionCount == 0)
  }

  @Test func theKeyIsNowhere() async throws {
    let server = try LoopbackServer([
      [HTTPReply.json(#"{"error":{"message":"bad key \#(Self.key)"}}"#, status: "401 Unauthorized")],
      [Self.answer(Chunk.text("hello"), Chunk.finish("stop"))],
    ])
    let nudgy = try nudgy(server)
    for arguments in [["say", "hello"], ["say", "hello again"], ["doctor"], ["config"], ["privacy"]] {
      let run = try await nudgy.run(arguments)
      #expect(!run.output.contains(Self.key) && !run.errors.contains(Self.key))
    }
    let files = FileManager.default.enumerator(at: nudgy.home, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard let data = try? Data(contentsOf: file) else { continue }
      count += 1
      #expect(data.firstRange(of: Data(Self.key.utf8)) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 0)
  }
}
