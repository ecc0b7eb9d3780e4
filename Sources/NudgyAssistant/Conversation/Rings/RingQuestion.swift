import NudgyCore
import NudgyLanguage

/// The answers to a ring: done, ten minutes, tomorrow, do it, let go. It is asked by ringing, so it shows no choices of its own;
/// only the one at launch does, and takes their numbers.
enum RingQuestion {
  /// Among the values of the one whose choices are numbered.
  static let isNumbered = "numbered"
  /// Among the values of the one after which other things came up.
  static let isBehind = "behind"

  enum Answer: Sendable, Equatable {
    case done, letGo, doIt
    /// Put away until then; nil where it is not said.
    case later(String?)
  }

  static func question(about task: TaskItem, isNumbered: Bool = false) -> PendingQuestion {
    PendingQuestion(
      kind: .ring, tool: ToolName.completeTask.rawValue, arguments: "{}", numbers: [task.number],
      choices: [task.title], values: isNumbered ? [Self.isNumbered] : [], text: "")
  }

  /// Nil for words that are about something else.
  static func answer(_ text: String, to question: PendingQuestion, context: LanguageContext) -> Answer? {
    let title = question.choices.first ?? ""
    let said = YesOrNo.spelled(text)
    let isNumber = Int(said) != nil
    if question.values.contains(isBehind) {
      guard !isNumber, RingReply.isBarePause(text) || RingDelay(said) != nil else { return nil }
      return .later(RingDelay(said)?.words ?? tenMinutes)
    }
    if question.values.contains(isNumbered), let number = Int(said), numbered.indices.contains(number - 1) {
      return numbered[number - 1]
    }
    if let delay = RingDelay(said) { return .later(delay.words) }
    if done.contains(said) { return .done }
    // "Tomorrow" and "in an hour" put it away; a sentence that holds a time is another matter.
    let until = PlainText.singleLine(text)
    if SnoozeTimes(context: context).named(until) != nil || WhenParser(context).whole(until)?.start != nil {
      return .later(until)
    }
    return switch RingReply(text, title: title) {
    case .done: .done
    case .pause: .later(tenMinutes)
    case .letGo: .letGo
    case .failed:
      .later(WhenParser(context).matches(in: Tokenizer.tokenize(text)).first { $0.start != nil }?.text)
    case nil: nil
    }
  }

  /// What the answer asks for; nil for doing it, which changes nothing.
  static func command(_ answer: Answer, _ number: Int, _ times: TimeArgument) -> ToolCommand? {
    switch answer {
    case .done: .complete(.number(number))
    case .letGo: .drop(.number(number))
    case .later(let until):
      .snooze(.number(number), until: until.map { ReturnTime($0, times) } ?? .unsaid)
    case .doIt: nil
    }
  }

  private static let tenMinutes = RingDelay.words(10)
  /// In the order in which they are offered.
  private static let numbered: [Answer] = [.done, .later(tenMinutes), .later("tomorrow"), .doIt, .letGo]
  private static let done: Set<String> = ["done", "did it", "finished", "all done", "done it"]
}
