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
  }

  private let state: Mutex<State>

  package init(_ replies: [Reply]) {
    state = Mutex(State(replies: replies))
  }

  /// What was asked so far, in order.
  package var requests: [LLMRequest] { state.withLock { $0.requests } }

  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    let reply = state.withLock { state in
      state.requests.append(request)
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
