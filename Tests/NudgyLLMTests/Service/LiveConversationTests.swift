import Foundation
import NudgyAssistant
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyLLM

/// A whole conversation with a real server, such as `NUDGY_LLAMA_URL=http://127.0.0.1:8099/v1`; not part of the
/// ordinary run. `NUDGY_LIVE_TURNS` makes it shorter than fifty turns.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["NUDGY_LLAMA_URL"] != nil), .serialized)
struct LiveConversationTests {
  /// Every so many turns one is stopped: by turns before its first word and after it.
  private static let stopEvery = 4

  private let folder: TemporaryFolder
  private let store: SQLiteStore
  private let engine: NudgyEngine
  private let service: RecordedService

  init() throws {
    let base = try #require(ProcessInfo.processInfo.environment["NUDGY_LLAMA_URL"])
    folder = try TemporaryFolder()
    let home = DataHome(folder: folder.url)
    var configuration = try LLMConfiguration(endpoint: Endpoint(base), model: "tiny", key: nil)
    configuration.answerTokens = 24
    // A server without a graphics card reads a prompt slowly.
    configuration.limits.firstToken = .seconds(300)
    configuration.limits.whole = .seconds(600)
    service = RecordedService(
      OpenAIService(
        configuration, transport: CurlTransport(), quirks: QuirkMemory(),
        clock: ServiceClock(now: { Date() }), random: .seeded(1)))
    store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: TestWorld.now).store
    engine = NudgyEngine(
      services: EngineServices(
        world: TestWorld.fixed(), tasks: store, conversations: store, home: home,
        models: ModelSlot(ChosenModel(service: service, isLocal: true))),
      configuration: EngineConfiguration())
  }

  @Test func turnsEndAndStopAndLeaveTheHistoryValid() async throws {
    let count = ProcessInfo.processInfo.environment["NUDGY_LIVE_TURNS"].flatMap(Int.init) ?? 50
    var (stopped, answered) = (0, 0)
    for turn in 1...count {
      let message = UserMessage("\(Self.messages[turn % Self.messages.count]) (\(turn))")
      if turn.isMultiple(of: Self.stopEvery) {
        await stop(message, afterFirstWord: turn.isMultiple(of: 2 * Self.stopEvery))
        stopped += 1
      } else {
        let summary = await finish(message)
        #expect(summary != nil, "turn \(turn) did not end")
        if summary?.brain == .model { answered += 1 }
      }
    }
    #expect(stopped == count / Self.stopEvery)
    #expect(answered == count - stopped, "not all turns were the model's")
    for (index, request) in service.requests.enumerated() {
      let problems = Self.problems(of: HistoryMender.mend(request.messages))
      #expect(problems.isEmpty, "request \(index + 1)")
    }
    // All that the person said is kept.
    let kept = try await store.recentMessages(conversation: nil, limit: 4 * count)
    #expect(kept.count { $0.role == .user } == count)
  }

  private static let messages = [
    "how are you today?", "what's on my mind", "tell me about penguins", "I feel a bit lost",
    "what would you do with a free hour",
  ]

  private func finish(_ message: UserMessage) async -> TurnSummary? {
    for await event in engine.respond(to: message) {
      if case .finished(let summary) = event { return summary }
    }
    return nil
  }

  /// Stops listening, as Ctrl-C does: at the first word, or as soon as the server is asked.
  private func stop(_ message: UserMessage, afterFirstWord: Bool) async {
    let asked = service.requests.count
    let isOver = Atomic(false)
    let task = Task {
      for await event in engine.respond(to: message) {
        if afterFirstWord, case .text = event { break }
      }
      isOver.store(true, ordering: .relaxed)
    }
    if !afterFirstWord {
      // A turn in which nobody is asked ends by itself.
      while service.requests.count == asked, !isOver.load(ordering: .relaxed) {
        try? await Task.sleep(for: .milliseconds(5))
      }
      task.cancel()
    }
    await task.value
  }

  /// What a strict chat template would refuse.
  private static func problems(of messages: [LLMMessage]) -> [String] {
    var problems: [String] = []
    var open: [String] = []
    var last = ""
    for (index, message) in messages.enumerated() {
      let role =
        switch message {
        case .system: "system"
        case .user: "user"
        case .assistant: "assistant"
        case .toolResult: "tool"
        }
      if (role == "system") != (index == 0) { problems.append("\(role) at \(index)") }
      if role == last, role != "tool" { problems.append("\(role) twice at \(index)") }
      if role == "user", last == "tool" { problems.append("no answer to the results before \(index)") }
      if case .toolResult(let id, _) = message {
        if open.first == id { open.removeFirst() } else { problems.append("a stray result at \(index)") }
      } else if !open.isEmpty {
        problems.append("calls without results before \(index)")
        open = []
      }
      if case .assistant(_, let calls) = message { open = calls.map(\.id) }
      last = role
    }
    return problems + (open.isEmpty ? [] : ["calls without results at the end"])
  }
}

/// Remembers what a service is asked.
private final class RecordedService: LLMService {
  private let service: any LLMService
  private let asked = Mutex<[LLMRequest]>([])

  init(_ service: any LLMService) {
    self.service = service
  }

  var requests: [LLMRequest] { asked.withLock { $0 } }

  func contextWindow(within patience: Duration) async -> ContextWindow? {
    await service.contextWindow(within: patience)
  }

  func takesTools(_ model: String?) async -> Bool { await service.takesTools(model) }

  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    asked.withLock { $0.append(request) }
    return service.stream(request)
  }
}
