import NudgyCore

/// Which of the talk is due to be summed up, before prompts have no room for it.
enum OlderTalk {
  /// Tokens of earlier conversations that may stand in no summary yet.
  static let mostFormer = 300

  /// Tokens that may stand in no summary yet, in a chat that pauses.
  static func most(of room: Int) -> Int { room * 2 / 3 }
  /// Tokens of the latest talk that stay as they were said.
  static func kept(of room: Int) -> Int { room / 3 }

  /// What is due, whole turns and oldest first, of talk that is in no summary yet; empty when all of it may stay.
  static func due(of talk: [ChatMessage], room: Int) -> ArraySlice<ChatMessage> {
    guard tokens(talk) > most(of: room) else { return [] }
    var left = kept(of: room)
    var end = talk.endIndex
    while end > 0, case let tokens = TokenEstimate.tokens(talk[end - 1].text), tokens <= left {
      left -= tokens
      end -= 1
    }
    while end < talk.endIndex, end > 0, talk[end].turn == talk[end - 1].turn { end += 1 }
    return talk[..<end]
  }

  /// The latest turns that have so much room.
  static func latest(_ turns: [PromptTurn], within tokens: Int) -> ArraySlice<PromptTurn> {
    var left = tokens
    let gone = turns.reversed().firstIndex { turn in
      left -= turn.tokens
      return left < 0
    }
    return turns[(gone?.base ?? turns.startIndex)...]
  }

  static func tokens(_ talk: some Sequence<ChatMessage>) -> Int {
    talk.reduce(0) { $0 + TokenEstimate.tokens($1.text) }
  }

  static func tokens(_ turns: some Sequence<PromptTurn>) -> Int { turns.reduce(0) { $0 + $1.tokens } }
}
