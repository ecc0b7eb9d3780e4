import NudgyCore

// "done", "done with the dishes", "i called mom", "dishes are done", "crossed off groceries".
extension ActRule {
  static let completeCurrent = ActRule(
    "complete the current one", .complete,
    PatternTable(
      """
      [i am|it is|that is|this is|this one is|that one is|all|i have] [all|already] (done|finished|complete|completed) [it|that|this|already|now|with it|with that|with this|with that one|with this one]
      (did|done|finished|completed) (it|that|this|that one|this one) [already|now]
      i ~ [just] (did|finished|completed|got|have done|have finished) (it|that|this|that one|this one) [done] [already|now]
      i ~ got (it|that|this) done [already]
      (mark|check|tick|cross) (it|that|this|that one|this one) [off|done|as done|complete|as complete|as completed|as finished|off the list|off my list]
      mark [as] (done|complete|completed|finished)
      (check|tick|cross) off (it|that|this)
      (complete|finish) (it|that|this|this one|that one|the task|this task)
      complete
      (task|that task|this task|the task) (done|complete|completed|is done|is complete|finished)
      (that is|it is) (taken care of|handled|sorted|dealt with|off my plate|out of the way|been done)
      (handled|sorted|dealt with) [it|that]
      i [already] took care of (it|that|this)
      did so
      [i am] (done|finished) here
      nailed it
      check
      mission accomplished
      done and (done|dusted)
      i ~ did
      i ~ already did [it|that|this one|that one]
      """))

  static let completeNamed = ActRule(
    "complete a named one",
    PatternTable(
      """
      [i am|we are] [all] (done|finished|through) with <ref>
      (finished|completed|done|did|handled|tackled) <ref> = past
      mark <ref> [off] as (done|complete|completed|finished)
      mark <ref> (done|complete|completed|finished|off)
      (complete|finish off) <ref> = weak
      mark as (done|complete|completed|finished) <ref>
      mark off <ref>
      (check|cross|tick|crossed|ticked|scratch|strike|checked) off <ref>
      (check|cross|tick|crossed|ticked|scratch|strike|checked) <ref> off [my list|the list|the to-do list|my to-do list]
      i ~ (crossed|ticked|checked) off <ref>
      i ~ (have|got|have got) <ref> (done|finished|out of the way|taken care of|sorted) [already|now]
      got <ref> (done|finished|out of the way|taken care of|sorted) [already|now]
      <ref> (is|are|has been|have been|got) ~ (done|finished|complete|completed|taken care of|handled|sorted|out of the way|dealt with|off my plate|over|over with) [now|already] = state
      <ref> (done|finished|complete|completed) = state
      i ~ (took|have taken) care of <ref>
      i ~ (am|have) ~ (done|finished|completed) [with] <ref>
      i ~ (did|finished|completed|handled) ~ <ref> = past
      """)
  ) { match, clause, context in
    guard let words = match.reference.map({ clause.words[$0] }), !words.isEmpty else { return nil }
    if match.tag == "weak", words.contains(where: { $0.when >= 0 }) { return nil }
    if match.tag == "state", isNoTask(Array(words)) { return nil }
    let named = words.filter { $0.when < 0 || words.allSatisfy { $0.when >= 0 } }
    let target = context.reference(dropDangling(named))
    return Act(
      .complete, confidence: match.tag == "weak" ? 0.82 : 0.93, span: clause.span, target: target,
      rules: ["complete a named one"])
  }

  /// "well done", "what is done": no task is named.
  private static func isNoTask(_ words: [Word]) -> Bool {
    guard let first = words.first else { return true }
    if words.contains(where: { $0.isAny([.negation]) }) { return true }
    if [
      "well", "nicely", "what", "when", "who", "how", "he", "she", "they", "you", "are", "is", "nothing",
      "not",
      "easier", "get", "i", "we", "if", "once", "until", "after", "before",
    ].contains(first.text) {
      return true
    }
    return false
  }

