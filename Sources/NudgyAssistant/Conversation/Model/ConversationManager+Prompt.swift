import Foundation
import NudgyCore

// What a model is told.
extension ConversationManager {
  /// What a prompt depends on beside the message.
  struct PromptMoment: Sendable {
    var persona: Persona
    var wording: TimeWording
    var state: DialogueState
    /// What the program made of the words already, and what it takes the rest for.
    var reading: [String] = []
  }

  func moment(_ run: TurnRun) -> PromptMoment {
    PromptMoment(persona: run.teller.voice.persona, wording: run.wording, state: run.scope.state)
  }

  /// The prompt for this message. Parts that cannot be read are left out rather than fatal; what has no room is summed
  /// up or told in short.
  func prompt(
    for message: UserMessage, _ tools: [ToolSchema], within budget: PromptBudget, _ moment: PromptMoment
  ) async -> Prompt {
    let talk = await talk(before: message)
    var prompt = await prompt(for: message, tools, budget, moment, talk)
    while prompt.room < 0, let shorter = prompt.note.shorter { prompt.note = shorter }
    // Where not even the message has room, the talk need not give way to it.
    guard prompt.hasRoom else { return prompt }
    let kept = await makeRoom(max(0, prompt.room), in: prompt.history, of: talk)
    guard kept.count < prompt.history.count else { return prompt }
    // What was summed up stands at the head now.
    let note = prompt.note
    prompt = await self.prompt(for: message, tools, budget, moment, talk)
    (prompt.note, prompt.history) = (note, kept)
    return prompt
  }

  private func prompt(
    for message: UserMessage, _ tools: [ToolSchema], _ budget: PromptBudget, _ moment: PromptMoment,
    _ talk: [ChatMessage]
  ) async -> Prompt {
    let turns = PromptTurn.turns(
      of: talk, pasted: Set(moment.state.pastedTurns ?? []), log: executor.forgetter.talk,
      tools: Set(tools.map(\.name)))
    return PromptBuilder(persona: moment.persona, wording: moment.wording, budget: budget, tools: tools)
      .prompt(
        for: message, background: await background(of: message, budget),
        board: await board(moment, budget), table: table(moment), history: turns, reading: moment.reading)
  }

  private func background(of message: UserMessage, _ budget: PromptBudget) async -> PromptBuilder.Background {
    let preferences = try? await memory.preferences()
    return PromptBuilder.Background(
      facts: (try? await memory.relevantFacts(to: message.text, budget: budget.facts)) ?? [],
      summaries: (try? await memory.summaries()) ?? [], name: preferences?.name, tone: preferences?.tone,
      voices: personas.all().map(\.name))
  }

  private func board(_ moment: PromptMoment, _ budget: PromptBudget) async -> PromptBuilder.BoardFacts {
    let query = TaskListQuery(
      .upNext, now: moment.wording.now, calendar: services.world.calendar, limit: budget.tasks)
    let counts = try? await services.tasks.counts(now: query.now, today: query.today)
    var board = PromptBuilder.BoardFacts(
      counts: counts ?? BoardCounts(upNext: 0, snoozed: 0, doneToday: 0, done: 0, dropped: 0),
      tasks: (try? await services.tasks.tasks(query)) ?? [])
    if let card = moment.state.card, let found = try? await services.tasks.task(number: card) {
      // What is dealt with lies on no table.
      board.card = found.effectiveStatus(at: query.now) == .active ? found : nil
    }
    return board
  }

  private func table(_ moment: PromptMoment) -> PromptBuilder.Table {
    let mood = moment.state.mood(at: moment.wording.now)
    return PromptBuilder.Table(
      question: moment.state.questions.first?.question, receipts: executor.forgetter.talk.lastLines,
      energy: mood.energy, minutes: mood.minutes)
  }

  /// What is kept back from a model is told once.
  func tellSecrets(_ run: inout TurnRun) {
    let count = ledger.secrets.takeNews()
    if count > 0 { run.notice(PrivacyWording.keptBack(count)) }
  }

  /// What the next request would hold, for the privacy report. Asks no server.
  func preview(_ model: ChosenModel, _ placeholder: String) async -> PromptPreview {
    let wording = TimeWording(
      now: services.world.now(), calendar: services.world.calendar, uses24Hours: configuration.uses24Hours,
      writesDayFirst: configuration.readsDayFirst)
    let state = (try? await dialogue.load()) ?? DialogueState()
    let persona = (try? await voice(for: state))?.persona ?? personas.standard
    let budget = await ledger.windows.budget(for: model, asks: false)
    let takesTools = await model.service.takesTools(persona.profile.model)
    let window = budget.window.flatMap { ContextWindow(tokens: $0, source: .told) }
    let chosen = toolSets.tools(for: toolKey(model, persona), window: window, isLocal: model.isLocal)
    let tools = takesTools ? chosen.schemas : []
    let prompt = await prompt(
      for: UserMessage(placeholder), tools, within: budget,
      PromptMoment(persona: persona, wording: wording, state: state))
    let temperature = persona.profile.temperature ?? LanguageModelBrain.talkTemperature
    let whole = LLMRequest(messages: prompt.messages, tools: prompt.tools, temperature: temperature)
    let request = (try? prompt.request(after: [], isLast: false, temperature: temperature)) ?? whole
    let metered = MeteredModel(service: model.service, ledger: ledger)
    return PromptPreview(
      request: ledger.secrets.masked(request), body: await metered.body(of: request),
      parts: PromptPart.parts(of: prompt, keepingBack: ledger.secrets), budget: budget,
      purposes: await ledger.purposes())
  }
}
