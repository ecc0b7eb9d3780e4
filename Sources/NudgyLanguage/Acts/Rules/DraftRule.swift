import NudgyCore

// "draft a message to the landlord", "help me word the email".
extension ActRule {
  static let draft = ActRule(
    "draft",
    PatternTable(
      """
      draft (it|that|this|a reply|a message|an email|a text|the email|the message|the text|something) [for me|for (it|this|that)|please] = current
      (draft|write|compose) [me] [a|an|the] (email|message|text|reply|note|letter|draft|response) (for|about) <ref>
      (draft|write|compose) (the|that|my) (email|message|text|reply|letter) (for|to) <ref>
      draft [a|an|the] (email|message|text|reply|note) to <ref>
      (help me|can you) (write|draft|word|phrase) (it|that|this|the message|the email|the text|the reply) = current
      help me (write|draft|word|phrase) (the|an|a|my|this|that) (email|message|text|reply|note) = current
      (write|draft|compose) (a|an) (text|email|message|reply|note) to <ref>
      help me (write|draft|word|phrase) [the|a|an|my] (email|message|text|reply) (to|for|about) <ref>
      what should i (say|write) [to <ref>] = current
      what (should|do) i (say|write) to <ref>
      what should i (say|write) = current
      """)
  ) { match, clause, context in
    let target: TaskReference =
      match.tag == "current" ? .current : context.reference(match, in: clause) ?? .current
    return Act(.draft, confidence: 0.86, span: clause.span, target: target, details: clause.draftDetails)
  }
}
