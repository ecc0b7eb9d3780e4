import NudgyCore

// "show it", "when is it due?", "what's left of it", "start with the dishes": one task is asked for.
extension ActRule {
  static let cardQuestion = ActRule(
    "the task spoken of", isWhole: true,
    PatternTable(
      """
      (show|read|see|view|display|pull up|bring up) [me] (it|that|this|that one|this one|that task|this task|the card|that card|this card) [again|please|to me] = show
      open (it|that|that one|this one|that task|this task|the card|that card|this card) [please] = show
      [let me|can i|i want to] see (it|that one|this one|the card|that card) [again|please] = show
      read (it|that|them|them all|it all) back [to me] [please|again] = list
      (read|show|give|tell) me (the whole thing|the whole list|all of it|all of them|the lot) [please|again|back] = list
      what is left (of|on|in|for|to do on) (it|this|that|that one|this one) = show
      (what|which) (steps|parts) are left [(of|on|in|for) (it|this|that)] = show
      (when|what time|what day|what date) (is|was) (it|that|this|that one|this one) [due|again|happening|due again|scheduled|set for|for] = when
      (start|begin) with <words> = start
      [so|ok] (let us|i will|let me|i am going to|i want to|can i|can we|i would like to) (start|begin) with <words> = start
      """)
  ) { match, clause, context in
    switch match.tag {
    case "start":
      guard let range = match.words ?? match.reference, range.count <= 5,
        let first = clause.words[range].first,
        ["the", "my", "that"].contains(first.text),
        case .words(let words) = context.reference(clause.words[range])
      else { return nil }
      return lookUp(LookupQuestion(.list, scope: .upNext, words: words), nil, clause)
    case "list": return lookUp(LookupQuestion(.list, scope: .upNext), nil, clause)
    case "when": return lookUp(LookupQuestion(.whenIs), .current, clause)
    default: return lookUp(LookupQuestion(.list, scope: .all), .current, clause)
    }
  }

  private static func lookUp(_ question: LookupQuestion, _ target: TaskReference?, _ clause: Clause) -> Act {
    Act(.lookup, confidence: 0.9, span: clause.span, target: target, details: .lookup(question))
  }
}
