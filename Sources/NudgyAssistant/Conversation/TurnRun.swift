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
  private var noticed: Set<String> = []
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

  /// Whether anything reached the user or the store already.
  var hasAnswered: Bool { !reply.isEmpty || !exchanges.isEmpty }

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
    for round in 0...TurnRun.mostRounds {
      let isLast = round == TurnRun.mostRounds || isGoingRound
      var calls: [ToolCall] = []
      var said = ""
      do {
        for try await output in brain.respond(to: rounds, isLastRound: isLast) {
          if case .text(let text) = output { said += text }
          if case .call(let call) = output { calls.append(call) } else { take(output) }
        }
      } catch {
        return error as? LLMFailure ?? .garbled
      }
      guard !calls.isEmpty, !isLast else { return nil }
      await run(calls, after: said)
      guard !Task.isCancelled else { return nil }
    }
    return nil
  }

  /// Whether another round of calls would bring nothing: what was called had been called before, or could not be
  /// run a second time after it was told why.
  private var isGoingRound: Bool {
    guard brain == .model, let last = rounds.last else { return false }
    return last.isAllRepeated || rounds.count { $0.isAllInvalid } > 1
  }

  /// Runs the calls in order, each with its result. Several changes are written together: that is one wait for the
  /// disk instead of several, and what is told was kept.
  mutating func run(_ calls: [ToolCall], after said: String = "") async {
    rounds.append(ToolRound(said: said, exchanges: []))
    scope.holdsRound = await executor.isTooMuch(calls, in: scope)
    let changes = calls.count { ToolName(rawValue: $0.name)?.isJournaled == true }
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
  private mutating func run(_ call: ToolCall) async -> ToolExchange {
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
      rounds[round].exchanges[index] = executor.refuse(exchange.call, .refused(error), in: scope)
    }
  }

  /// Why a model's call is not to be run.
  private func problem(with call: ToolCall) -> ToolError? {
    if Task.isCancelled { return .interrupted }
    let earlier = exchanges
    guard
      let same = earlier.lastIndex(where: {
        $0.call.name == call.name && $0.call.arguments == call.arguments
      })
    else { return nil }
    // The same call again would change nothing, or change twice what was meant once; but a look after a change is
    // a new one.
    let isLook = ToolName(rawValue: call.name)?.isLook == true
    return isLook && earlier[same...].contains(where: \.isChange) ? nil : .repeated
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
    case .present(.next(let answer?)): emit(.card(answer))
    case .present(.tasks(let listing)): emit(.list(listing))
    case .present: break
    case .notice(let text, let error): notice(text, error)
    // A goodbye in a paste is somebody's words, not a wish of this moment.
    case .endConversation: endsConversation = scope.origin != .pasted
    }
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
    let safe = PlainText.multiLine(text)
    reply += safe
    emit(.text(safe))
    mood = .reply
  }

  /// Says something beside the reply, once.
  mutating func notice(_ text: String, _ error: NudgyError? = nil) {
    guard noticed.insert(text).inserted else { return }
    emit(.notice(Notice(text, error: error)))
  }

  // MARK: - What the next message may refer to

  mutating func noteActs(_ understanding: Understanding) {
    scope.state.lastIntent = understanding.acts.last?.intent.rawValue
    noteChanges()
  }

  private static func intent(_ change: TaskChange) -> Intent {
    switch change {
    case .created: .create
    case .completed: .complete
    case .snoozed: .snooze
    case .skipped: .skip
    case .dropped: .drop
    case .reopened: .reopen
    case .updated: .update
    case .undone: .undo
    case .redone: .redo
    }
  }

  /// Notes what was dated, for "no, thursday".
  mutating func noteChanges() {
    let changed = exchanges.flatMap { exchange -> [Receipt] in
      guard case .changed(let receipts, _) = exchange.outcome else { return [] }
      return receipts
    }
    // Talk in between does not make a date unsaid; another task's card does.
    guard !changed.isEmpty else {
      if scope.state.turnsSinceCard == 0, scope.state.card != scope.state.dated?.number {
        scope.state.dated = nil
      }
      return
    }
    // What was touched last is what this was done to, whoever asked for it.
    scope.state.lastIntent = (changed.last?.change).map(TurnRun.intent)?.rawValue
    let dated = changed.last { receipt in
      switch receipt.change {
      case .snoozed: true
      case .created, .updated, .undone, .redone: receipt.task?.due != nil
      case .completed, .skipped, .dropped, .reopened: false
      }
    }
    scope.state.dated = dated.flatMap { receipt in
      guard let task = receipt.task else { return nil }
      let isSnooze = receipt.change == .snoozed
      return .init(
        number: task.number, isSnooze: isSnooze, instant: isSnooze ? task.snoozedUntil : task.due?.instant)
    }
  }
}
