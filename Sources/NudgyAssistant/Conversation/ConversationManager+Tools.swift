import NudgyCore

// Which tools a model is offered, and how it answers without any.
extension ConversationManager {
  func tools(for model: ChosenModel, _ run: TurnRun) async -> ToolSet {
    // A server elsewhere is not waited for: few have small windows.
    let patience = model.isLocal ? ConversationManager.patience : .zero
    let window = await model.service.contextWindow(within: patience)
    return toolSets.tools(for: toolKey(model, run), window: window, isLocal: model.isLocal)
  }

  private static let patience = Duration.milliseconds(300)

  func toolKey(_ model: ChosenModel, _ run: TurnRun) -> String {
    "\(model.place) \(run.voice.persona.profile.model ?? "")"
  }

  func brain(
    for message: UserMessage, over service: any LLMService, tools: ToolSet?, facts: [String] = [],
    _ run: TurnRun
  ) async -> LanguageModelBrain {
    let wording = run.wording
    let pasted = run.scope.state.pastedTurns
    return await LanguageModelBrain(
      service: service, as: run.voice.persona, tools: tools,
      showsLists: run.scope.spoken?.asksForList == true
    ) { persona in
      var prompt = await self.prompt(
        for: message, persona: persona, wording: wording, pasted: pasted, hasTools: tools != nil)
      if tools == nil { prompt.append(.system(PromptWording.happened(facts))) }
      return LanguageModelBrain.Manner(persona, prompt: prompt)
    }
  }

  // MARK: - A model that takes no tools

  /// Does what the message asks for as without a model, and lets the model talk about it. Curated lines are said only
  /// where it has nothing to say.
  ///
  /// - Returns: true, as the message is answered either way.
  func answerBesideModel(
    _ model: ChosenModel, _ message: UserMessage, _ run: inout TurnRun
  ) async -> Bool {
    run.scope.dumpCheck = nil
    run.brain = .offline
    run.withholdsLines = true
    await answerAlone(message, &run)
    run.withholdsLines = false
    let before = run.reply
    run.brain = .model
    await sumUpOverflow(before: message)
    let service = MeteredModel(service: model.service, ledger: ledger)
    let facts = TurnFacts(wording: run.wording).lines(run.exchanges)
    let brain = await brain(for: message, over: service, tools: nil, facts: facts, run)
    run.beginsParagraph = true
    let failure = await run.converse(with: brain)
    let said = String(run.reply.dropFirst(before.count))
    if said.isBlank, !Task.isCancelled {
      run.brain = .offline
      run.sayWithheld()
      run.notice(AssistantWording.fellBack(AssistantWording.failure(failure ?? .garbled)))
      breaker.open(at: services.world.uptime(), after: failure ?? .garbled)
      return true
    }
    if failure != nil { run.notice(AssistantWording.interrupted) } else { breaker.close() }
    if ClaimDetector.claimsChange(said), !run.hasChangedTasks {
      run.notice(AssistantWording.claimWithoutChange)
    }
    if await ledger.isSpent(model.budget) { await tellEndOfBudget(&run) }
    return true
  }
}
