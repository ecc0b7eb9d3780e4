import NudgyCore

extension ActRule {
  /// "set a reminder", "i want to add something to my list": a task is announced and not named yet.
  static let emptyCapture = ActRule(
    "a task without words",
    PatternTable(
      """
      [i want to|i need to|can you|could you|can i|could i|help me|let me|i would like to|let us|can we|would you|i have to|i wanna|how about we] [please] (add|create|make|set|set up|start|new|log|enter|write|put in|record|schedule|put|jot down|note|get me) [me] [up] [a|an|another|some|my|the|one more|few|a few|a couple of] [new|more|other|few|quick] (task|reminder|to-do|item|note|something|alarm|entry|tasks|reminders|things|items|something new|something else) [up] [for me|please|now|down|to remember] [(to|on|in|onto) <list>] [for <when>]
      (new|another|one more) (task|reminder|to-do|item|note|entry) [please]
      i (need|want|would like) (a|another|some|to set|to make) [new] (reminder|reminders|task|to-do) [set|set up|made|please]
      (add|put|write) [something|things|stuff|some things|this|that|a few things|some stuff] (to|on|in|onto) <list> [please]
      i (have|have got|got) (something|a few things|some things|a task|a couple things|stuff|things|some stuff|a new task|another one|another task|more) (to add|for you|for <list>|to put on <list>|to remember|for you to remember) [to <list>]
      remind me (of|about|to do) (something|some things|a few things|stuff|things)
      (can|could|will|would) you (remind me|remember something|hold something|take a note|take this down|remember something for me|take notes)
      (take a note|take this down|take a memo|note this down|write this down|make a note)
      """)
  ) { match, clause, _ in
    // "make a note to call…" has words and is none of these.
    if clause.words.contains(where: { $0.pause >= .slight && $0.token > 0 && $0 != clause.words[0] }) {
      return nil
    }
    return Act(.create, confidence: 0.75, span: clause.span)
  }
}
