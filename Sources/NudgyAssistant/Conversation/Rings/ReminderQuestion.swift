import NudgyCore
import NudgyLanguage

/// When a task is due that is to be told of ahead of it: "remind me the day before", said of something without a day.
enum ReminderQuestion {
  static func question(
    about task: TaskItem, ahead words: String, _ writer: CommandWriter
  ) -> PendingQuestion {
    PendingQuestion(
      .remindDue, .update(.number(task.number), TaskEdit(reminder: words)), writer, numbers: [task.number],
      choices: [], text: NudgeWording.aheadOfWhat(words, task.title))
  }

  static func read(
    _ text: String, to question: PendingQuestion, _ reader: CommandReader
  ) -> AnswerReader.Reading {
    if YesOrNo(text) == .no { return .cancelled }
    guard case .update(_, var edit)? = question.command(reader), let number = question.numbers.first,
      let due = due(in: text, reader.times)
    else { return .notAnAnswer }
    edit.patch.due = .set(due)
    return .goOn([.update(.number(number), edit)])
  }

  /// "It's due friday" is a time with words before it.
  private static func due(in text: String, _ times: TimeArgument) -> DueDate? {
    var words = PlainText.singleLine(text).split(separator: " ").map(String.init)
    while let first = words.first, leads.contains(first.lowercased()) { words.removeFirst() }
    return WhenParser(times.context).whole(words.joined(separator: " ")).flatMap {
      TimeArgument.due($0, times.context.calendar)
    }
  }

  private static let leads: Set = [
    "it's", "its", "it", "is", "due", "that's", "thats", "for", "by", "um", "oh",
  ]
}
