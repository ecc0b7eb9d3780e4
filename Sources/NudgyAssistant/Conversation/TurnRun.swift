import Foundation
import NudgyCore
import NudgyLanguage

/// One turn under way: it lets a brain speak, runs its calls, and tells what happens.
struct TurnRun: Sendable {
  /// How many rounds of calls a turn may have before it must be answered in words.
  static let mostRounds = 3

  let executor: ToolExecutor
  var scope: TurnScope
  var voice: DialogueEngine
  let wording: TimeWording
  let emit: ConversationManager.Emit
  var brain = TurnSummary.Brain.offline
  /// What the user wants to be called.
  var userName: String?
  /// What rang last and may still be answered, whatever else is asked.
  var ring: PendingQuestion?
  /// What rang was begun, not dealt with.
  var ringStands = false
  /// The wishes of this turn to be told ahead: of new tasks by their titles, of a listed one without.
  var wishesAhead: [(words: String, title: String?)] = []
  private(set) var reply = ""
  private var mood = Mood.shown(.idle)
  private(set) var endsConversation = false
  /// The curated line that was said last, with the values it was filled with.
  private(set) var reaction: SpokenReaction?
  /// What was called so far, round by round.
  private(set) var rounds: [ToolRound] = []
  /// How many rounds there were before the brain that answers now.
  private var begins = 0
  private var noticed: Set<String> = []
  /// How many rounds there were and how much was said when a model began to speak; nil while none does.
  var modelBegins: (rounds: Int, reply: Int)?
  var hasAnswered = false
  /// Whether a card or a list was shown.
  private var hasShown = false
  /// Whether curated lines wait, as a model may say something of its own in their place.
  var withholdsLines = false
  private var withheld: [BrainOutput] = []
  /// Whether what a model writes next is parted from what was said before.
  var beginsParagraph = false
  /// How many of the forgotten facts are erased.
  private var erased = 0
  /// How many links that were said again are told.
  private var knownTold = 0

  init(
    executor: ToolExecutor, scope: TurnScope, voice: DialogueEngine, wording: TimeWording,
    emit: @escaping ConversationManager.Emit
  ) {
    self.executor = executor
    self.scope = scope
    self.voice = voice
    self.wording = wording
    self.emit = emit
  }

  /// What the face goes by at the end of the turn.
  private enum Mood {
    case shown(PenguinExpression)
    /// The words of the reply, read once they are all there.
    case reply
  }

  var expression: PenguinExpression {
    switch mood {
    case .shown(let expression): expression
    case .reply: EmotionMapper.expression(forReply: reply)
    }
  }

  var exchanges: [ToolExchange] { rounds.flatMap(\.exchanges) }

  /// Journals what was set since, so that it can be undone with the rest.
  mutating func journalSettings(
    changedSince before: [JSONValue.Member], in settings: (any SettingsStore)?
  ) async throws(NudgyError) {
    let changes = UndoableChange.settings(from: before, to: try settings?.values() ?? [])
    guard !changes.isEmpty else { return }
    try await executor.journaled(in: &scope) { (_) async throws(NudgyError) in changes }
  }

  /// Lets the brain answer, round by round; returns why it could not, or nil when it did.
  @discardableResult
  mutating func converse(with brain: some Brain) async -> LLMFailure? {
    if brain.isModel {
      scope.authority = .model
    } else if scope.authority == .model {
      scope.authority = .words
    }
    let before = scope.state
    begins = rounds.count
    var brain = brain
    var speaker = voice.persona.id
    for round in 0...TurnRun.mostRounds {
      let isLast = round == TurnRun.mostRounds || isGoingRound
      // Who was called by the last round speaks in this one.
      if voice.persona.id != speaker {
        brain = await brain.speaking(as: voice.persona)
        speaker = voice.persona.id
      }
      let (asked, said, failure) = await listen(to: brain, isLastRound: isLast)
      if let failure {
        if brain.isModel { forgetVainCalls(since: before) }
        return failure
      }
      guard !asked.calls.isEmpty, !isLast else { break }
      if asked.areTooMany {
        refuse(asked.calls, after: said)
      } else {
        await run(asked.calls, after: said)
      }
      guard !Task.isCancelled else { return nil }
    }
    if brain.isModel { forgetVainCalls(since: before) }
    return nil
  }

