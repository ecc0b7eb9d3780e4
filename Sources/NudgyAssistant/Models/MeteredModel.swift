import NudgyCore

/// A model that is asked with care: secrets are kept back, the answer has room beside the request, and calls and
/// tokens are counted as they are used.
struct MeteredModel: LLMService {
  let service: any LLMService
  let ledger: ModelLedger

  /// Fails with `contextOverflow`, and asks nobody, where the answer would have no room.
  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    .filled { continuation in
      let request = try await fitted(ledger.secrets.masked(request))
      var meter = Meter(request, ledger.secrets)
      var failure: (any Error)?
      do {
        for try await delta in service.stream(request) {
          for delta in meter.read(delta) { continuation.yield(delta) }
        }
        if let rest = meter.takeDocument() { continuation.yield(rest) }
      } catch {
        failure = error
      }
      // Before the end is told, so that whoever waits for it sees the count.
      if let usage = meter.usage(failed: failure != nil) {
        await ledger.note(usage, for: ModelPurpose(of: request))
        if !usage.isEstimated {
          await ledger.windows.learn(counted: usage.promptTokens, for: meter.estimatedPrompt)
        }
      }
      if let failure { throw failure }
    }
  }

  func contextWindow(within patience: Duration) async -> ContextWindow? {
    await service.contextWindow(within: patience)
  }

  func takesTools(_ model: String?) async -> Bool { await service.takesTools(model) }

  func body(of request: LLMRequest) async -> JSONValue? {
    guard let request = try? await fitted(ledger.secrets.masked(request)) else { return nil }
    return await service.body(of: request)
  }

  private func fitted(_ request: LLMRequest) async throws(LLMFailure) -> LLMRequest {
    let budget = await ledger.windows.current
    guard let most = budget.answer(to: TokenEstimate.tokens(request)) else { return request }
    guard most >= PromptBudget.leastAnswer else { throw .contextOverflow(limit: budget.window) }
    var request = request
    request.answerTokens = most
    return request
  }

  private struct Meter {
    let estimatedPrompt: Int
    private let secrets: SecretMask
    /// Whether the answer is a document, in which secrets stand as in calls.
    private let isDocument: Bool
    private var document = ""
    private var counted: LLMUsage?
    private var estimate = 0

    init(_ request: LLMRequest, _ secrets: SecretMask) {
      estimatedPrompt = TokenEstimate.tokens(request)
      self.secrets = secrets
      isDocument = request.form != nil
    }

    /// What whoever asked gets to see of it.
    mutating func read(_ delta: LLMDelta) -> [LLMDelta] {
      switch delta {
      case .text(let text):
        estimate += TokenEstimate.tokens(text)
        guard isDocument else { return [delta] }
        document += text
        return []
      case .toolCall(let call):
        estimate += TokenEstimate.tokens(JSONWriter.compact(call.arguments))
        return [.toolCall(secrets.revealed(call))]
      case .usage(let usage):
        counted = usage
        return [delta]
      case .thinking: return [delta]
      case .finished: return [takeDocument(), delta].compactMap(\.self)
      }
    }

    /// Nil once it was taken.
    mutating func takeDocument() -> LLMDelta? {
      guard !document.isEmpty else { return nil }
      defer { document = "" }
      return .text(secrets.revealed(document))
    }

    /// Nil for a request that was refused: it cost nothing.
    func usage(failed: Bool) -> ModelUsage? {
      if let counted {
        return ModelUsage(
          calls: 1, promptTokens: counted.promptTokens, answerTokens: counted.answerTokens)
      }
      guard !failed || estimate > 0 else { return nil }
      return ModelUsage(
        calls: 1, promptTokens: estimatedPrompt, answerTokens: estimate, isEstimated: true)
    }
  }
}
