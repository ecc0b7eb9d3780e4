import NudgyCore

// The first thing with a time: whether Nudgy is to ring when no chat is open is asked once.
extension ConversationManager {
  private static let offeredKey = "rings.offered"

  /// Asks below the receipt of the first thing that is due at a time, unless something else is being asked.
  func offerAgent(_ run: inout TurnRun) async {
    guard let agent = services.agent, run.scope.state.questions.isEmpty, run.scope.state.unheard == nil,
      run.scope.origin == .typed, !Task.isCancelled,
      run.calls.createdTasks.contains(where: { $0.due?.isAllDay == false || !$0.reminders.isEmpty }),
      (try? await services.conversations.value(for: Self.offeredKey)) == .some(nil),
      case .absent = await agent.state()
    else { return }
    do {
      // Kept first: better never offered than offered twice.
      try await services.conversations.setValue("yes", for: Self.offeredKey)
    } catch { return }
    run.scope.state.questions = [
      PendingQuestion(
        kind: .installAgent, tool: "", arguments: "{}", numbers: [], choices: AssistantWording.yesOrNo,
        text: NudgeWording.offerAgent)
    ]
  }

  func answerAgentOffer(isYes: Bool, _ run: inout TurnRun) async {
    guard isYes, let agent = services.agent else { return run.say(NudgeWording.agentDeclined) }
    do throws(NudgyError) {
      _ = try await agent.install()
      // It starts by itself now; that it is noticed takes a way out, too.
      let isHeard = await services.rings?.canBeNoticed() ?? true
      run.say(isHeard ? NudgeWording.agentInstalled : NudgeWording.agentInUnheard)
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
  }
}
