import NudgyCore

/// Answers with a language model, over the `LLMService` port.
package struct LanguageModelBrain: Brain {
  /// For talk; extraction asks for 0.3.
  static let talkTemperature = 0.85

  /// How the model is spoken to, and in whose voice.
  struct Manner: Sendable {
    var prompt: Prompt
    var temperature = LanguageModelBrain.talkTemperature
    /// The model of the voice's own; nil for the usual one.
    var model: String?

    init(_ persona: Persona, prompt: Prompt) {
      self.prompt = prompt
      temperature = persona.profile.temperature ?? temperature
      model = persona.profile.model
    }

    /// - Throws: `contextOverflow` where not even the least of it fits.
    func request(after rounds: [ToolRound], isLast: Bool) throws(LLMFailure) -> LLMRequest {
      var request = try prompt.request(after: rounds, isLast: isLast, temperature: temperature)
      request.model = model
      return request
    }
  }

  package let isModel = true
  private let service: any LLMService
  private let manner: @Sendable (Persona) async -> Manner
  private var spoken: Manner
  /// Nil for a model that takes none: it only talks, about what was done already.
  private let tools: ToolSet?
  /// Whether a list that a call found is shown: only where the user asked to see one.
  private let showsLists: Bool

  /// - Parameter manner: how to speak as a persona, in this turn.
  init(
    service: any LLMService, as persona: Persona, tools: ToolSet?, showsLists: Bool,
    manner: @escaping @Sendable (Persona) async -> Manner
  ) async {
    self.service = service
    self.tools = tools
    self.showsLists = showsLists
    self.manner = manner
    spoken = await manner(persona)
  }

  package func speaking(as persona: Persona) async -> LanguageModelBrain {
    var brain = self
    brain.spoken = await manner(persona)
    return brain
  }

  package func respond(
    to rounds: [ToolRound], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error> {
    let shown = presentations(rounds)
    let mayCall = tools != nil
    // What was done before the talk stands in the prompt.
    let known = mayCall ? rounds : []
    return .filled { [service, spoken] continuation in
      let deltas = service.stream(try spoken.request(after: known, isLast: isLastRound))
      var hasBegun = !rounds.isEmpty
      var isReasoning = false
      for output in shown { continuation.yield(output) }
      for try await delta in deltas {
        switch delta {
        case .text(let text):
          (hasBegun, isReasoning) = (true, false)
          continuation.yield(.text(text))
        case .toolCall(let call): if mayCall { continuation.yield(.call(.written(call))) }
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

  /// What would be asked after so many rounds.
  func request(after rounds: [ToolRound]) throws(LLMFailure) -> LLMRequest {
    try spoken.request(after: rounds, isLast: false)
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
    case .tasks where !showsLists: return []
    case .next(.some), .tasks: return [.present(last)]
    // The message itself comes from the store, not from what a model says about it.
    case .drafted(_, let draft), .draftKept(let draft):
      return [.text(AssistantWording.draft(draft) + "\n")]
    default: return []
    }
  }
}
