import NudgyCore

/// Begins what nothing can be opened for: a ring when the first minutes of it are over.
enum TaskStart {
  /// What is offered where nobody said how long it takes, and the longest.
  static let minutes = 10
  static let most = 60

  static func question(about task: TaskItem, minutes: Int, _ writer: CommandWriter) -> PendingQuestion {
    PendingQuestion(
      .confirm, .update(.number(task.number), TaskEdit(reminder: "in \(minutes) minutes")), writer,
      numbers: [task.number], choices: AssistantWording.yesOrNo, text: AssistantWording.startTimer(minutes))
  }
}
