import NudgyCore

// "who is my dentist?", "what do you know about me".
extension ActRule {
  static let recall = ActRule(
    "recall",
    PatternTable(
      """
      what (do|did) you (know|remember|have) [so far] (about me|of me|on me) [so far] = all
      what have you (learned|remembered|stored|saved) [about me] = all
      (tell|show) me (what you know|everything you know|what you remember|everything you remember|all you know|all you remember|everything you have) [about me|on me] = all
      what is in (your|my) memory = all
      do you (know|remember) (me|anything about me|who i am) = all
      who am i = name
      what (is|was) my name = name
      do you (know|remember) my name = name
      what (do|did) you (know|remember) (about|of) <ref> = about
      what did (i|we) (say|tell you) (about|on) <ref> = about
      do you (remember|know) [who|what|where] [is] my <ref> [is]
      (who|where) (is|are) my <ref>
      what (is|are|was) my <ref>
      what is the name of my <ref>
      what (do|did) i (call|name) my <ref>
      where do i (live|work) = place
      what am i allergic to = allergies
      (remind|tell) me (who|what|where) my <ref> is
      who is <ref> = who
      """)
  ) { match, clause, context in
    func act(_ subject: String?, _ confidence: Double = 0.92) -> Act {
      Act(.recall, confidence: confidence, span: clause.span, details: .subject(subject))
    }
    switch match.tag {
    case "all": return act(nil, 0.95)
    case "name": return act("name")
    case "place": return act(clause.words.last?.text == "work" ? "work" : "home")
    case "allergies": return act("allergies")
    default:
      guard let range = match.reference, range.count <= 6 else { return nil }
      let words = clause.words[range]
      let subject = words.filter { !["the", "my"].contains($0.text) }.map(\.text).joined(separator: " ")
      if subject.isEmpty || words.contains(where: { $0.when >= 0 }) { return nil }
      // "who is my meeting with", "what's my timer at", "what's my day look like": asked of the board.
      if words.contains(where: {
        WordTable.keptThings(have: $0.text) && $0.text != "plan" && $0.text != "note"
      })
        || words.contains(where: { $0.text == "look" })
      {
        return nil
      }
      if ["tasks", "reminders", "chores", "errands", "to-dos", "deadlines"].contains(words.last?.text ?? "") {
        return nil
      }
      if [
        "next task", "next thing", "list", "tasks", "to-do list", "day", "schedule", "next", "first task",
        "plan", "priority", "next appointment", "agenda", "plans", "chores", "errands", "meetings",
        "appointments", "events", "alarms", "options", "problem", "life", "deal",
      ].contains(subject) {
        return nil
      }
      // "who is the president" asks about the world; "who is sam?" may be known.
      if match.tag == "who",
        words.contains(where: { $0.isAny([.determiner, .preposition]) }) || words.count > 2
      {
        return nil
      }
      return act(subject, match.tag == "who" ? 0.6 : 0.92)
    }
  }
}
