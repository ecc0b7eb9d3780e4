import NudgyCore

/// Tries a model: a message, then one that wants a tool called, with its result handed back.
struct ModelTrial: Sendable {
  /// A server that is idle answers at once.
  private static let windowPatience = Duration.seconds(3)
  /// No imagination wanted.
  private static let temperature = 0.3

  static let tool = ToolSchema(
    name: "keep_task", summary: TrialWording.toolSummary,
    parameters: [
      "type": "object", "additionalProperties": false, "required": ["title"],
      "properties": ["title": ["type": "string", "description": .string(TrialWording.titleSummary)]],
    ])

  let service: any LLMService
  let world: World

  func run() async -> Result<ModelReport, LLMFailure> {
    do {
      let hello = try await answer(to: [.system(TrialWording.rules), .user(TrialWording.hello)], tools: [])
      guard let firstWord = hello.firstWord else { return .failure(.garbled) }
      return .success(
        ModelReport(
          answer: PlainText.singleLine(hello.text), firstWord: firstWord, whole: hello.whole,
          reasons: hello.reasons, tools: await toolUse(),
          window: await service.contextWindow(within: ModelTrial.windowPatience)))
    } catch {
      return .failure(error as? LLMFailure ?? .garbled)
    }
  }

  /// One round: the call, its result, and what is said to it.
  private func toolUse() async -> ModelReport.ToolUse {
    var messages: [LLMMessage] = [.system(TrialWording.rules), .user(TrialWording.wish)]
    guard let first = try? await answer(to: messages, tools: [ModelTrial.tool]) else { return .failed }
    let call = first.calls.first { $0.name == ModelTrial.tool.name }
    guard let call, call.arguments["title"]?.stringValue?.isBlank == false else {
      return first.firstWord == nil ? .failed : .ignored
    }
    // The others have no result, and would have to have one.
    messages.append(.assistant(text: first.text, calls: [call]))
    messages.append(.toolResult(callID: call.id, content: TrialWording.result))
    let second = try? await answer(to: messages, tools: [ModelTrial.tool])
    return second?.firstWord == nil ? .calledOnly : .understood
  }

  private struct Answer {
    var text = ""
    var calls: [ToolCall] = []
    var reasons = false
    /// Nil without a word or a call.
    var firstWord: Duration?
    var whole = Duration.zero
  }

  private func answer(to messages: [LLMMessage], tools: [ToolSchema]) async throws -> Answer {
    let request = LLMRequest(messages: messages, tools: tools, temperature: ModelTrial.temperature)
    let start = world.uptime()
    var answer = Answer()
    for try await delta in service.stream(request) {
      switch delta {
      case .text(let text):
        answer.text += text
        answer.firstWord = answer.firstWord ?? world.uptime() - start
      case .toolCall(let call):
        answer.calls.append(call)
        answer.firstWord = answer.firstWord ?? world.uptime() - start
      case .thinking: answer.reasons = true
      case .usage, .finished: break
      }
    }
    answer.whole = world.uptime() - start
    return answer
  }
}