  private mutating func listen(
    to brain: some Brain, isLastRound: Bool
  ) async -> (AskedCalls, said: String, LLMFailure?) {
    var asked = AskedCalls(ofModel: brain.isModel)
    var said = ""
    do {
      for try await output in brain.respond(to: Array(rounds[begins...]), isLastRound: isLastRound) {
        if case .text(let text) = output { said += text }
        guard case .call(let call) = output else {
          take(output)
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
  private mutating func refuse(_ calls: [ToolCall], after said: String) {
    let some = calls.prefix(TurnRun.mostToldRefused)
    rounds.append(
      ToolRound(said: said, exchanges: some.map { executor.refuse($0.read, .tooManyCalls, in: scope) }))
  }

  private static let mostToldRefused = 3

  /// A model that only called in vain, and said nothing to it, has not answered: it is as if it had not been asked.
  private mutating func forgetVainCalls(since state: DialogueState) {
    let isVain = rounds[begins...].flatMap(\.exchanges).allSatisfy { exchange in
      if case .failed = exchange.outcome { true } else { exchange.read.isLook }
    }
    guard isVain, reply.isBlank, !hasShown, scope.held == nil, !Task.isCancelled else { return }
    rounds.removeSubrange(begins...)
    scope.state = state
  }

  /// Whether another round of calls would bring nothing: what was called had been called before, or could not be
  /// run a second time after it was told why.
  private var isGoingRound: Bool {
    guard brain == .model, let last = rounds[begins...].last else { return false }
    return last.isAllRepeated || last.isTooMany || rounds[begins...].count { $0.isAllInvalid } > 1
  }

  /// Runs the calls in order, each with its result. Several changes are written together: that is one wait for the
  /// disk instead of several, and what is told was kept.
  mutating func run(_ calls: [ToolCall], after said: String = "") async {
    rounds.append(ToolRound(said: said, exchanges: []))
    let calls = calls.map(\.read)
    scope.holdsRound = await executor.isTooMuch(calls, in: scope)
    let changes = calls.count { $0.tool?.isJournaled == true }
    // A store that cannot begin says why at each change.
    guard changes > 1, (try? await executor.tasks.beginGroup()) != nil else {
      for call in calls {
        let exchange = await run(call)
        await eraseForgotten()
        tell(exchange)
      }
      return
    }
    let before = scope
    for call in calls { await run(call) }
    do {
      try await executor.tasks.endGroup()
    } catch {
      let made = Array(scope.outside.dropFirst(before.outside.count))
      await executor.outside.takeBack(made, in: &scope.state)
      scope = before
      takeBackChanges(of: rounds.count - 1, because: error)
    }
    await eraseForgotten()
    for exchange in rounds[rounds.count - 1].exchanges { tell(exchange) }
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
  private mutating func run(_ call: ReadCall) async -> ToolExchange {
    let exchange: ToolExchange
    if brain == .model, let problem = problem(with: call) {
      exchange = executor.refuse(call, problem, in: scope)
    } else {
      exchange = await executor.run(call, in: &scope)
    }
    rounds[rounds.count - 1].exchanges.append(exchange)
    return exchange
  }

  private mutating func takeBackChanges(of round: Int, because error: NudgyError) {
    for (index, exchange) in rounds[round].exchanges.enumerated() where exchange.isChange {
      rounds[round].exchanges[index] = executor.refuse(exchange.call.read, .refused(error), in: scope)
    }
  }

  /// Why a model's call is not to be run.
  private func problem(with call: ReadCall) -> ToolError? {
    if Task.isCancelled { return .interrupted }
    let earlier = exchanges
    guard
      let same = earlier.lastIndex(where: {
        $0.read.name == call.call.name && $0.read.arguments == call.call.arguments
      })
    else { return nil }
    // The same call again would change nothing, or change twice what was meant once; but a look after a change is
    // a new one.
    return call.call.isLook && earlier[same...].contains(where: \.isChange) ? nil : .repeated
  }

  private mutating func tell(_ exchange: ToolExchange) {
    // A new voice speaks for itself from here on.
    if let choice = scope.voice { voice.persona = executor.persona(after: choice, in: scope.state) }
    for task in scope.known.dropFirst(knownTold) { say(ShareWording.known(task, in: wording)) }
    knownTold = scope.known.count
    switch exchange.outcome {
    case .changed(let receipts, _):
      for receipt in receipts { emit(.receipt(receipt)) }
      if let line = ReceiptWording.unfit(receipts) { notice(line) }
    case .brokenDown(let receipt), .stepDone(let receipt), .drafted(let receipt, _): emit(.receipt(receipt))
    // The offline brain proves these among its own lines.
    case .remembered(let fact, let previous) where brain == .model:
      emit(.memo(AssistantWording.remembered(fact, over: previous)))
    case .forgot(let facts) where brain == .model:
      for fact in facts { emit(.memo(AssistantWording.forgot(fact))) }
    default: break
    }
  }

  var hasChangedTasks: Bool {
    exchanges.contains(where: \.isChange)
  }

  /// The tasks made so far in this turn.
  var createdTasks: [TaskItem] {
    exchanges.flatMap { exchange -> [TaskItem] in
      guard case .changed(let receipts, _) = exchange.outcome else { return [] }
      return receipts.filter { $0.change == .created }.compactMap(\.task)
    }
  }

  var createdNumbers: [Int] { createdTasks.map(\.number) }

  // MARK: - Telling

  mutating func ask(_ question: Question) {
    emit(.question(question))
    mood = .shown(.thinking)
  }

  private mutating func take(_ output: BrainOutput) {
    switch output {
    case .call: break
    case .text(let text): brain == .model ? stream(text) : say(text)
    case .line where withholdsLines: withheld.append(output)
    case .reasoning: emit(.progress(.reasoning))
    case .line(let moment, let values):
      let values = values.merging(known) { said, _ in said }
      let line = voice.line(moment, values: values)
      reaction = SpokenReaction(moment, line, values)
      say(line)
      // A calm line after a warm one does not wipe the warmth off the face.
      let expression = EmotionMapper.expression(for: moment)
      if expression != .idle { mood = .shown(expression) }
    case .memo(let line): emit(.memo(line))
    case .present(.next(let answer?)):
      hasShown = true
      emit(.card(answer))
    case .present(.tasks(let listing)):
      hasShown = true
      emit(.list(listing))
    case .present: break
    case .notice(let text, let error): notice(text, error)
    // A goodbye in a paste is somebody's words, not a wish of this moment.
    case .endConversation: endsConversation = scope.origin != .pasted
    }
  }

  /// Says the lines that waited for a model which had nothing to say.
  mutating func sayWithheld() {
    withholdsLines = false
    for line in withheld { take(line) }
    withheld = []
  }

  private var known: [Placeholder: String] { userName.map { [.name: $0] } ?? [:] }

  /// A paragraph of its own.
  mutating func say(_ text: String) {
    guard !text.isEmpty else { return }
    let paragraph = reply.isEmpty ? text : "\n" + text
    reply += paragraph
    emit(.text(paragraph))
  }

  /// The next piece of a paragraph, as a model writes it.
  private mutating func stream(_ text: String) {
    var safe = PlainText.multiLine(text)
    if beginsParagraph, !safe.isBlank {
      safe = (reply.isEmpty ? "" : "\n") + safe
      beginsParagraph = false
    }
    reply += safe
    emit(.text(safe))
    mood = .reply
  }

  /// Says something beside the reply, once.
  mutating func notice(_ text: String, _ error: NudgyError? = nil) {
    guard noticed.insert(text).inserted else { return }
    emit(.notice(Notice(text, error: error)))
  }
}
