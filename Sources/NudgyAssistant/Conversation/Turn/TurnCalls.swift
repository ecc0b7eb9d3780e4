import NudgyCore

/// What was called in one turn, round by round, with what it did.
struct TurnCalls: Sendable {
  private(set) var rounds: [ToolRound] = []
  /// How many rounds there were before the brain that answers now.
  private var begins = 0

  var exchanges: [ToolExchange] { rounds.flatMap(\.exchanges) }

  // MARK: - The brain that answers now

  /// From here on another brain calls.
  mutating func beginBrain() { begins = rounds.count }

  /// What the brain that answers now called so far.
  var ofBrain: [ToolRound] { Array(rounds[begins...]) }

  /// As if that brain had called nothing.
  mutating func forgetBrain() { rounds.removeSubrange(begins...) }

  /// Whether it only looked, or called in vain.
  var isBrainVain: Bool {
    ofBrain.flatMap(\.exchanges).allSatisfy { exchange in
      if case .failed = exchange.outcome { true } else { exchange.call.isLook }
    }
  }

  /// Whether another round of a model's would bring nothing: what was called had been called before, or could not be run a
  /// second time after it was told why.
  var isGoingRound: Bool {
    guard let last = ofBrain.last else { return false }
    return last.isAllRepeated || last.isTooMany || ofBrain.count { $0.isAllInvalid } > 1
  }

  /// Whether the same call would change nothing, or change twice what was meant once; a look after a change is a new one.
  func isRepetition(_ call: ReadyCall) -> Bool {
    let earlier = exchanges
    guard let same = earlier.lastIndex(where: { $0.call.isSame(as: call) }) else { return false }
    return !(call.isLook && earlier[same...].contains(where: \.isChange))
  }

  // MARK: - Rounds

  mutating func beginRound(after said: String, _ exchanges: [ToolExchange] = []) {
    rounds.append(ToolRound(said: said, exchanges: exchanges))
  }

  mutating func append(_ exchange: ToolExchange) { rounds[rounds.count - 1].exchanges.append(exchange) }

  var ofLastRound: [ToolExchange] { rounds.last?.exchanges ?? [] }

  /// What changed something in the last round did not, after all.
  mutating func takeBackLastRound(_ refused: (ToolExchange) -> ToolExchange) {
    guard let round = rounds.indices.last else { return }
    for (index, exchange) in rounds[round].exchanges.enumerated() where exchange.isChange {
      rounds[round].exchanges[index] = refused(exchange)
    }
  }

  // MARK: - What came of them

  var hasChangedTasks: Bool { exchanges.contains(where: \.isChange) }

  /// What was done to tasks, in order.
  var receipts: [Receipt] {
    exchanges.flatMap { exchange -> [Receipt] in
      guard case .changed(let receipts, _) = exchange.outcome else { return [] }
      return receipts
    }
  }

  /// The tasks made so far.
  var createdTasks: [TaskItem] { receipts.filter { $0.change == .created }.compactMap(\.task) }

  /// The tasks that were made with a title, or changed where there is none.
  func changed(titled title: String?) -> [TaskItem] {
    guard let title else { return receipts.filter { $0.change == .updated }.compactMap(\.task) }
    return createdTasks.filter { $0.title == title }
  }

  /// Whether anything was done to tasks, memory or voice, or asked about it.
  var hasDoneAnything: Bool {
    exchanges.contains { exchange in
      // Whole, so that a new kind of outcome is thought of here.
      switch exchange.outcome {
      case .failed, .next, .tasks, .recalled, .held: false
      case .changed, .brokenDown, .stepDone, .drafted, .draftKept, .remembered, .forgot,
        .personaSet, .moodNoted, .asked:
        true
      }
    }
  }
}
