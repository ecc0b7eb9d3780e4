package import NudgyCore
import Synchronization

/// A model that answers with queued replies and records what it was asked.
package final class ScriptedLLM: LLMService {
  package enum Reply: Sendable {
    case deltas([LLMDelta])
    /// Deltas, then a failure.
    case failing([LLMDelta], LLMFailure)
    /// Deltas, then nothing until nobody listens any more.
    case endless([LLMDelta])
  }

  private struct State {
    var replies: [Reply]
    var requests: [LLMRequest] = []
    var takesTools = true
  }

  private let state: Mutex<State>

  private let window: ContextWindow?

  /// - Parameter window: in tokens; nil for a model that does not tell.
  package init(_ replies: [Reply], window: Int? = nil) {
    state = Mutex(State(replies: replies))
    self.window = window.flatMap { ContextWindow(tokens: $0, source: .told) }
  }

  package func contextWindow(within patience: Duration) async -> ContextWindow? { window }

  /// False once it refused them.
  package func takesTools(_ model: String?) async -> Bool { state.withLock { $0.takesTools } }

  /// What was asked so far, in order.
  package var requests: [LLMRequest] { state.withLock { $0.requests } }

  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    let reply = state.withLock { state in
      state.requests.append(request)
      if case .failing(_, .refusesTools)? = state.replies.first { state.takesTools = false }
      // A script that has run out fails loudly instead of waiting.
      return state.replies.isEmpty ? Reply.failing([], .garbled) : state.replies.removeFirst()
    }
    return AsyncThrowingStream { continuation in
      switch reply {
      case .deltas(let deltas):
        for delta in deltas { continuation.yield(delta) }
        continuation.finish()
      case .failing(let deltas, let failure):
        for delta in deltas { continuation.yield(delta) }
        continuation.finish(throwing: failure)
      case .endless(let deltas):
        for delta in deltas { continuation.yield(delta) }
        // Let go of, it would end the stream.
        continuation.onTermination = { [continuation] _ in _ = continuation }
      }
    }
  }
}
