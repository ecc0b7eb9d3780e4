import NudgyCore

// Skip, drop, reopen, undo, redo, break down, draft.
extension ActRule {
  static let skip = ActRule(
    "skip",
    PatternTable(
      """
      skip [it|that|this|this one|that one|this task|it for now|this for now|this one for now]
      skip <ref> [for now|now|please]
      (next|another) one [please]
      pass [on (this|it|that|this one)]
      [no|nah|nope] (something|anything) else [please|instead]
      anything but (that|this|it|that one|this one)
      (can|could|may) i (get|have|see) (another|a different|something else) [one|task] [please|instead]
      (let us|can we) (skip|pass on) (it|this|that|this one|that one)
      (give|show) me (something|anything) else
      (give|show) me another (one|task)
      not this one
      a different (one|task)
      (give|show) me a different (one|task)
      i [would] rather not [do it|do this|do that]
      i do not want to do (this|it|that|this one|that one)
      i do not feel like (doing (this one|that one|this|it|that)|this one|this|that)
      """)
  ) { match, clause, context in
    Act(.skip, confidence: 0.92, span: clause.span, target: context.reference(match, in: clause) ?? .current)
  }

  static let drop = ActRule(
    "drop",
    PatternTable(
      """
      cancel (it|this|this one|that one|that task|this task|the task|the reminder|my reminder|that reminder) = current
      (drop|delete|remove|scrap|bin|trash|kill|forget|nix|ditch|scratch|erase|dismiss) (it|that|this|that one|this one|that task|this task|the task|the reminder|my reminder|that reminder) = current
      [i am] (not doing|not going to do|giving up on) (it|that|this|this one) [anymore|any more] = current
      [i] do not need (it|that|this|this one|to do it|to do that|to do this) [anymore|any more|any longer] = current
      never mind (it|that|this|that one|this one|that task) = current
      (get rid of|let go of|take off|throw out) (it|that|this|that one|this one) = current
      take (it|that|this) off [the|my] [to-do] list = current
      (drop|delete|remove|scrap|trash|ditch|nix|kill|erase) <ref> [from my list|from the list|from my to-do list|off my list|off the list]
      cancel [my|the] reminder (for|to|about) <ref> = reminder
      cancel [my|the] <ref> reminder = reminder
      cancel [my|the] (reminder|task|to-do) <ref> = reminder
      (take|strike|get) <ref> off [of] [the|my] [to-do] list
      (clear|empty|wipe|delete|erase|clean|reset) [out] [my|the|this|all] [whole|entire] [to-do] (list|everything|all|tasks|reminders|board) = all
      (clear|empty|wipe|delete|erase|reset|clear out) (my|the|all) (to-do list|tasks|list|of my tasks|of it|my tasks|my reminders|the tasks|to-do) = all
      (clear|delete|remove|drop|erase) (everything|all|all of it|all of them|all tasks|all my tasks|all the tasks) = all
      (get rid of|let go of|throw out) <ref>
      never mind [about] <ref> = mind
      (forget|forget about) the <ref> (thing|task|reminder|one) = mind
      forget about (the|my|that) <ref> = mind
      (scratch|scrap|strike) (the|my|that) <ref> = mind
      cancel (the|my|that) <ref> = cancel
      cancel all [of] [the|my] (reminders|tasks|to-do) = all
      i changed my mind (about|on) (the|my|that) <ref> = mind
      kill the <ref> (task|reminder|one) = mind
      [i|we] no longer need to <ref> = mind
      let us not (do|bother with) <ref> = mind
      (get rid of|drop) <ref> from [my|the] list = mind
      (the|my) <ref> (is not happening|got cancelled|was cancelled|got canceled|was canceled|is off|is cancelled|is canceled) = mind
      i [am] [do] ~ not need to <ref> (anymore|any more|any longer|after all) = mind
      do not need to <ref> (anymore|any more|any longer|after all) = mind
      i [am] not (going to|doing) <ref> (anymore|any more|after all) = mind
      take (the|my|that) <ref> off = mind
      no need to <ref> (anymore|any more|after all) = mind
      """)
  ) { match, clause, context in
    switch match.tag {
    case "current": return Act(.drop, confidence: 0.9, span: clause.span, target: .current)
    case "all": return Act(.drop, confidence: 0.9, span: clause.span, target: .all(.all))
    default:
      guard let range = match.reference else { return nil }
      let words = clause.words[range].filter { $0.when < 0 }
      guard !words.isEmpty else { return nil }
      let target = context.reference(words)
      if isErrand(clause, words, target) { return nil }
      if match.tag == "cancel" {
        let isPaidFor = words.contains { subscribed.contains($0.text) }
        return isPaidFor || words.count > 3 || context.message.words.count > 6
          ? nil : Act(.drop, confidence: 0.72, span: clause.span, target: target)
      }
      return Act(.drop, confidence: match.tag == "mind" ? 0.85 : 0.9, span: clause.span, target: target)
    }
  }

  /// What is cancelled by calling someone, which is itself to be done.
  private static let subscribed: Set<String> = [
    "subscription", "membership", "order", "reservation", "flight", "account", "service", "insurance", "plan",
    "trial", "card", "hotel", "booking", "policy", "netflix", "spotify", "hulu", "cable", "internet",
    "contract",
    "lease", "ticket", "tickets", "delivery", "prime", "gym", "audible", "disney", "hbo", "phone", "payment",
  ]

