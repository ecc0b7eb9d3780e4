import NudgyCore

/// Which of the talk is due to be summed up, before prompts have no room for it.
enum OlderTalk {
  /// Tokens that may stand in no summary yet; well below `PromptBuilder.historyBudget`.
  static let most = 2_000
  /// Tokens of the latest talk that stay as they were said.
  static let kept = 1_000
  /// Tokens of earlier conversations that may stand in no summary yet.
  static let mostFormer = 300

  /// What is due, whole turns and oldest first, of talk that is in no summary yet; empty when all of it may stay.
  static func due(of talk: [ChatMessage]) -> ArraySlice<ChatMessage> {
    guard tokens(talk) > most else { return [] }
    var end = PromptBuilder.latest(talk, within: kept).startIndex
    while end < talk.endIndex, end > 0, talk[end].turn == talk[end - 1].turn { end += 1 }
    return talk[..<end]
  }

  static func tokens(_ talk: some Sequence<ChatMessage>) -> Int {
    talk.reduce(0) { $0 + TokenEstimate.tokens($1.text) }
  }
}
