/// What people say around a task when they hand it to an assistant: "add milk to my list".
enum CaptureFrames {
  private static let frames = PatternTable(
    """
    [please] (add|put|stick|throw|write|note|jot) [down] [a task|a to-do|a reminder|a new task] [to] <ref> (to|on|in|onto|into) (my|the|our) [to-do|task|shopping|grocery|reminder] (list|to-do|tasks|reminders|board) = list
    [please] (add|create|make|set|set up|start|new) [me] [a|an|another] [new] (task|to-do|reminder|item|note) [for|to|about|called|that says|saying|that] [<when>] [to|about|for|that i need to] <ref> = frame
    [please] (note to self|new task|to-do|task|reminder|remember|capture) [to|that i need to] <ref> = colon
    (can|could|will|would) you ~ [please] (remind me|bug me|nudge me|ping me) [about|to|of] <ref> = about
    [please] (remind|bug|nudge|ping) me about <ref> = about
    [please] (remind|bug|nudge|ping) me [about] <when> [about|of] <ref> = about
    [please] (remind|bug|nudge|ping) me (of|for) <ref> = about
    [please] (do not|never) let me forget [about] <ref> = about
    (i|we) ~ (can not|must not|do not want to) forget [about] <ref> = about
    [please] (do not|can not|must not) forget [about] <ref> = about
    [please] (jot down|write down|note down) <ref> = list
    add [a|an|the|my] <ref> = add
    """)

  private static let labels = PatternTable(
    """
    (to-do|task|new task|reminder|note to self|remember|note|capture|to do)
    """)

  /// "todo:", which says what the next words are.
  static func isLabel(_ clause: Clause, before next: Clause) -> Bool {
    next.words.first?.pause == .slight && labels.match(clause) != nil
  }

  /// The words of the task, without what was said around it.
  static func read(_ clause: Clause) -> (words: [Word], isThing: Bool)? {
    guard clause.count <= 40, let match = frames.match(clause), let range = match.reference else {
      return nil
    }
    // A time between frame and task stays with the task.
    let times = clause.words[..<range.lowerBound].filter { $0.when >= 0 }
    let words = times + clause.words[range]
    switch match.tag {
    case "colon":
      guard clause.words[0].text != "remember" && clause.words[0].text != "do" || range.lowerBound > 1 else {
        return nil
      }
      let isMarked =
        clause.words[range.lowerBound].pause >= .slight || clause.words[range.lowerBound - 1].text == "to"
      return isMarked ? (words, false) : nil
    case "add":
      if words.allSatisfy({ $0.isAny([.number, .connective]) || Int($0.text) != nil }) { return nil }
      // "add sugar to the coffee" is itself the task.
      guard
        !clause.words.contains(where: { ["to", "with", "in", "into", "up"].contains($0.text) && $0.when < 0 })
      else {
        return nil
      }
      return (words, false)
    default: return (words, match.tag == "about")
    }
  }
}
