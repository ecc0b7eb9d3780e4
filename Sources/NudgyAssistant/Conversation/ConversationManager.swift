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
      now: now, calendar: services.world.calendar, uses24Hours: configuration.uses24Hours)
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
    let turn = services.world.makeID()
    let unstored = await store(message, turn: turn, at: now)
    let state = try await dialogue.load()
    let scope = TurnScope(now: now, turn: turn, origin: message.origin, state: state)
    var run = TurnRun(
      executor: executor, scope: scope, voice: try await voice(for: state), wording: wording, emit: emit)
    // A memory that cannot be read costs the name, not the turn.
    run.userName = (try? await memory.preferences())?.name
    run.scope.state.beginTurn(at: run.scope.now)
    run.takeRing()
    if message.origin != .typed { run.scope.state.notePasted(turn) }
    if let unstored {
      run.notice(ErrorMessages(wording: wording, isConversation: true).message(for: unstored).line, unstored)
    }
    await tellReopening(&run)
    await answer(message, &run)
    tellSecrets(&run)
    if let held = run.scope.held {
      run.scope.state.questions.insert(HeldPlan.question(await executor.named(held, at: now)), at: 0)
    }
    await askAboutReminder(&run)
    offerReturn(&run)
    await offerAgent(&run)
    await offerLouder(&run)
    await offerModel(&run)
    await askAboutGuess(&run)
    // A question stands last, below everything else the message led to.
    if let question = run.scope.state.questions.first { run.ask(question.question) }
    run.putRingBack()
    if message.origin == .pasted { try await record(message, run) }
    keepReaction(run)
    await finish(&run)
  }

  /// The words went where the store is now, but what was on the table may not be there.
  private func tellReopening(_ run: inout TurnRun) async {
    guard let reopening = await services.tasks.takeReopening() else { return }
    run.notice(AssistantWording.reopened(reopening))
  }

  /// Stores the words, to be brought to the disk itself before the turn ends; where that fails, questions can still be answered, and changes will say so themselves.
  private func store(_ message: UserMessage, turn: UUID, at now: Date) async -> NudgyError? {
    do {
      try await services.conversations.append(
        ChatMessage(conversation: conversation, turn: turn, role: .user, text: message.text, at: now),
        waits: false)
      return nil
    } catch {
      return error
    }
  }

  /// Keeps a pasted ramble whole beside its tasks.
  private func record(_ message: UserMessage, _ run: TurnRun) async throws(NudgyError) {
    let numbers = run.createdNumbers
    guard !numbers.isEmpty else { return }
    try await services.conversations.record(
      BrainDump(
        id: run.scope.turn, transcript: message.text, processedAt: run.scope.now, taskNumbers: numbers))
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
    if await answerNudgeWish(message, &run) { return }
    if await begin(message, &run) { return }
    let unheard = run.scope.state.unheard
    run.scope.state.unheard = nil
    if unheard == nil, await keepUnkept(message, &run) { return }
    if message.origin == .typed, KeepWords.asks(message.text) {
      if let unheard { await keep(unheard, &run) } else { run.say(run.voice.line(.chat)) }
      return
    }
    let mended = await withoutImpossibleTimes(message, &run)
    if mended?.acts.isEmpty == true { return }
    let whole = if let mended { mended } else { await understanding(of: message, run) }
    let left = await consult(message, about: whole, &run)
    if let left { await carryOut(left, &run) }
    tellImpossibleTimes(in: message, &run)
    guard let understanding = left, message.origin == .typed, !run.hasChangedTasks,
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
    var understanding = understanding
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
    let scene = await finder.scene(for: message.text, run.scope.state, at: run.scope.now)
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

  // MARK: - Voice and ending

  func voice(for state: DialogueState) async throws(NudgyError) -> DialogueEngine {
    var id = state.persona(configured: configuration.persona)
    if id == nil { id = try? await memory.preferences().persona }
    let standard = personas.standard
    // Asked for by id even when it is the default one: a file of the user may stand in for it.
    let persona = personas.persona(id: id ?? PersonaLibrary.defaultID) ?? standard
    return DialogueEngine(
      persona: persona, standard: standard, random: services.world.random, recents: state.recentLines)
  }

  private func finish(_ run: inout TurnRun) async {
    let erasure = run.scope.forgotten.isEmpty ? nil : Erasure(run.scope.forgotten, reach: .ownWordsStay)
    let said = erasure?.redacted(run.reply) ?? run.reply
    executor.forgetter.talk.note(run.exchanges, of: run.scope.turn)
    run.scope.state.recentLines = run.voice.recents
    run.scope.state.lastTurnAt = run.scope.now
    run.emit(.emotion(run.expression))
    let reply = ChatMessage(
      conversation: conversation, turn: run.scope.turn, role: .assistant, text: said, at: run.scope.now)
    do {
      // One wait for the disk a turn: a change to tasks has brought the words there with it.
      try await dialogue.save(
        run.scope.state, with: run.reply.isEmpty ? nil : reply,
        waits: !run.hasChangedTasks)
      // Again, as what the conversation remembers of this turn may hold the words, too.
      if let erasure { try await executor.forgetter.erase(erasure) }
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
    await tellReopening(&run)
    run.emit(
      .finished(
        TurnSummary(
          brain: run.brain, endsConversation: run.endsConversation, wasInterrupted: Task.isCancelled)))
  }
}
