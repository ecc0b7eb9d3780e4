import NudgyCore

// "rename the report to…", "change the dentist to friday", "stop repeating the trash": a card by its name.
extension ActRule {
  static let updateNamed = ActRule(
    "update a named one",
    PatternTable(
      """
      (rename|retitle) <ref> (to|as) <words> = rename
      change (the|my|that) <ref> to [at|on] <when> = date
      change <ref> (to|into) <words> = change
      replace <ref> with <words> = replace
      (set|change|make) <ref> (priority|priority to|to) (high|urgent|critical|important) = high
      (make|mark|set|flag) <ref> [as|a|to] (high priority|important|a priority|urgent|critical|top priority) = high
      (make|mark|set|flag) <ref> [as|to] (low priority|not urgent|unimportant) = low
      (prioritize|prioritise) <ref> = high
      (move|bring|put|bump|push) <ref> (to|at|on) [the] top [of (the|my) list] = top
      (put|do) <ref> first = top
      (remove|clear|delete|drop) the (date|deadline|due date|time) (from|of|on|for) <ref> = undate
      (remove|clear|delete|drop) the (date|deadline|due date|time) = undate
      <ref> (has no|does not have a) (date|deadline|due date) = undate
      (remove|clear|stop) the (recurrence|repeat) (from|of|on|for) <ref> = once
      stop repeating <ref> = once
      (add|attach) [a] note (to|on|for) <ref> (saying|that says|that) <words> = note
      add [a] note (saying|that) <words> = note
      add [a] note to <ref> <words> = note
      <ref> (takes|will take) [about|around] <when> = takes
      (change|set|move|make) [the] (due date|date|deadline|time) (of|for|on) <ref> to <when> = date
      (change|set) <ref> to <when> = date
      <ref> is [now] [actually] due [on|by|at] <when> = date
      <ref> (got|was|has been) (moved|pushed|postponed|rescheduled) to <when> = date
      make <ref> due [on|by|at] <when> = date
      (bring|move) <ref> forward to <when> = date
      make <ref> <when> [instead|only] = date
      (change|switch) (the|my|that) <ref> to [at|on] <when> = date
      (the|my) <ref> is [at|on] <when> (now|instead|actually) = date
      (the|my) <ref> is [now|actually] (at|on) <when> instead = date
      (the|my) <ref> is [now|really|super|very|actually] (urgent|critical|important|top priority|high priority) = high
      """)
  ) { match, clause, context in
    let words = match.reference.map { Array(clause.words[$0]) } ?? []
    // "change your language to german"
    if words.first?.text == "your" || OutOfScope.contains(clause) || Order.contains(clause) { return nil }
    // "make an appointment for tuesday", "make a list called christmas": something new.
    if clause.words[0].text == "make", ["a", "an", "another", "me"].contains(words.first?.text ?? "") {
      return nil
    }
    let target = context.reference(words)
    var act = Act(.update, confidence: 0.9, span: clause.span, target: target)
    var changes = TaskChanges()
    let text = match.words.map { Array(clause.words[$0]) } ?? []
    switch match.tag {
    case "rename", "change", "replace":
      if match.tag == "change", text.contains(where: { $0.when >= 0 }) { return nil }
      let title = TitleWriter(message: context.message).title(text, prefix: nil)
      if match.tag == "rename" { changes.title = title } else { changes.replacement = context.written(text) }
    case "high": changes.priority = .high
    case "low": changes.priority = .low
    case "top": changes.movesToTop = true
    case "undate": changes.clearsDate = true
    case "once": changes.clearsRecurrence = true
    case "note":
      changes.note = context.written(text.isEmpty ? words : text)
      if text.isEmpty { act.target = .current }
    default:
      guard let word = clause.words.last(where: { $0.when >= 0 }) else { return nil }
      let when = context.message.whens[word.when]
      if match.tag == "takes" {
        guard let minutes = when.duration?.estimateInMinutes else { return nil }
        changes.minutes = minutes
      } else {
        if words.first.map({ ["rent", "bill"].contains($0.text) }) == true { act.confidence = 0.7 }
        act.when = when
        return act
      }
    }
    act.details = .changes(changes)
    return act
  }
}
