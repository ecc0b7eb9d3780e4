import NudgyCore

/// What the calls of a turn came to, in lines for a model that did not make them.
struct TurnFacts {
  private static let mostListed = 10

  let wording: TimeWording

  func lines(_ exchanges: [ToolExchange]) -> [String] {
    exchanges.flatMap { lines($0.outcome) }.map(PlainText.singleLine)
  }

  private func lines(_ outcome: ToolOutcome) -> [String] {
    switch outcome {
    case .changed(let receipts, _): receipts.map(\.text)
    case .brokenDown(let receipt), .stepDone(let receipt), .drafted(let receipt, _): [receipt.text]
    case .next(let answer?): ["#\(answer.task.number) \(answer.task.title)"]
    case .next(nil): ["Nothing is left to do."]
    case .tasks(let listing):
      listing.tasks.prefix(TurnFacts.mostListed).map { "#\($0.number) \($0.title)" }
    case .remembered(let fact, _): [MemoryWording.sentence(fact)]
    case .recalled(_, let facts): facts.map(MemoryWording.sentence)
    case .asked(let question): [question.text]
    case .failed(.refused(let error)):
      [ErrorMessages(wording: wording, isConversation: true).message(for: error).line]
    case .draftKept, .forgot, .personaSet, .moodNoted, .held, .failed: []
    }
  }
}
