import NudgyCore
import NudgyLanguage

/// The answers to a ring: done, ten minutes, tomorrow, let go. It is asked by ringing, so it shows no choices of its own.
enum RingQuestion {
  static func question(about task: TaskItem) -> PendingQuestion {
    PendingQuestion(
      kind: .ring, tool: ToolName.completeTask.rawValue, arguments: "{}", numbers: [task.number],
      choices: [task.title], text: "")
  }

  static func read(
    _ text: String, to question: PendingQuestion, context: LanguageContext, random: RandomSource
  ) -> AnswerReader.Reading {
    guard let number = question.numbers.first else { return .notAnAnswer }
    let task = JSONValue.string("#\(number)")
    let said = YesOrNo.spelled(text)
    if done.contains(said) { return .goOn([ToolCall(.completeTask, ["task": task], random)]) }
    if lettingGo.contains(said) {
      return .goOn([ToolCall(.dropTask, ["task": task], random)], isConsent: true)
    }
    let until = soon.contains(said) ? tenMinutes : PlainText.singleLine(text)
    // "Tomorrow" and "in an hour" put it away; a sentence that holds a time is another matter.
    let isTime =
      SnoozeTimes(context: context).named(until) != nil || WhenParser(context).whole(until)?.start != nil
    guard isTime else { return .notAnAnswer }
    return .goOn([ToolCall(.snoozeTask, ["task": task, "until": .string(until)], random)])
  }

  private static let tenMinutes = "in 10 minutes"
  private static let done: Set<String> = ["done", "did it", "finished", "all done", "done it"]
  private static let soon: Set<String> = [
    "10 min", "10 mins", "10 minutes", "10m", "ten minutes", "ten min", "in 10", "in 10 min", "not now",
    "give me 10", "gimme 10", "gimme ten", "give me ten", "ten", "in ten", "in ten minutes", "in a bit",
    "give me 10 minutes", "give me ten minutes",
  ]
  private static let lettingGo: Set<String> = ["let go", "let it go", "drop it"]
}
