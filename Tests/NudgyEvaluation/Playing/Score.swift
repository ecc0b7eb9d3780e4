/// What all talks came to with one brain.
package struct Score: Sendable {
  package let name: String
  package private(set) var talks = 0
  package private(set) var turns = 0
  package private(set) var answers = 0
  package private(set) var modelTurns = 0
  package private(set) var right = 0
  /// How many things do not stand as they should, in all talks.
  package private(set) var wrong = 0
  package private(set) var unasked = 0
  package private(set) var lost = 0
  package private(set) var untrue = 0
  package private(set) var measures = WatchedModel.Measures()
  /// Of the talks together, however many are played at once.
  package private(set) var seconds = 0.0
  package private(set) var failing: [Played] = []

  package init(name: String, played: [Played]) {
    self.name = name
    for talk in played {
      talks += 1
      turns += talk.turns
      answers += talk.answers
      modelTurns += talk.modelTurns
      right += talk.verdict.isRight ? 1 : 0
      wrong += talk.verdict.wrong.count
      unasked += talk.verdict.unasked.count
      lost += talk.verdict.lost.count
      untrue += talk.verdict.untrue.count
      measures = measures + talk.measures
      seconds += talk.seconds
      if talk.verdict != Verdict() { failing.append(talk) }
    }
  }

  /// Requests to a model for each turn.
  package var rounds: Double { turns == 0 ? 0 : Double(measures.requests) / Double(turns) }

  /// How much of a request stood in the one before, 0 to 1.
  package var cachedShare: Double? {
    measures.bytes == 0 ? nil : Double(measures.sharedBytes) / Double(measures.bytes)
  }
}
