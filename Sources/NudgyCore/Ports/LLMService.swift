/// A language model that answers chat completions with text and tool calls.
package protocol LLMService: Sendable {
  /// Streams the answer. Ending the iteration early cancels the request.
  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error>

  /// How much the model takes in at once; nil while that is not known. The first call asks the server, and waits for
  /// its word no longer than `patience`; the word counts when it comes later, too.
  func contextWindow(within patience: Duration) async -> ContextWindow?

  /// The body of the request as it would be sent; nil from services that send none. Asks nobody.
  func body(of request: LLMRequest) async -> JSONValue?
  /// Whether the model takes tools, as far as it is known: one that refused them once is not offered any.
  ///
  /// - Parameter model: as in a request.
  func takesTools(_ model: String?) async -> Bool
}

extension LLMService {
  package func contextWindow(within patience: Duration) async -> ContextWindow? { nil }

  package func body(of request: LLMRequest) async -> JSONValue? { nil }
  package func takesTools(_ model: String?) async -> Bool { true }

  /// As a turn may ask, without waiting for it to be felt.
  package func contextWindow() async -> ContextWindow? { await contextWindow(within: .milliseconds(300)) }
}

/// One request to a model, in the terms of OpenAI's chat completions.
package struct LLMRequest: Sendable, Equatable {
  package var messages: [LLMMessage]
  package var tools: [ToolSchema]
  /// 0 to 2; 0.85 for talk, 0.3 for extraction.
  package var temperature: Double
  /// Whether the tools may be called. With `none` they only explain the calls made before.
  package var toolChoice = ToolChoice.auto
  /// The form that an answer in words has to have; nil for plain text.
  package var form: AnswerForm?
  /// The most tokens of the answer, where it is to be fewer than the service would ask for.
  package var answerTokens: Int?
  /// The model to be asked where it is there; nil for the one that is set.
  package var model: String?

  package enum ToolChoice: Sendable, Equatable {
    case auto, none
  }

  package init(
    messages: [LLMMessage], tools: [ToolSchema] = [], temperature: Double, toolChoice: ToolChoice = .auto,
    form: AnswerForm? = nil
  ) {
    self.messages = messages
    self.tools = tools
    self.temperature = temperature
    self.toolChoice = toolChoice
    self.form = form
  }
}

/// A JSON document that a strict schema describes. Servers that cannot be held to it answer as they like, so the
/// answer is checked all the same.
package struct AnswerForm: Sendable, Equatable {
  /// 1 to 64 letters, digits, `_` and `-`.
  package var name: String
  package var schema: JSONValue

  package init(name: String, schema: JSONValue) {
    self.name = name
    self.schema = schema
  }
}

package enum LLMMessage: Sendable, Equatable {
  case system(String)
  case user(String)
  case assistant(text: String, calls: [ToolCall])
  case toolResult(callID: String, content: String)
}

/// A piece of a model's answer, in the order it arrives. Tool calls arrive whole, after the text.
package enum LLMDelta: Sendable, Equatable {
  case text(String)
  /// The model thinks, or went on thinking. What it thinks is not told.
  case thinking
  /// The arguments are an object; where the model wrote no JSON, the text it wrote.
  case toolCall(ToolCall)
  /// What the answer cost; only from servers that count.
  case usage(LLMUsage)
  /// Always the last one. A stream without it was cut off.
  case finished(LLMFinish)
}

/// Tokens as the server counted them.
package struct LLMUsage: Sendable, Equatable {
  package var promptTokens: Int
  package var answerTokens: Int

  package init(promptTokens: Int, answerTokens: Int) {
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
  }
}

/// Why an answer ended.
package enum LLMFinish: Sendable, Equatable {
  case complete
  /// At the limit of its length; a call that was cut is not delivered.
  case cutByLength
  /// The server hung up without a word on why; the rest may be missing.
  case perhapsCut
  /// The server's filter kept back the rest.
  case filtered
}

/// A function that a model wants run, or what was done without one as a model is told it.
package struct ToolCall: Sendable, Equatable {
  /// Nine alphanumerics, unique within a conversation.
  package var id: String
  package var name: String
  package var arguments: JSONValue

  package init(id: String, name: String, arguments: JSONValue) {
    self.id = id
    self.name = name
    self.arguments = arguments
  }
}

/// A function's name, what it does, and a strict JSON Schema of its arguments.
package struct ToolSchema: Sendable, Equatable {
  package var name: String
  package var summary: String
  package var parameters: JSONValue

  package init(name: String, summary: String, parameters: JSONValue) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }
}

extension ToolCall {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// An id as the strictest servers want them: nine alphanumerics.
  package static func makeID(_ random: RandomSource) -> String {
    String((0..<9).map { _ in alphabet[random.index(below: alphabet.count)] })
  }
}
