import NudgyCore

// "undo that", "oops", "redo".
extension ActRule {
  static let undo = ActRule(
    "undo",
    PatternTable(
      """
      [oops|whoops|wait|no|oh no|sorry|damn|crap] undo [it|that|this|the last (thing|one|change)|last (thing|one|change)|please|all of that]
      [oops|whoops|wait|no|oh no|sorry] undo [the] [last] <number> [changes|things|steps|times|of them] = count
      [oops|whoops|wait|no|sorry] (take|roll) (it|that|this) back
      (take|roll) back (it|that|this|the last (change|one|thing))
      (revert|reverse) [it|that|this|the last (change|one|thing)|the last change]
      (oops|whoops|whoopsie|oopsie) [wrong one|my mistake|sorry|my bad]
      [oops|no] (that|it) was (a mistake|an accident|wrong|not what i meant|not right|by accident)
      [oops] i did not mean (to do that|that|to|to do this)
      [oops] (wrong one|not that one|wrong task)
      [no] (go|put it|put that) back
      undo everything [you just did|i just did|that] = turn
      (unmark|uncheck|untick) (it|that)
      [oops|whoops|wait|no|oh no|sorry|actually] [no|wait|sorry] cancel that
      [oops|whoops|wait|no|oh no|sorry|actually] [no|wait|sorry|oops] undo [it|that|this]
      [oops] i did not (finish|do|complete) (it|that)
      """)
  ) { match, clause, context in
    let count = match.number.flatMap { clause.number(at: $0) } ?? 1
    let isTurn = match.tag == "turn" || clause.words.contains { $0.text == "all" || $0.text == "everything" }
    let isSure = clause.words.contains { ["undo", "revert", "reverse"].contains($0.text) }
    return Act(
      .undo, confidence: isSure ? 0.97 : 0.86, span: clause.span,
      details: .steps(count: min(max(count, 1), 1000), wholeTurn: isTurn || match.tag != "count"))
  }

  /// "never mind" right after something was changed takes it back; else it is small talk.
  static let takeBack = ActRule(
    "take back", isWhole: true,
    PatternTable(
      """
      [oh|actually|no|oops|sorry] never mind [then|sorry|that]
      [oh|no|oops|sorry] (scratch|strike|ignore|forget|cancel) (that|it)
      """)
  ) { _, clause, context in
    guard context.hints.canBeCorrected else { return nil }
    return Act(
      .undo, confidence: 0.86, span: clause.span, details: .steps(count: 1, wholeTurn: true))
  }

  static let redo = ActRule(
    "redo",
    PatternTable(
      """
      redo [it|that|this|please|the last (change|one|thing)]
      [actually] (do it again|undo the undo|undo that undo|put it back again)
      redo [the] [last] <number> [changes|things|steps] = count
      """)
  ) { match, clause, _ in
    let count = match.number.flatMap { clause.number(at: $0) } ?? 1
    return Act(
      .redo, confidence: 0.93, span: clause.span,
      details: .steps(count: min(max(count, 1), 1000), wholeTurn: match.tag != "count"))
  }
}
