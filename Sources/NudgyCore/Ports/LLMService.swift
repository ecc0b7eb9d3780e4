/// A language model that answers chat completions with text and tool calls.
package protocol LLMService: Sendable {
  /// Streams the answer. Ending the iteration early cancels the request.
  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error>
}

/// One request to a model, in the terms of OpenAI's chat completions.
package struct LLMRequest: Sendable, Equatable {
  package var messages: [LLMMessage]
  package var tools: [ToolSchema]
  /// 0 to 2; 0.85 for talk, 0.3 for extraction.
  package var temperature: Double

  package init(messages: [LLMMessage], tools: [ToolSchema], temperature: Double) {
    self.messages = messages
    self.tools = tools
    self.temperature = temperature
  }
}

package enum LLMMessage: Sendable, Equatable {
  case system(String)
  case user(String)
  case assistant(text: String, calls: [ToolCall])
  case toolResult(callID: String, content: String)
}

/// A piece of a model's answer, in the order it arrives. Tool calls arrive whole.
package enum LLMDelta: Sendable, Equatable {
  case text(String)
  case toolCall(ToolCall)
}

/// A function the model or the offline brain wants run.
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

/// Why a model gave no answer. Each of these lets the offline brain take the turn.
package enum LLMFailure: Error, Sendable, Equatable {
  case unreachable
  case timedOut
  case refused(status: Int)
  case budgetSpent
  case garbled
}