  /// "drop off the kids", "delete the old photos from my phone", "remove the snow": things to do, not to strike out.
  private static func isErrand(_ clause: Clause, _ words: [Word], _ target: TaskReference) -> Bool {
    guard let verb = clause.words.first?.text else { return false }
    if ["task", "reminder", "to-do"].contains(clause.words.last?.text ?? "") { return false }
    if ["off", "by", "in", "out"].contains(words.first?.text ?? "") { return true }
    guard case .words = target else { return false }
    if ["kill", "bin", "trash", "erase"].contains(verb) { return true }
    let things: Set<String> = [
      "photos", "emails", "files", "apps", "app", "account", "snow", "stain", "wallpaper", "rust", "folder",
      "cookies",
      "pictures", "subscription", "contacts", "messages", "videos", "tree", "trash", "stickers", "weeds",
      "mold",
    ]
    if words.contains(where: { things.contains($0.text) }) { return true }
    return ["delete", "remove", "drop"].contains(verb)
      && words.contains { ["from", "at", "into", "with"].contains($0.text) }
  }

  static let reopen = ActRule(
    "reopen",
    PatternTable(
      """
      (reopen|unmark|uncheck|untick|un-mark|re-open|restore|unfinish|uncomplete|un-complete|undelete|bring back|reactivate|revive|unskip) <ref>
      (put|bring) <ref> back [on|onto|to] [the|my] [list|to-do list]
      (put|bring) <ref> back
      [actually] <ref> (is|was) not (done|finished|complete|completed) [yet|after all] = not
      [actually] i (did|have) not (finish|finished|done|do|complete|completed) <ref> [yet|after all] = not
      (unsnooze|un-snooze|wake) <ref>
      (unsnooze|wake) = current
      (it|that) is not (done|finished) [yet|after all] = current
      mark <ref> as (not done|undone|not finished|unfinished|active|open|incomplete)
      """)
  ) { match, clause, context in
    if match.tag == "current" { return Act(.reopen, confidence: 0.82, span: clause.span, target: .current) }
    let target = context.reference(match, in: clause) ?? .current
    // "wake me up" is about a person.
    if clause.words[0].text == "wake", clause.count > 4 || clause.words[1].text == "me" { return nil }
    // Said of a task that was never closed it would be a plain remark, so it waits for a question.
    let confidence = match.tag == "not" ? 0.6 : 0.88
    if match.tag == "not" { return nil }
    return Act(.reopen, confidence: confidence, span: clause.span, target: target)
  }

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
      [oh|no|oops|sorry] (scratch|strike|ignore|forget|cancel) that
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

  static let breakDown = ActRule(
    "break down",
    PatternTable(
      """
      (break|split|chop) (it|that|this|this one|this task) (down|up|into steps|into smaller steps|into pieces|into parts|down for me|into small steps) [please|for me] = current
      (break|split|chop) (down|up) (it|that|this|this one) = current
      break <ref> (down|up|into steps|into smaller steps|into pieces|into parts|down into steps|into small steps)
      break (down|up) <ref> [into steps]
      (split|chop) <ref> into (steps|smaller steps|pieces|parts|small steps)
      [can you] (help me|make it) (start|smaller|easier|break it down|break this down) = current
      (make|give) (it|me|this|that|this one) (smaller|easier|small steps|baby steps|steps|the first step) = current
      [what is] the first (step|thing) [to do] = current
      [this is|it is|that is] too (big|much|hard) [for me] = current
      (where|how) do i (start|begin|even start|even begin) [with it|with this|with that|it|this|that] = current
      (where|how) do i ~ (start|begin) with <ref>
      how do i even (start|begin) <ref>
      (can|could) you break (it|this|that) (down|up|into steps|into smaller steps|into pieces) [for me] = current
      break (it|this|that) (into|down into) (steps|smaller steps|pieces|chunks|smaller pieces) = current
      help me (start|get started with|start on|get started on|begin|start with) <ref>
      [what are] the steps (for|to|of) <ref>
      steps (for|to) <ref>
      [give me] [some] (baby steps|smaller steps|small steps) [please] = current
      """)
  ) { match, clause, context in
    let target: TaskReference =
      match.tag == "current" ? .current : context.reference(match, in: clause) ?? .current
    return Act(.breakDown, confidence: 0.9, span: clause.span, target: target)
  }

  static let draft = ActRule(
    "draft",
    PatternTable(
      """
      draft (it|that|this|a reply|a message|an email|a text|the email|the message|the text|something) [for me|for (it|this|that)|please] = current
      (draft|write|compose) [me] [a|an|the] (email|message|text|reply|note|letter|draft|response) (for|about) <ref>
      (draft|write|compose) (the|that|my) (email|message|text|reply|letter) (for|to) <ref>
      draft [a|an|the] (email|message|text|reply|note) to <ref>
      (help me|can you) (write|draft|word|phrase) (it|that|this|the message|the email|the text|the reply) = current
      help me (write|draft|word|phrase) (the|an|a|my|this|that) (email|message|text|reply|note) = current
      (write|draft|compose) (a|an) (text|email|message|reply|note) to <ref>
      help me (write|draft|word|phrase) [the|a|an|my] (email|message|text|reply) (to|for|about) <ref>
      what should i (say|write) [to <ref>] = current
      what (should|do) i (say|write) to <ref>
      what should i (say|write) = current
      """)
  ) { match, clause, context in
    let target: TaskReference =
      match.tag == "current" ? .current : context.reference(match, in: clause) ?? .current
    return Act(.draft, confidence: 0.86, span: clause.span, target: target)
  }
}
