import Foundation
import NudgyCore
import NudgyLanguage

// Answering with a model.
extension ConversationManager {
  /// The model, unless it is resting, today's budget is spent or the message is too long for any.
  func modelToAsk(for message: UserMessage, _ run: inout TurnRun) async -> ChosenModel? {
    guard !PromptBuilder.isTooLong(message), let model = services.models.current else { return nil }
    guard breaker.isClosed(at: services.world.uptime()) else {
      tellRest(&run)
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
    run.brain = .model
    let understanding = await understanding(of: message, run)
    let service = hedged(model, for: understanding)
    let spoken = planner(run).plan(understanding).compactMap(\.call)
    run.scope.spoken = SpokenWords(understanding, calls: spoken, state: run.scope.state)
    var failure: LLMFailure?
    do {
      if try await !split(message, with: service, &run) { failure = await talk(message, with: service, &run) }
    } catch {
      failure = error as? LLMFailure ?? .garbled
    }
    // An answer without a word or a call is none; a person who stopped it has had enough.
    let isEmpty = failure == nil && !run.hasAnswered && !Task.isCancelled
    guard let failure = failure ?? (isEmpty ? .garbled : nil) else {
      breaker.close()
      if !Task.isCancelled { await makeGood(understanding, &run) }
      if await ledger.isSpent(model.budget) { await tellEndOfBudget(&run) }
      return true
    }
    if run.hasAnswered {
      run.notice(AssistantWording.interrupted)
      // A broken connection loses nothing that was asked for.
      await makeGood(understanding, &run)
      return true
    }
    breaker.open(at: services.world.uptime(), after: failure)
    run.scope.dumpCheck = nil
    run.brain = .offline
    run.notice(AssistantWording.fellBack(AssistantWording.failure(failure)))
    return false
  }

  /// The model's own words and calls; returns why there were none.
  private func talk(
    _ message: UserMessage, with service: any LLMService, _ run: inout TurnRun
  ) async -> LLMFailure? {
    await sumUpOverflow(before: message)
    let brain = LanguageModelBrain(
      service: service, prompt: await prompt(for: message, run),
      temperature: run.voice.persona.profile.temperature)
    return await run.converse(with: brain)
  }

  /// Whether a pasted ramble was split into tasks in one request that asks for nothing else. What holds fewer than
  /// two tasks by the offline brain is talked about instead, and so is a ramble whose split could not be read.
  private func split(
    _ message: UserMessage, with service: any LLMService, _ run: inout TurnRun
  ) async throws -> Bool {
    guard message.origin == .pasted else { return false }
    let captures = Understander(context(run)).split(message.text).filter { !$0.isOfCrisis }
    let check = DumpCheck(message.text, captures: captures)
    run.scope.dumpCheck = check
    guard captures.count > 1 else { return false }
    let splitter = DumpSplitter(
      request: FormRequest(service: service), context: context(run), check: check)
    let items = try await splitter.items(from: message.text)
    // Stopped, it is not asked a second time.
    guard !Task.isCancelled else { return true }
    guard let items, !items.isEmpty else { return false }
    // Held against the words already, each item on its own.
    run.scope.dumpCheck = nil
    await run.converse(with: capturing(items, run))
    run.noteChanges()
    return true
  }

  /// Creates the items and says so in the persona's voice.
  private func capturing(_ items: [JSONValue], _ run: TurnRun) -> OfflineBrain {
    OfflineBrain(
      steps: ToolCall.creating(items, services.world.random).map(PlannedStep.call),
      composer: ReplyComposer(wording: run.wording), random: services.world.random)
  }

  /// Does what the words asked for where the model did not, as they were meant when they were said.
  private func makeGood(_ understanding: Understanding, _ run: inout TurnRun) async {
    if let check = run.scope.dumpCheck {
      return await run.bringBack(check, context(run), random: services.world.random)
    }
    guard run.mayOweChanges else { return }
    await run.makeGood(planner(run).plan(_:), understanding)
  }

  /// What the model is told for this message. Parts that cannot be read are left out rather than fatal.
  func prompt(for message: UserMessage, _ run: TurnRun) async -> [LLMMessage] {
    await prompt(
      for: message, persona: run.voice.persona, wording: run.wording, pasted: run.scope.state.pastedTurns)
  }

  private func prompt(
    for message: UserMessage, persona: Persona, wording: TimeWording, pasted: [UUID]?
  ) async -> [LLMMessage] {
    let preferences = try? await memory.preferences()
    let facts = try? await memory.relevantFacts(to: message.text, budget: PromptBuilder.memoryBudget)
    let background = PromptBuilder.Background(
      facts: facts ?? [], summaries: (try? await memory.summaries()) ?? [], name: preferences?.name,
      tone: preferences?.tone)
    return PromptBuilder(persona: persona, wording: wording)
      .messages(
        for: message, background: background, board: await board(at: wording.now),
        history: await history(before: message), pasted: Set(pasted ?? []))
  }

  func history(before message: UserMessage) async -> [ChatMessage] {
    var history =
      (try? await services.conversations.recentMessages(
        conversation: conversation, limit: ConversationManager.keptMessages)) ?? []
    // The message itself is stored already, and stands at the end of the prompt.
    if let last = history.last, last.role == .user, last.text == message.text { history.removeLast() }
    return history
  }

  /// As many as could ever fit.
  private static let keptMessages = 300

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
    let message = UserMessage(placeholder)
    // As the next request would do before it is made.
    await sumUpOverflow(before: message)
    return await prompt(for: message, persona: persona, wording: wording, pasted: state.pastedTurns)
  }
}
