package import NudgyCore

/// Everything a message means, with every word of it accounted for.
package struct Understanding: Sendable, Equatable {
  /// What becomes of a piece.
  package enum Fate: String, Sendable {
    case kept, changed, answered, background, unsure
  }

  package struct Piece: Sendable, Equatable {
    package let text: String
    /// UTF-8 offsets in the message.
    package let span: Range<Int>
    package let act: ReaderAct
    package var fate: Fate
  }

  /// The one thing to ask.
  package enum Question: Sendable, Equatable {
    /// Whether words that were heard are something to keep.
    case keep([Leftover])
    /// Whether this is to be done; the act holds to which listed task.
    case change(Act)
    /// To which of these it is to be done, or to which of all where there are none.
    case which(Act, [Int])
  }

  package var text: String
  /// What is to be done and answered, in the order it was said.
  package var acts: [Act]
  /// They cover the text.
  package var pieces: [Piece]
  package var question: Question?
  /// What may be something to do as well.
  package var leftovers: [Leftover]
  /// What the network read, for traces.
  package var read: [ReadPiece] = []

  package init(text: String, acts: [Act], pieces: [Piece] = [], leftovers: [Leftover] = []) {
    self.text = text
    self.acts = acts
    self.pieces = pieces
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
