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
  package func noteRung(_ number: Int) async {
    guard var state = try? await dialogue.load(), let task = try? await services.tasks.task(number: number)
    else { return }
    (state.card, state.turnsSinceCard) = (number, 0)
    (state.focus, state.focusTitle) = (number, task.title)
    // It is talked of from now on, however long nothing was said before.
    state.lastTurnAt = services.world.now()
    if state.questions.isEmpty { state.questions = [RingQuestion.question(about: task)] }
    try? await dialogue.save(state)
  }

  /// When the user gets up and goes to bed, as far as memory knows.
  package func wakingHours() async -> (wake: CivilTime?, sleep: CivilTime?) {
    let preferences = try? await memory.preferences()
    return (preferences?.wake, preferences?.sleep)
  }
}
