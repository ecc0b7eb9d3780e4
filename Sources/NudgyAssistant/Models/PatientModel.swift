import NudgyCore
import Synchronization

/// A model that is given up when it says nothing for too long. Once it has spoken or called, it has all its time, in
/// later rounds as well.
final class PatientModel: LLMService {
  private enum Stage {
    case silent, speaking, givenUp
  }

  private let service: any LLMService
  private let world: World
  /// In the world's uptime: a second request of the same turn does not begin the waiting anew.
  private let end: Duration
  private let stage = Mutex(Stage.silent)

  init(service: any LLMService, patience: Duration, world: World) {
    self.service = service
    self.world = world
    end = world.uptime() + patience
  }

  /// Fails with `patienceEnded` when the time is over.
  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    .filled { [self] continuation in
      let timer = Task {
        try await world.sleep(end - world.uptime())
        // Ends the listening, and with it the request.
        if pass(to: .givenUp) { continuation.finish(throwing: LLMFailure.patienceEnded) }
      }
      defer { timer.cancel() }
      for try await delta in service.stream(request) {
        if delta.isAnswer, pass(to: .speaking) { timer.cancel() }
        continuation.yield(delta)
      }
    }
  }

  func contextWindow(within patience: Duration) async -> ContextWindow? {
    await service.contextWindow(within: patience)
  }

  func takesTools(_ model: String?) async -> Bool { await service.takesTools(model) }
  func body(of request: LLMRequest) async -> JSONValue? { await service.body(of: request) }

  /// Only one of the two comes first.
  private func pass(to next: Stage) -> Bool {
    stage.withLock { stage in
      guard stage == .silent else { return false }
      stage = next
      return true
    }
  }
}

extension LLMDelta {
  /// Whether it is a part of the answer, rather than a sign of life.
  fileprivate var isAnswer: Bool {
    switch self {
    case .text, .toolCall, .finished: true
    case .thinking, .usage: false
    }
  }
}
