import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

/// `nudgy ai test` and `nudgy ai retry`, with the program itself.
@Suite struct ModelTestTests {
  private static func answer(_ events: String...) -> [LoopbackServer.Step] {
    [HTTPReply.whole(events.joined() + Chunk.done)]
  }

  private static let call = Chunk.calls(
    #"{"index":0,"id":"c1","type":"function","function":{"name":"keep_task","arguments":"{\"title\":\"Plants\"}"}}"#
  )

  private static func list(_ entry: String) -> [LoopbackServer.Step] {
    [HTTPReply.json(#"{"data":[\#(entry)]}"#, status: "200 OK")]
  }

  private func nudgy(_ server: LoopbackServer) throws -> Nudgy {
    try Nudgy(["NUDGY_AI": "auto", "OPENAI_BASE_URL": server.base, "NUDGY_MODEL": "m"])
  }

  @Test func tellsWhatCameBackInPlainWords() async throws {
    let server = try LoopbackServer(
      [
        Self.answer(Chunk.text("Hello "), Chunk.text("there."), Chunk.finish("stop")),
        Self.answer(Self.call, Chunk.finish("tool_calls")),
        Self.answer(Chunk.text("Kept."), Chunk.finish("stop")),
        Self.list(#"{"id":"m","max_model_len":16384}"#),
      ], tellsOfModels: true)
    let run = try await nudgy(server)("ai", "test")
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.outputLines.map { $0.replacing(/\d+\.\d s/, with: "N s") }
    #expect(
      lines == [
        "model    m at \(server.base)", #"answer   "Hello there.""#,
        "time     N s to the first word, N s in all",
        "tools    understood: it called one and went on with the result",
        "window   16384 tokens at once, as its server says", "All is well: I can talk through it.",
      ])
  }

  @Test func tellsProgramsTheSame() async throws {
    let server = try LoopbackServer(
      [
        Self.answer(Chunk.text("Hello."), Chunk.finish("stop")),
        Self.answer(Chunk.text("Sure."), Chunk.finish("stop")), Self.list(#"{"id":"m"}"#),
      ], tellsOfModels: true)
    let json = try await nudgy(server).json("ai", "test")
    #expect(json["model"] == "m" && json["answer"] == "Hello." && json["tools"] == "ignored")
    #expect(json["window"] == .null && json["reasons"] == false)
    let times = [json["firstWordSeconds"]?.doubleValue, json["seconds"]?.doubleValue].compactMap(\.self)
    #expect(times.count == 2 && times[0] <= times[1])
  }

  @Test func saysWhenNobodyAnswers() async throws {
    let port = try ClosedPort()
    let base = "http://127.0.0.1:\(port.port)/v1"
    let nudgy = try Nudgy(["NUDGY_AI": "auto", "OPENAI_BASE_URL": base, "NUDGY_MODEL": "m"])
    let run = try await nudgy("ai", "test")
    #expect(run.code == 69 && run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(
      run.errorLines.first?.hasPrefix("I can't reach the model: nothing answers for m at \(base).") == true)
    let json = try await nudgy("ai", "test", "--json")
    #expect(json.code == 69)
    #expect(JSONReader.value(from: json.errors)?["error"]?["code"] == "modelUnreachable")
  }

  @Test(arguments: [
    (["NUDGY_AI": "off"], "`ai` is off"), (["NUDGY_AI": "auto"], "none is set up yet"),
    (["NUDGY_AI": "auto", "OPENAI_BASE_URL": "api.openai.com/v1"], "the model's address lacks its https://"),
  ]) func saysWhenThereIsNoneToAsk(_ environment: [String: String], _ words: String) async throws {
    let run = try await Nudgy(environment)("ai", "test")
    #expect(run.code == 69)
    #expect(run.errorLines.count == 1 && run.errors.contains(words))
  }

  @Test func inTheShellNothingRests() async throws {
    #expect(
      try await Nudgy()("ai", "retry").outputLines == ["The model isn't resting; every message asks it."])
    #expect(try await Nudgy().json("ai", "retry") == ["retried": false])
    #expect(try await Nudgy().json("ai")["restingSeconds"] == .null)
  }
}
