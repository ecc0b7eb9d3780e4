package import NudgyCore

/// Everything a message means.
package struct Understanding: Sendable, Equatable {
  package var text: String
  /// In the order they were said; never empty.
  package var acts: [Act]
  /// What of a ramble may be something to do as well; empty for most messages.
  package var leftovers: [Leftover]

  package init(text: String, acts: [Act], leftovers: [Leftover] = []) {
    self.text = text
    self.acts = acts
    self.leftovers = leftovers
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
  /// The day it was given, if any: "no, the 15th" is a day of that month.
  package var lastDay: CivilDate?
  /// Titles listed or asked about in the last turn, in order.
  package var listedTitles: [String]
  /// Whether the last turn showed a card, which the message may be about.
  package var hasCard: Bool

  package init(
    lastIntent: Intent? = nil, focusTitle: String? = nil, lastWasDated: Bool = false,
    lastDay: CivilDate? = nil, listedTitles: [String] = [], hasCard: Bool = false
  ) {
    self.lastIntent = lastIntent
    self.focusTitle = focusTitle
    self.lastWasDated = lastWasDated
    self.lastDay = lastDay
    self.listedTitles = listedTitles
    self.hasCard = hasCard
  }

  package static let none = DialogueHints()
}
