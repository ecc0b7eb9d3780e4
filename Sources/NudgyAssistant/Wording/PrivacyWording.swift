import NudgyCore

/// The words of the privacy report.
enum PrivacyWording {
  static let noModel =
    "No model is configured, so nothing leaves this machine. Everything is in one folder that you own."

  static let nextMessage = "(whatever you write)"

  static func keptBack(_ count: Int) -> String {
    let what = count == 1 ? "what looks like a secret" : "\(count) things that look like secrets"
    return "I kept \(what) back from the model; here it stays as you wrote it."
  }

  static func report(_ report: PrivacyReport) -> String {
    guard let place = report.place else { return offline(after: report.usage.ever) }
    let sections = [
      costs(report, place), "The next request, about \(report.tokens) tokens:\n" + parts(report),
      "It would hold exactly this, and the list of tools:", messages(report).joined(separator: "\n\n"),
      tools(report), besides,
    ]
    return sections.joined(separator: "\n\n")
  }

  /// - Parameter ever: what was asked of models in earlier days.
  private static func offline(after ever: ModelUsage) -> String {
    ever.calls == 0 ? noModel : "\(noModel)\n\nEarlier on: \(ModelUsageWording.amount(ever))."
  }

  private static func costs(_ report: PrivacyReport, _ place: String) -> String {
    let purposes = ModelPurpose.allCases.compactMap { purpose in
      report.purposes[purpose].map { "  \(name(purpose)): \(ModelUsageWording.amount($0))" }
    }
    let lines = [
      place.isEmpty ? nil : "Requests go to \(place).",
      "Today: \(ModelUsageWording.amount(report.usage.today))\(ModelUsageWording.limit(report.budget)). In all: \(ModelUsageWording.amount(report.usage.ever)).",
    ]
    return (lines.compactMap(\.self) + purposes).joined(separator: "\n")
  }

  private static func name(_ purpose: ModelPurpose) -> String {
    switch purpose {
    case .talk: "talk"
    case .dump: "pasted text, split into tasks"
    case .summary: "older talk, summed up"
    }
  }

  private static func parts(_ report: PrivacyReport) -> String {
    let lines = report.parts.filter { $0.tokens > 0 }.map { part in
      let tokens = String(part.tokens)
      return "  " + String(repeating: " ", count: max(0, 5 - tokens.count)) + "\(tokens)  \(name(part.name))"
    }
    let window = report.window.map { ["of \($0) that the model takes in at once"] } ?? []
    return (lines + window.map { "  (\($0))" }).joined(separator: "\n")
  }

  private static func name(_ part: PromptPart.Name) -> String {
    switch part {
    case .tools: "tools"
    case .persona: "persona and house rules"
    case .summary: "what older talk was about"
    case .history: "talk of this chat, with what was done"
    case .note: "my note: clock, board, what lies on the table"
    case .facts: "facts about you that matter to it"
    case .message: "your message"
    }
  }

  /// As they are sent, with those of one side in a row made one.
  private static func messages(_ report: PrivacyReport) -> [String] {
    if let sent = report.request?["messages"]?.arrayValue { return sent.map(shown) }
    return report.messages.map { message in
      switch message {
      case .system(let text): block("system", text)
      case .user(let text): block("user", text)
      case .assistant(let text, let calls):
        block("assistant", text, calls.map { ($0.name, JSONWriter.compact($0.arguments)) })
      case .toolResult(_, let content): block("tool", content)
      }
    }
  }

  private static func shown(_ message: JSONValue) -> String {
    let calls = (message["tool_calls"]?.arrayValue ?? []).map { call in
      (
        call["function"]?["name"]?.stringValue ?? "",
        call["function"]?["arguments"]?.stringValue ?? ""
      )
    }
    return block(message["role"]?.stringValue ?? "", message["content"]?.stringValue ?? "", calls)
  }

  private static let sides = ["user": "you", "assistant": "nudgy", "tool": "tool result"]

  private static func block(_ role: String, _ text: String, _ calls: [(String, String)] = []) -> String {
    let lines = [text].filter { !$0.isEmpty } + calls.map { "(calls \($0.0) \($0.1))" }
    return (["[\(sides[role] ?? role)]"] + lines).joined(separator: "\n")
  }

  private static func tools(_ report: PrivacyReport) -> String {
    let names = report.tools.map(\.name).joined(separator: ", ")
    return "[tools]\n\(names)\n(the whole of it: nudgy privacy --json)"
  }

  private static let besides =
    "Beside that, only this is sent: what you paste, to be split; older talk of this chat, to be summed up; and a "
    + "line I said with the task it was about, to be added to. What looks like a key, a password or the number of a "
    + "card is never sent."
}
