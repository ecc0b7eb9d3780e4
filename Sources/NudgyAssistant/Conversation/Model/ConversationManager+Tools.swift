import NudgyCore
import NudgyLanguage

// Which tools a model is offered, and how it answers without any.
extension ConversationManager {
  func tools(for model: ChosenModel, as persona: Persona) async -> ToolSet {
    // A server elsewhere is not waited for: few have small windows.
    let patience = model.isLocal ? ConversationManager.patience : .zero
    let window = await model.service.contextWindow(within: patience)
    return toolSets.tools(for: toolKey(model, persona), window: window, isLocal: model.isLocal)
  }

  private static let patience = Duration.milliseconds(300)

  func toolKey(_ model: ChosenModel, _ persona: Persona) -> String {
    "\(model.place) \(persona.profile.model ?? "")"
  }

  /// - Parameter hint: what the model is told of this turn so far, a line each.
  func brain(
    for message: UserMessage, over service: any LLMService, tools: ToolSet?, within budget: PromptBudget,
    _ hint: [String], _ run: TurnRun
  ) async -> LanguageModelBrain {
    let (schemas, moment) = (tools?.schemas ?? [], moment(run))
    return await LanguageModelBrain(
      service: service, as: run.teller.voice.persona, tools: tools,
      showsLists: run.scope.spoken?.asksForList == true
    ) { persona in
      var moment = moment
      (moment.persona, moment.reading) = (persona, hint)
      let prompt = await self.prompt(for: message, schemas, within: budget, moment)
      return LanguageModelBrain.Manner(persona, prompt: prompt)
    }
  }

  // MARK: - A model that takes no tools

  /// Does what the message asks for as without a model, and lets the model talk about it. Curated lines are said only
  /// where it has nothing to say.
  ///
  /// - Returns: nil, as the message is answered either way.
  func answerBeside(
    _ model: ChosenModel, _ message: UserMessage, _ open: Understanding, _ run: inout TurnRun
  ) async -> Understanding? {
    run.brain = .offline
    run.endModel()
    run.teller.withholdsLines = true
    await carryOut(open, &run)
    run.teller.withholdsLines = false
    run.beginModel()
    let service = MeteredModel(service: model.service, ledger: ledger)
    let budget = await ledger.windows.budget(for: model)
    let facts = PromptWording.happened(TurnFacts(wording: run.wording).lines(run.calls.exchanges))
    let brain = await brain(for: message, over: service, tools: nil, within: budget, facts, run)
    run.teller.beginsParagraph = true
    let failure = await run.converse(with: brain)
    guard run.modelHasAnswered || Task.isCancelled else {
      run.brain = .offline
      run.endModel()
      run.teller.sayWithheld(of: run.brain)
      run.notice(AssistantWording.fellBack(AssistantWording.failure(failure ?? .garbled)))
      breaker.open(at: services.world.uptime(), after: failure ?? .garbled)
      return nil
    }
    if failure != nil { run.notice(AssistantWording.interrupted) } else { breaker.close() }
    if ClaimDetector.claimsChange(run.modelReply), !run.calls.hasDoneAnything {
      run.notice(AssistantWording.claimWithoutChange)
    }
    run.endModel()
    if await ledger.isSpent(model.budget) { await tellEndOfBudget(&run) }
    return nil
  }
}
