import NudgyCore

/// How a model's window is shared out between a request and its answer.
struct PromptBudget: Sendable, Equatable {
  /// Windows below this hold tools, rules and a short talk.
  static let large = 8192
  /// No estimate is exact; most models count a little more than this one until they were heard.
  static let usualScale = 1.1
  /// What servers put around messages and tools.
  private static let frame = 120
  /// Fewer tokens hold no answer.
  static let leastAnswer = 128

  /// Tokens that the model takes in at once, as it counts them; nil while that is not known.
  var window: Int?
  /// What the model counts for each token of the estimate.
  var scale = usualScale

  var isSmall: Bool { window.map { $0 < PromptBudget.large } ?? false }

  /// Kept free for the answer; what is left beside the prompt may make it longer.
  var answer: Int { window.map { min(2048, max(PromptBudget.leastAnswer, $0 / 8)) } ?? 2048 }

  /// What a request may take by the estimate; nil for no limit.
  var request: Int? { window.map { tokens(in: $0 - answer) } }

  /// Kept free for the calls of a turn and what they bring.
  var rounds: Int { isSmall ? 400 : 1500 }

  /// Earlier talk, where the window is large enough.
  var history: Int { isSmall ? 1500 : 3000 }

  /// Of one message; a longer one is for the offline brain.
  var message: Int { min(request ?? .max, PromptBuilder.messageBudget) }

  /// Of the persona's prompt.
  var persona: Int { isSmall ? 90 : 600 }

  /// Characters.
  var facts: Int { isSmall ? 400 : 1500 }
  var summaries: Int { isSmall ? 500 : 1200 }

  /// Open tasks that are named.
  var tasks: Int { isSmall ? 3 : 10 }

  /// How long the answer to such a request may get; nil where the server may decide, less than `leastAnswer` where
  /// the request does not fit.
  func answer(to request: Int) -> Int? {
    guard let window else { return nil }
    let left = window - PromptBudget.frame - Int(Double(request) * scale)
    // Only what is surely left makes an answer longer than what is kept free for it.
    return min(2048, max(min(left, answer), left - window / 10))
  }

  /// The budget after a server refused such a request as too long for it; nil where that is no news.
  func after(overflow limit: Int?, of request: Int) -> PromptBudget? {
    var budget = self
    let counted = Int(Double(request) * scale)
    if let limit, limit < window ?? .max {
      budget.window = limit
    } else if window == nil {
      budget.window = counted * 3 / 4
    } else if window.map({ counted + PromptBudget.leastAnswer <= $0 }) ?? false {
      // It was thought to fit, so the model counts more than was thought.
      budget.scale = scale * 1.3
    }
    return budget == self ? nil : budget
  }

  /// The budget after a model counted so many tokens where so many were estimated.
  func after(counting tokens: Int, for estimate: Int) -> PromptBudget {
    // Servers that tell only what they had not kept of the last request count too little.
    guard estimate > 200, Double(tokens) > Double(estimate) * scale else { return self }
    var budget = self
    budget.scale = min(3, Double(tokens) / Double(estimate))
    return budget
  }

  private func tokens(in window: Int) -> Int { max(0, Int(Double(window - PromptBudget.frame) / scale)) }
}
