import NudgyCore
import NudgyLanguage

/// One turn under way: it lets a brain speak, runs its calls, and has told what comes of them.
struct TurnRun: Sendable {
  /// How many rounds of calls a turn may have before it must be answered in words.
  static let mostRounds = 3

  let executor: ToolExecutor
  let wording: TimeWording
  var scope: TurnScope
  var teller: TurnTeller
  var brain = TurnSummary.Brain.offline
  private(set) var calls = TurnCalls()
  /// Set while a model speaks.
  var model: ModelPart?
  var ring = WaitingRing()
  /// The wishes of this turn to be told ahead: of new tasks by their titles, of a listed one without.
  var wishesAhead: [(words: String, title: String?)] = []
  private(set) var endsConversation = false
  /// How many of the forgotten facts are erased, and of the links that were said again are told.
  private var erased = 0
  private var knownTold = 0

  init(executor: ToolExecutor, scope: TurnScope, teller: TurnTeller, wording: TimeWording) {
    self.executor = executor
    self.scope = scope
    self.teller = teller
    self.wording = wording
  }

  mutating func say(_ text: String) { teller.say(text) }

  mutating func notice(_ text: String, _ error: NudgyError? = nil) { teller.notice(text, error) }

  /// Journals what was set since, so that it can be undone with the rest.
  mutating func journalSettings(
    changedSince before: [JSONValue.Member], in settings: (any SettingsStore)?
  ) async throws(NudgyError) {
    let changes = UndoableChange.settings(from: before, to: try settings?.values() ?? [])
    guard !changes.isEmpty else { return }
    try await executor.journaled(in: &scope) { (_) async throws(NudgyError) in changes }
  }

  // MARK: - A brain's answer

  /// Lets the brain answer, round by round; returns why it could not, or nil when it did.
  @discardableResult
  mutating func converse(with brain: some Brain) async -> LLMFailure? {
    if brain.isModel {
      scope.authority = .model
    } else if scope.authority == .model {
      scope.authority = .words
    }
    let before = scope.state
    calls.beginBrain()
    let failure = await answer(with: brain)
    if brain.isModel { forgetVainCalls(since: before) }
    return failure
  }

  private mutating func answer(with brain: some Brain) async -> LLMFailure? {
    var brain = brain
    var speaker = teller.voice.persona.id
    for round in 0...TurnRun.mostRounds {
      let isLast = round == TurnRun.mostRounds || self.brain == .model && calls.isGoingRound
      // Who was called by the last round speaks in this one.
      if teller.voice.persona.id != speaker {
        brain = await brain.speaking(as: teller.voice.persona)
        speaker = teller.voice.persona.id
      }
      let (asked, said, failure) = await listen(to: brain, isLastRound: isLast)
      if let failure { return failure }
      guard !asked.calls.isEmpty, !isLast else { return nil }
      if asked.areTooMany {
        refuse(asked.calls, after: said)
      } else {
        await run(asked.calls, after: said)
      }
      guard !Task.isCancelled else { return nil }
    }
    return nil
  }

  private mutating func listen(
    to brain: some Brain, isLastRound: Bool
  ) async -> (AskedCalls, said: String, LLMFailure?) {
    var asked = AskedCalls(ofModel: brain.isModel)
    var said = ""
    do {
      for try await output in brain.respond(to: calls.ofBrain, isLastRound: isLastRound) {
        if case .text(let text) = output { said += text }
        // A goodbye in a paste is somebody's words, not a wish of this moment.
        if case .endConversation = output { endsConversation = scope.origin != .pasted }
        guard case .call(let call) = output else {
          teller.take(output, from: self.brain)
          continue
        }
        guard asked.take(call) else { break }
      }
    } catch {
      return (asked, said, error as? LLMFailure ?? .garbled)
    }
    return (asked, said, nil)
  }

