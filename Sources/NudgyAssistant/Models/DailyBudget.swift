/// The most that may be asked of a model on one day of the user's calendar; nil for no limit.
package struct DailyBudget: Sendable, Equatable {
  package var calls: Int?
  /// Of prompts and answers together.
  package var tokens: Int?

  package init(calls: Int? = nil, tokens: Int? = nil) {
    self.calls = calls
    self.tokens = tokens
  }

  func isSpent(by usage: ModelUsage) -> Bool {
    (calls.map { usage.calls >= $0 } ?? false) || (tokens.map { usage.tokens >= $0 } ?? false)
  }
}

/// What was asked of models.
package struct ModelUsage: Sendable, Equatable {
  package var calls = 0
  package var promptTokens = 0
  package var answerTokens = 0
  /// Whether some tokens were not counted by the server but estimated here.
  package var isEstimated = false

  package var tokens: Int { promptTokens + answerTokens }

  package init(calls: Int = 0, promptTokens: Int = 0, answerTokens: Int = 0, isEstimated: Bool = false) {
    self.calls = calls
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
    self.isEstimated = isEstimated
  }

  static func + (left: ModelUsage, right: ModelUsage) -> ModelUsage {
    ModelUsage(
      calls: left.calls + right.calls, promptTokens: left.promptTokens + right.promptTokens,
      answerTokens: left.answerTokens + right.answerTokens,
      isEstimated: left.isEstimated || right.isEstimated)
  }
}
