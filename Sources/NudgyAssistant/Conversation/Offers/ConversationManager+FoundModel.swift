import NudgyCore

// A model found on this machine is offered once, and used after a yes.
extension ConversationManager {
  private static let offeredKey = "model.offered"

  /// Looks for a model, where none is configured and none was offered before.
  func lookForModel() async {
    guard let finder = services.finder, services.models.isOpen,
      (try? await services.conversations.value(for: ConversationManager.offeredKey)) == .some(nil)
    else { return }
    found = await finder.find()
  }

  /// Asks below the answer, unless something else is being asked.
  func offerModel(_ run: inout TurnRun) async {
    guard let model = found, services.models.isOpen, run.scope.state.questions.isEmpty,
      run.scope.state.unheard == nil, run.scope.origin == .typed, !Task.isCancelled
    else { return }
    found = nil
    do {
      // Kept first: better never offered than offered twice.
      try await services.conversations.setValue(model.server, for: ConversationManager.offeredKey)
    } catch { return }
    run.scope.state.questions = [
      PendingQuestion(
        kind: .useModel, tool: "", arguments: JSONWriter.compact(model.json), numbers: [],
        choices: AssistantWording.yesOrNo,
        text: AssistantWording.offerModel(PlainText.singleLine(model.model), on: model.server))
    ]
  }

  /// What became of the offer.
  func answerOffer(_ question: PendingQuestion, isYes: Bool, _ run: inout TurnRun) async {
    guard isYes else { return run.say(AssistantWording.modelDeclined) }
    guard let finder = services.finder,
      let model = FoundModel(JSONReader.value(from: question.arguments))
    else { return run.say(EmptyWording.nothingChanged) }
    do throws(NudgyError) {
      let before = (try? services.settings?.values()) ?? []
      let chosen = try await finder.use(model)
      try await run.journalSettings(changedSince: before, in: services.settings)
      services.models.set(chosen)
      run.say(AssistantWording.modelInUse(PlainText.singleLine(model.model)))
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
  }
}
