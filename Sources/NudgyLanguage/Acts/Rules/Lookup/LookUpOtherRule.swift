import NudgyCore

// "how many are left", "why this one", "search for passport": other questions about the list.
extension ActRule {
  static let lookUpOther = ActRule(
    "other questions about tasks",
    PatternTable(
      """
      how many (tasks|things|to-do|items|reminders|of them|of those|things to do) [do i have|are there|have i got|are left|left|are on my list|on my list|remain] [left|to do|today|on my list|still] = howMany
      how much [stuff|work] [do i have|is] (left|left to do|on my list|on my plate) = howMany
      how (many|much) (tasks|things|stuff) (did|have) i (do|done|finish|finished|complete|completed|get done) [today|so far] = howManyDone
      how many [of them|more] do i have [left|to go|to do|now] = howMany
      how many (are|is) (left|overdue|snoozed|done) = howMany
      how am i doing [today|so far] = howManyDone
      why [this|that] (one|this|that|this one|that one|this task|that task|this now|now) = why
      why (this|that|it) = why
      why (is|was) (this|that|it) [the] (next|first|one|the one) = why
      why did you (pick|choose|suggest|say|give me|show me) (this|that|it|this one|that one) = why
      why should i do (this|that|it|this one) [now|first|next] = why
      (find|search|search for|look up|look for) [the|my|a] (task|tasks|anything|everything) [about|with|for|on] <ref> = search
      (search for|search) <ref> = search
      (show|list|give) [me] [all|all of|everything|anything] [the|my] (tasks|stuff|things|everything|to-do) (about|for|with|related to|involving) <ref> = search
      (show|open) me <ref> task = search
      (do i have|is there|have i got) (anything|something|any tasks|a task|a reminder|tasks|any reminders) (about|for|with|to do with|related to|regarding|involving|to) <ref> = search
      is <ref> on (my|the) [to-do] list = search
      what (about|was|is) [the] <ref> (task|thing|reminder|one) = search
      (what|how) about (the|my|that) <ref> = about
      what (was|is) (that|the) (thing|task|one|reminder) (about|with|for) <ref> = search
      what (was|am|is) i (supposed|meant|going) to <ref> = search
      what (do|did|should) i (need|have) to (get|buy|bring|do|pick up|take) <ref> = search
      (details|tell me more|more details|more info|show details|what is it about) [on|about] [it|this|that] = details
      (show|open) <number> = number
      """)
  ) { match, clause, context in
    let text: String? = match.reference.flatMap { range in
      var words = clause.words[range].filter { $0.when < 0 }
      // "get at the store": the deed and the place word find nothing.
      while words.count > 1, let first = words.first,
        ["get", "buy", "do", "bring", "take", "pick", "up"].contains(first.text)
          || first.isAny([.preposition])
      {
        words.removeFirst()
      }
      if case .words(let text) = context.reference(words) { return text }
      return nil
    }
    let question: LookupQuestion
    switch match.tag {
    case "howMany": question = LookupQuestion(.howMany, scope: .all)
    case "howManyDone": question = LookupQuestion(.howMany, scope: .doneToday)
    case "why": question = LookupQuestion(.why)
    case "about":
      // "what about the other one" asks for another card.
      guard let text, let range = match.reference, range.count <= 3,
        !clause.words[range].contains(where: {
          ["other", "next", "last", "weather", "time", "one", "rest"].contains($0.text)
            || NumberWord.place(of: $0.text) != nil
        })
      else { return nil }
      question = LookupQuestion(.list, scope: .all, words: text)
    case "search":
      // "search for a new couch", "what do i need to get a passport"
      let isNew = match.reference.map { ["a", "an"].contains(clause.words[$0].first?.text ?? "") } ?? false
      guard let text, !isNew || clause.mentionsTasks else { return nil }
      question = LookupQuestion(.list, scope: .all, words: text)
    default: question = LookupQuestion(.list, scope: .all)
    }
    var act = Act(.lookup, confidence: 0.9, span: clause.span, details: .lookup(question))
    if match.tag == "why" || match.tag == "details" { act.target = .current }
    if match.tag == "number" {
      act.target = match.number.flatMap { clause.number(at: $0) }.map { .number($0) }
    }
    return act
  }
}
