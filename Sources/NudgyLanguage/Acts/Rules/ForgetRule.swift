import NudgyCore

// "forget that", "forget what i told you about my boss".
extension ActRule {
  static let forget = ActRule(
    "forget",
    PatternTable(
      """
      (forget|erase|delete|remove) (it|that|this) [from your memory|from memory|again|please] = last
      forget (what i|what i just) (said|told you) = last
      (forget|erase|delete|clear|wipe) everything [you know] [about me] = everything
      (forget|erase) (me|all about me|all of it|everything about me) = everything
      (clear|wipe|erase|reset) (your|my|the) memory = everything
      (forget|erase|delete|remove) (what i (said|told you)|what you know|everything) about <ref>
      (forget|erase|delete) what i (said|told you) about <ref>
      (forget|erase|delete) what you know about <ref>
      (forget|erase) everything about <ref>
      forget about my <ref>
      forget [that] my <ref> (is|was) <words> = is
      forget that i <ref> = about
      (forget|erase) (my|who my|what my) <ref> [is]
      (forget|remove|delete|erase) my <ref> from (memory|your memory)
      """)
  ) { match, clause, context in
    switch match.tag {
    case "last":
      // "forget it" is "never mind", unless a fact was just spoken of.
      let isFact = context.hints.lastIntent == .remember || context.hints.lastIntent == .recall
      if clause.words.map(\.text) == ["forget", "it"], !isFact { return nil }
      // Right after a capture, "delete that" means the task.
      let isForget = clause.words.contains { $0.text == "forget" || $0.text == "memory" }
      return isForget ? Act(.forget, confidence: 0.86, span: clause.span, details: .subject(nil)) : nil
    case "everything":
      return Act(.forget, confidence: 0.75, span: clause.span, details: .subject("everything"))
    default:
      guard let range = match.reference,
        clause.words[0].text != "delete"
          || clause.words.contains(where: { $0.text == "memory" || $0.text == "what" })
      else { return nil }
      let words = clause.words[range].filter { !["the", "my", "it"].contains($0.text) }
      let lists: Set<String> = [
        "list", "tasks", "reminders", "to-do", "board", "task", "reminder", "schedule", "calendar", "agenda",
      ]
      if words.contains(where: { lists.contains($0.text) }) { return nil }
      guard !words.isEmpty else {
        return Act(.forget, confidence: 0.86, span: clause.span, details: .subject(nil))
      }
      if clause.words[0].text == "remove" && !clause.words.contains(where: { $0.text == "memory" }) {
        return nil
      }
      return Act(
        .forget, confidence: 0.88, span: clause.span,
        details: .subject(words.map(\.text).joined(separator: " ")))
    }
  }
}
