import NudgyCore

// Questions about certain tasks: "is milk on my list", "what do i need to buy", "who do i have to call", "when is the
// report due", "find the dentist task".
extension ActRule {
  static let itemQuestion = ActRule("question about a task") { clause, context in
    guard let asking = Asking(clause) else { return nil }
    let time = asking.time.map { context.message.whens[$0.when] }
    for core in [asking.core, asking.plain].compactMap({ $0 }) {
      if let act = itemQuestion(core, asking, clause, context, time) { return act }
    }
    return nil
  }

  private static func itemQuestion(
    _ core: Clause, _ asking: Asking, _ clause: Clause, _ context: ActContext, _ time: When?
  ) -> Act? {
    itemQuestions.first(for: core) { match in
      guard let question = itemQuestion(match, core, context, isIndirect: asking.isIndirect) else {
        return nil
      }
      if match.tag == "event", time == nil, !isEvent(core, match) { return nil }
      let isWeak = match.tag == "due" || match.tag == "weak"
      var act = Act(
        .lookup, confidence: isWeak ? 0.78 : 0.9, span: clause.span, when: time, details: .lookup(question))
      if match.tag == "number" {
        guard let number = match.number.flatMap({ core.number(at: $0) }) else { return nil }
        act.target = .number(number)
      }
      return act
    }
  }

  private static func itemQuestion(
    _ match: PatternMatch, _ clause: Clause, _ context: ActContext, isIndirect: Bool
  ) -> LookupQuestion? {
    guard let range = match.reference else { return LookupQuestion(.list, scope: .all) }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first else { return nil }
    switch match.tag {
    case "noun":
      // "what time do i need to do that", "which way do i go": no kind of task is named.
      if words.count > 4 || isNoKind(first) { return nil }
    case "named":
      guard isTaskNamed(words) else { return nil }
    case "never": return nil
    case "event", "eventasked":
      if match.tag == "eventasked", !isIndirect { return nil }
      guard words.count <= 4,
        clause.words.contains(where: {
          ["a", "an", "any", "another"].contains($0.text) || events.contains($0.text)
        })
      else { return nil }
      if match.tag == "eventasked", !words.contains(where: { events.contains($0.text) }) { return nil }
    case "deed", "asked":
      if match.tag == "asked", !isIndirect { return nil }
      guard let deed = deedDone(words) else { return nil }
      return LookupQuestion(.isDone, words: text(deed, context))
    case "state":
      if clause.words.first?.isAny([.be, .have, .doForm]) != true, !isIndirect { return nil }
      guard isDefinite(words) else { return nil }
      return LookupQuestion(.isDone, words: text(words, context))
    case "date":
      guard words.count <= 5 else { return nil }
      return LookupQuestion(.whenIs, words: text(words, context))
    case "mine":
      guard isDefinite(words) || ["am", "was"].contains(clause.words[0].text) else { return nil }
    case "when", "deedwhen":
      return whenQuestion(match, words, clause, context)
    case "due":
      if !isIndirect && clause.words[0].text != "how" || words.count > 6
        || words.contains(where: { $0.isAny([.subject, .be]) && !$0.isAny([.determiner]) })
      {
        return nil
      }
      return LookupQuestion(.whenIs, words: text(words, context))
    default:
      if words.count > 10 || words.dropFirst().contains(where: { $0.text == "what" }) { return nil }
    }
    guard let text = text(words, context) else { return nil }
    return LookupQuestion(.list, scope: .all, words: text)
  }

  /// "when is the dentist", "what time do i pick up the kids"; not "when is christmas", which the calendar knows.
  private static func whenQuestion(
    _ match: PatternMatch, _ words: [Word], _ clause: Clause, _ context: ActContext
  ) -> LookupQuestion? {
    // The plain order is read by the rule for it.
    guard match.tag == "deedwhen", words.count > 1, words[0].isAny([.verb]) else { return nil }
    return LookupQuestion(.whenIs, words: text(words, context))
  }

  /// "the rent", "my taxes", "milk": something of one's own.
  private static func isDefinite(_ words: [Word]) -> Bool {
    guard let first = words.first else { return false }
    if ["the", "my", "our", "that"].contains(first.text) { return true }
    if words.count <= 2, first.isAny([.capital]) || PersonWord.contains(first.text) { return true }
    return words.count <= 2
      && (WordTable.errands.contains(first.text) || WordTable.thingEmoji.contains(first.text))
  }

  private static let noKinds: Set<String> = [
    "time", "day", "way", "kind", "color", "colour", "size", "number", "temperature", "year", "month",
    "route", "exit", "gate", "channel", "bus", "train", "flight", "road", "song", "game", "documents",
    "percentage", "percent", "language", "if", "should", "could", "would", "age", "grade", "score",
    "amount", "visa", "shots", "vaccines", "is", "are", "do", "did", "can", "will", "was",
  ]

