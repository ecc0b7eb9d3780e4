import NudgyCore

/// Asks when something that was kept for later is wanted back, with the usual times.
enum ReturnQuestion {
  static func about(_ task: TaskItem, _ choices: SnoozeChoices, _ wording: TimeWording) -> PendingQuestion {
    let offers = choices.namedOffers
    return PendingQuestion(
      .when, .snooze(.number(task.number), until: .unsaid), CommandWriter(calendar: wording.calendar),
      numbers: [task.number],
      choices: offers.map { AssistantWording.offer($0.name, wording.instant($0.instant)) },
      values: offers.map { InstantFormat.string($0.instant, in: wording.calendar) },
      text: AssistantWording.backWhen)
  }
}
