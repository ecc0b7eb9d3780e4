import NudgyCore
import NudgyLanguage

/// Reads a message as the answer to the question that waits, if it is one.
enum AnswerReader {
  enum Reading: Sendable, Equatable {
    /// The calls go on; with `isConsent`, a yes was said to exactly these.
    case goOn([ToolCall], isConsent: Bool = false)
    /// Nothing is to be changed.
    case cancelled
    /// The message is about something else.
    case notAnAnswer
  }

  static func read(
    _ text: String, to question: PendingQuestion, context: LanguageContext, random: RandomSource
  ) -> Reading {
    guard let arguments = JSONReader.value(from: question.arguments)?.members else { return .notAnAnswer }
    switch question.kind {
    case .remindDue: return ReminderQuestion.read(text, to: question, context: context, random: random)
    case .keep: return LeftoverQuestion.read(text, to: question, random: random)
    case .which: return which(text, question, arguments, random)
    case .confirm, .guess: return confirm(text, question) { confirmed(question, arguments, random) }
    case .plan: return confirm(text, question) { HeldPlan.calls(in: question.arguments, random) }
    case .when: return when(text, question, arguments, context, random)
    // Its answer runs no tool; the conversation reads it.
    case .useModel, .installAgent, .target, .ring, .louder: return .notAnAnswer
    }
  }

  private static func which(
    _ text: String, _ question: PendingQuestion, _ arguments: [JSONValue.Member], _ random: RandomSource
  ) -> Reading {
    switch ChoiceReader.answer(text, choices: question.choices, numbers: question.numbers) {
    case .chosen(let indices):
      let numbers = indices.filter(question.numbers.indices.contains).map { question.numbers[$0] }
      guard !numbers.isEmpty else { return .notAnAnswer }
      return .goOn([call(question, replacing("task", numbersText(numbers), in: arguments), random)])
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

  private static func confirm(
    _ text: String, _ question: PendingQuestion, _ calls: () -> [ToolCall]
  ) -> Reading {
    guard !KeepWords.takesBack(text) else { return .cancelled }
    guard let answer = yesOrNo(text) else { return .notAnAnswer }
    guard answer == .yes else { return .cancelled }
    return .goOn(calls(), isConsent: true)
  }

  private static func confirmed(
    _ question: PendingQuestion, _ arguments: [JSONValue.Member], _ random: RandomSource
  ) -> [ToolCall] {
    let members =
      question.numbers.isEmpty ? arguments : replacing("task", numbersText(question.numbers), in: arguments)
    return [call(question, members, random)]
  }

  private static func when(
    _ text: String, _ question: PendingQuestion, _ arguments: [JSONValue.Member],
    _ context: LanguageContext, _ random: RandomSource
  ) -> Reading {
    let task = replacing("task", numbersText(question.numbers), in: arguments)
    let answer = PlainText.singleLine(text)
    if let place = Int(answer), question.values.indices.contains(place - 1) {
      return .goOn([call(question, replacing("until", question.values[place - 1], in: task), random)])
    }
    if YesOrNo(answer) == .no { return .cancelled }
    let isTime =
      SnoozeTimes(context: context).named(answer) != nil || WhenParser(context).whole(answer)?.start != nil
    guard isTime else { return .notAnAnswer }
    return .goOn([call(question, replacing("until", answer, in: task), random)])
  }

  private static func call(
    _ question: PendingQuestion, _ members: [JSONValue.Member], _ random: RandomSource
  ) -> ToolCall {
    ToolCall(id: ToolCall.makeID(random), name: question.tool, arguments: .object(members))
  }

  private static func numbersText(_ numbers: [Int]) -> String {
    numbers.map { "#\($0)" }.joined(separator: " ")
  }

  private static func replacing(
    _ name: String, _ text: String, in members: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    members.filter { $0.name != name } + [.init(name, .string(text))]
  }
}
