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
  private(set) var reply = ""
  private(set) var expression = PenguinExpression.idle
  private(set) var endsConversation = false
  private(set) var exchanges: [ToolExchange] = []
  private var noticed: Set<String> = []

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

  /// Whether anything reached the user or the store already.
  var hasAnswered: Bool { !reply.isEmpty || !exchanges.isEmpty }

  /// Lets the brain answer, round by round; returns why it could not, or nil when it did.
  @discardableResult
  mutating func converse(with brain: some Brain) async -> LLMFailure? {
    for round in 0...TurnRun.mostRounds {
      let isLast = round == TurnRun.mostRounds
      var calls: [ToolCall] = []
      do {
        for try await output in brain.respond(to: exchanges, isLastRound: isLast) {
          if case .call(let call) = output { calls.append(call) } else { take(output) }
        }
      } catch {
        return error as? LLMFailure ?? .garbled
      }
      guard !calls.isEmpty, !isLast, !Task.isCancelled else { return nil }
      for (index, call) in calls.enumerated() {
        scope.isLastCall = index == calls.count - 1
        await run(call)
      }
    }
    return nil
  }

  private mutating func run(_ call: ToolCall) async {
    if exchanges.contains(where: { $0.call.name == call.name && $0.call.arguments == call.arguments }) {
      // The same call again would change nothing, or change twice what was meant once.
      if brain == .model { return }
    }
    let exchange = await executor.run(call, in: &scope)
    exchanges.append(exchange)
    switch exchange.outcome {
    case .personaSet:
      // The new voice speaks for itself from here on.
      if let id = scope.state.persona, let persona = executor.personas.persona(id: id) {
        voice.persona = persona
      }
    case .changed(let receipts, _): for receipt in receipts { emit(.receipt(receipt)) }
    case .brokenDown(let receipt), .drafted(let receipt, _): emit(.receipt(receipt))
    default: break
    }
  }

  var hasChangedTasks: Bool {
    exchanges.contains { exchange in
      switch exchange.outcome {
      case .changed, .brokenDown, .drafted: true
      default: false
      }
    }
  }

  /// The tasks made so far in this turn.
  var createdNumbers: [Int] {
    exchanges.flatMap { exchange -> [Int] in
      guard case .changed(let receipts, _) = exchange.outcome else { return [] }
      return receipts.filter { $0.change == .created }.map(\.task.number)
    }
  }

  // MARK: - Telling

  mutating func ask(_ question: Question) {
    emit(.question(question))
    expression = .thinking
  }

  private mutating func take(_ output: BrainOutput) {
    switch output {
    case .call: break
    case .text(let text): brain == .model ? stream(text) : say(text)
    case .line(let moment, let values):
      say(voice.line(moment, values: values.merging(known) { said, _ in said }))
      // A calm line after a warm one does not wipe the warmth off the face.
      let mood = EmotionMapper.expression(for: moment)
      if mood != .idle { expression = mood }
    case .memo(let line): emit(.memo(line))
    case .present(.next(let answer?)): emit(.card(answer))
    case .present(.tasks(let listing)): emit(.list(listing))
    case .present: break
    case .notice(let text, let error): notice(text, error)
    case .endConversation: endsConversation = true
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
    expression = EmotionMapper.expression(forReply: reply)
  }

  /// Says something beside the reply, once.
  mutating func notice(_ text: String, _ error: NudgyError? = nil) {
    guard noticed.insert(text).inserted else { return }
    emit(.notice(Notice(text, error: error)))
  }

  /// Receipts come from code: prose that claims a change nobody made is put right.
  mutating func warnOfEmptyClaims() {
    let hasChanged = exchanges.contains { exchange in
      if case .changed = exchange.outcome { true } else { false }
    }
    guard !hasChanged, ClaimDetector.claimsChange(reply) else { return }
    notice(AssistantWording.claimWithoutChange)
  }

  // MARK: - What the next message may refer to

  var hints: DialogueHints {
    DialogueHints(
      lastIntent: scope.state.lastIntent.flatMap(Intent.init), focusTitle: scope.state.focusTitle,
      lastWasDated: scope.state.dated != nil, listedTitles: scope.state.listedTitles)
  }

  mutating func noteActs(_ understanding: Understanding) {
    scope.state.lastIntent = understanding.acts.last?.intent.rawValue
    noteChanges()
  }

  /// Notes what was dated, for "no, thursday".
  mutating func noteChanges() {
    let changed = exchanges.flatMap { exchange -> [Receipt] in
      guard case .changed(let receipts, _) = exchange.outcome else { return [] }
      return receipts
    }
    // Talk in between does not make a date unsaid.
    guard !changed.isEmpty else { return }
    let dated = changed.last { $0.change == .snoozed || $0.task.due != nil && $0.change != .completed }
    scope.state.dated = dated.map { receipt in
      let instant = receipt.change == .snoozed ? receipt.task.snoozedUntil : receipt.task.due?.instant
      return .init(
        number: receipt.task.number, isSnooze: receipt.change == .snoozed,
        instant: instant)
    }
  }
}