  /// Runs none of too many calls; a few stand for them in what the model is told.
  private mutating func refuse(_ refused: [AskedCall], after said: String) {
    let some = refused.prefix(TurnRun.mostToldRefused).map { executor.ready($0, scope) }
    calls.beginRound(after: said, some.map { executor.refuse($0, .tooManyCalls, in: scope) })
  }

  private static let mostToldRefused = 3

  /// A model that only called in vain, and said nothing to it, has not answered: it is as if it had not been asked.
  private mutating func forgetVainCalls(since state: DialogueState) {
    guard calls.isBrainVain, teller.reply.isBlank, !teller.hasShown, scope.held == nil, !Task.isCancelled
    else { return }
    calls.forgetBrain()
    scope.state = state
  }

  // MARK: - Calls

  /// Runs the calls in order, each with its result. Several changes are written together: that is one wait for the
  /// disk instead of several, and what is told was kept.
  mutating func run(_ asked: [AskedCall], after said: String = "") async {
    calls.beginRound(after: said)
    let asked = asked.map { executor.ready($0, scope) }
    scope.holdsRound = await executor.isTooMuch(asked.compactMap(\.wanted), in: scope)
    let changes = asked.count { $0.tool?.isJournaled == true }
    // A store that cannot begin says why at each change.
    guard changes > 1, (try? await executor.tasks.beginGroup()) != nil else {
      for call in asked {
        let exchange = await run(call)
        await eraseForgotten()
        tell(exchange)
      }
      return
    }
    let before = scope
    for call in asked { await run(call) }
    do {
      try await executor.tasks.endGroup()
    } catch {
      let made = Array(scope.outside.dropFirst(before.outside.count))
      await executor.outside.takeBack(made, in: &scope.state)
      scope = before
      let (executor, scope) = (executor, scope)
      calls.takeBackLastRound { executor.refuse($0.call, .refused(error), in: scope) }
    }
    await eraseForgotten()
    for exchange in calls.ofLastRound { tell(exchange) }
  }

  /// Before it is told: what was said to be forgotten stands nowhere any more, were all to end right here.
  private mutating func eraseForgotten() async {
    let facts = Array(scope.forgotten.dropFirst(erased))
    guard !facts.isEmpty else { return }
    do {
      try await executor.forgetter.erase(Erasure(facts, reach: .ownWordsStay))
      erased += facts.count
    } catch {
      // The end of the turn tries again, and tells.
    }
  }

  @discardableResult
  private mutating func run(_ call: ReadyCall) async -> ToolExchange {
    let exchange: ToolExchange
    if brain == .model, let problem = problem(with: call) {
      exchange = executor.refuse(call, problem, in: scope)
    } else {
      exchange = await executor.run(call, in: &scope)
    }
    calls.append(exchange)
    return exchange
  }

  /// Why a model's call is not to be run.
  private func problem(with call: ReadyCall) -> ToolError? {
    if Task.isCancelled { return .interrupted }
    return calls.isRepetition(call) ? .repeated : nil
  }

  private mutating func tell(_ exchange: ToolExchange) {
    // A new voice speaks for itself from here on.
    if let choice = scope.voice { teller.voice.persona = executor.persona(after: choice, in: scope.state) }
    for task in scope.known.dropFirst(knownTold) { say(ShareWording.known(task, in: wording)) }
    knownTold = scope.known.count
    switch exchange.outcome {
    case .changed(let receipts, _):
      for receipt in receipts { teller.emit(.receipt(receipt)) }
      if let line = ReceiptWording.unfit(receipts) { notice(line) }
    case .brokenDown(let receipt), .stepDone(let receipt), .drafted(let receipt, _):
      teller.emit(.receipt(receipt))
    // The offline brain proves these among its own lines.
    case .remembered(let fact, let previous) where brain == .model:
      teller.emit(.memo(AssistantWording.remembered(fact, over: previous)))
    case .forgot(let facts) where brain == .model:
      for fact in facts { teller.emit(.memo(AssistantWording.forgot(fact))) }
    default: break
    }
  }
}
