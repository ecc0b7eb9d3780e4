import Foundation
import NudgyCore
import NudgyLanguage

// Answering with a model.
extension ConversationManager {
  /// The model, unless it is resting, today's budget is spent or the message is too long for any.
  func modelToAsk(for message: UserMessage, _ run: inout TurnRun) async -> ChosenModel? {
    guard !PromptBuilder.isTooLong(message), let model = services.models.current,
      breaker.isClosed(at: services.world.uptime())
    else {
      return nil
    }
    guard await ledger.isSpent(model.budget) else { return model }
    await tellEndOfBudget(&run)
    return nil
  }

  func modelUsage() async -> (today: ModelUsage, ever: ModelUsage) {
    (await ledger.today(), await ledger.ever())
  }

  private func tellEndOfBudget(_ run: inout TurnRun) async {
    if await ledger.takeEndNotice() { run.notice(AssistantWording.budgetSpent) }
  }

  /// Whether the model answered; false when the offline brain has to.
  func answerWithModel(
    _ model: ChosenModel, _ message: UserMessage, _ run: inout TurnRun
  ) async -> Bool {
    let prompt = await prompt(for: message, run)
    let brain = LanguageModelBrain(
      service: MeteredModel(service: model.service, ledger: ledger), prompt: prompt,
      temperature: run.voice.persona.profile.temperature)
    run.brain = .model
    if message.origin == .pasted {
      run.scope.dumpCheck = DumpCheck(
        message.text, captures: Understander(context(run)).split(message.text).filter { !$0.isOfCrisis })
    }
    let failure = await run.converse(with: brain)
    // An answer without a word or a call is none; a person who stopped it has had enough.
    let isEmpty = failure == nil && !run.hasAnswered && !Task.isCancelled
    guard let failure = failure ?? (isEmpty ? .garbled : nil) else {
      breaker.close()
      if !Task.isCancelled { await makeGood(message, &run) }
      if await ledger.isSpent(model.budget) { await tellEndOfBudget(&run) }
      return true
    }
    if run.hasAnswered {
      run.notice(AssistantWording.interrupted)
      // A broken connection loses nothing that was asked for.
      await makeGood(message, &run)
      return true
    }
    breaker.open(at: services.world.uptime(), after: failure)
    run.scope.dumpCheck = nil
    run.brain = .offline
    run.notice(AssistantWording.fellBack(AssistantWording.failure(failure)))
    return false
  }

  /// Does what the words asked for where the model did not.
  private func makeGood(_ message: UserMessage, _ run: inout TurnRun) async {
    if let check = run.scope.dumpCheck {
      return await run.bringBack(check, context(run), random: services.world.random)
    }
    guard run.mayOweChanges else { return }
    let understanding = Understander(context(run)).understand(message.text, hints: run.hints)
    let planner = ActPlanner(
      context: context(run), state: run.scope.state, random: services.world.random, wording: run.wording)
    await run.makeGood(planner.plan(_:), understanding)
  }

  /// What the model is told for this message. Parts that cannot be read are left out rather than fatal.
  func prompt(for message: UserMessage, _ run: TurnRun) async -> [LLMMessage] {
    await prompt(for: message, persona: run.voice.persona, wording: run.wording)
  }

  private func prompt(
    for message: UserMessage, persona: Persona, wording: TimeWording
  ) async -> [LLMMessage] {
    let preferences = try? await memory.preferences()
    let facts = try? await memory.relevantFacts(to: message.text, budget: PromptBuilder.memoryBudget)
    let background = PromptBuilder.Background(
      facts: facts ?? [], summaries: (try? await memory.summaries()) ?? [], name: preferences?.name,
      tone: preferences?.tone)
    return PromptBuilder(persona: persona, wording: wording)
      .messages(
        for: message, background: background, board: await board(at: wording.now),
        history: await history(before: message))
  }

  private func history(before message: UserMessage) async -> [ChatMessage] {
    var history =
      (try? await services.conversations.recentMessages(
        conversation: conversation, limit: ConversationManager.keptMessages)) ?? []
    // The message itself is stored already, and stands at the end of the prompt.
    if let last = history.last, last.role == .user, last.text == message.text { history.removeLast() }
    return history
  }

  /// As many as could ever fit.
  private static let keptMessages = 60

  private func board(at now: Date) async -> PromptBuilder.BoardFacts {
    let query = NextQuery(now: now, calendar: services.world.calendar)
    let counts = try? await services.tasks.counts(now: now, today: query.today)
    var card: NextAnswer?
    if let found = try? await services.tasks.next(query) { card = found }
    return PromptBuilder.BoardFacts(
      counts: counts ?? BoardCounts(upNext: 0, snoozed: 0, doneToday: 0, done: 0, dropped: 0), card: card)
  }

  /// What the next request would hold, for the privacy report.
  func previewPrompt(_ placeholder: String) async -> [LLMMessage] {
    let wording = TimeWording(
      now: services.world.now(), calendar: services.world.calendar, uses24Hours: configuration.uses24Hours)
    let state = (try? await dialogue.load()) ?? DialogueState()
    let persona = (try? await voice(for: state))?.persona ?? personas.standard
    return await prompt(for: UserMessage(placeholder), persona: persona, wording: wording)
  }
}
