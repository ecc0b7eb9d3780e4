import NudgyCore

// A link is kept for some time that is not now: the usual times are offered, and any other can be said.
extension ConversationManager {
  func offerReturn(_ run: inout TurnRun) {
    let made = run.calls.createdTasks
    guard run.brain == .offline, made.count == 1, run.scope.state.questions.isEmpty, made[0].due == nil,
      made[0].snoozedUntil == nil, ShareIdentity.page(of: made[0]) != nil
    else { return }
    let choices = SnoozeChoices(now: run.scope.now, calendar: services.world.calendar)
    run.scope.state.questions = [ReturnQuestion.about(made[0], choices, run.wording)]
  }
}
