import NudgyCore

/// A model whose calls and tokens are counted as they are used.
struct MeteredModel: LLMService {
  let service: any LLMService
  let ledger: ModelLedger

  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    .filled { continuation in
      var meter = Meter()
      var failure: (any Error)?
      do {
        for try await delta in service.stream(request) {
          meter.read(delta)
          continuation.yield(delta)
        }
      } catch {
        failure = error
      }
      // Before the end is told, so that whoever waits for it sees the count.
      if let usage = meter.usage(of: request, failed: failure != nil) { await ledger.note(usage) }
      if let failure { throw failure }
    }
  }

  func contextWindow(within patience: Duration) async -> ContextWindow? {
    await service.contextWindow(within: patience)
  }

  func takesTools(_ model: String?) async -> Bool { await service.takesTools(model) }

  private struct Meter {
    private var counted: LLMUsage?
    private var estimate = 0

    mutating func read(_ delta: LLMDelta) {
      switch delta {
      case .text(let text): estimate += TokenEstimate.tokens(text)
      case .toolCall(let call): estimate += TokenEstimate.tokens(JSONWriter.compact(call.arguments))
      case .usage(let usage): counted = usage
      case .thinking, .finished: break
      }
    }

    /// Nil for a request that was refused: it cost nothing.
    func usage(of request: LLMRequest, failed: Bool) -> ModelUsage? {
      if let counted {
        return ModelUsage(
          calls: 1, promptTokens: counted.promptTokens, answerTokens: counted.answerTokens)
      }
      guard !failed || estimate > 0 else { return nil }
      return ModelUsage(
        calls: 1, promptTokens: TokenEstimate.tokens(request), answerTokens: estimate, isEstimated: true)
    }
  }
}
