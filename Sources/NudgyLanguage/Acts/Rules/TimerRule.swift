import Foundation
import NudgyCore

extension ActRule {
  /// "set a timer for 25 minutes", "alarm for 6:30 am": what shall ring becomes a task that is due then.
  static let timer = ActRule(
    "timer",
    PatternTable(
      """
      [please|can you|could you] (set|start|put on|run|make|create|give me|i need|i want|begin) [me] [a|an|my|the|another] [new] (timer|alarm|countdown|alarm clock) [for|at|in|of|to ring at|to go off at|to go off in] <when>
      [please|can you|could you] (set|start|put on|run|make|create|give me|i need|i want|begin) [me] [a|an|my|the|another] <when> (timer|countdown|alarm)
      [a|an|another] (timer|alarm|countdown) [for|at|in|of] <when> [please]
      [please|can you|could you] [set|start|put on|run|make|create|give me|i need|i want|begin] [me] [a|an|my|the|another] <number> (minute|min|mins|minutes|hour|hours|second|seconds) (timer|countdown|alarm) [please]
      [please|can you|could you] (set|put on|give me|i need|i want) [me] [a|an|my|the|another] [new] (alarm|alarm clock) (for|at) <number> [please]
      [please|can you|could you] (count down|countdown|time) [for] <when> [for <words>] [please]
      [a|an|another] <when> (timer|countdown|alarm) [please]
      [please|can you|could you] (let me know|tell me|alert me|notify me|shout|give me a shout|buzz me|wake me up|wake me) (when it is|when it gets to|once it is|when it hits) <when> [please] = rings
      [please|can you|could you] (let me know|tell me|alert me|notify me|buzz me|wake me up|wake me) (when it is|once it is|when it hits) <number> [please] = rings
      [please|can you|could you] (wake me up|wake me) at (<when>|<number>) [please] = rings
      [please|can you|could you] (let me know|tell me|alert me|notify me|buzz me|give me a shout) at (<when>|<number>) [please] = told
      """)
  ) { match, clause, context in
    guard let when = ringing(match, clause, context), when.recurrence == nil,
      let due = ringingTime(when, context)
    else { return nil }
    let span = clause.span
    // "tell me at 6" of the card on the table: not before then.
    if match.tag == "told", context.hints.focusTitle != nil {
      return Act(.snooze, confidence: 0.85, span: span, target: .current, when: when)
    }
    let kinds = ["timer", "alarm", "countdown"]
    let name =
      clause.words.first { kinds.contains($0.text) }?.text ?? (match.tag.isEmpty ? "timer" : "alarm")
    let length = when.start == nil ? when.duration?.estimateInMinutes.map { " for \($0) min" } : nil
    let title = name.uppercasedFirst + (length ?? "")
    var capture = TaskCapture(title: title, source: span, sourceText: context.written(clause.words))
    capture.due = due
    capture.emoji = "⏰"
    return Act(.create, confidence: 0.9, span: span, tasks: [capture], details: .timer)
  }

  /// The time said; "set an alarm for 7" has only its hour.
  private static func ringing(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> When? {
    if let index = match.when {
      return clause.words[index].when >= 0 ? context.message.whens[clause.words[index].when] : nil
    }
    guard let number = match.number else { return nil }
    if number + 1 < clause.count, clause.words[number + 1].isUnitOfTime {
      let length = context.written(clause.words[number...(number + 1)])
      return WhenParser(context.message.context).whole("for " + length)
    }
    return WhenParser(context.message.context).whole("at " + context.written(clause.words[number...number]))
  }

  /// The moment a length ends, or the moment named; nil for a day without a time.
  private static func ringingTime(_ when: When, _ context: ActContext) -> DueDate? {
    let clock = context.message.context
    if let minutes = when.duration?.estimateInMinutes, when.start == nil || when.implied.contains(.day) {
      return .instant(clock.now.addingTimeInterval(Double(minutes) * 60), in: clock.calendar)
    }
    guard let start = when.start, !when.isAllDay else { return nil }
    return .instant(clock.calendar.instant(of: start), in: clock.calendar)
  }
}

extension Word {
  /// "minute", "hours".
  fileprivate var isUnitOfTime: Bool {
    ["minute", "min", "mins", "minutes", "hour", "hours", "second", "seconds"].contains(text)
  }
}
