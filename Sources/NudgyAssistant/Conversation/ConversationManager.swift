import Foundation
import NudgyCore
import NudgyLanguage

/// Runs one turn: words in, stored first; events out; everything that changed kept.
///
/// The order is the promise: the words are stored, then understood, then acted on through the tools, then
/// answered. Whatever fails on the way is told in one line, and the conversation goes on.
actor ConversationManager {
  typealias Emit = @Sendable (TurnEvent) -> Void

  let services: EngineServices
  let configuration: EngineConfiguration
  let memory: MemoryFile
  let personas: PersonaLibrary
  let conversation: UUID
  let dialogue: DialogueStateStore
  let executor: ToolExecutor
  let ledger: ModelLedger
  var breaker = CircuitBreaker()
  /// The last turn that left the prompt, where it stands in no summary that was kept.
  var lastSummed: UUID?
  /// What the models of this conversation have shown of themselves, by their places.
  var trusts: [String: ToolTrust] = [:]
  /// Which tools the models of this conversation are offered.
  var toolSets = ToolSetChooser()
  /// A model on this machine that is still to be offered.
  var found: FoundModel?
  /// What a model may add to the last turn, and how often in a row none did.
  var openReaction: OpenReaction?
  var reactionMisses = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe services.tasks.queue.asUnownedSerialExecutor()
  }

  init(
    services: EngineServices, configuration: EngineConfiguration, memory: MemoryFile,
    personas: PersonaLibrary, dialogue: DialogueStateStore, executor: ToolExecutor
  ) {
    self.services = services
    self.configuration = configuration
    self.memory = memory
    self.personas = personas
    self.dialogue = dialogue
    self.executor = executor
    conversation = services.world.makeID()
    ledger = ModelLedger(conversations: services.conversations, world: services.world)
  }

  /// Runs the turn of `message`; every event goes to `emit`, `.finished` last.
  func run(_ message: UserMessage, emit: @escaping Emit) async {
    openReaction = nil
    let now = services.world.now()
    let wording = TimeWording(
      now: now, calendar: services.world.calendar, uses24Hours: configuration.uses24Hours,
      writesDayFirst: configuration.readsDayFirst)
    do {
      try await runStored(message, now: now, wording: wording, emit: emit)
    } catch {
      let text = ErrorMessages(wording: wording, isConversation: true).message(for: error).line
      emit(.notice(Notice(text, error: error)))
      emit(.finished(TurnSummary(brain: .offline)))
    }
  }

  private func runStored(
    _ message: UserMessage, now: Date, wording: TimeWording, emit: @escaping Emit
  ) async throws(NudgyError) {
    let message = try MessageGate(keptFolder: services.keptFolder).admit(message, at: now)
    var run = try await opened(message, now: now, wording: wording, emit: emit)
    await answer(message, &run)
    await leaveQuestions(&run)
    if message.origin == .pasted { try await record(message, run) }
    keepReaction(run)
    await finish(&run)
  }

  // MARK: - Answering

  private func answer(_ message: UserMessage, _ run: inout TurnRun) async {
    if CrisisWords.areIn(message.text) {
      run.say(ErrorMessages(wording: run.wording, isConversation: true).message(for: .crisis).line)
      // A long paste may hold tasks beside; they are kept, without another word.
      guard message.origin == .pasted else { return }
    }
    if refuseImpossibleTime(message, &run) { return }
    if await answerQuestion(message, &run) { return }
    if await answerRing(message, &run) { return }
    if await offerTakingBack(message, &run) { return }
    if await offerOther(message, &run) { return }
    if await answerNudgeWish(message, &run) { return }
    if await callVoice(message, &run) { return }
    if await begin(message, &run) { return }
    let unheard = run.scope.state.unheard
    run.scope.state.unheard = nil
    if unheard == nil, await keepUnkept(message, &run) { return }
    if message.origin == .typed, KeepWords.asks(message.text) {
      if let unheard { await keep(unheard, &run) } else { run.say(run.teller.voice.line(.chat)) }
      return
    }
    let mended = await withoutImpossibleTimes(message, &run)
    if mended?.acts.isEmpty == true { return }
    let whole = if let mended { mended } else { await understanding(of: message, run) }
    if await asksBeforeUndoing(whole, &run) { return }
    let left = await consult(message, about: whole, &run)
    if let left { await carryOut(left, &run) }
    tellImpossibleTimes(in: message, &run)
    guard let understanding = left, message.origin == .typed, !run.calls.hasChangedTasks,
      run.scope.state.questions.isEmpty
    else { return }
    run.scope.state.unheard = understanding.wordsToKeep
  }

  /// Does and says what a message means, and asks what it leaves open.
  func carryOut(_ understanding: Understanding, _ run: inout TurnRun) async {
    run.noteWishesAhead(understanding.acts)
    let planner = planner(run)
    if let time = planner.timeAlone(understanding) {
      await run.converse(with: offlineBrain([time], for: understanding, run))
      return run.noteActs(understanding)
    }
    let changes = await changeQuestions(of: understanding, run)
    var understanding = await withoutStrangers(understanding, run)
    // Nothing is there to ask about: that is told.
    if understanding.acts.isEmpty, changes.isEmpty {
      understanding.acts = [understanding.question?.act?.onNamed].compactMap(\.self)
    }
    // With nothing to do or to say, the question says it all.
    if !understanding.acts.isEmpty || changes.isEmpty && understanding.leftovers.isEmpty {
      await run.converse(with: offlineBrain(planner.steps(of: understanding), for: understanding, run))
    }
    run.noteActs(understanding)
    run.scope.state.questions += changes + leftoverQuestion(of: understanding, run)
  }

  /// Makes one task of words that were taken for talk.
  private func keep(_ words: String, _ run: inout TurnRun) async {
    guard let capture = Understander(context(run)).capture(words) else { return }
    let act = Act(.create, confidence: 1, span: 0..<words.utf8.count, tasks: [capture])
    let understanding = Understanding(text: words, acts: [act])
    await run.converse(with: offlineBrain(planner(run).plan(understanding), for: understanding, run))
    run.noteChanges()
  }

  /// What the message means, said here and now.
  func understanding(of message: UserMessage, _ run: TurnRun) async -> Understanding {
    let finder = SceneFinder(tasks: services.tasks, calendar: services.world.calendar)
    // A card of some turns ago is still there for "done", but a day is no longer its own.
    let isDay = run.scope.state.turnsSinceCard > 1 && BareOrder.isDay(message.text, context(run))
    let scene = await finder.scene(for: message.text, run.scope.state, at: run.scope.now, hasCard: !isDay)
    return Understander(context(run)).understand(message.text, in: scene)
  }

  func context(_ run: TurnRun) -> LanguageContext {
    LanguageContext(
      now: run.scope.now, calendar: services.world.calendar, readsDayFirst: configuration.readsDayFirst)
  }

  func planner(_ run: TurnRun) -> ActPlanner {
    ActPlanner(
      context: context(run), state: run.scope.state, random: services.world.random, wording: run.wording)
  }

  func offlineBrain(
    _ steps: [PlannedStep], for understanding: Understanding, _ run: TurnRun
  ) -> OfflineBrain {
    OfflineBrain(
      steps: steps,
      composer: ReplyComposer(wording: run.wording, leavesSome: !understanding.leftovers.isEmpty),
      random: services.world.random)
  }
}

extension Understanding {
  /// What could be kept later: words that were heard as talk and may have been more.
  fileprivate var wordsToKeep: String? {
    let isTalk = acts.allSatisfy { [.chat, .feeling, .smallTalk].contains($0.intent) }
    return isTalk && text.split(maxSplits: 2, whereSeparator: \.isWhitespace).count > 1 ? text : nil
  }
}
