import NudgyCore

// "not now, tomorrow morning", "push the dentist to friday", "later".
extension ActRule {
  /// Whole messages, because "not now, tomorrow morning" would be cut at its comma.
  static let snoozeCurrent = ActRule(
    "snooze the current one", isWhole: true,
    PatternTable(
      """
      (not|no) [right] now [please] [but] [do it|maybe|try|let us do it|let us do|remind me|i will do it|ask me] [again] <when>
      not (right now|now|yet|today|this one) [but] [maybe|remind me|ask me|i will do it|do it|let us do] [again] <when>
      not (tonight|today|this morning|this afternoon|this evening|this week|this weekend|this month) = undated
      let us (do|tackle|handle) (it|this|that|this one) <when> [instead]
      (snooze|push|postpone|delay|bump) (it|this|that) [back] [by] <when>
      not <when> [love|mate|pal|luv|hun|bro|dude|buddy|man|babe|darling|friend|honey|sorry|please|nudgy|penguin] <when>
      not <when> [maybe|but] <when>
      not (today|now|tonight) (love|mate|pal|luv|hun|bro|dude|buddy|man|babe|darling|friend|honey|sorry|please|nudgy|penguin) [but|maybe] <when>
      (snooze|postpone|delay|defer|reschedule|later|remind me) [it|that|this|this one|that one|the task] [again] [till|until|to|for|by] <when>
      (push|move|bump|put|shift|kick|bring) (it|that|this|this one|that one|them) [back|off|out|over|forward] [till|until|to|for|by] <when>
      (snooze|push|move|bump) [to|till|until] <when>
      remind me [about] [it|this|that|again] [again|later] <when>
      @remind me [again] [about|of|with] (it|this|that|this one|that one) [again] [in|on|at|] <when>
      (ask|tell|show|message|text|email|wake) me [again] [about|with] (it|this|that|this one|that one) [again] [in|on|at|] <when>
      ask me [again] <when>
      [maybe|perhaps|probably|let us say|how about|rather] <when> (for|with) (it|this|that|this one|that one)
      [let us|we can|i will|i can|can we|can i|could we] pick (it|this|that|this one|that one) [back] up (again|back|) [in|on|at|] <when> = pick
      [i] (would|will) [rather|sooner] do (it|this|that|this one|that one) [in|on|at|] <when> [instead]
      (do|tackle|handle) (it|this|that|this one|that one) <when> [instead]
      [i will] (do|deal with|tackle|get to|handle) (it|this|that|this one) <when> [instead]
      (can|could) (it|this|that) wait [till|until] <when>
      (it|this|that) can wait [till|until] <when>
      [maybe|let us do|let us say|how about] <when> (instead|then) = follow
      come back to (it|this|that|me) <when>
      (can|could) (we|i) (do|get to|look at|handle) (it|this|that|this one) [on|at] <when> [instead]
      [how about|let us say|probably|perhaps] maybe <when>
      (maybe|perhaps|probably) <when>
      hide (it|this|that|this one) [till|until|for] <when>
      (give me|i need) (another|a|an) [more] <when> [more] [on|for|with] (it|that|this) [one]
      (wait|hold) [on] (it|this|that) [till|until] <when>
      (delay|postpone|defer|snooze|push|bump) (it|that|this|this one) [back] [by] <when>
      (push|move|bump|kick) (it|that|this|this one) (back|out|off|forward) [by] <when>
      hold (it|this|that) [off] [till|until] <when>
      (sleep on|leave) (it|this|that) [for|till|until] <when>
      """)
  ) { match, clause, context in
    if match.tag == "undated" {
      return Act(.snooze, confidence: 0.88, span: clause.span, target: .current)
    }
    guard let when = lastWhen(clause, context) else { return nil }
    // "pick it up at 5" is an errand; what is picked up again was laid aside.
    if match.tag == "pick", !clause.words.contains(where: { ["again", "back"].contains($0.text) }) {
      return nil
    }
    return Act(
      .snooze, confidence: match.tag == "follow" ? 0.82 : 0.93, span: clause.span, target: .current,
      when: when)
  }

  /// The last time of a clause: in "not today, monday" the one that counts.
  private static func lastWhen(_ clause: Clause, _ context: ActContext) -> When? {
    clause.words.last { $0.when >= 0 }.map { context.message.whens[$0.when] }
  }

  static let snoozeUndated = ActRule(
    "snooze without a time", .snooze, confidence: 0.88,
    PatternTable(
      """
      (snooze|postpone|delay|defer) [it|that|this|this one|that one]
      [maybe|do it|remind me|i will do it|ask me] later
      not (now|yet|right now|today|this minute|at the moment|just yet) [please|though]
      [i can] (can not|not) [do it|do that|do this] (right now|now|today|yet)
      [this|that|it] is not a good time
      (another|some other) time
      (push|move|put|kick) (it|that|this|this one) (off|back|out|later)
      remind me [again] (later|again|in a bit)
      (it|that|this) can wait
      [i am] not in the mood [for (it|that|this)]
      [i do] not feel like it [now|right now]
      in a (bit|while|minute)
      (bump|hide|delay) (it|that|this|this one|that one)
      (maybe|remind me|ask me) (another time|some other time|some other day|another day)
      i will (do|get to) (it|that|this) (later|another time|another day|some other time)
      let us (do|leave) (it|that|this) (later|for later|for another day)
      save (it|that|this) for later
      come back to (it|this|that) later
      """))

