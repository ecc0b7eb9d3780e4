import NudgyCore
import NudgyLanguage

/// Reads a message as the answer to the question that waits, if it is one.
struct AnswerReader {
  enum Reading: Sendable, Equatable {
    /// The commands go on; with `isConsent`, a yes was said to exactly these.
    case goOn([ToolCommand], isConsent: Bool = false)
    /// Nothing is to be changed.
    case cancelled
    /// The message is about something else.
    case notAnAnswer
  }

  let question: PendingQuestion
  let context: LanguageContext

  private var reader: CommandReader { CommandReader(times: TimeArgument(context)) }

  func read(_ text: String) -> Reading {
    switch question.kind {
    case .remindDue: return ReminderQuestion.read(text, to: question, reader)
    case .keep: return LeftoverQuestion.read(text, to: question, reader)
    case .plan: return confirm(text, HeldPlan.commands(in: question.arguments, reader))
    // Its answer runs no command of its own; the conversation reads it.
    case .useModel, .installAgent, .target, .ring, .louder: return .notAnAnswer
    case .which, .confirm, .guess, .when: break
    }
    guard let command = question.command(reader) else { return .notAnAnswer }
    switch question.kind {
    case .which: return which(text, command)
    case .when: return when(text)
    default:
      let numbers = question.numbers
      return confirm(text, [numbers.isEmpty ? command : command.about(.numbers(numbers))])
    }
  }

  private func which(_ text: String, _ command: ToolCommand) -> Reading {
    switch ChoiceReader.answer(text, choices: question.choices, numbers: question.numbers) {
    case .chosen(let indices):
      let numbers = indices.filter(question.numbers.indices.contains).map { question.numbers[$0] }
      return numbers.isEmpty ? .notAnAnswer : .goOn([command.about(.numbers(numbers))])
    case .none: return .cancelled
    case .notAnAnswer: return .notAnAnswer
    }
  }

  /// The answer to a question that offers yes and no, in words or by number; nil when the text is neither.
  static func yesOrNo(_ text: String) -> YesOrNo? {
    switch YesOrNo.spelled(text) {
    case "1": .yes
    case "2": .no
    default: YesOrNo(text)
    }
  }

  private func confirm(_ text: String, _ commands: [ToolCommand]) -> Reading {
    guard !KeepWords.takesBack(text) else { return .cancelled }
    guard let answer = AnswerReader.yesOrNo(text) else { return .notAnAnswer }
    return answer == .yes ? .goOn(commands, isConsent: true) : .cancelled
  }

  /// "Morning is fine": the time alone.
  private static func withoutAgreement(_ answer: String) -> String {
    var words = answer.lowercased().split { $0.isWhitespace || ",.!".contains($0) }.map(String.init)[...]
    while let last = words.last, agreement.contains(last) { words.removeLast() }
    while let first = words.first, agreement.contains(first) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static let agreement: WordTable = """
    fine good great grand best better works work perfect ok okay yes yeah yep sure then please thanks will do would be is
    sounds like so i guess think maybe probably let's lets say make it for me that's thats just
    """

  private func isTime(_ answer: String) -> Bool {
    SnoozeTimes(context: context).named(answer) != nil || WhenParser(context).whole(answer)?.start != nil
  }

  private func when(_ text: String) -> Reading {
    let answer = PlainText.singleLine(text)
    func until(_ time: String) -> Reading {
      let target = TaskTarget.numbers(question.numbers)
      return .goOn([.snooze(target, until: ReturnTime(time, reader.times))])
    }
    if let place = Int(answer), question.values.indices.contains(place - 1) {
      return until(question.values[place - 1])
    }
    if YesOrNo(answer) == .no { return .cancelled }
    if isTime(answer) { return until(answer) }
    // "Morning is fine": one of the times that were offered, or another.
    let words = AnswerReader.withoutAgreement(answer)
    guard words != answer else { return .notAnAnswer }
    if case .chosen(let places) = ChoiceReader.answer(words, choices: question.choices, numbers: []),
      places.count == 1, question.values.indices.contains(places[0])
    {
      return until(question.values[places[0]])
    }
    return isTime(words) ? until(words) : .notAnAnswer
  }
}
