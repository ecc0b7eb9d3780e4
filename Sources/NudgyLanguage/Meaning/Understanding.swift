/// Everything a message means.
package struct Understanding: Sendable, Equatable {
  package var text: String
  /// In the order they were said; never empty.
  package var acts: [Act]

  package init(text: String, acts: [Act]) {
    self.text = text
    self.acts = acts
  }
}

/// What the conversation was about before the message, as far as understanding needs it.
package struct DialogueHints: Sendable, Equatable {
  /// The intent of the last act carried out, in this conversation.
  package var lastIntent: Intent?
  /// Title of the task last shown or touched.
  package var focusTitle: String?
  /// Whether that task was given a date in the last turn.
  package var lastWasDated: Bool
  /// Titles listed or asked about in the last turn, in order.
  package var listedTitles: [String]

  package init(
    lastIntent: Intent? = nil, focusTitle: String? = nil, lastWasDated: Bool = false,
    listedTitles: [String] = []
  ) {
    self.lastIntent = lastIntent
    self.focusTitle = focusTitle
    self.lastWasDated = lastWasDated
    self.listedTitles = listedTitles
  }

  package static let none = DialogueHints()
}
