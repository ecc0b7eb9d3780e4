import NudgyCore
import NudgyLanguage

/// Makes the reply from what the calls did: one persona line for the changes, plain answers to questions.
struct ReplyComposer: Sendable {
  let wording: TimeWording
  /// Whether something of what was said is still to be asked about; then no line may claim that all was caught.
  var leavesSome = false

  func reply(to steps: [PlannedStep], _ all: [ToolExchange]) -> [BrainOutput] {
    // A card that was dealt with in the same breath is not shown any more.
    let exchanges = all.indices.filter { !all.isCardDealtWith(at: $0) }.map { all[$0] }
    var outputs: [BrainOutput] = []
    let planned = Set(steps.compactMap { $0.call?.id })
    // Calls the brain added on its own, such as the next card after a snooze; those that found nothing have nothing to say.
    let added = exchanges.filter { !planned.contains($0.call.id) && !$0.foundNothing && !$0.recalledNothing }
    if skippedTheOnlyOne(exchanges) { return [.text(AssistantWording.skippedTheOnlyOne)] }
    if let line = changeLine(exchanges) { outputs.append(line) }
    for step in steps {
      switch step {
      case .line(let moment): outputs.append(.line(moment, [:]))
      case .text(let text): outputs.append(.text(text))
      case .endConversation: outputs.append(.endConversation)
      case .call(let call), .attempt(let call), .question(let call, _), .orCreate(let call, _, _):
        guard let exchange = exchanges.first(where: { $0.call.id == call.id }) else { continue }
        // What no task is about was remembered.
        if exchange.foundNothing, added.contains(where: \.foundFacts) { continue }
        outputs += answer(step, exchange.outcome, among: exchanges, isSpoken: !outputs.isEmpty)
      }
    }
    for exchange in added {
      guard let command = exchange.call.wanted else { continue }
      let step = PlannedStep.call(PlannedCall(command, id: exchange.call.id))
      outputs += answer(step, exchange.outcome, among: exchanges, isSpoken: !outputs.isEmpty)
      outputs += said(exchange.outcome, in: exchanges)
    }
    return once(outputs)
  }

