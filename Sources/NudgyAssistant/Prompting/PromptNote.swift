import NudgyCore

/// What changes from turn to turn. It stands directly before the user's words, and in no later prompt.
struct PromptNote: Sendable, Equatable {
  /// The clock and the zone.
  var moment: String
  /// Counts and open tasks.
  var board: [String] = []
  /// What "it", "yes" and "the second one" may be about.
  var table: [String] = []
  /// What the program made of the words already, and what it takes the rest for.
  var reading: [String] = []
  var voices: String?
  /// About the user.
  var facts: [String] = []

  var text: String {
    PromptWording.note([moment] + board + table + reading + [voices].compactMap(\.self) + facts)
  }

  /// Shorter, for when there is no room; nil when it is as short as can be.
  var shorter: PromptNote? {
    let short = PromptNote(
      moment: moment, board: Array(board.prefix(1)), table: Array(table.prefix(1)), reading: reading)
    return short == self ? nil : short
  }
}
