import NudgyCore

// "skip it", "something else", "not this one".
extension ActRule {
  static let skip = ActRule(
    "skip",
    PatternTable(
      """
      skip [it|that|this|this one|that one|this task|it for now|this for now|this one for now]
      skip <ref> [for now|now|please]
      (next|another) one [please]
      pass [on (this|it|that|this one)]
      [no|nah|nope|no thanks] (something|anything) (else|different|new) [please|instead]
      anything but (that|this|it|that one|this one)
      (can|could|may) i (get|have|see) (another|a different|something else) [one|task] [please|instead]
      (let us|can we) (skip|pass on) (it|this|that|this one|that one)
      (give|show) me (something|anything) else
      (give|show) me another (one|task)
      not this one
      a different (one|task)
      (give|show) me a different (one|task)
      i [would] rather not [do it|do this|do that]
      i do not want to do (this|it|that|this one|that one)
      i do not feel like (doing (this one|that one|this|it|that)|this one|this|that)
      """)
  ) { match, clause, context in
    // "skip this song", "skip to the chorus"
    if let range = match.reference, let first = clause.words[range].first,
      first.text == "to" || OutOfScope.isPlayed(clause.words[range])
    {
      return nil
    }
    // "skip rope for ten minutes"
    if let range = match.reference, clause.words[range].contains(where: { $0.when >= 0 }),
      !clause.words[range].contains(where: { $0.isAny([.determiner]) })
    {
      return nil
    }
    return Act(
      .skip, confidence: 0.92, span: clause.span, target: context.reference(match, in: clause) ?? .current)
  }
}
