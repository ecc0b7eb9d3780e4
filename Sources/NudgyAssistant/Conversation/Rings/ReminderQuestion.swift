import NudgyCore
import NudgyLanguage

/// When a task is due that is to be told of ahead of it: "remind me the day before", said of something without a day.
enum ReminderQuestion {
  static func question(about task: TaskItem, ahead words: String) -> PendingQuestion {
    PendingQuestion(
      kind: .remindDue, tool: ToolName.updateTask.rawValue,
      arguments: JSONWriter.compact(["remind": .string(words)]), numbers: [task.number], choices: [],
      text: NudgeWording.aheadOfWhat(words, task.title))
  }

  static func read(
    _ text: String, to question: PendingQuestion, context: LanguageContext, random: RandomSource
  ) -> AnswerReader.Reading {
    if YesOrNo(text) == .no { return .cancelled }
    guard let number = question.numbers.first,
      let remind = JSONReader.value(from: question.arguments)?["remind"], let due = due(in: text, context)
    else { return .notAnAnswer }
    let call = ToolCall(
      .updateTask, ["task": .string("#\(number)"), "due": .string(due), "remind": remind], random)
    return .goOn([call])
  }

  /// "It's due friday" is a time with words before it.
  private static func due(in text: String, _ context: LanguageContext) -> String? {
    var words = PlainText.singleLine(text).split(separator: " ").map(String.init)
    while let first = words.first, leads.contains(first.lowercased()) { words.removeFirst() }
    let due = words.joined(separator: " ")
    return WhenParser(context).whole(due)?.start == nil ? nil : due
  }

  private static let leads: Set = [
    "it's", "its", "it", "is", "due", "that's", "thats", "for", "by", "um", "oh",
  ]
}
