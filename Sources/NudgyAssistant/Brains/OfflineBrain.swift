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

  init(_ commands: [ToolCommand], composer: ReplyComposer, random: RandomSource) {
    self.init(
      steps: commands.map { .call(PlannedCall($0, random)) }, composer: composer, random: random)
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
      if !calls.isEmpty { return calls.map { .call(.planned($0)) } }
    }
    if !isLastRound, offersNext(exchanges) || isCardDealtWith(exchanges) {
      return [asked(.whatsNext(MoodAtHand()))]
    }
    if !isLastRound,
      let more = whatIsMissing(exchanges) ?? whatIsUnknown(exchanges) ?? whatIsUnlisted(exchanges)
    {
      return [asked(more)]
    }
    let reply = composer.reply(to: steps, exchanges)
    guard isQuiet else { return reply }
    return reply.filter { if case .line = $0 { false } else { true } }
  }

  private func asked(_ command: ToolCommand) -> BrainOutput { .call(.planned(PlannedCall(command, random))) }

  /// Where something was to be done about a task that is not there: first the task is made, then it is done.
  private func whatIsMissing(_ exchanges: [ToolExchange]) -> ToolCommand? {
    for case .orCreate(let call, let task, let isRepeated) in steps {
      guard let tried = exchanges.first(where: { $0.call.id == call.id }),
        case .failed(.refused(.noSuchTask)) = tried.outcome
      else { continue }
      guard let made = exchanges.firstIndex(where: { $0.call.wanted == .create([task]) }) else {
        return .create([task])
      }
      guard isRepeated, case .changed(let receipts, _) = exchanges[made].outcome,
        let task = receipts.first?.task
      else { continue }
      let again = call.command.about(.number(task.number))
      guard !exchanges[made...].contains(where: { $0.call.wanted == again }) else { continue }
      return again
    }
    return nil
  }

  /// "What did i say about jen?", where memory knows nothing of her: a task may.
  private func whatIsUnknown(_ exchanges: [ToolExchange]) -> ToolCommand? {
    guard exchanges.count == 1, let asked = exchanges.first, case .recalled(let subject?, []) = asked.outcome,
      case let words = AskedWords.telling(in: subject), (1...Self.mostTelling).contains(words.count)
    else { return nil }
    return .lookUp(TaskLookup(subject: .titled(words.joined(separator: " "))))
  }

  /// Words that a title may have all of.
  private static let mostTelling = 4

  /// "When is Maya's birthday?", which no task is about: it may have been told.
  private func whatIsUnlisted(_ exchanges: [ToolExchange]) -> ToolCommand? {
    guard steps.count == 1, case .question(_, let question) = steps[0], let words = question.words,
      exchanges.count == 1, case .tasks(let listing) = exchanges[0].outcome, listing.tasks.isEmpty
    else { return nil }
    let telling = AskedWords.telling(in: words)
    return .recall(subject: telling.isEmpty ? words : telling.joined(separator: " "))
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
