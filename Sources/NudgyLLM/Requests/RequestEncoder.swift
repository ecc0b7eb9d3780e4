import NudgyCore

/// A request to the body of a POST, valid against the public OpenAI schema and fitted to what is known of the
/// endpoint.
struct RequestEncoder: Sendable {
  /// Parts of a request that some servers refuse.
  struct Features: OptionSet, Sendable {
    let rawValue: Int
    static let streamOptions = Features(rawValue: 1)
    static let maxTokens = Features(rawValue: 2)
    static let maxCompletionTokens = Features(rawValue: 4)
    static let temperature = Features(rawValue: 8)
    static let tools = Features(rawValue: 16)
    static let toolsInStream = Features(rawValue: 32)
    static let toolChoice = Features(rawValue: 64)
    static let answerForm = Features(rawValue: 128)
  }

  let model: String
  /// The most tokens of an answer; nil leaves it to the server.
  let answerTokens: Int?
  let quirks: Set<EndpointQuirk>

  /// What a request with these quirks holds.
  func features(of request: LLMRequest) -> Features {
    var features: Features = []
    let mayForbid = !quirks.contains(.refusesToolChoice)
    let forbids = request.toolChoice == .none
    let hasTools = !request.tools.isEmpty && !quirks.contains(.refusesTools) && (!forbids || mayForbid)
    let streams = !(hasTools && quirks.contains(.refusesToolsInStream))
    if hasTools { features.insert(streams ? [.tools, .toolsInStream] : .tools) }
    if hasTools, forbids { features.insert(.toolChoice) }
    if request.form != nil, !quirks.contains(.refusesAnswerForm) { features.insert(.answerForm) }
    if streams, !quirks.contains(.refusesStreamOptions) { features.insert(.streamOptions) }
    if !quirks.contains(.refusesTemperature) { features.insert(.temperature) }
    if answerTokens != nil, !quirks.contains(.refusesTokenLimit) {
      features.insert(quirks.contains(.wantsMaxCompletionTokens) ? .maxCompletionTokens : .maxTokens)
    }
    return features
  }

  func body(of request: LLMRequest) -> JSONValue {
    let features = features(of: request)
    let streams = !features.contains(.tools) || features.contains(.toolsInStream)
    var members: [JSONValue.Member] = [
      .init("model", .string(model)),
      .init("messages", .array(HistoryMender.mend(request.messages).map(message))),
    ]
    if features.contains(.tools) { members.append(.init("tools", .array(request.tools.map(tool)))) }
    if features.contains(.toolChoice) { members.append(.init("tool_choice", "none")) }
    if features.contains(.answerForm), let form = request.form {
      members.append(.init("response_format", RequestEncoder.format(form)))
    }
    if features.contains(.temperature) {
      members.append(.init("temperature", .double(min(2, max(0, request.temperature)))))
    }
    let most = answerTokens.map { min($0, request.answerTokens ?? $0) }
    if let most, !features.isDisjoint(with: [.maxTokens, .maxCompletionTokens]) {
      let name = features.contains(.maxTokens) ? "max_tokens" : "max_completion_tokens"
      members.append(.init(name, .int(most)))
    }
    members.append(.init("stream", .bool(streams)))
    if features.contains(.streamOptions) { members.append(.init("stream_options", ["include_usage": true])) }
    return .object(members)
  }

  private func message(_ message: LLMMessage) -> JSONValue {
    switch message {
    case .system(let text): return ["role": "system", "content": .string(text)]
    case .user(let text): return ["role": "user", "content": .string(text)]
    case .toolResult(let id, let content):
      return ["role": "tool", "tool_call_id": .string(id), "content": .string(content)]
    case .assistant(let text, let calls):
      guard !calls.isEmpty else { return ["role": "assistant", "content": .string(text)] }
      return [
        "role": "assistant",
        // Empty text is refused by some; null is what OpenAI itself sends with calls.
        "content": JSONValue(text.isEmpty ? nil : text),
        "tool_calls": .array(calls.map(call)),
      ]
    }
  }

  private func call(_ call: ToolCall) -> JSONValue {
    // What was no JSON object goes back as one: servers parse the arguments of earlier calls.
    let arguments: JSONValue = call.arguments.members == nil ? ["invalid": call.arguments] : call.arguments
    return [
      "id": .string(call.id), "type": "function",
      "function": [
        "name": .string(RequestEncoder.functionName(call.name)),
        "arguments": .string(JSONWriter.compact(arguments)),
      ],
    ]
  }

  private func tool(_ tool: ToolSchema) -> JSONValue {
    [
      "type": "function",
      "function": [
        "name": .string(tool.name), "description": .string(tool.summary), "parameters": tool.parameters,
      ],
    ]
  }

  private static func format(_ form: AnswerForm) -> JSONValue {
    [
      "type": "json_schema",
      "json_schema": ["name": .string(form.name), "strict": true, "schema": form.schema],
    ]
  }

  /// The schema takes 1 to 64 letters, digits, `_` and `-`; a model may have called anything.
  private static func functionName(_ name: String) -> String {
    let fit = name.unicodeScalars.map { scalar -> Character in
      let character = Character(scalar)
      let isFit = scalar.isASCII && (character.isLetter || character.isNumber || "_-".contains(character))
      return isFit ? character : "_"
    }
    return fit.isEmpty ? "unknown" : String(fit.prefix(64))
  }
}