  static let snoozeNamed = ActRule(
    "snooze a named one",
    PatternTable(
      """
      (push|move|postpone|snooze|delay|defer|reschedule|bump|shift|put|kick|slide) [off|back] <ref> [off|back|out|over|forward] (till|until|to|for|by) <when>
      (push|postpone|snooze|delay|defer|reschedule|bump) [off|back] <ref> [back|off|out|over] <when>
      (move|shift) <ref> <when>
      (push|move|postpone|snooze|delay|defer|reschedule|bump) (everything|all of it|all) <when> (to|till|until) <when> = today
      (push|move|postpone|snooze|delay|defer|reschedule|bump|shift) <ref> <when> = today
      (remind|bug|nudge|ping|ask) me [again] about <ref> [again] <when> = remind
      <ref> can wait [till|until] <when>
      (push|move|bump|kick|slide) <ref> (back|off|forward) [by] <when>
      (push|move|bump|kick|slide) <ref> (back|off|forward) [by] <words> = by
      (push|move|bump|delay|postpone|snooze|shift) <ref> [by] (a|an|one|two|three|four|five|a few|a couple of) (day|days|week|weeks|hour|hours|month) = plain
      (put|push) off <ref> (till|until|to|for) <when>
      hide <ref> (till|until|for) <when>
      (can|could) (we|i) (move|push|postpone|shift) <ref> (to|until|till) <when>
      i will ~ <ref> <when> instead = instead
      (snooze|postpone|delay|defer|push back|put off) <ref> = undated
      <ref> can wait = undated
      not feeling <ref> [right now|now|today|at the moment] = undated
      not <ref> (right now|now|today) = weak
      i am not feeling <ref> [right now|now|today] = undated
      [i do] not feel like <ref> [right now|now|today] = undated
      """)
  ) { match, clause, context in
    guard let range = match.reference else { return nil }
    let when =
      match.tag.isEmpty || match.tag == "today" || match.tag == "remind" || match.tag == "instead"
      ? lastWhen(clause, context) : nil
    if match.tag.isEmpty || match.tag == "today" || match.tag == "remind", when == nil { return nil }
    if match.tag == "today", let when = when { return wholeDay(when, clause, context) }
    if clause.words[range].contains(where: { $0.isAny([.be, .modal]) }) { return nil }
    if isErrandVerb(clause, Array(clause.words[range])) { return nil }
    guard let target = snoozeTarget(match, Array(clause.words[range]), context) else { return nil }
    // "remind me about the rent on the 1st" is a new reminder unless a task is at hand; the engine decides.
    let confidence = match.tag == "weak" ? 0.7 : match.tag == "remind" ? 0.75 : 0.93
    if match.tag == "remind" { return nil }
    if match.tag == "plain" { return movedBy(Array(clause.words[range]), clause, context) }
    if match.tag == "by" { return pushedBack(match, clause, context) }
    if match.tag == "instead" { return instead(clause.words[range], clause, context) }
    return Act(.snooze, confidence: confidence, span: clause.span, target: target, when: when)
  }

  /// "push the meeting prep back a week": a length that counts from now.
  private static func pushedBack(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    guard let range = match.reference, let length = match.words,
      let when = WhenParser(context.message.context).whole("in " + context.written(clause.words[length]))
    else { return nil }
    return Act(
      .snooze, confidence: 0.9, span: clause.span, target: context.reference(clause.words[range]), when: when)
  }

  /// "push the laundry a day".
  private static func movedBy(_ words: [Word], _ clause: Clause, _ context: ActContext) -> Act? {
    let start = 1 + words.count
    let length = clause.words[start...].filter { $0.text != "by" }
    guard let when = WhenParser(context.message.context).whole("in " + context.written(length)) else {
      return nil
    }
    return Act(.snooze, confidence: 0.88, span: clause.span, target: context.reference(words), when: when)
  }

  /// "i'll call mom tomorrow instead": the words name a task that exists, only its time is new.
  private static func instead(_ words: ArraySlice<Word>, _ clause: Clause, _ context: ActContext) -> Act? {
    guard let first = words.first, first.isAny([.verb]), words.count > 1 else { return nil }
    return Act(
      .snooze, confidence: 0.8, span: clause.span, target: context.reference(words),
      when: lastWhen(clause, context))
  }

  /// "push everything today to monday": one reading of it is a span of time, from today to Monday.
  private static func wholeDay(_ when: When, _ clause: Clause, _ context: ActContext) -> Act? {
    let text = when.text.lowercased()
    guard let first = clause.words.dropFirst().first, ["everything", "all"].contains(first.text) else {
      return nil
    }
    for joint in [" to ", " until ", " till "] {
      guard let range = firstRange(of: joint, in: text) else { continue }
      guard let goal = WhenParser(context.message.context).whole(String(text[range.upperBound...])) else {
        continue
      }
      let isToday = text[..<range.lowerBound].hasSuffix("today")
      return Act(
        .snooze, confidence: 0.9, span: clause.span, target: .all(isToday ? .today : .all), when: goal)
    }
    return Act(.snooze, confidence: 0.85, span: clause.span, target: .all(.today), when: when)
  }

  private static func firstRange(of part: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
      start = text.index(after: start)
    }
    return nil
  }

  /// "everything today": the scope is said as a time.
  private static func snoozeTarget(_ match: PatternMatch, _ words: [Word], _ context: ActContext)
    -> TaskReference?
  {
    if words.allSatisfy({ $0.when >= 0 }) { return nil }
    return context.reference(words)
  }
}
