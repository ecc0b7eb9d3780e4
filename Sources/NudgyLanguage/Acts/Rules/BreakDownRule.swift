import NudgyCore

// "break this down", "where do i start with the taxes".
extension ActRule {
  static let breakDown = ActRule(
    "break down",
    PatternTable(
      """
      (break|split|chop) (it|that|this|this one|this task) (down|up|into steps|into smaller steps|into pieces|into parts|down for me|into small steps) [please|for me] = current
      (break|split|chop) (down|up) (it|that|this|this one) = current
      break <ref> (down|up|into steps|into smaller steps|into pieces|into parts|down into steps|into small steps)
      break (down|up) <ref> [into steps]
      (split|chop) <ref> into (steps|smaller steps|pieces|parts|small steps)
      [can you] (help me|make it) (start|smaller|easier|break it down|break this down) = current
      (make|give) (it|me|this|that|this one) (smaller|easier|small steps|baby steps|steps|the first step) = current
      [what is] the first (step|thing) [to do] = current
      [this is|it is|that is] too (big|much|hard) [for me] = current
      (where|how) do i (start|begin|even start|even begin) [with it|with this|with that|it|this|that] = current
      (where|how) do i ~ (start|begin) with <ref>
      how do i even (start|begin) <ref>
      (can|could) you break (it|this|that) (down|up|into steps|into smaller steps|into pieces) [for me] = current
      break (it|this|that) (into|down into) (steps|smaller steps|pieces|chunks|smaller pieces) = current
      help me (start|get started with|start on|get started on|begin|start with) <ref>
      [what are] the steps (for|to|of) <ref> = steps
      steps (for|to) <ref>
      [give me] [some] (baby steps|smaller steps|small steps) [please] = current
      """)
  ) { match, clause, context in
    let target: TaskReference =
      match.tag == "current" ? .current : context.reference(match, in: clause) ?? .current
    // "the steps to apply for a credit card at your bank": of the world.
    if match.tag == "steps", let range = match.reference,
      clause.words[range].contains(where: { ["a", "an", "your", "you"].contains($0.text) })
    {
      return nil
    }
    return Act(.breakDown, confidence: 0.9, span: clause.span, target: target)
  }
}