  private static func isNoKind(_ word: Word) -> Bool { noKinds.contains(word.text) }

  /// What stands in calendars.
  private static let events: Set<String> = [
    "meeting", "meetings", "appointment", "appointments", "call", "calls", "event", "events", "deadline",
    "deadlines", "reminder", "reminders", "task", "tasks", "interview", "interviews", "class", "classes",
    "errand", "errands", "chore", "chores", "bill", "bills", "plans", "alarm", "alarms", "homework",
    "assignment", "assignments", "exam", "exams",
  ]

  private static func isEvent(_ core: Clause, _ match: PatternMatch) -> Bool {
    match.reference.map { range in core.words[range].contains { events.contains($0.text) } } ?? false
  }

  private static let taskNouns: Set<String> = [
    "task", "tasks", "reminder", "reminders", "item", "note", "to-do", "entry", "card",
  ]

  /// "the dentist task", "my task about the insurance", but not "the car".
  private static func isTaskNamed(_ words: [Word]) -> Bool {
    if words.contains(where: { ["another", "different", "next", "new"].contains($0.text) }) { return false }
    // "mom's birthday card"
    let isPaper = words.contains {
      [
        "birthday", "christmas", "gift", "credit", "debit", "library", "insurance", "business", "report",
        "sim",
      ].contains($0.text)
    }
    if !isPaper, words.contains(where: { taskNouns.contains($0.text) }) { return true }
    return words.count == 2 && words[0].text == "#"
  }

  /// "already added bread" is no deed, "paid the rent" and "do the laundry" are.
  private static func deedDone(_ words: [Word]) -> [Word]? {
    guard var first = words.first, words.count > 1 else { return nil }
    if let plain = WordTable.pastForms[first.text] {
      first.text = plain
    } else if !first.isAny([.verb]) {
      return nil
    }
    if ["see", "know", "say", "tell", "have", "find", "mean", "look", "leave", "eat"].contains(first.text) {
      return nil
    }
    guard
      words[1].isAny([.determiner, .capital]) || PersonWord.contains(words[1].text)
        || WordTable.errands.contains(words[1].text) || WordTable.thingEmoji.contains(words[1].text)
        || ["off", "up", "out", "back", "in"].contains(words[1].text)
    else { return nil }
    return [first] + words.dropFirst()
  }

  private static func text(_ words: [Word], _ context: ActContext) -> String? {
    var words = words
    while let last = words.last, words.count > 1,
      ["yet", "already", "again", "still", "due", "too", "also", "either", "or", "not"].contains(last.text)
    {
      words.removeLast()
    }
    if case .words(let text) = context.reference(words) { return text }
    return nil
  }

