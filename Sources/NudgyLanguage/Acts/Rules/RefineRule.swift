import NudgyCore

// "make it repeat every monday", "this is urgent", "add a note": another property of a card.
extension ActRule {
  static let refine = ActRule(
    "another property",
    anyLine: PatternTable(
      """
      (set|make|have|get|let|mark|schedule) <ref> [to] (repeat|recur|recurring|repeating|happen|come back|come up|occur|be) <when> = repeat
      (make|set|turn) <ref> [into] [a|an|to] <when> (thing|task|reminder|one|recurring|repeating|event) = repeat
      (repeat|recur) <ref> <when> = repeat
      <ref> [now|should|actually] (repeats|recurs|repeat|recur) <when> = repeat
      schedule <it> <when> = repeat
      (make|turn|set) <ref> [into] [a|as|to] (recurring|repeating|repeat|recur) [task|reminder|one] <when> = repeat
      (stop|quit|end|no more) (repeating|recurring|repeats) [please|now|then|already] = once
      (stop|quit|end) (repeating|the repeat on|the recurrence of|the repetition of) <ref> = once
      (do not|never) (repeat|recur) [<ref>] [anymore|any more|again|ever again] = once
      (cancel|stop|end|remove|delete|turn off|kill|drop|undo|clear) [the|its] (repeat|repeats|repeating|recurrence|repetition) [please] = once
      (cancel|stop|end|remove|delete|turn off|kill|drop|clear) [the] (repeat|repeats|repeating|recurrence|repetition) (on|of|for|from) <ref> = once
      (make|set) <ref> [a|to|happen|be] (one time|one-time|one off|one-off|non-recurring|not repeat|just once|once only|only once) [thing|task] = once
      <ref> (does not|should not|need not|do not) [need to|have to] (repeat|recur|be recurring) [anymore|any more] = once
      (take|remove|clear|delete|drop|get rid of|strip|erase|cancel|lose) (the|its|that|any|my) (date|deadline|due date|time|dates) [off|from|of|on|for|from] <ref> = undate
      (take|remove|clear|delete|drop|get rid of|strip|erase|lose) (the|its|that|any) (date|deadline|due date|time) [off|please|from it|off it] = undate
      (take|remove|clear|delete|drop|get rid of|erase|strip) <ref> (date|deadline|due date) = undate
      (make|set|leave) <ref> (undated|without a date|no date|dateless|with no date|open ended) = undate
      <ref> (does not|do not) (have|need) a (date|deadline|due date) [anymore|any more] = undate
      (no|there is no) (date|deadline|due date) (for|on) <ref> = undate
      (bump|raise|up|increase|boost|push|crank|bring|move|kick) [up] (the|its) (priority|importance|urgency) [up|of|on|for|to|a notch] [<ref>] = high
      (lower|decrease|reduce|drop|bring down|turn down) (the|its) (priority|importance|urgency) [of|on|for|to|down|a notch] [<ref>] = low
      (bump|raise|up|move|push|bring|boost) <ref> [up|down] to (urgent|high|top|critical|important|high priority|top priority|number one) [please] = high
      (bump|move|push|bring|take|drop) <ref> [up|down] to (low|low priority|the bottom) [please] = low
      (bump|raise|up|increase|boost|move|bring) <ref> [up] (in priority|in importance|to high priority|to top priority|to the top of the priorities|up in priority) = high
      (set|change|make|put|mark|update|give|assign) <ref> [priority] [to|as|at|on|a|the] [be] (high|urgent|critical|important|top|highest|very important|most important|high priority|top priority|urgent priority|number one) [priority|task] [please] = high
      (set|change|make|put|mark|update|give|assign) <ref> [priority] [to|as|at|a|the] [be] (low|lowest|unimportant|not important|not urgent|less urgent|less important|minor|low priority) [priority|task] [please] = low
      (set|change|make|put|mark|update|give|assign) <ref> [priority] [to|as|at|a] [be] (medium|normal|regular|medium priority|normal priority) [priority|task] [please] = medium
      (set|change|make|mark|update) [the] priority (of|for|on) <ref> (to|as) (high|urgent|critical|important|top|highest) = high
      (set|change|make|mark|update) [the] priority (of|for|on) <ref> (to|as) (low|lowest|unimportant) = low
      (set|change|make|mark|update) [the] priority (of|for|on) <ref> (to|as) (medium|normal) = medium
      <ref> (should be|is now|needs to be|is|has to be) [a|an|my|the] [really|very|super|now|actually|more] (high priority|top priority|urgent|most important|number one priority|more important|more urgent|critical) [one|task|thing|now] = high
      <ref> (should be|is now|needs to be|is) [a|an] [really|now|actually] (low priority|lowest priority|less important|less urgent|not urgent|not that urgent|not important) [one|task|thing|now] = low
      (prioritize|prioritise) <ref> [please] = high
      (flag|star|pin|highlight|mark|tag) <ref> as (important|urgent|critical|a priority) = high
      (flag|star|pin|highlight) <it> = high
      (deprioritize|deprioritise|unpin|unstar|unflag|de-prioritize) <ref> = low
      (move|bump|push|bring|put|pull|shift|take) <ref> [up] to (first|number one|first place|the number one spot|position one|the first spot) = top
      (move|put|stick|pop|chuck|bump|send|push) <ref> [down] (to|at|on) the [very] (bottom|end|back) of (<list>|the queue|the pile) = low
      (move|put|send|bring|bump|push|shift|pin|stick|pop|chuck|get|set|place|shove|have) <ref> [up] (to|at|on) [the|my] [very] (top|front|head|beginning|start) [of (<list>|the line|the queue|the pile|the stack)] = top
      (move|put|bring|bump) <ref> (higher|first|up a bit|up on <list>|higher on <list>|up <list>|up the queue) = top
      (put|do|place) <ref> (first|on top|before everything|before everything else|ahead of everything) [on <list>] = top
      (add|attach|append|put|include) [a|this|the] (note|notes|comment|detail|details|description|memo) (to|on|for|in|about) <ref> (saying|that says|that|which says|to|:|with|about) <words> = note
      (add|attach|append|put) [a|this] (note|notes|comment|detail|description) (saying|that says) <words> = noteit
      (add|attach|append|put|include|note|write) (to|on|in|for|under) <ref> (that|:|to) <words> = note
      (note|add) (on|to|for) <ref> [saying|that|:] <words> = note
      (add|append|attach|include) <words> (to|in|on) [the] (note|notes|description|details) (of|for|on|in) <ref> = noteback
      (category|the category|type|label|tag) (for|of|on) <ref> (should be|is|to be|needs to be|ought to be) <words> = category
      (set|change|make|mark|put|file|tag|label|categorize|classify) [the] [category|tag|label] [of|for|on] <ref> (category to|as|under) (work|school|personal|home|family) = category
      (estimate|<ref> (takes|will take|should take|would take|is going to take|needs)) [about|around|roughly|at least|like|only] <when> = takes
      """)
  ) { match, clause, context in
    refined(match, clause, context)
  }

