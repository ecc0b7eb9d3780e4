extension Clause {
  /// How a message is asked to sound: "a formal email", "a quick, friendly note"; the rule's act carries it.
  var draftDetails: ActDetails {
    for (index, word) in words.enumerated() where Self.messages.contains(word.text) {
      for place in stride(from: index - 1, through: max(0, index - 3), by: -1) {
        if let tone = Self.tones[words[place].text] { return .tone(tone) }
      }
    }
    return .none
  }

  private static let messages: Set = [
    "email", "mail", "message", "text", "reply", "note", "letter", "response", "dm", "sms", "reminder",
    "nudge",
    "invitation", "apology", "follow-up",
  ]

  /// Adjectives before the message; what is said of a draft that is there already is `DraftTone.isSaid`.
  private static let tones: [String: DraftTone] = [
    "short": .short, "brief": .short, "concise": .short,
    "formal": .formal, "professional": .formal, "polite": .formal, "firm": .formal,
    "warm": .warm, "friendly": .warm, "kind": .warm, "nice": .warm, "gentle": .warm, "sweet": .warm,
    "casual": .warm, "informal": .warm, "heartfelt": .warm,
  ]
}
