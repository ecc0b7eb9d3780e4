import Foundation
import NudgyCore

// How a turn begins and ends: the words stored, what was on the table taken up; questions left, everything kept.
extension ConversationManager {
  // MARK: - Opening

  func opened(
    _ message: UserMessage, now: Date, wording: TimeWording, emit: @escaping Emit
  ) async throws(NudgyError) -> TurnRun {
    let turn = services.world.makeID()
    let unstored = await store(message, turn: turn, at: now)
    let state = try await dialogue.load()
    // A memory that cannot be read costs the name, not the turn.
    let name = (try? await memory.preferences())?.name
    let teller = TurnTeller(voice: try await voice(for: state), userName: name, emit: emit)
    let scope = TurnScope(now: now, turn: turn, origin: message.origin, state: state)
    var run = TurnRun(executor: executor, scope: scope, teller: teller, wording: wording)
    run.scope.state.beginTurn(at: now)
    run.takeRing()
    if message.origin != .typed { run.scope.state.notePasted(turn) }
    if let unstored {
      run.notice(ErrorMessages(wording: wording, isConversation: true).message(for: unstored).line, unstored)
    }
    await tellReopening(&run)
    return run
  }

  /// Stores the words, to be brought to the disk itself before the turn ends; where that fails, questions can still be
  /// answered, and changes will say so themselves.
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

  /// The words went where the store is now, but what was on the table may not be there.
  private func tellReopening(_ run: inout TurnRun) async {
    guard let reopening = await services.tasks.takeReopening() else { return }
    run.notice(AssistantWording.reopened(reopening))
  }

  func voice(for state: DialogueState) async throws(NudgyError) -> DialogueEngine {
    var id = state.persona(configured: configuration.persona)
    if id == nil { id = try? await memory.preferences().persona }
    let standard = personas.standard
    // Asked for by id even when it is the default one: a file of the user may stand in for it.
    let persona = personas.persona(id: id ?? PersonaLibrary.defaultID) ?? standard
    return DialogueEngine(
      persona: persona, standard: standard, random: services.world.random, recents: state.recentLines)
  }

  // MARK: - Ending

  /// What the turn leaves to be asked; the first of it is asked now, below everything else the message led to.
  func leaveQuestions(_ run: inout TurnRun) async {
    tellSecrets(&run)
    if let held = run.scope.held, !run.scope.holdsTooMuch || run.scope.state.questions.isEmpty {
      let named = await executor.named(held, at: run.scope.now)
      run.scope.state.questions.insert(HeldPlan.question(named), at: 0)
    }
    await askAboutReminder(&run)
    offerReturn(&run)
    await offerAgent(&run)
    await offerLouder(&run)
    await offerModel(&run)
    await askAboutGuess(&run)
    if let question = run.scope.state.questions.first { run.teller.ask(question.question) }
    run.scope.state.onlyAsked =
      run.scope.state.questions.isEmpty || run.calls.hasChangedTasks ? nil : true
    run.putRingBack()
  }

  /// Keeps a pasted ramble whole beside its tasks.
  func record(_ message: UserMessage, _ run: TurnRun) async throws(NudgyError) {
    let numbers = run.calls.createdTasks.map(\.number)
    guard !numbers.isEmpty else { return }
    try await services.conversations.record(
      BrainDump(
        id: run.scope.turn, transcript: message.text, processedAt: run.scope.now, taskNumbers: numbers))
  }

  func finish(_ run: inout TurnRun) async {
    let erasure = run.scope.forgotten.isEmpty ? nil : Erasure(run.scope.forgotten, reach: .ownWordsStay)
    let said = erasure?.redacted(run.teller.reply) ?? run.teller.reply
    executor.forgetter.talk.note(run.calls.exchanges, of: run.scope.turn, executor.writer)
    run.scope.state.recentLines = run.teller.voice.recents
    run.scope.state.lastTurnAt = run.scope.now
    run.teller.emit(.emotion(run.teller.expression))
    let reply = ChatMessage(
      conversation: conversation, turn: run.scope.turn, role: .assistant, text: said, at: run.scope.now)
    do {
      // One wait for the disk a turn: a change to tasks has brought the words there with it.
      try await dialogue.save(
        run.scope.state, with: run.teller.reply.isEmpty ? nil : reply,
        waits: !run.calls.hasChangedTasks)
      // Again, as what the conversation remembers of this turn may hold the words, too.
      if let erasure { try await executor.forgetter.erase(erasure) }
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
    await tellReopening(&run)
    run.teller.emit(
      .finished(
        TurnSummary(
          brain: run.brain, endsConversation: run.endsConversation, wasInterrupted: Task.isCancelled)))
  }
}