  private static func dropDangling(_ words: [Word]) -> [Word] {
    var words = words
    while words.count > 1, let last = words.last, last.isAny([.preposition]) && !last.isAny([.adverb]) {
      words.removeLast()
    }
    return words
  }

  private static let pastLead = PatternTable(
    """
    i ~ have ~ just
    i ~ have ~
    i ~ just ~
    i ~ already ~
    we ~ have ~
    i ~ went and
    i ~ managed to
    i ~ remembered to
    i ~ finally got around to
    i ~
    we ~
    just
    already
    finally
    """)

  /// "i called mom" → the task "call mom"; not "i called yesterday about…" told as a story.
  static let completePast = ActRule("said in the past") { clause, context in
    guard !clause.isQuestion, let lead = pastLead.prefix(of: clause), lead.count < clause.count else {
      return nil
    }
    var words = Array(clause.words.dropFirst(lead.count))
    let isSubject = clause.words.prefix(lead.count).contains { $0.text == "i" || $0.text == "we" }
    while let first = words.first, first.isAny([.adverb]), words.count > 1 { words.removeFirst() }
    guard let verb = words.first, let plain = presentForm(verb, clause, lead.count), words.count > 1 else {
      return nil
    }
    let object = words.dropFirst().filter { $0.when < 0 }
    guard let thing = object.first, !isStory(plain, thing, words) else { return nil }
    // "read the book" is an order without "i".
    guard isSubject || plain != verb.text else { return nil }
    if object.count == 1, ["it", "that", "this", "one"].contains(thing.text) {
      return Act(.complete, confidence: 0.85, span: clause.span, target: .current)
    }
    var head = verb
    head.text = plain
    let end = object.firstIndex {
      $0.isAny([.reason]) || $0.isAny([.subordinator]) && !$0.isAny([.determiner])
    }
    let kept = end.map { Array(object[..<$0]) } ?? Array(object)
    let target = context.reference(dropDangling([head] + kept))
    let isDone = ["already", "just", "finally", "have"].contains { mark in
      clause.words.prefix(lead.count + 1).contains { $0.text == mark }
    }
    let confidence = isDone ? 0.92 : isSubject ? 0.85 : 0.84
    return Act(.complete, confidence: confidence, span: clause.span, target: target)
  }

  private static func presentForm(_ verb: Word, _ clause: Clause, _ lead: Int) -> String? {
    if let plain = WordTable.pastForms[verb.text] { return plain }
    // "i have read", "managed to fix"
    let isAfterTo = lead > 0 && ["to", "and"].contains(clause.words[lead - 1].text)
    return isAfterTo && verb.isAny([.verb]) ? verb.text : nil
  }

  /// "i got a headache", "i told you", "i found out": told, not done.
  private static func isStory(_ verb: String, _ thing: Word, _ words: [Word]) -> Bool {
    let never: Set<String> = [
      "see", "know", "leave", "tell", "say", "find", "eat", "drink", "start", "help", "use", "watch",
      "ask", "meet", "catch", "hang", "reach", "knock", "learn",
    ]
    if never.contains(verb) {
      guard ["tell", "ask", "meet", "start", "watch", "find", "leave", "learn", "reach"].contains(verb) else {
        return true
      }
      if verb == "start" || verb == "leave" { return true }
      if thing.isAny([.subject, .object]) && !thing.isAny([.determiner]) { return true }
    }
    if verb == "get", !["the", "my", "some", "milk", "our"].contains(thing.text), thing.isAny(.small) {
      return true
    }
    if verb == "make", ["it", "a"].contains(thing.text), words.contains(where: { $0.text == "mistake" }) {
      return true
    }
    if thing.isAny([.question]) || thing.text == "you" || thing.text == "me" { return true }
    if words.contains(where: { $0.isAny([.negation]) }) { return true }
    return false
  }
}
