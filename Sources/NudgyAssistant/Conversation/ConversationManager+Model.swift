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
    let service = MeteredModel(service: model.service, ledger: ledger)
    let budget = await ledger.windows.budget(for: model)
    run.brain = .model
    let understanding = await understanding(of: message, run)
    let spoken = planner(run).plan(understanding).compactMap(\.call)
    run.scope.spoken = SpokenWords(understanding, calls: spoken, state: run.scope.state)
    var failure: LLMFailure?
    do {
      if try await !split(message, with: service, &run) {
        failure = await talk(message, within: budget, with: service, &run)
      }
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

  /// The model's own words and calls; returns why there were none. What was too long is tried once more, shorter.
  private func talk(
    _ message: UserMessage, within budget: PromptBudget, with service: any LLMService, _ run: inout TurnRun
  ) async -> LLMFailure? {
    let tools = ToolDefinitions.all
    let (failure, sent) = await talk(message, tools, within: budget, with: service, &run)
    // What could not even be sent is not to be had shorter.
    guard case .contextOverflow(let limit)? = failure, let sent, !Task.isCancelled else { return failure }
    var smaller = await ledger.windows.learn(overflow: limit, of: sent)
    if smaller == nil { smaller = await ledger.windows.current }
    guard let smaller, smaller != budget else { return failure }
    return await talk(message, tools, within: smaller, with: service, &run).failure
  }

  /// - Returns: why there was no answer, and how long the last request was; nil where none would fit.
  private func talk(
    _ message: UserMessage, _ tools: [ToolSchema], within budget: PromptBudget, with service: any LLMService,
    _ run: inout TurnRun
  ) async -> (failure: LLMFailure?, sent: Int?) {
    let prompt = await prompt(for: message, tools, within: budget, moment(run))
    let temperature = run.voice.persona.profile.temperature
    let brain = LanguageModelBrain(service: service, prompt: prompt, temperature: temperature)
    let failure = await run.converse(with: brain)
    let sent = try? prompt.request(after: run.rounds, isLast: false, temperature: 0)
    return (failure, sent.map { TokenEstimate.tokens($0) })
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
}
