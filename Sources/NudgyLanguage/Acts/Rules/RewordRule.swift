import NudgyCore

// Other words for a task: "rename it to buy oat milk", "i meant oat milk, not almond", "edit the second task".
extension ActRule {
  static let reword = ActRule(
    "other words", spansCommas: true,
    anyLine: PatternTable(
      """
      [no|sorry|actually|wait|oops] i (meant|mean|said|wanted) <words> (not|instead of|rather than) <ref> = swap
      [no|sorry|actually|wait|oops] (it is|that is|it was|that was|it should be|that should be|make it|make that|it should say) <words> (not|instead of|rather than) <ref> = swap
      (fix|correct|change|check) (the|that|this|my|a) (spelling|typo|name|wording|title|word) [of|in|on] [<it>] [it is|it should be|should be|to|that should be] <words> [not <ref>] = text
      (fix|correct) (the|that|this|my|a) (spelling|typo|name|wording|title) [of|in|on] [<it>] = bare
      [that is|it is|you|i] (spelled|misspelled|spelt|typed|wrote|named|mistyped) [it|that] (wrong|wrongly|incorrectly) [it is|it should be|should be|that should be|it is spelled] <words> = text
      (there is|that has|i made) a typo [in (it|that|the title|<it>)] [it is|it should be|should be] <words> = text
      (the|its) (title|name|text|wording) (should be|should say|should read|is|needs to be|needs to say) <words> = text
      @edit [the] (title|name|text|wording|description|spelling) [of <it>] (to|into|as) <words> = text
      @edit [the] (title|name|text|wording) (of|for|on) <ref> (to|into|as) <words> = named
      @edit <it> [so|so that] [it|that] (says|reads|to say|to read|say|to) <words> = text
      @edit <it> (into|as) <words> = text
      @edit <ref> (so it says|so that it says|to say|to read|to be|to|into|as) <words> = named
      (replace|swap|exchange|substitute|trade) [out] <ref> (with|for|by) <words> = named
      (replace|swap|switch|change) [out] <ref> (with|for|to) <words> (on|in) <list> = listed
      (make|have|let) <ref> (say|read) <words> = named
      <ref> should (say|read) <words> = named
      @edit [task|number|item|#|reminder] <number> [to|:|to say] <words> = number
      @edit <ref> = pointed
      (make|do) (changes|a change|an edit|edits|a correction) (to|on) <ref> = bare
      (i|we) (want|need|would like) to @edit <ref> = pointed
      (edit|editing|update|modify|change) [mode|something|a task|tasks|a reminder|an item] = bare
      """)
  ) { match, clause, context in
    reworded(match, clause, context)
  }

  private static func reworded(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    if clause.isQuestion, !["can", "could"].contains(clause.words[0].text) { return nil }
    // "write out what i should say": someone's words, and no task's.
    if ["write", "type", "spell"].contains(clause.words[0].text) { return nil }
    var act = Act(.update, confidence: 0.85, span: clause.span, target: .current)
    var changes = TaskChanges()
    switch match.tag {
    case "bare": break
    case "swap":
      guard let range = match.words, range.count <= 6 else { return nil }
      let said = clause.words[range]
      if said.contains(where: { $0.when >= 0 || $0.isAny([.subject, .negation]) && !$0.isAny([.determiner]) })
      {
        return nil
      }
      if said.allSatisfy({ $0.isAny(.small) }) { return nil }
      act.confidence = context.hints.canBeCorrected ? 0.9 : 0.75
      changes.replacement = context.written(said)
    case "text":
      guard let range = match.reference, range.count <= 10 else { return nil }
      if clause.words[range].allSatisfy({ $0.when >= 0 }) { return nil }
      changes.title = TitleWriter(message: context.message).title(Array(clause.words[range]), prefix: nil)
    case "number":
      guard let index = match.number, let number = clause.number(at: index), let range = match.reference
      else { return nil }
      act.target = .number(number)
      let words = clause.words[range].filter { $0.when < 0 }
      guard !words.isEmpty else { return nil }
      act.when = clause.words[range].last { $0.when >= 0 }.map { context.message.whens[$0.when] }
      changes.title = TitleWriter(message: context.message).title(words, prefix: nil)
    case "pointed":
      guard let range = match.reference else { return nil }
      let words = Array(clause.words[range])
      act.target = context.reference(words)
      let isNamed =
        words.count <= 6
        && words.contains { ["task", "reminder", "item", "to-do", "entry"].contains($0.text) }
      guard ActRule.isPointer(act.target ?? .current) || isNamed || words.last?.text == "one" else {
        return nil
      }
      if words.contains(where: { $0.when >= 0 || ["to", "and"].contains($0.text) }) { return nil }
      act.confidence = 0.82
    default:
      guard let range = match.reference, let text = match.words, range.count <= 7, text.count <= 12 else {
        return nil
      }
      let words = Array(clause.words[range])
      if words.first?.text == "your" { return nil }
      let said = clause.words[text]
      if said.contains(where: { $0.when >= 0 }), said.allSatisfy({ $0.when >= 0 || $0.isAny(.small) }) {
        return nil
      }
      let target = context.reference(words)
      let isNamed =
        Clause(words, span: clause.span).mentionsTasks || ActRule.isPointer(target)
        || ["rename", "retitle", "reword", "rephrase"].contains(clause.words[0].text)
        || match.tag == "listed" || ["one", "thing"].contains(words.last?.text ?? "")
        || !["make", "have", "let"].contains(clause.words[0].text)
          && clause.words.contains { ["say", "says", "read", "title", "name"].contains($0.text) }
      guard isNamed else { return nil }
      act.target = target
      let isTitle = isTitleGiven(clause)
      if isTitle {
        changes.title = TitleWriter(message: context.message).title(Array(said), prefix: nil)
      } else {
        changes.replacement = context.written(said)
      }
    }
    act.details = .changes(changes)
    return act
  }

  private static func isTitleGiven(_ clause: Clause) -> Bool {
    ["rename", "retitle", "reword", "rephrase"].contains(clause.words[0].text)
      || clause.words.contains { ["title", "name", "say", "says", "read", "reads"].contains($0.text) }
  }
}
