import NudgyCore

/// About how many tokens a text takes, without a tokeniser: four ASCII characters each, or one other character.
enum TokenEstimate {
  /// What the marks around a message take.
  private static let perMessage = 4

  static func tokens(_ text: String) -> Int {
    var ascii = 0
    var others = 0
    for byte in text.utf8 {
      if byte < 0x80 { ascii += 1 } else if byte >= 0xC0 { others += 1 }
    }
    return (ascii + 3) / 4 + others
  }

  static func tokens(_ request: LLMRequest) -> Int {
    let messages = request.messages.map { message in
      switch message {
      case .system(let text), .user(let text), .toolResult(_, let text): tokens(text)
      case .assistant(let text, let calls):
        calls.reduce(tokens(text)) { $0 + tokens($1.name) + tokens(JSONWriter.compact($1.arguments)) }
      }
    }
    return messages.reduce(messages.count * perMessage + tokens(request.tools), +)
  }

  static func tokens(_ tools: [ToolSchema]) -> Int {
    tools.reduce(0) { sum, tool in
      sum + tokens(tool.name) + tokens(tool.summary) + tokens(JSONWriter.compact(tool.parameters))
    }
  }
}
