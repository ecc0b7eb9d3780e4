import NudgyCore

/// The words of the privacy report.
enum PrivacyWording {
  static let noModel =
    "No model is configured, so nothing leaves this machine. Everything is in one folder that you own."

  /// - Parameter ever: what was asked of models in earlier days.
  static func offline(after ever: ModelUsage) -> String {
    ever.calls == 0 ? noModel : "\(noModel)\n\nEarlier on: \(ModelUsageWording.amount(ever))."
  }

  static func preview(
    _ messages: [LLMMessage], place: String, usage: (today: ModelUsage, ever: ModelUsage),
    budget: DailyBudget
  ) -> String {
    let parts = messages.map { message in
      switch message {
      case .system(let text): "[system]\n\(text)"
      case .user(let text): "[you]\n\(text)"
      case .assistant(let text, _): "[nudgy]\n\(text)"
      case .toolResult(_, let content): "[tool result]\n\(content)"
      }
    }
    let costs = [
      place.isEmpty ? nil : "Requests go to \(PlainText.singleLine(place)).",
      "Today: \(ModelUsageWording.amount(usage.today))\(ModelUsageWording.limit(budget)). In all: \(ModelUsageWording.amount(usage.ever)).",
    ].compactMap(\.self)
    return costs.joined(separator: "\n") + "\n"
      + "The next request would hold exactly this, and the list of tools:\n\n"
      + parts.joined(separator: "\n\n") + "\n\n" + besides
  }

  static let besides =
    "Beside that, only this is sent: what you paste, to be split; older talk of this chat, to be summed up; and a "
    + "line I said with the task it was about, to be added to."

  static let nextMessage = "(your next message)"
}
