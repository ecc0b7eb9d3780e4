import NudgyCore
import Synchronization

/// A model whose key is fetched when it is first asked, once.
final class KeyedModel: LLMService {
  typealias Make = @Sendable () async throws(EndpointProblem) -> any LLMService

  private let make: Make
  /// The model without its key, which no body holds.
  private let keyless: any LLMService
  private let made = Mutex<Task<any LLMService, any Error>?>(nil)

  init(keyless: any LLMService, make: @escaping Make) {
    self.keyless = keyless
    self.make = make
  }

  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    .filled { continuation in
      for try await delta in try await self.service().stream(request) { continuation.yield(delta) }
    }
  }

  func contextWindow(within patience: Duration) async -> ContextWindow? {
    // A key that cannot be had is told of by the turn.
    await (try? service())?.contextWindow(within: patience)
  }

  func body(of request: LLMRequest) async -> JSONValue? { await keyless.body(of: request) }

  func takesTools(_ model: String?) async -> Bool {
    await (try? service())?.takesTools(model) ?? true
  }

  private func service() async throws -> any LLMService {
    let make = make
    let task = made.withLock { made in
      let task = made ?? Task { try await make() }
      made = task
      return task
    }
    do {
      return try await task.value
    } catch let problem as EndpointProblem {
      // A keyring that was locked may be open the next time.
      made.withLock { $0 = nil }
      throw LLMFailure.misconfigured(problem)
    }
  }
}