  private static let ways: Set<String> = ["yourself", "myself", "mistake", "mistakes", "word", "words", "me"]

  private static func refined(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    if clause.isQuestion, !["can", "could"].contains(clause.words[0].text) { return nil }
    var act = Act(.update, confidence: 0.88, span: clause.span, target: .current)
    var changes = TaskChanges()
    var range = match.reference
    var text = match.words
    if match.tag == "noteback" { swap(&range, &text) }
    if clause.words[0].isAny([.question]) { return nil }
    if let range {
      let words = clause.words[range].filter { $0.when < 0 }
      guard let first = words.first, words.count <= 8, !saysMore(words) || match.tag.hasPrefix("note") else {
        return nil
      }
      if first.isAny([.subject, .connective]), !first.isAny([.determiner, .object]) { return nil }
      // "show me everything that is urgent", "give me whatever is most important" ask.
      if words.contains(where: { ["me", "whatever", "everything"].contains($0.text) }) { return nil }
      if !isPointer(context.reference(words)), words.allSatisfy({ $0.isAny([.determiner, .adverb]) }) {
        return nil
      }
      act.target = match.tag == "noteit" ? .current : context.reference(words)
    }
    switch match.tag {
    case "repeat":
      guard let when = clause.words.last(where: { $0.when >= 0 }).map({ context.message.whens[$0.when] }),
        when.recurrence != nil
      else { return nil }
      act.when = when
      return act
    case "once":
      // "stop repeating yourself", "don't repeat that mistake"
      if let range, clause.words[range].contains(where: { Self.ways.contains($0.text) }) { return nil }
      changes.clearsRecurrence = true
    case "undate": changes.clearsDate = true
    case "high": changes.priority = .high
    case "low": changes.priority = .low
    case "medium": changes.priority = .medium
    case "top": changes.movesToTop = true
    case "takes":
      guard let when = clause.words.last(where: { $0.when >= 0 }).map({ context.message.whens[$0.when] }),
        let minutes = when.duration?.estimateInMinutes, match.reference != nil
      else { return nil }
      changes.minutes = minutes
    case "category": act.confidence = 0.82
    case "noteit":
      guard let words = match.reference, !clause.words[words].contains(where: { $0.text == "to" }) else {
        return nil
      }
      changes.note = context.written(clause.words[words])
    default:
      guard let text else { return nil }
      if match.tag == "note",
        clause.words[0].text == "add" || clause.words[0].text == "note" || clause.words[0].text == "write"
      {
        // "add to my list that…" is a new task, "note to self" another.
        let target = range.map { Array(clause.words[$0]) } ?? []
        if !Clause(target, span: clause.span).mentionsTasks && !ActRule.isPointer(act.target ?? .current)
          && match.tag == "note"
          && !clause.words.contains(where: {
            ["note", "comment", "notes", "detail"].contains($0.text) && $0.pause == .none
          })
          || target.contains(where: { ["list", "self", "me", "myself"].contains($0.text) })
        {
          return nil
        }
      }
      changes.note = context.written(clause.words[text])
    }
    act.details = .changes(changes)
    return act
  }
}
