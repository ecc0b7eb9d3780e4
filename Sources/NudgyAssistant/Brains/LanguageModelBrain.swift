import NudgyCore

/// Answers with a language model, over the `LLMService` port.
package struct LanguageModelBrain: Brain {
  /// For talk; extraction asks for 0.3.
  static let talkTemperature = 0.85

  package let isModel = true
  private let service: any LLMService
  private let prompt: Prompt
  private let temperature: Double

  init(service: any LLMService, prompt: Prompt, temperature: Double?) {
    self.service = service
    self.prompt = prompt
    self.temperature = temperature ?? LanguageModelBrain.talkTemperature
  }

  package func respond(
    to rounds: [ToolRound], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error> {
    let shown = presentations(rounds)
    return .filled { [service, prompt, temperature] continuation in
      let deltas = service.stream(
        try prompt.request(after: rounds, isLast: isLastRound, temperature: temperature))
      var hasBegun = !rounds.isEmpty
      for output in shown { continuation.yield(output) }
      for try await delta in deltas {
        switch delta {
        case .text(let text):
          hasBegun = true
          continuation.yield(.text(text))
        case .toolCall(let call): continuation.yield(.call(call))
        case .finished(let finish):
          // An answer that was cut before its first word is none, and is not explained.
          if hasBegun, let notice = LanguageModelBrain.notice(of: finish) {
            continuation.yield(.notice(notice, nil))
          }
        case .thinking, .usage: break
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
