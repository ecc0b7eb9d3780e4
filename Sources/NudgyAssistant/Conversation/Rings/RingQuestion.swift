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
    if question.values.contains(isBehind) {
      return RingReply.isBarePause(text) || soon.contains(said) ? .later(tenMinutes) : nil
    }
    if let number = Int(said) {
      // The answers stand there with their numbers; a larger one counts minutes.
      return numbered.indices.contains(number - 1)
        ? numbered[number - 1]
        : RingDelay.longest >= number && number > 0 ? .later("in \(number) minutes") : nil
    }
    if let delay = RingDelay(said) { return .later("in \(delay.minutes) minutes") }
    if done.contains(said) { return .done }
    if soon.contains(said) { return .later(tenMinutes) }
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

  private static let tenMinutes = "in 10 minutes"
  /// In the order in which they are offered.
  private static let numbered: [Answer] = [.done, .later(tenMinutes), .later("tomorrow"), .doIt, .letGo]
  private static let done: Set<String> = ["done", "did it", "finished", "all done", "done it"]
  private static let soon: Set<String> = [
    "10 min", "10 mins", "10 minutes", "10m", "ten minutes", "ten min", "in 10", "in 10 min", "not now",
    "give me 10", "gimme 10", "gimme ten", "give me ten", "ten", "in ten", "in ten minutes", "in a bit",
    "give me 10 minutes", "give me ten minutes",
  ]
}
