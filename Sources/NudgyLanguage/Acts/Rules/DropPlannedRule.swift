import NudgyCore

extension ActRule {
  /// What stands in the calendar for a time, taken off it: "clear my schedule tomorrow", "cancel all my meetings this week".
  static let dropPlanned = ActRule(
    "clear what is planned",
    anyLine: PatternTable(
      """
      @drop [out|off|up|away|down] (<list>|<tasks>) [for|on|from|of|in] <when> [please] = list
      @drop [out|off] (everything|all|it all|whatever|anything) [that is|that i have|i have|i have got] [planned|scheduled|going on|due] [from|on|off|off of|in] [<list>] [for|on|from|of|in] <when> [please]
      @drop [all|all of|every|each of] [of] (my|the|our) [other|remaining|scheduled] (events|meetings|appointments|calls|classes) [scheduled|planned|i have] [for|on|from|of|in] <when> [please]
      @drop [all|all of] [of] (my|the|our|) (meetings|appointments|calls|events) [for|on|from|of|in] <when> [please]
      @drop [all] [of] [the|my] (events|meetings|appointments|plans) (on|from|in) <list> [for|on] <when> [please] = list
      (cancel|delete|remove|scrap) (my|the) <when> [one|thing|slot|please] = timed
      (empty|clean|clean out|clean up|block out) (<list>|<tasks>) [for|on|from|of|in] <when> [please] = list
      (free up|clear up|open up|block off) (my|the) (day|morning|afternoon|evening|week|schedule|calendar) [for|on] [<when>] [please] = list
      """)
  ) { match, clause, context in
    guard let word = clause.words.last(where: { $0.when >= 0 }) else { return nil }
    if match.tag == "list", let list = match.list, let head = clause.words[list].last,
      !["list", "tasks", "reminders", "to-do", "calendar", "schedule", "agenda", "alarms", "day", "planner"]
        .contains(head.text)
    {
      return nil
    }
    let when = context.message.whens[word.when]
    // "cancel the 9 am"
    if match.tag == "timed" {
      guard when.grain != .day || !when.isAllDay else { return nil }
      return Act(.drop, confidence: 0.82, span: clause.span, target: .words(when.text), when: when)
    }
    return Act(
      .drop, confidence: 0.84, span: clause.span, target: planned(when, context), when: when)
  }

  /// What is due at a time.
  static func planned(_ when: When, _ context: ActContext) -> TaskReference {
    let today = context.message.context.today
    // "this afternoon" is less than its day.
    guard let days = when.days(from: today), when.isAllDay || when.lastDay != nil || when.end != nil else {
      return .words(when.text)
    }
    return days == today...today ? .all(.today) : .due(days)
  }
}
