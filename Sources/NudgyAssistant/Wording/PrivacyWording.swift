import NudgyCore

/// The words of the privacy report.
enum PrivacyWording {
  static let offline =
    "No model is configured, so nothing leaves this machine. Everything is in one folder that you own."

  static func preview(_ messages: [LLMMessage]) -> String {
    let parts = messages.map { message in
      switch message {
      case .system(let text): "[system]\n\(text)"
      case .user(let text): "[you]\n\(text)"
      case .assistant(let text, _): "[nudgy]\n\(text)"
      case .toolResult(_, let content): "[tool result]\n\(content)"
      }
    }
    return "The next request would hold exactly this, and the list of tools:\n\n"
      + parts.joined(separator: "\n\n")
  }

  static let nextMessage = "(your next message)"
}
