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
      [yes|yep|yeah|yup|ok] (did|done|finished) (that one|this one|that|this|it|already)
      (that|this|it) is done now
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
      <ref> (is|are|has been|have been|got) ~ (done|finished|complete|completed|taken care of|handled|sorted|out of the way|dealt with|off my plate|over|over with) [now|already] [<when>] = state
      <ref> (done|finished|complete|completed) = state
      <ref> (is|are|got|has been|have been) ~ (filed|paid|sent|submitted|booked|ordered|bought|cleaned|washed|folded|renewed|returned|packed|posted|mailed|wrapped up|ticked off|checked off|crossed off) [now|already] [<when>] = state
      (wrapped up|knocked out|finished up|polished off|got through|sorted out|ticked off) <ref> = past
      i ~ (wrapped up|knocked out|finished up|polished off|got through|sorted out) <ref> = past
      (you can|please|can you|go ahead and) (check|tick|cross) off <ref>
      you can (check|tick|cross) <ref> off [my list|the list]
      you can mark <ref> [as] (done|complete|completed|finished)
      (all|everything) [is] (done|finished) (except|but|except for|apart from|besides|other than) <ref> = except
      i [have] [did|finished|done] (all|everything|all of them) (except|but|except for|apart from|besides) <ref> = except
      i ~ (took|have taken) care of <ref>
      [already|just|finally] took care of <ref>
      i ~ (am|have) ~ (done|finished|completed) [with] <ref>
      i ~ (did|finished|completed|handled) ~ <ref> = past
      """)
  ) { match, clause, context in
    guard let words = match.reference.map({ clause.words[$0] }), !words.isEmpty else { return nil }
    if match.tag == "weak", words.contains(where: { $0.when >= 0 }) { return nil }
    if words.contains(where: { $0.isAny([.negation]) }) || clause.isQuestion { return nil }
    if match.tag == "state", isNoTask(Array(words)) { return nil }
    // "list what is done" asks.
    if match.tag == "state", words.contains(where: { $0.isAny([.question]) && !$0.isAny([.subordinator]) }) {
      return nil
    }
    if words.contains(where: { $0.text == "what" || $0.text == "which" }) { return nil }
    // "summer is over" tells; an appointment that is over is done.
    if match.tag == "state", clause.words.contains(where: { $0.text == "over" }),
      !clause.words.contains(where: { $0.text == "with" }),
      !words.contains(where: {
        ["meeting", "appointment", "call", "interview", "exam", "class", "test", "presentation"].contains(
          $0.text)
      })
    {
      return nil
    }
    // "i only did half of it"
    if match.tag == "past",
      words.contains(where: { ["half", "part", "only"].contains($0.text) })
        || clause.words.contains(where: { $0.text == "only" })
    {
      return nil
    }
    if match.tag == "past", isSomeoneElse(Array(words), clause) { return nil }
    if match.tag == "except" {
      let rest = context.reference(words)
      return Act(.complete, confidence: 0.88, span: clause.span, target: .allExcept(.upNext, rest))
    }
    let named = words.filter { $0.when < 0 || words.allSatisfy { $0.when >= 0 } }
    let target = context.reference(dropDangling(named))
    return Act(
      .complete, confidence: match.tag == "weak" ? 0.82 : 0.93, span: clause.span, target: target,
      rules: ["complete a named one"])
  }

  /// "well done", "what is done": no task is named.
  private static func isNoTask(_ words: [Word]) -> Bool {
    guard let first = words.first else { return true }
    // "the dishes still need to be done"
    if words.contains(where: { $0.isAny([.negation]) || ["i", "be", "need", "needs"].contains($0.text) }) {
      return true
    }
    if [
      "well", "nicely", "what", "when", "who", "how", "he", "she", "they", "you", "are", "is", "nothing",
      "not", "easier", "get", "i", "we", "if", "once", "until", "after", "before",
    ].contains(first.text) {
      return true
    }
    return false
  }

  /// "did you know…", "did the lakers win": a question that has lost its mark.
  private static func isSomeoneElse(_ words: [Word], _ clause: Clause) -> Bool {
    guard let first = words.first else { return true }
    // "i finished a great book": for pleasure, and on no list.
    let leisure: Set<String> = [
      "book", "movie", "show", "series", "season", "game", "beer", "drink", "pizza", "sandwich", "meal",
      "film", "novel", "coffee",
    ]
    let deed = first.text.hasSuffix("ing") && words.count > 1 ? words[1] : first
    if ["a", "an", "another", "this", "some"].contains(deed.text),
      words.contains(where: { leisure.contains($0.text) })
    {
      return true
    }
    if ["a", "an"].contains(first.text), words.contains(where: { $0.when >= 0 || $0.text == "last" }) {
      return true
    }
    if first.isAny([.subject]) && !first.isAny([.determiner, .object]) || first.text == "you" { return true }
    // "did the boss send anything new"
    if clause.words[0].text == "did",
      words.contains(where: { ["anything", "anyone", "anybody", "any", "ever"].contains($0.text) })
    {
      return true
    }
    // "did dinosaurs have feathers"
    if clause.words[0].text == "did", words.dropFirst().contains(where: { SayingWords.asksOf($0) }) {
      return true
    }
    // "did the laundry and the dishes"
    if words.allSatisfy({ $0.isAny([.determiner, .connective]) || Noun.isKnown($0.text) || $0.when >= 0 }) {
      return false
    }
    guard clause.words[0].text == "did", let last = words.last(where: { $0.when < 0 }) else { return false }
    return words.filter { $0.when < 0 }.count > 2 && !last.text.hasSuffix("ing") && last.isAny([.verb])
      || words.count > 3 && !words.contains { $0.text.hasSuffix("ing") }
      || clause.words.contains { WordTable.happenings.contains($0.text) } || last.text == "win"
  }

  static func dropDangling(_ words: [Word]) -> [Word] {
    var words = words
    while words.count > 1, let last = words.last, last.isAny([.preposition]) && !last.isAny([.adverb]) {
      words.removeLast()
    }
    return words
  }
}
