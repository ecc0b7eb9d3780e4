package import NudgyCore

// What rings need of the engine: the persona's words, and that "it" is what rang.
extension NudgyEngine {
  /// The persona's line for a moment; none comes back within its last four.
  package func line(_ moment: Moment, values: [Placeholder: String]) async -> String {
    guard var state = try? await dialogue.load(), var voice = try? await manager.voice(for: state) else {
      return ""
    }
    var values = values
    values[.name] = (try? await memory.preferences())?.name
    let line = voice.line(moment, values: values)
    state.recentLines = voice.recents
    // A line that may come twice is no reason to stay silent.
    try? await dialogue.save(state)
    return line
  }

  /// A task has just been told of in the chat: "done" and "tomorrow" are about it.
  ///
  /// - Parameters:
  ///   - number: of the task.
  ///   - isNumbered: whether its answers stand there with numbers.
  package func noteRung(_ number: Int, isNumbered: Bool = false) async {
    guard var state = try? await dialogue.load(), let task = try? await services.tasks.task(number: number)
    else { return }
    (state.card, state.turnsSinceCard) = (number, 0)
    (state.focus, state.focusTitle) = (number, task.title)
    // It is talked of from now on, however long nothing was said before.
    state.lastTurnAt = services.world.now()
    // What is being asked comes first; of rings, the last one is answered.
    state.questions.removeAll { $0.kind == .ring }
    state.questions.append(RingQuestion.question(about: task, isNumbered: isNumbered))
    try? await dialogue.save(state)
  }

  /// What stands at the top of a chat: the tasks that must not slip, the firmest first. Nothing while muted.
  package func launchNudge() async -> LaunchNudge? {
    let now = services.world.now()
    let choices = await RingChoices.load(from: services.conversations)
    if let until = choices.mutedUntil, until > now { return nil }
    func pressing(_ pressure: TaskPressure) async -> [TaskItem] {
      let found = try? await services.tasks.tasksPressing(pressure, at: now, limit: LaunchNudge.most)
      return (found ?? []).filter { !choices.mutedTasks.contains($0.number) }
    }
    let nuclear = await pressing(.nuclear)
    let others = nuclear.dropFirst() + (await pressing(.aggressive))
    guard let task = nuclear.first else {
      return others.isEmpty ? nil : LaunchNudge(asking: nil, offer: "", others: Array(others))
    }
    let offer: String
    if let step = task.openStep {
      offer = NudgeWording.twoMinutes(task.steps[step].title)
    } else {
      offer = await line(.ringOverdue, values: [.title: task.title])
    }
    await noteRung(task.number, isNumbered: true)
    return LaunchNudge(asking: task, offer: offer, others: Array(others))
  }

  /// When the user gets up and goes to bed, as far as memory knows.
  package func wakingHours() async -> (wake: CivilTime?, sleep: CivilTime?) {
    let preferences = try? await memory.preferences()
    return (preferences?.wake, preferences?.sleep)
  }
}
