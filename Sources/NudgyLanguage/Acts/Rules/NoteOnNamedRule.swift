import NudgyCore

extension ActRule {
  /// "add 'with receipt' to the parcel task", "note on the landlord one: he prefers email": what is to be read there.
  static let noteOnNamed = ActRule(
    "a note on a named one", spansCommas: true,
    anyLine: PatternTable(
      """
      (add|put|attach|include|write|stick|append|jot|jot down|write down|note|note down) <ref> (to|on|in|into|onto|under) [the notes (of|for|on)] (the|my|that) <words> (task|one|card|reminder|to-do|entry|note|notes) [please|too] = note
      (add|put|attach|include|write|append|note|jot) <ref> (to|on|in|into|onto) [the notes (of|for|on)] (task|number|item|#|no|card) <number> [please|too] = numbered
      (add|put|attach|write|note|append) (to|on|in|into|onto) (the|my|that) <ref> (task|one|card|reminder|to-do) <words> = after
      [a|quick|please] note (on|for|to|about) (the|my|that) <ref> (task|one|card|reminder|to-do) [that|saying] <words> = after
      """)
  ) { match, clause, context in
    if clause.isQuestion, !["can", "could"].contains(clause.words[0].text) { return nil }
    guard let first = match.reference.map({ Array(clause.words[$0]) }), !first.isEmpty else { return nil }
    let second = match.words.map { Array(clause.words[$0]) } ?? []
    let (said, named) = match.tag == "after" ? (second, first) : (first, second)
    guard isNote(said) else { return nil }
    var changes = TaskChanges()
    changes.note = context.written(said.drop { ["a", "the"].contains($0.text) && said.count > 1 })
    var act = Act(.update, confidence: 0.86, span: clause.span, details: .changes(changes))
    if match.tag == "numbered" {
      guard let number = match.number.flatMap({ clause.number(at: $0) }) else { return nil }
      act.target = .number(number)
    } else {
      guard !named.isEmpty, named.count <= 6 else { return nil }
      act.target = context.reference(named)
    }
    return act
  }

  /// Not "put the call back on the work card", "add a step to number 3", nor a time, which would be its date.
  private static func isNote(_ words: [Word]) -> Bool {
    guard (1...14).contains(words.count), words.contains(where: { $0.when < 0 && !$0.isAny(.small) }) else {
      return false
    }
    let others: Set = [
      "back", "step", "steps", "subtask", "date", "deadline", "priority", "time", "reminder", "everything",
      "focus",
    ]
    return !words.contains { others.contains($0.text) || $0.isAny([.negation]) }
  }
}
