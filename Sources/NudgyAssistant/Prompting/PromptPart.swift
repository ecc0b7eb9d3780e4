import NudgyCore

/// A part of a prompt and how long it is.
package struct PromptPart: Sendable, Equatable {
  package enum Name: String, Sendable, CaseIterable {
    case tools, persona, summary, history, note, facts, message
  }

  package var name: Name
  /// By the estimate.
  package var tokens: Int

  /// All parts, in the order they stand there; together they are the whole.
  static func parts(of prompt: Prompt, keepingBack secrets: SecretMask) -> [PromptPart] {
    func tokens(_ messages: [LLMMessage]) -> Int {
      messages.reduce(0) { $0 + TokenEstimate.tokens(secrets.masked($1)) }
    }
    var plain = prompt.note
    plain.facts = []
    let note = tokens([.user(plain.text)])
    return [
      PromptPart(name: .tools, tokens: TokenEstimate.tokens(prompt.tools)),
      PromptPart(name: .persona, tokens: tokens([.system(prompt.system)])),
      PromptPart(name: .summary, tokens: tokens(prompt.summary.map { [.user($0)] } ?? [])),
      PromptPart(name: .history, tokens: tokens(prompt.history.flatMap(\.messages))),
      PromptPart(name: .note, tokens: note),
      PromptPart(name: .facts, tokens: tokens([.user(prompt.note.text)]) - note),
      PromptPart(name: .message, tokens: tokens([.user(prompt.words)])),
    ]
  }
}

/// The next request, before there are words to send.
struct PromptPreview: Sendable {
  var request: LLMRequest
  /// As it would be sent; nil from services that send nothing.
  var body: JSONValue?
  var parts: [PromptPart]
  var budget: PromptBudget
  var purposes: [ModelPurpose: ModelUsage]
}
