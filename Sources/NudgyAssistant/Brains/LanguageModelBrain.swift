import NudgyCore

/// Answers with a language model, over the `LLMService` port.
package struct LanguageModelBrain: Brain {
  /// For talk; extraction asks for 0.3.
  static let talkTemperature = 0.85

  package let isModel = true
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
    to rounds: [ToolRound], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error> {
    let deltas = service.stream(request(rounds, isLastRound: isLastRound))
    let shown = presentations(rounds)
    return .filled { continuation in
      var hasBegun = !rounds.isEmpty
      var isReasoning = false
      for output in shown { continuation.yield(output) }
      for try await delta in deltas {
        switch delta {
        case .text(let text):
          (hasBegun, isReasoning) = (true, false)
          continuation.yield(.text(text))
        case .toolCall(let call): continuation.yield(.call(call))
        case .finished(let finish):
          // An answer that was cut before its first word is none, and is not explained.
          if hasBegun, let notice = LanguageModelBrain.notice(of: finish) {
            continuation.yield(.notice(notice, nil))
          }
        case .thinking:
          if !isReasoning { continuation.yield(.reasoning) }
          isReasoning = true
        case .usage: break
        }
      }
    }
  }

  private static func notice(of finish: LLMFinish) -> String? {
    switch finish {
    case .complete: nil
    case .cutByLength: AssistantWording.cutByLength
    case .perhapsCut: AssistantWording.perhapsCut
    case .filtered: AssistantWording.filtered
    }
  }

  private func request(_ rounds: [ToolRound], isLastRound: Bool) -> LLMRequest {
    var messages = prompt
    for round in rounds {
      messages.append(.assistant(text: round.said, calls: round.exchanges.map(\.call)))
      messages += round.exchanges.map {
        .toolResult(callID: $0.call.id, content: JSONWriter.compact($0.content))
      }
    }
    if isLastRound { messages.append(.system(AssistantWording.toolRoundsSpent)) }
    // The tools stay where calls stand before: servers refuse calls of tools they were not told of.
    return LLMRequest(
      messages: messages, tools: ToolDefinitions.all, temperature: temperature,
      toolChoice: isLastRound ? .none : .auto)
  }

  /// The card or list found by the latest calls is shown before the model speaks about it.
  private func presentations(_ rounds: [ToolRound]) -> [BrainOutput] {
    guard let last = rounds.last?.exchanges.last?.outcome else { return [] }
    switch last {
    case .next(.some), .tasks: return [.present(last)]
    // The message itself comes from the store, not from what a model says about it.
    case .drafted(_, let draft), .draftKept(let draft):
      return [.text(AssistantWording.draft(draft) + "\n")]
    default: return []
    }
  }
}
