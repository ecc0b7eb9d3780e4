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

  func tellEndOfBudget(_ run: inout TurnRun) async {
    if await ledger.takeEndNotice() { run.notice(AssistantWording.budgetSpent) }
  }

  /// Lets a model answer what the reading does not settle by itself.
  ///
  /// - Returns: what is left for the offline brain to carry out; nil when the turn is answered.
  func consult(
    _ message: UserMessage, about understanding: Understanding, _ run: inout TurnRun
  ) async -> Understanding? {
    guard services.models.current != nil, planner(run).timeAlone(understanding) == nil else {
      return understanding
    }
    let arbiter = Arbiter(
      understanding: understanding, origin: message.origin, modelLeads: configuration.modelLeads)
    guard arbiter.route != .reading, let model = await modelToAsk(for: message, &run) else {
      return understanding
    }
    let service = hedged(model, for: arbiter.rest)
    let trust = await trust(in: model)
    guard await service.takesTools(run.teller.voice.persona.profile.model), !trust.isLost else {
      return await answerBeside(model, message, understanding, &run)
    }
    let spoken = planner(run).plan(understanding).compactMap(\.call?.command)
    run.scope.spoken = SpokenWords(
      understanding, commands: spoken, state: run.scope.state, agreedTo: await offered(before: message, run))
    run.scope.trustsModel = trust.isTrusted
    run.scope.modelIsProven = trust.isProven
    await doQuietly(arbiter.first, &run)
    // A paste is held against the window, too.
    let budget = await ledger.windows.budget(for: model)
    run.beginModel()
    var failure: LLMFailure?
    var open = arbiter.rest
    do {
      if arbiter.route == .split {
        guard let left = try await split(open, with: service, &run) else { return unreadable(open, &run) }
        open = left
      } else {
        failure = await talk(model, message, about: open, within: budget, with: service, &run)
      }
    } catch {
      failure = error as? LLMFailure ?? .garbled
    }
    if failure == .refusesTools, !run.modelHasAnswered {
      return await answerBeside(model, message, open, &run)
    }
    // An answer without a word or a call is none; a person who stopped it has had enough.
    let isEmpty = failure == nil && !run.modelHasAnswered && !Task.isCancelled
    if let failure = failure ?? (isEmpty ? .garbled : nil) { return await fallBack(on: open, failure, &run) }
    breaker.close()
    if !Task.isCancelled { await settle(open, &run, after: model) }
    if await ledger.isSpent(model.budget) { await tellEndOfBudget(&run) }
    return nil
  }

  /// Carries out what changes something, with its receipts and no other word: somebody else has the word.
  private func doQuietly(_ understanding: Understanding, _ run: inout TurnRun) async {
    var changes = understanding
    changes.acts = understanding.acts.filter(\.intent.isChange)
    guard !changes.acts.isEmpty else { return }
    let speaker = run.brain
    run.noteWishesAhead(changes.acts)
    var brain = offlineBrain(planner(run).steps(of: changes), for: changes, run)
    brain.isQuiet = true
    run.brain = .offline
    await run.converse(with: brain)
    run.brain = speaker
    run.noteActs(changes)
  }

  /// What the offline brain does instead of a model that failed; what that did stays.
  private func fallBack(
    on open: Understanding, _ failure: LLMFailure, _ run: inout TurnRun
  ) async -> Understanding? {
    if run.modelHasAnswered {
      run.notice(AssistantWording.interrupted)
      // A broken connection loses nothing that was asked for.
      let left = account(for: open, run).open
      run.endModel()
      return left.isSettled || Task.isCancelled ? nil : left
    }
    breaker.open(at: services.world.uptime(), after: failure)
    run.brain = .offline
    run.endModel()
    run.notice(AssistantWording.fellBack(AssistantWording.failure(failure)))
    return open.isSettled ? nil : open
  }

  private func unreadable(_ open: Understanding, _ run: inout TurnRun) -> Understanding? {
    run.brain = .offline
    run.endModel()
    return open
  }

  /// What the words named and nobody kept or changed is asked about; what a model that is not known to call the tools
  /// passed over is done as it would be without one. Words that claim more than was done are set right.
  private func settle(_ open: Understanding, _ run: inout TurnRun, after model: ChosenModel) async {
    var trust = await trust(in: model)
    var left = account(for: open, run).open
    let called = run.modelHasActed
    let modelReply = run.modelReply
    let owes = left.acts.contains { $0.intent.isChange } || !left.questions.isEmpty
    run.noteChanges()
    run.endModel()
    if !trust.isProven {
      await doQuietly(left, &run)
      left.acts = []
    }
    if ClaimDetector.claimsChange(modelReply), !run.calls.hasDoneAnything {
      run.notice(AssistantWording.claimWithoutChange)
    }
    let asked = left.asked
    run.scope.state.questions += await questions(of: asked, run)
    run.scope.state.questions += asked.acts.compactMap { rememberQuestion($0, in: asked.text, run) }
    trust.note(called: called, owed: owes, overstepped: run.scope.oversteps)
    await keep(trust, in: model)
  }

  private func account(for open: Understanding, _ run: TurnRun) -> TurnAccount {
    TurnAccount(
      understanding: open, exchanges: run.calls.exchanges, context: context(run),
      countsHeld: !run.scope.holdsTooMuch)
  }

  /// The model's own words and calls; returns why there were none. What was too long is tried once more, shorter.
  private func talk(
    _ model: ChosenModel, _ message: UserMessage, about open: Understanding, within budget: PromptBudget,
    with service: any LLMService, _ run: inout TurnRun
  ) async -> LLMFailure? {
    let tools = await tools(for: model, as: run.teller.voice.persona)
    let hint = ReadingHint(done: run.calls.exchanges, open: open).lines
    defer {
      toolSets.note(run.modelRounds.flatMap(\.exchanges), of: toolKey(model, run.teller.voice.persona))
    }
    let (failure, sent) = await talk(message, tools, within: budget, hint, with: service, &run)
    // What could not even be sent is not to be had shorter.
    guard case .contextOverflow(let limit)? = failure, let sent, !Task.isCancelled else { return failure }
    var smaller = await ledger.windows.learn(overflow: limit, of: sent)
    if smaller == nil { smaller = await ledger.windows.current }
    guard let smaller, smaller != budget else { return failure }
    return await talk(message, tools, within: smaller, hint, with: service, &run).failure
  }

  /// - Returns: why there was no answer, and how long the last request was; nil where none would fit.
  private func talk(
    _ message: UserMessage, _ tools: ToolSet, within budget: PromptBudget, _ hint: [String],
    with service: any LLMService, _ run: inout TurnRun
  ) async -> (failure: LLMFailure?, sent: Int?) {
    let brain = await brain(for: message, over: service, tools: tools, within: budget, hint, run)
    let failure = await run.converse(with: brain)
    let sent = try? brain.request(after: run.modelRounds)
    return (failure, sent.map { TokenEstimate.tokens($0) })
  }

  /// Makes the tasks of a ramble that a model took apart, and says its words; what is left over of it, or nil when its
  /// answer could not be read.
  private func split(
    _ open: Understanding, with service: any LLMService, _ run: inout TurnRun
  ) async throws -> Understanding? {
    let splitter = DumpSplitter(
      request: FormRequest(service: service), understanding: open, context: context(run))
    let split = try await splitter.split(speakingAs: run.teller.voice.persona.prompt)
    guard let split else { return nil }
    var left = open
    left.acts.removeAll { $0.intent == .create }
    left.leftovers = split.leftovers
    guard !Task.isCancelled else { return left }
    run.beginModel(hasAnswered: true)
    var brain = OfflineBrain(
      ToolCommand.creating(split.tasks),
      composer: ReplyComposer(
        wording: run.wording, leavesSome: split.reply.isEmpty && !split.leftovers.isEmpty),
      random: services.world.random)
    brain.isQuiet = !split.reply.isEmpty
    await run.converse(with: brain)
    run.say(split.reply)
    return left
  }

  // MARK: - What a model has shown

  /// What it has shown in this conversation, begun with what was good before.
  private func trust(in model: ChosenModel) async -> ToolTrust {
    guard !configuration.modelLeads else { return .complete }
    if let trust = trusts[model.place] { return trust }
    let kept = try? await services.conversations.value(for: Self.trustKey + model.place)
    return ToolTrust(score: max(0, kept.flatMap { $0 }.flatMap(Int.init) ?? 0))
  }

  /// What cannot be written is shown anew.
  private func keep(_ trust: ToolTrust, in model: ChosenModel) async {
    guard await self.trust(in: model) != trust else { return }
    trusts[model.place] = trust
    try? await services.conversations.setValue(String(trust.score), for: Self.trustKey + model.place)
  }

  private static let trustKey = "model.trust."

  /// What the last answer offered, where the message is short enough to agree to it.
  private func offered(before message: UserMessage, _ run: TurnRun) async -> String {
    guard message.origin == .typed, message.text.split(separator: " ").count <= Self.longestAgreement else {
      return ""
    }
    let pasted = Set(run.scope.state.pastedTurns ?? [])
    let latest = await talk(before: message).suffix(Self.offeringMessages)
    return latest.filter { !pasted.contains($0.turn) }.map(\.text).joined(separator: "\n")
  }

  private static let longestAgreement = 8
  private static let offeringMessages = 3
}
