import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Synchronization

@testable import NudgyLLM

/// A real client, over real sockets, of a server that a test scripts.
struct Client {
  /// For tests that are not about waiting: the machine may be many times overloaded.
  static let patient: LLMLimits = {
    var limits = LLMLimits()
    (limits.connect, limits.firstToken, limits.idle, limits.whole) = (
      .seconds(60), .seconds(300), .seconds(300), .seconds(900)
    )
    return limits
  }()

  let service: OpenAIService
  let quirks: QuirkMemory
  /// The pauses it made before asking again; none of them is really waited for.
  let pauses: Pauses

  final class Pauses: Sendable {
    private let all = Mutex<[Duration]>([])
    var list: [Duration] { all.withLock { $0 } }
    func note(_ pause: Duration) { all.withLock { $0.append(pause) } }
  }

  static let key = "sk-secret-0123456789"

  init(
    _ base: String, transport: CurlTransport = CurlTransport(), quirks: QuirkMemory = QuirkMemory(),
    key: String? = Client.key, network: NetworkSettings = NetworkSettings(),
    limits: LLMLimits = Client.patient
  ) throws {
    var configuration = try LLMConfiguration(
      endpoint: Endpoint(base), model: "test-model", key: key.map { try APIKey($0) })
    configuration.limits = limits
    configuration.network = network
    let pauses = Pauses()
    service = OpenAIService(
      configuration, transport: transport, quirks: quirks,
      clock: ServiceClock(now: { TestWorld.now }, sleep: { pauses.note($0) }), random: .seeded(1))
    self.quirks = quirks
    self.pauses = pauses
  }

  /// What came of a request.
  struct Answer: Equatable {
    var deltas: [LLMDelta] = []
    var failure: LLMFailure?

    var text: String {
      deltas.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    var calls: [ToolCall] {
      deltas.compactMap { if case .toolCall(let call) = $0 { call } else { nil } }
    }
  }

  func ask(_ request: LLMRequest = RequestEncoderTests.request) async -> Answer {
    var answer = Answer()
    do {
      for try await delta in service.stream(request) { answer.deltas.append(delta) }
    } catch {
      answer.failure = error as? LLMFailure
    }
    answer.deltas = Reading.joined(answer.deltas)
    return answer
  }
}

/// Whole answers for scripts.
enum Answers {
  static let hello = HTTPReply.whole(Chunk.text("Hello") + Chunk.finish("stop") + Chunk.done)
  static let helloDeltas: [LLMDelta] = [.text("Hello"), .finished(.complete)]
}
