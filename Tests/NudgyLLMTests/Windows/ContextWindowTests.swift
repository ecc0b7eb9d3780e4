import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyLLM

/// Asking for the window, over real sockets.
@Suite struct ContextWindowTests {
  private static func json(_ text: String) -> LoopbackServer.Step { HTTPReply.json(text, status: "200 OK") }

  /// Waits for as long as it takes, which no test notices.
  private func service(
    _ server: LoopbackServer, setting: Int? = nil, key: String? = nil, isPatient: Bool = true
  ) throws -> OpenAIService {
    var configuration = try LLMConfiguration(
      endpoint: Endpoint(server.base), model: "llama3.2", key: key.map { try APIKey($0) })
    configuration.contextWindow = setting
    (configuration.probeLimits.firstToken, configuration.probeLimits.whole) = (.seconds(600), .seconds(600))
    let clock = ServiceClock(
      now: { TestWorld.now }, sleep: { _ in if isPatient { try await Task.sleep(for: .seconds(600)) } })
    return OpenAIService(
      configuration, transport: CurlTransport(), quirks: QuirkMemory(), clock: clock, random: .seeded(1))
  }

  struct Talk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answers: [String]
    let asked: [String]
    let tokens: Int?
  }

  static let talks = [
    Talk(
      testDescription: "vLLM", answers: [#"{"data":[{"id":"llama3.2","max_model_len":16384}]}"#],
      asked: ["GET /v1/models"], tokens: 16_384),
    Talk(
      testDescription: "llama.cpp",
      answers: [
        #"{"data":[{"id":"x","owned_by":"llamacpp","meta":{"n_ctx_train":131072}}]}"#,
        #"{"default_generation_settings":{"n_ctx":4096}}"#,
      ], asked: ["GET /v1/models", "GET /props"], tokens: 4096),
    Talk(
      testDescription: "Ollama, loaded",
      answers: [
        #"{"data":[{"id":"llama3.2:latest","owned_by":"library"}]}"#,
        #"{"models":[{"name":"llama3.2:latest","context_length":8192}]}"#,
      ], asked: ["GET /v1/models", "GET /api/ps"], tokens: 8192),
    Talk(
      testDescription: "Ollama, not loaded",
      answers: [
        #"{"data":[{"id":"llama3.2:latest","owned_by":"library"}]}"#, #"{"models":[]}"#,
        #"{"model_info":{"llama.context_length":131072}}"#,
      ], asked: ["GET /v1/models", "GET /api/ps", "POST /api/show"], tokens: 4096),
    Talk(
      testDescription: "LM Studio",
      answers: [
        #"{"data":[{"id":"llama3.2","owned_by":"organization_owner"}]}"#,
        #"{"data":[{"id":"llama3.2","max_context_length":131072,"loaded_context_length":4096}]}"#,
      ], asked: ["GET /v1/models", "GET /api/v0/models"], tokens: 4096),
    Talk(
      testDescription: "one that does not tell", answers: [#"{"data":[{"id":"llama3.2"}]}"#, "<html>"],
      asked: ["GET /v1/models", "GET /props"], tokens: nil),
  ]

  @Test(arguments: talks) func isAskedFor(_ talk: Talk) async throws {
    let server = try LoopbackServer(talk.answers.map { [Self.json($0)] }, tellsOfModels: true)
    let service = try service(server, key: Client.key)
    #expect(server.connectionCount == 0)
    #expect(await service.contextWindow()?.tokens == talk.tokens)
    #expect(server.received.map { $0.line.replacing(" HTTP/1.1", with: "") } == talk.asked)
    #expect(server.received.allSatisfy { $0.headers["authorization"] == "Bearer \(Client.key)" })
  }

  @Test func aSettingAsksNobody() async throws {
    let server = try LoopbackServer([])
    let window = await (try service(server, setting: 6000)).contextWindow()
    #expect(window == ContextWindow(tokens: 6000, source: .setting))
    #expect(server.connectionCount == 0)
  }

  @Test func whatIsKnownIsNotAskedAgain() async throws {
    let list = Self.json(#"{"data":[{"id":"llama3.2","max_model_len":16384}]}"#)
    let server = try LoopbackServer([[list]], tellsOfModels: true)
    let service = try service(server)
    for _ in 0..<3 { #expect(await service.contextWindow()?.tokens == 16_384) }
    #expect(server.received.count == 1)
  }

  @Test func nobodyWaitsForASlowServerAndItsWordCountsLater() async throws {
    let gate = Gate()
    let list = Self.json(#"{"data":[{"id":"llama3.2","max_model_len":16384}]}"#)
    let server = try LoopbackServer([[.wait(gate), list]], tellsOfModels: true)
    let service = try service(server, isPatient: false)
    #expect(await service.contextWindow() == nil)
    gate.open()
    var window: ContextWindow?
    try await Patience.whileOthersGoOn {
      window = await service.contextWindow()
      return window != nil
    }
    #expect(window?.tokens == 16_384)
    #expect(server.received.count == 1)
  }

  @Test func aServerThatNeverTellsIsLeftAlone() async throws {
    let memory = WindowMemory()
    let asked = Mutex(0)
    for _ in 0..<50 {
      let window = await memory.window(
        within: .zero, sleep: { _ in try await Task.sleep(for: .seconds(600)) }
      ) {
        asked.withLock { $0 += 1 }
        return nil
      }
      #expect(window == nil)
      await Task.yield()
    }
    #expect(asked.withLock { $0 } <= 3)
  }

  @Test func whatIsOnlyUsualIsAskedAgainWithoutWaiting() async throws {
    let memory = WindowMemory()
    let usual = try #require(ContextWindow(tokens: 4096, source: .usual, knob: "K"))
    let told = try #require(ContextWindow(tokens: 16_384, source: .told, knob: "K"))
    let answers = Mutex([told, usual])
    func ask() async -> ContextWindow? {
      await memory.window(within: .zero, sleep: { _ in try await Task.sleep(for: .seconds(600)) }) {
        answers.withLock { $0.popLast() }
      }
    }
    #expect(await ask() == usual)
    var window = await ask()
    try await Patience.whileOthersGoOn {
      window = await ask()
      return window != usual
    }
    #expect(window == told)
    memory.learn(tokens: 2048)
    #expect(await ask() == ContextWindow(tokens: 2048, source: .learnt, knob: "K"))
    memory.learn(tokens: 3)
    #expect(await ask()?.tokens == 2048)
  }
}
