import NudgyCore
import NudgyLanguage

/// Answers without a model: acts become the calls a model would make, outcomes become the persona's lines.
package struct OfflineBrain: Brain {
  package let isModel = false
  private let steps: [PlannedStep]
  private let composer: ReplyComposer
  private let random: RandomSource
  /// Whether somebody else has the word: then no line of the persona is said, only what was found and what went wrong.
  var isQuiet = false

  init(steps: [PlannedStep], composer: ReplyComposer, random: RandomSource) {
    self.steps = steps
    self.composer = composer
    self.random = random
  }

  package func respond(
    to rounds: [ToolRound], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error> {
    let outputs = outputs(rounds.flatMap(\.exchanges), isLastRound: isLastRound)
    return AsyncThrowingStream { continuation in
      for output in outputs { continuation.yield(output) }
      continuation.finish()
    }
  }

  private func outputs(_ exchanges: [ToolExchange], isLastRound: Bool) -> [BrainOutput] {
    if exchanges.isEmpty {
      let calls = steps.compactMap(\.call)
      if !calls.isEmpty { return calls.map(BrainOutput.call) }
    }
    if !isLastRound, offersNext(exchanges) || isCardDealtWith(exchanges) {
      return [.call(ToolCall(.whatsNext, [:], random))]
    }
    if !isLastRound,
      let call = callForMissing(exchanges) ?? callForUnknown(exchanges) ?? callForUnlisted(exchanges)
    {
      return [.call(call)]
    }
    let reply = composer.reply(to: steps, exchanges)
    guard isQuiet else { return reply }
    return reply.filter { if case .line = $0 { false } else { true } }
  }

  /// Where something was to be done about a task that is not there: first the task is made, then it is done.
  private func callForMissing(_ exchanges: [ToolExchange]) -> ToolCall? {
    for case .orCreate(let call, let task, let isRepeated) in steps {
      guard let tried = exchanges.first(where: { $0.call.id == call.id }),
        case .failed(.refused(.noSuchTask)) = tried.outcome
      else { continue }
      let items: JSONValue = .array([task])
      guard let made = exchanges.firstIndex(where: { $0.call.arguments["items"] == items }) else {
        return ToolCall(.createTasks, ["items": items], random)
      }
      guard isRepeated, case .changed(let receipts, _) = exchanges[made].outcome,
        let task = receipts.first?.task
      else { continue }
      let again = call.arguments.replacing("task", with: .string("#\(task.number)"))
      guard !exchanges[made...].contains(where: { $0.call.name == call.name && $0.call.arguments == again })
      else { continue }
      return ToolCall(id: ToolCall.makeID(random), name: call.name, arguments: again)
    }
    return nil
  }

  /// "What did i say about jen?", where memory knows nothing of her: a task may.
  private func callForUnknown(_ exchanges: [ToolExchange]) -> ToolCall? {
    guard exchanges.count == 1, let asked = exchanges.first, case .recalled(let subject?, []) = asked.outcome,
      !steps.contains(where: { $0.isAttempt })
    else { return nil }
    let query = JSONValue.string(TaskReferenceText.titled(subject))
    return ToolCall(.lookUpTasks, ["query": query, "scope": .string(TaskScope.all.rawValue)], random)
  }

  /// "When is Maya's birthday?", which no task is about: it may have been told.
  private func callForUnlisted(_ exchanges: [ToolExchange]) -> ToolCall? {
    guard steps.count == 1, case .question(_, let question) = steps[0], let words = question.words,
      exchanges.count == 1, case .tasks(let listing) = exchanges[0].outcome, listing.tasks.isEmpty
    else { return nil }
    return ToolCall(.recall, ["subject": .string(words)], random)
  }

  /// "What's next? Done": the card that was found is dealt with already, and another one follows.
  private func isCardDealtWith(_ exchanges: [ToolExchange]) -> Bool {
    let isAllClear = exchanges.contains { if case .changed(_, true) = $0.outcome { true } else { false } }
    let look = exchanges.lastIndex { if case .next = $0.outcome { true } else { false } }
    guard let look, !isAllClear else { return false }
    return exchanges.isCardDealtWith(at: look)
  }

  /// Putting something aside makes room: the next card is offered at once.
  private func offersNext(_ exchanges: [ToolExchange]) -> Bool {
    guard !exchanges.isEmpty else { return false }
    return exchanges.allSatisfy { exchange in
      guard case .changed(let receipts, _) = exchange.outcome else { return false }
      return receipts.allSatisfy { $0.change == .snoozed || $0.change == .skipped } && receipts.count == 1
    }
  }
}
