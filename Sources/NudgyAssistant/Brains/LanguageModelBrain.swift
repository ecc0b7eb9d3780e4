import NudgyCore

/// Answers with a language model, over the `LLMService` port.
package struct LanguageModelBrain: Brain {
  /// For talk; extraction asks for 0.3.
  static let talkTemperature = 0.85

  private let service: any LLMService
  private let prompt: [LLMMessage]
  private let temperature: Double

  /// - Parameter prompt: the system message, the history and the user's message, in that order.
  init(service: any LLMService, prompt: [LLMMessage], temperature: Double?) {
    self.service = service
    self.prompt = prompt
    self.temperature = temperature ?? LanguageModelBrain.talkTemperature
  }

  package func respond(
    to exchanges: [ToolExchange], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error> {
    let deltas = service.stream(request(exchanges, isLastRound: isLastRound))
    let shown = presentations(exchanges)
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for output in shown { continuation.yield(output) }
          for try await delta in deltas {
            switch delta {
            case .text(let text): continuation.yield(.text(text))
            case .toolCall(let call): continuation.yield(.call(call))
            case .usage, .finished: break
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func request(_ exchanges: [ToolExchange], isLastRound: Bool) -> LLMRequest {
    var messages = prompt
    if !exchanges.isEmpty {
      messages.append(.assistant(text: "", calls: exchanges.map(\.call)))
      messages += exchanges.map {
        .toolResult(callID: $0.call.id, content: JSONWriter.compact($0.content))
      }
    }
    if isLastRound { messages.append(.system(AssistantWording.toolRoundsSpent)) }
    return LLMRequest(
      messages: messages, tools: isLastRound ? [] : ToolDefinitions.all, temperature: temperature)
  }

  /// The card or list found by the latest calls is shown before the model speaks about it.
  private func presentations(_ exchanges: [ToolExchange]) -> [BrainOutput] {
    guard let last = exchanges.last?.outcome else { return [] }
    switch last {
    case .next(.some), .tasks: return [.present(last)]
    default: return []
    }
  }
}