  /// The same line is not said twice in one reply.
  private func once(_ outputs: [BrainOutput]) -> [BrainOutput] {
    outputs.enumerated().filter { outputs.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }

  private func answer(
    _ step: PlannedStep, _ outcome: ToolOutcome, among exchanges: [ToolExchange], isSpoken: Bool
  ) -> [BrainOutput] {
    switch outcome {
    case .changed, .asked, .held: []
    case .next(let answer): next(answer, step, isSpoken: isSpoken)
    case .tasks(let listing): tasks(listing, step)
    case .brokenDown(let receipt):
      receipt.task.map { [.text(AssistantWording.steps($0.steps.map(\.title))), brokenDownLine($0)] } ?? []
    case .stepDone(let receipt): receipt.task.map { [stepDoneLine($0)] } ?? []
    case .drafted(_, let draft), .draftKept(let draft):
      [.text(AssistantWording.draft(draft)), .line(.draftReady, [:])]
    case .remembered(let fact, let previous):
      [.memo(AssistantWording.remembered(fact, over: previous)), rememberedLine(fact)]
    case .recalled(_, let facts) where facts.isEmpty && exchanges.contains(where: \.foundTasks): []
    case .recalled(_, let facts) where facts.isEmpty && step.isAttempt: [.line(.chatQuestion, [:])]
    case .recalled(let subject, let facts): recalled(subject, facts)
    case .forgot(let facts):
      facts.map { .memo(AssistantWording.forgot($0)) }
        + [.line(facts.isEmpty ? .recalledNothing : .forgotten, facts.first.map(values) ?? [:])]
    case .personaSet(let name): [.line(.personaSwitched, [.persona: name])]
    case .moodNoted: []
    case .failed(.refused(.noSuchTask)) where step.isAttempt: hasCreated(exchanges) ? [] : [.line(.chat, [:])]
    case .failed(.refused(.noSuchTask(let words)))
    where step.call?.command.tool == .completeTask && !hasCreated(exchanges):
      // A deed told with pride is no mistake.
      [.notice(AssistantWording.notListed(words), .noSuchTask(reference: words))]
    // A mood in a pasted text is nothing to talk about.
    case .failed(.notFromData) where step.call?.command.tool == .setMoodContext: []
    case .failed(let error): failed(error, exchanges)
    }
  }

  private func brokenDownLine(_ task: TaskItem) -> BrainOutput {
    var values: [Placeholder: String] = [.title: task.title, .count: String(task.steps.count)]
    values[.step] = task.steps.first?.title
    return .line(.brokenDown, values)
  }

  private func stepDoneLine(_ task: TaskItem) -> BrainOutput {
    var values: [Placeholder: String] = [.title: task.title]
    values[.step] = task.openStep.map { task.steps[$0].title }
    return .line(.stepDone, values)
  }

  /// What was asked for and is no fact may be in the words that a task came from.
  private func said(_ outcome: ToolOutcome, in exchanges: [ToolExchange]) -> [BrainOutput] {
    guard case .tasks(let listing) = outcome, listing.tasks.count == 1,
      exchanges.contains(where: \.recalledNothing), let words = AssistantWording.said(listing.tasks[0])
    else { return [] }
    return [.text(words)]
  }

  // MARK: - Changes

  /// The task that was skipped and, for want of another, is next again: its card would be no answer.
  private func skippedTheOnlyOne(_ exchanges: [ToolExchange]) -> Bool {
    guard exchanges.count == 2, case .changed(let receipts, _) = exchanges[0].outcome,
      case .next(let answer?) = exchanges[1].outcome, let receipt = receipts.first
    else { return false }
    return receipt.change == .skipped && receipt.task?.number == answer.task.number
  }

  /// One line for all changes of the turn, about the change that matters most.
  private func changeLine(_ exchanges: [ToolExchange]) -> BrainOutput? {
    var receipts: [Receipt] = []
    var clearsBoard = false
    for exchange in exchanges {
      guard case .changed(let some, let clears) = exchange.outcome else { continue }
      receipts += some
      clearsBoard = clearsBoard || clears
    }
    guard let receipt = receipts.min(by: { weight($0) < weight($1) }) else { return nil }
    let kind = receipts.filter { $0.change == receipt.change }
    var values: [Placeholder: String] = [.count: String(kind.count)]
    values[.title] = receipt.task?.title
    if let until = receipt.task?.snoozedUntil { values[.when] = wording.instant(until) }
    let hasCreated = receipts.contains { $0.change == .created }
    if clearsBoard, !hasCreated { return .line(.allClear, values) }
    if leavesSome, receipt.change == .created, kind.count > 1 {
      return .text(AssistantWording.held(kind.count))
    }
    return moment(receipt.change, count: kind.count).map { .line($0, values) }
  }

  private func weight(_ receipt: Receipt) -> Int {
    switch receipt.change {
    case .completed: 0
    case .created: 1
    case .snoozed: 2
    case .updated: 3
    case .dropped: 4
    case .reopened: 5
    case .skipped: 6
    case .undone, .redone: 7
    }
  }

  private func moment(_ change: TaskChange, count: Int) -> Moment? {
    switch change {
    case .created: count > 1 ? .capturedMany : .captured
    case .completed: .done
    case .snoozed: .snoozed
    case .skipped: .skipped
    case .dropped: .dropped
    case .reopened: .reopened
    case .updated: .updated
    case .undone: .undo
    case .redone: .redo
    }
  }

  // MARK: - Looking

  /// A card after something was said already stands alone: two sentences are enough.
  private func next(_ answer: NextAnswer?, _ step: PlannedStep, isSpoken: Bool) -> [BrainOutput] {
    guard let answer else { return [.line(.nothingNext, [:])] }
    if case .question = step { return [.text(AssistantWording.why(answer, wording))] }
    let card = BrainOutput.present(.next(answer))
    return isSpoken ? [card] : [.line(moment(answer), [.title: answer.task.title]), card]
  }

  private func moment(_ answer: NextAnswer) -> Moment {
    if case .stillHere = answer.reason { return .overdue }
    return answer.task.isStale(at: wording.now) ? .stale : .next
  }

  private func tasks(_ listing: TaskListing, _ step: PlannedStep) -> [BrainOutput] {
    guard case .question(_, let question) = step else { return [.present(.tasks(listing))] }
    let words = question.words ?? ""
    switch question.kind {
    case .isDone: return [.text(isDone(listing, words))]
    case .whenIs:
      guard let task = listing.tasks.first else { return [.text(AssistantWording.unknownWhether(words))] }
      return [.text(AssistantWording.dueWhen(task, wording))]
    case .howMany: return [.text(AssistantWording.howMany(listing))]
    case .list, .history, .why:
      guard listing.tasks.isEmpty else { return [.present(.tasks(listing))] }
      if listing.query != nil { return [.text(AssistantWording.unknownWhether(words))] }
      if let agenda = listing.agenda, !agenda.withUndated, listing.days == nil {
        return [.text(EmptyWording.nothingDated)]
      }
      if let days = listing.days {
        return [.text(AssistantWording.nothing(on: days, in: listing.scope, wording))]
      }
      return [.text(AssistantWording.nothing(in: listing.scope))]
    }
  }

  private func isDone(_ listing: TaskListing, _ words: String) -> String {
    if let done = listing.tasks.first(where: { $0.status == .done }), let at = done.completedAt {
      return AssistantWording.alreadyDone(done, when: wording.instant(at))
    }
    if let open = listing.tasks.first { return AssistantWording.stillOpen(open) }
    return AssistantWording.unknownWhether(words)
  }

  // MARK: - Memory

  private func recalled(_ subject: String?, _ facts: [MemoryFact]) -> [BrainOutput] {
    guard !facts.isEmpty else { return [.line(.recalledNothing, subject.map { [.subject: $0] } ?? [:])] }
    let sentences = facts.map(MemoryWording.sentence).joined(separator: "\n")
    return subject == nil ? [.line(.recalled, [:]), .text(sentences)] : [.text(sentences)]
  }

  /// A loss that is told to be kept is no place for a joke.
  private func rememberedLine(_ fact: MemoryFact) -> BrainOutput {
    GriefWords.tellOfLoss("\(fact.subject) \(fact.text)")
      ? .line(.grief, [:]) : .line(.remembered, values(fact))
  }

  private func values(_ fact: MemoryFact) -> [Placeholder: String] {
    [.fact: fact.text, .subject: fact.subject]
  }

  // MARK: - Failures

  private func failed(_ error: ToolError, _ exchanges: [ToolExchange]) -> [BrainOutput] {
    switch error {
    case .notFromData: return [.notice(AssistantWording.leftAlone, nil)]
    case .refused(.noSuchTask) where hasCreated(exchanges): return []
    case .refused(.nothingToUndo): return [.line(.nothingToUndo, [:])]
    case .refused(let fact):
      let message = ErrorMessages(wording: wording, isConversation: true).message(for: fact)
      return [.notice(message.line, fact)]
    case .repeated, .madeAlready, .interrupted, .unsupported, .tooMuch, .tooManyCalls, .notSaid: return []
    case .unknownTool, .unknownArgument, .invalidArgument, .several: return [.line(.notFound, [:])]
    }
  }

  /// In a ramble, "I already paid that" about nothing on the list is background, not a request.
  private func hasCreated(_ exchanges: [ToolExchange]) -> Bool {
    exchanges.contains { exchange in
      guard case .changed(let receipts, _) = exchange.outcome else { return false }
      return receipts.contains { $0.change == .created }
    }
  }
}

extension ToolExchange {
  fileprivate var foundTasks: Bool {
    if case .tasks(let listing) = outcome { !listing.tasks.isEmpty } else { false }
  }

  fileprivate var foundFacts: Bool {
    if case .recalled(_, let facts) = outcome { !facts.isEmpty } else { false }
  }

  fileprivate var recalledNothing: Bool {
    if case .recalled(_, let facts) = outcome { facts.isEmpty } else { false }
  }

  fileprivate var foundNothing: Bool {
    if case .tasks(let listing) = outcome { listing.tasks.isEmpty } else { false }
  }
}
