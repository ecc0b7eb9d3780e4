import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLoopback
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyLLM

/// The engine with the real client: what a server says of its window decides on the tools it is offered.
@Suite struct OfferedToolsTests {
  @Test(arguments: [
    (#"{"data":[{"id":"test-model","max_model_len":16384}]}"#, 18),
    (#"{"data":[{"id":"test-model","max_model_len":4096}]}"#, 8),
  ]) func theWindowDecides(_ list: String, _ count: Int) async throws {
    let server = try LoopbackServer(
      [[HTTPReply.json(list, status: "200 OK")], [Answers.hello]], tellsOfModels: true)
    let folder = try TemporaryFolder()
    let home = DataHome(folder: folder.url)
    var configuration = try LLMConfiguration(endpoint: Endpoint(server.base), model: "test-model", key: nil)
    configuration.limits = Client.patient
    // The answer is waited for however long it takes here.
    let service = OpenAIService(
      configuration, transport: CurlTransport(), quirks: QuirkMemory(),
      clock: ServiceClock(now: { TestWorld.now }, sleep: { _ in try await Task.sleep(for: .seconds(300)) }),
      random: .seeded(1))
    let store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: TestWorld.now).store
    let engine = NudgyEngine(
      services: EngineServices(
        world: TestWorld.fixed(), tasks: store, conversations: store, home: home,
        models: ModelSlot(ChosenModel(service: service, isLocal: true))),
      configuration: EngineConfiguration())
    var brain: TurnSummary.Brain?
    for await event in engine.respond(to: UserMessage("how are you?")) {
      if case .finished(let summary) = event { brain = summary.brain }
    }
    #expect(brain == .model)
    let body = JSONReader.value(from: server.received.last?.body ?? "")
    #expect(body?["tools"]?.arrayValue?.count == count)
  }
}
