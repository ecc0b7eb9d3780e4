import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLoopback
import NudgyStore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyLLM

/// A long talk with a server whose model takes in 4,096 tokens, and that refuses all that has no room for its answer.
@Suite struct FittingSessionTests {
  private static let window = 4096

  /// Counts a fifth more than four bytes a token, as models of other languages do.
  private final class StrictServer: Sendable {
    private struct State {
      var refusals = 0
      var answers = 0
      var problems: [String] = []
      var longest = 0
    }

    private let state = Mutex(State())

    var refusals: Int { state.withLock { $0.refusals } }
    var answers: Int { state.withLock { $0.answers } }
    var problems: [String] { state.withLock { $0.problems } }
    var longest: Int { state.withLock { $0.longest } }

    func answer(_ request: LoopbackServer.Received) -> [LoopbackServer.Step] {
      if request.line.hasPrefix("GET") {
        let list = #"{"data":[{"id":"m","max_model_len":\#(FittingSessionTests.window)}]}"#
        return [HTTPReply.json(list, status: "200 OK")]
      }
      let body = JSONReader.value(from: request.body) ?? .null
      let tokens = text(of: body).utf8.count * 3 / 10
      let whole = tokens + (body["max_tokens"]?.intValue ?? 0)
      let fits = whole <= FittingSessionTests.window
      state.withLock { state in
        state.longest = max(state.longest, whole)
        state.problems += ChatSchema.problems(in: body)
        if fits { state.answers += 1 } else { state.refusals += 1 }
      }
      guard fits else {
        return [
          HTTPReply.json(
            #"{"error":{"code":400,"type":"exceed_context_size_error","n_ctx":4096,"message":"#
              + #""the request exceeds the available context size (4096 tokens), try increasing it"}}"#)
        ]
      }
      return [HTTPReply.whole(events(for: body) + usage(tokens) + Chunk.done)]
    }

    /// As chat templates put it: tools as JSON, and what the messages hold.
    private func text(of body: JSONValue) -> String {
      let messages = (body["messages"]?.arrayValue ?? []).map { message in
        (message["role"]?.stringValue ?? "") + (message["content"]?.stringValue ?? "") + "<|im_end|>"
          + (message["tool_calls"].map(JSONWriter.compact) ?? "")
      }
      return (body["tools"].map(JSONWriter.compact) ?? "") + messages.joined(separator: "\n")
    }

    private func usage(_ tokens: Int) -> String {
      #"data: {"choices":[],"usage":{"prompt_tokens":\#(tokens),"completion_tokens":20}}"# + "\n\n"
    }

    private func events(for body: JSONValue) -> String {
      let messages = body["messages"]?.arrayValue ?? []
      let turn = messages.last { $0["role"] == "user" }?["content"]?.stringValue.flatMap(LongTalk.turn(of:))
      let names = (body["tools"]?.arrayValue ?? []).compactMap { $0["function"]?["name"]?.stringValue }
      let calls = (turn?.calls ?? []).filter { names.contains($0.name) }
      guard messages.last?["role"] == "user", !calls.isEmpty else {
        return Chunk.text(turn?.answer ?? "I see.") + Chunk.finish("stop")
      }
      let pieces = calls.enumerated().map { index, call in
        let arguments = JSONWriter.compact(.string(JSONWriter.compact(call.arguments)))
        return #"{"index":\#(index),"id":"\#(call.id)","type":"function","function":"#
          + #"{"name":"\#(call.name)","arguments":\#(arguments)}}"#
      }
      return Chunk.calls(pieces.joined(separator: ",")) + Chunk.finish("tool_calls")
    }
  }

  @Test func ninetyTurnsEndCleanly() async throws {
    let strict = StrictServer()
    let server = try LoopbackServer(tellsOfModels: true) { strict.answer($0) }
    let folder = try TemporaryFolder()
    let home = DataHome(folder: folder.url)
    let store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: TestWorld.now).store
    let service = OpenAIService(
      try LLMConfiguration(endpoint: Endpoint(server.base), model: "m", key: nil),
      transport: CurlTransport(), quirks: QuirkMemory(),
      // The server's word is waited for, however slow the machine.
      clock: ServiceClock(now: { TestWorld.now }, sleep: { _ in try await Task.sleep(for: .seconds(600)) }),
      random: .seeded(1))
    let counter = Mutex(UInt64(0))
    let world = World(
      now: { TestWorld.now }, calendar: TestWorld.newYork,
      makeID: {
        let count = counter.withLock { count in
          count += 1
          return count
        }
        return UUID(uuidString: "00000000-0000-4000-8000-\(String(format: "%012d", count))") ?? UUID()
      }, random: .seeded(1), environment: [:])
    let engine = NudgyEngine(
      services: EngineServices(
        world: world, tasks: store, conversations: store, home: home,
        models: ModelSlot(ChosenModel(service: service, place: server.base))),
      configuration: EngineConfiguration())
    for round in 0..<3 {
      for turn in LongTalk.turns {
        let words = round == 0 ? turn.words : "(\(round)) " + turn.words
        var notices: [String] = []
        for await event in engine.respond(to: UserMessage(words)) {
          if case .notice(let notice) = event { notices.append(notice.text) }
        }
        #expect(notices.isEmpty, "\(words)")
      }
    }
    #expect(strict.refusals == 0)
    #expect(strict.answers >= 60)
    #expect(strict.problems.isEmpty)
    #expect(strict.longest <= Self.window)
  }
}