  private static let itemQuestions = PatternTable(
    """
    (show|see|open|view|look at|pull up|read|tell me about|what is|what was|show me|give me|details of|details on|details for|bring up|describe|display|check) [me] [the] [task|number|item|reminder|#|task number|to-do|card] <number> = number
    (is|are|was|were) [there] [any|a|some] <ref> [still|already|also|currently|even|listed] (on|in|left on|down on) (<list>|there) [already|yet|right now] = item
    (do|did|have|had) i [still|already|even|currently] (have|put|add|added|got|include|write|set|written|included|get|placed|list|listed) [any|some|a] <ref> [down|already] (on|to|in|onto|from|off) (<list>|there) [already|yet] = item
    does <list> [already|still|currently] (have|include|contain|say|mention|show|list|feature) <ref> [on it|in it|already|listed] = item
    does <ref> (appear|show up|still appear|need to be) on <list> = item
    (did|have|had) i [already|ever|forget to|remember to|even] (add|added|put|include|included|list|write down|written down|mention|mentioned|jot down|note|noted|log|enter) [on|down] <ref> [already|yet|down] = item
    (did|have|had) i [already|ever|forget to|remember to|even] (set|set up|make|create|made|created|have|add|added|schedule) [a|any|the] (reminder|task|to-do|alarm|note|reminders|tasks) (about|for|to|on|regarding) <ref> = item
    (did|have|had) i [already|ever] (ask|tell|asked|told) you (to remind me|to remember|to add|to note|about) [about|of|to] <ref> = item
    i [already|ever|even|have|have already] (add|added|put|include|included|list|listed|wrote|wrote down|noted|mentioned|jotted down|got|have) [a|any|some] <ref> [down|already] (on|to|in|onto) (<list>|there) [already|yet] = item
    i [already|ever|even|have|have already] (added|included|listed|wrote down|noted|mentioned) <ref> [already|yet] = item
    i [already|ever|have|have already] (set|made|created|have|added) [a|any|the] (reminder|task|to-do|note) (about|for|to) <ref> = item
    i [already|ever|have] (asked|told) you (to remind me|about) [about|of|to] <ref> = item
    <ref> (is|are|was) [still|already|also|even] (on|in) (<list>|there) [already|yet] = item
    there (is|are) [any|a|some|still] <ref> on <list> = item
    (do|does) (i|we) have [any|a|some] <ref> on <list> = item
    (is|are) there [still|any] [anything|something|a task|a reminder|tasks|reminders|any tasks|any reminders|an entry|items] [else] [on <list>] (about|for|with|to do with|related to|regarding|involving|concerning) <ref> [on <list>] = item
    (do|have|did|had) i [got|have|had] [anything|something|any tasks|a task|a reminder|tasks|any reminders|reminders|any to-do] [else] [on <list>|set|to do|scheduled|left] (about|for|to do with|related to|regarding|involving|concerning|to) <ref> = item
    (do|have) i [got|have] [a|any|an] [scheduled|set|upcoming] (reminder|reminders|task|tasks|alarm|alarms) (set|scheduled|saved) [up] (about|for|to) <ref> = item
    any [more|other] <ref> [left] to (make|do|pay|return|send|answer|run|buy|read|reply to|pick up|sign|finish) [today|tomorrow|this week] = item
    (find|look for|search for|where is|locate) [me] the (one|task|thing|reminder|item|card|ones|tasks) (about|for|with|on|regarding|to do with|that says|called) <ref> = item
    @show [me] [all|] (everything|anything|all|the tasks|tasks|things|what is|the ones|all the tasks) (tagged|labeled|labelled|marked|filed under|under|to do with|related to|involving) [as|with] <ref> = item
    @show [me] [all] (the|my) <ref> [that] i [still] (need|have|am supposed) to (make|do|pay|send|return|buy|run|call|write|finish|answer|read|book|sign) = item
    (show|list|display|pull up|see|view|give me|show me) [me] [all] (the|my) <ref> (ones|one|stuff|tasks|things|items|reminders|chores|errands) [please|again] = item
    did <ref> [ever|already|actually|finally] get (done|finished|paid|sent|submitted|booked|ordered|bought|cleaned|washed|renewed|returned|packed|posted|mailed|filed|picked up|signed|scheduled) [yet|already|or not] = state
    @show [me] the (one|task|thing|reminder|item|card|ones|tasks|things|reminders|items) (about|for|with|on|regarding|to do with) <ref> = item
    what (was|is) (that|the) (thing|task|one|reminder|item) [that] i [still|was|am] (had|have|needed|need|wanted|want|was supposed|am supposed|supposed|meant) to (do|get|buy|finish) [for|with|about|at|in|on] <ref> = item
    anything [else] [on <list>] (about|regarding|related to|to do with|concerning) <ref> = item
    what (do|did|have) i [have|got|say|write|put|note|add] [down|set|planned|saved] (about|regarding|related to|to do with|concerning) <ref> = item
    what [<tasks>] (do|have) i [have|got] [to do|left] (about|regarding|related to|involving) <ref> = item
    (which|what) <tasks> [do i have] [are|have to do] (about|regarding|related to|involving|with|for) <ref> = item
    what is (going on|happening|the status|the deal|up|the story) (with|of|on) [my|the] <ref> (task|reminder|one|thing) = item
    what is the status (of|on) <ref> = item
    what is there [to do] (for|about|with|regarding) <ref> = item
    (details|the details|more|info|more info) (of|for|about|on) <ref> [please] = item
    how long have i had <ref> (on here|on <list>|on there|waiting|sitting there|in here) = item
    (remind|tell) me what i (had|have|need|needed|was supposed|am supposed|was meant|was going) to (do|get|buy|bring|say|take|make) (for|about|at|with|from) <ref> = item
    (tell me|tell me more|more|remind me) about <ref> = named
    (show|find|search|search for|look up|look for|locate|pull up|open|see|view|where is|where are|where did you put|where did i put|go to|read|check|bring up|display|what is in|what does it say in|list|open up) [me|out] [all|all of] [my|the|that] <ref> [again|please] = named
    (search|look|check|look at|look through|scan|look in|search through|go through) [through|in|on] <list> for <ref> = item
    (do|have|did) i [got|have] [a|an|any|another] <ref> = event
    i have [a|an|any|another] <ref> = eventasked
    (is|are) there [a|an|any|another] <ref> = event
    (what|which) <ref> (do|did|have) i [have|got] = noun
    (who|where) am i (meeting|seeing|calling|going) [with|to] = all
    was i supposed to <ref> = mine
    (search|find|look) [for] <ref> (on|in) <list> = item
    (do|have) i [already|still|ever] <ref> = never
    (what|which) <ref> (do|did|should|must) i [still|even|actually] [have|need|supposed|want|got] [to] (pay|make|do|call|send|return|finish|buy|get|attend|run|write|submit|complete|take care of|handle|answer|reply to|read|schedule|book|turn in|hand in|pick up|bring|take|clean|wash|order|email|text|have|need) [still|left] [on <list>] = noun
    (what|which) <ref> i [still] (have|need) to (pay|make|do|call|send|return|finish|buy|get|attend|run|write|submit|complete|take care of|handle|answer|read|schedule|book|pick up|bring|take|clean|order|email|text) [still] = noun
    (what|which) <ref> (are|is) (due|overdue|coming up|left|on <list>|pending) = noun
    (what|who|whom|where|which ones) [all|else|all else] (do|did|should|must|am|will|was|have) i [still|even|all|supposed|meant|actually] [need|have|got|supposed|want|meant|gotta|going] [to] (buy|get|pick up|call|email|text|pay|bring|send|finish|return|contact|message|write to|write|remember|order|grab|attend|talk to|reply to|respond to|visit|purchase|call back|get back to|meet|see|go|clean|pack|take|work on|be|study|drop off|submit|turn in|follow up with|wash|fix) [again|still|back|now] [(at|from|in|for|on) (the|my|a) [grocery] (store|shop|market|supermarket|list|mall|pharmacy|drugstore|grocery|bakery|post office|trip)] = all
    what i [still|all] (need|have|was supposed) to (buy|get|pick up|pay|bring|finish|return|order|grab|pack|remember|purchase) [(at|from) (the|my) (store|shop|market|supermarket|grocery store|mall|pharmacy)] = all
    who i [still] (need|have) to (call|email|text|pay|contact|message|write to|talk to|reply to|see|visit|get back to|call back) = all
    what [else|all] (do i need|did i need|do we need|do i still need|i need|am i out of|are we out of|do i want|did i want|should i get|should i buy|i still need) [to buy|to get|to pick up] (from|at|on|for) (the|my|<list>) [grocery|hardware|drug] [store|shop|market|supermarket|mall|pharmacy|shopping trip|trip|costco|target|walmart|shopping] = all
    what (groceries|supplies|ingredients|food) (do|did|should) i [still] (need|have|want|get|buy) [to buy|to get] = all
    what [else|all] (do|did) (i|we) [still] need = all
    (am i supposed|am i meant|do i need|do i have|do i still have|do i still need|did i need|did i have|was i supposed|was i meant|do i still need|do i still have) to (buy|get|pick up|call|pay|send|return|email|text|do|bring|order|finish|clean|grab|take) <ref> [still|yet|today|or not] = mine
    (should i|am i supposed to) (be) <ref> = never
    (when|what time|what day|what date|how soon) (is|are|was|were) <ref> [due|again|happening|scheduled|scheduled for|set|set for|supposed to be|planned|coming up|meant to be] [for|again] = when
    (when|what time|what day|what date) <ref> (is|are|was) [due|again|happening|scheduled|set for|supposed to be|at] [for] = due
    (when|what time|what day) (do|did|am|should|must|was) i [supposed|have|need|meant|say|set|going|scheduled] [to|i would] <ref> = deedwhen
    how (long|much time|many days|many hours|much longer|many more days) [is there|do i have|have i got|is it|is left|left] [left] (until|till|before|for) [the|my|our] <ref> [is due|due|starts] = due
    (did|have|had) i [already|ever|even|remember to|actually|manage to|finally|yet] <ref> [yet|already|or not] = deed
    i [already|have|have already|did|even|ever|actually] <ref> [yet|already|or not] = asked
    <ref> (is|are|was|has been|have been|got) @finished [yet|already] = state
    (is|are|was|were|has|have) <ref> [been] @finished [yet|already|or not|now] = state
    (is|are|was|were|has|have) <ref> [been] (paid|sent|submitted|booked|ordered|bought|cleaned|washed|renewed|returned|packed|posted|mailed|filed|called|picked up|signed|scheduled|fed|walked|watered|cancelled|canceled|added) [yet|already|or not] = state
    <ref> (is|are|was|has been|have been) [already] (paid|sent|submitted|booked|ordered|bought|cleaned|washed|renewed|returned|packed|posted|mailed|filed|called|picked up|signed|scheduled|fed|walked|watered|cancelled|canceled|added) [yet|already|or not] = state
    what is the (deadline|due date|due time) (for|of|on) <ref> = date
    (is|are) <ref> due [already|yet|soon] = date
    how (is|are) <ref> (task|project|tasks) (going|coming|coming along) = item
    """)
}
