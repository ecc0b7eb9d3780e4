import NudgyCore

/// About how many tokens a text takes, without a tokeniser: four ASCII characters each, or one other character.
enum TokenEstimate {
  /// What the marks around a message take.
  private static let perMessage = 4
  /// And what stands around a tool.
  private static let perTool = 12

  static func tokens(_ text: String) -> Int {
    var ascii = 0
    var others = 0
    for byte in text.utf8 {
      if byte < 0x80 { ascii += 1 } else if byte >= 0xC0 { others += 1 }
    }
    return (ascii + 3) / 4 + others
  }

  static func tokens(_ request: LLMRequest) -> Int {
    request.messages.reduce(tokens(request.tools)) { $0 + tokens($1) }
  }

  static func tokens(_ tools: [ToolSchema]) -> Int {
    tools.reduce(0) {
      $0 + perTool + tokens($1.name) + tokens($1.summary) + tokens(JSONWriter.compact($1.parameters))
    }
  }

  static func tokens(_ message: LLMMessage) -> Int {
    switch message {
    case .system(let text), .user(let text), .toolResult(_, let text): perMessage + tokens(text)
    case .assistant(let text, let calls):
      calls.reduce(perMessage + tokens(text)) {
        $0 + tokens($1.name) + tokens(JSONWriter.compact($1.arguments))
      }
    }
  }
}
