/// What people say around a task when they hand it to an assistant: "add milk to my list".
enum CaptureFrames {
  private static let frames = PatternTable(
    """
    [please] @add [down|in] [a task|a to-do|a reminder|a new task|a new item|an item|a note|the item|the task|an entry] [to|for|called|that says|saying|about] <ref> (to|on|in|onto|into|down on|at the bottom of|at the top of) (<list>|@mine) [<when>] [please|too|as well|for me|also] = list
    @adding <ref> (to|on|in|onto|into) (<list>|@mine) [for me|please] = list
    (i|we) ~ (want|need|would like|have|could use|should have|must have) <ref> [added|put] (to|on|in|onto) (<list>|@mine) [please|too|as well] [<when>] = need
    (i|we) ~ (want|need|would like|have|am going|should|was going|wanted) to @add <ref> (to|on|in|onto) (<list>|@mine) [<when>] = list
    (can|could|may|should|shall) (i|we|you) [please] @add <ref> (to|on|in|onto) (<list>|@mine) [<when>] = list
    [please] (put|pop|stick|pencil|book|chuck|slot|get|squeeze|write) <ref> in (for|on) <when> [please] = slot
    [please] (tell|alert|notify|text|message|ping) me to <ref> = timed
    [please] @remind me 2 <ref> = short
    let us @add <ref> (to|on|in|onto) (<list>|@mine) = list
    <ref> (needs|need|should|ought|has|have) [to] (go|be|be added|get added|be put|get put) (on|to|onto|in) <list> = bare
    [also|and|plus] <ref> (to|on|onto) <list> [please|too|as well|also] = bare
    <list> [needs|should have|should include] <ref> = listed
    [please] (add|create|make|set|set up|start|new|give|log|put in|put|set me|enter|open|record|schedule|leave|write|save|get|file|do|have|setup) [me] [up] [with] [a|an|another|my|the|one] [new|quick|daily|weekly|recurring|monthly|little|short] (task|to-do|reminder|item|note|alert|notification) (for|to|about|called|that says|saying|that|of|named|titled|labeled|regarding|on) [<when>] [to|about|for|that i need to|that i have to] <ref> = frame
    (i|we) ~ (need|want|would like|could use|require) [to (add|create|make|set|set up|have|get)] [a|an|another] [new|quick] (reminder|task|to-do|alert|note) [set|created|made|added] (for|to|about|of|that|on|regarding) [<when>] [to|about|for] <ref> = about
    (i|we) ~ (need|want|would like) (to be|) (reminded|nudged|notified|alerted|pinged) [<when>] (to|of|about|that i need to|that i have to|that) <ref> = about
    [please] let me know when it is (<when>|<number> [am|pm|o'clock]) (so i can|to|so that i can|because i have to|because i need to|so i remember to) <ref> = about
    [please] (let me know|tell me|text me|message me|give me a shout|@remind me) [at|on|in|] <when> (that|when|if) (i should|i have to|i need to|i must|i ought to|i am supposed to|it is time to|we should|we have to|we need to) <ref> = about
    [please] (let me know|tell me|text me|message me|@remind me) when it is (<when>|<number> [am|pm|o'clock]) (so i can|to|so that i can|because i have to|because i need to|so i remember to|and i have to|and time to) <ref> = about
    [please] (let me know|tell me|@remind me) when it is time (to|for) <ref> = about
    [please] [would|do] [you] mind (reminding|nudging|pinging|telling) me (to|about|of) <ref> = frame
    (make|be) (sure|certain) [that] (i|we) ~ <ref> = sure
    (see to it|ensure) that (i|we) ~ <ref> = sure
    [please] (let me know|alert me|notify me|text me|tell me|message me) [at|on|in|by|] <when> to <ref> = frame
    [please] wake me up with a reminder (to|about) <ref> = about
    (make|be) (sure|certain) [that] (i|we) (do not|never) forget [to|about] <ref> = about
    (make|be) (sure|certain) [that] (i|we) remember (to|about) <ref> = about
    [please] @remind me [<when>] (about|of|to|for|regarding) [<when>] [to|about] <ref> = about
    [please] (give|send|shoot|drop) me [a|another] [little|quick] (nudge|reminder|heads up|poke|ping|shout|alert|notification) [<when>] (about|to|for|of|that|when|on) <ref> = about
    [please] @remind me <when> (that|when|if) <ref> = about
    [please] @remind me (that|when) (i have to|i need to|i should|i am supposed to|it is time to) <ref> = about
    [please] add <ref> (to|on|for|in) <when> = about
    [please|i want you to|i need you to|help me] remember [that] (i|we) have (a|an|the|my|our) <ref> = appointment
    [please] (note to self|new task|to-do|task|reminder|remember|capture) [to|that i need to] <ref> = colon
    (can|could|will|would) you ~ [please] (remind me|bug me|nudge me|ping me) [about|to|of] <ref> = about
    [please] (remind|bug|nudge|ping) me about <ref> = about
    [please] (remind|bug|nudge|ping) me [about] <when> [about|of] <ref> = about
    [please] (remind|bug|nudge|ping) me (of|for) <ref> = about
    [please] (do not|never) let me (forget|forgot) [about] <ref> = about
    (i|we) ~ (can not|must not|do not want to) forget [about] <ref> = about
    [please] (do not|can not|must not) forget [about] <ref> = about
    [please] (jot down|write down|note down) <ref> = list
    [please] @remind me [that] <ref> (is|are|have|has) <words> = told
    add [a|an|the|my] <ref> = add
    """)

  /// What hands a task over in so many words, whatever else its words could mean.
  static func isSaidOutright(_ clause: Clause) -> Bool {
    guard clause.count > 2, let match = frames.match(clause) else { return false }
    if ["list", "frame", "need", "bare", "listed", "slot", "timed", "short", "told", "appointment"].contains(
      match.tag)
    {
      return read(clause) != nil
    }
    if clause.words[0].text == "add", clause.words[clause.count - 1].when >= 0 { return match.tag == "about" }
    if match.tag == "sure" { return read(clause) != nil }
    return match.tag == "about"
      && ["make", "be", "let", "wake", "tell", "alert"].contains(clause.words[0].text)
  }

  private static let labels = PatternTable(
    """
    (another one|another|one more|next one|one more thing|and another|also) [please]
    (to-do|task|new task|reminder|note to self|remember|note|capture|to do|new item|item|new reminder|quick note|don't forget|remind me|for my list|for the list)
    (save|hold|keep|capture|remember|note|log|track|record|write down|jot down|add|store|keep track of|hold on to|remind me of|remind me about|make a note of) (this|that|it|these) [for later|for me|down|please|to <list>|on <list>|for now]
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
    if clause.isQuestion, ["bare", "listed", "need"].contains(match.tag) { return nil }
    if match.tag == "listed", range.lowerBound < 2 {
      // "todo call mom": no list with its goods, but what is to be done.
      let isDeed = clause.words[0].text == "to-do" && clause.words[1].isAny([.strongVerb, .likelyVerb])
      return isDeed ? (Array(clause.words.dropFirst()), false) : nil
    }
    switch match.tag {
    case "bare", "listed", "need":
      guard !isWithdrawn(clause.words[range]) else { return nil }
      guard isThing(clause.words[range]) else { return nil }
      return (
        match.tag == "listed" || match.when != nil || !times.isEmpty ? words : Array(clause.words[range]),
        false
      )
    case "frame" where isNoteOnTask(clause, range): return nil
    case "slot":
      return isThing(clause.words[range])
        ? (Array(clause.words[range]) + clause.words.filter { $0.when >= 0 }, false) : nil
    case "timed":
      guard clause.words[range].first?.isAny([.verb]) == true, clause.words.contains(where: { $0.when >= 0 })
      else {
        return nil
      }
      return (words, false)
    case "short":
      return clause.words[range].first?.isAny([.verb]) == true ? (words, false) : nil
    case "told":
      // "remind me that the roofers come on monday": a day to be ready for.
      let said = Array(clause.words[range.lowerBound...])
      guard said.contains(where: { $0.when >= 0 }), let first = said.first,
        !first.isAny([.subject, .question]) || first.isAny([.determiner])
      else { return nil }
      return (said, true)
    case "appointment":
      // "remember that i have the eye doctor monday", not "remember that i have a dog".
      return words.contains { $0.when >= 0 } ? (words, true) : nil
    case "sure":
      // "make sure i lock up", not "make sure i am home".
      guard words.count > 1, let verb = clause.words[range].first, verb.isAny([.verb]),
        !verb.isAny([.be, .have])
      else { return nil }
      return (Array(clause.words[range]), true)
    case "list":
      guard !isWithdrawn(clause.words[range]) else { return nil }
      // "put the passport at the top of the list": it stands there already.
      if ["the", "my", "that"].contains(clause.words[range.lowerBound].text), clause.words[0].text != "add",
        clause.words[range.upperBound...].contains(where: { ["top", "bottom"].contains($0.text) })
      {
        return nil
      }
      // "…for saturday" behind the list stays with the task.
      let after = clause.words[range.upperBound...].filter { $0.when >= 0 }
      return (words + after, false)
    case "colon":
      guard clause.words[0].text != "remember" && clause.words[0].text != "do" || range.lowerBound > 1 else {
        return nil
      }
      let first = clause.words[range.lowerBound]
      let isToSelf = clause.words.prefix(range.lowerBound).contains { $0.text == "self" }
      if first.isAny(isToSelf ? [.verb] : [.strongVerb, .likelyVerb]),
        clause.words[0].text != "remember"
      {
        return (words, false)
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
    default:
      if match.tag == "about", words.allSatisfy({ $0.when >= 0 || $0.isAny([.object]) || $0.text == "again" })
      {
        return nil
      }
      return (words, match.tag == "about")
    }
  }

  /// "add a note to number 2 saying use the back door": about a task that exists, unlike "add a note to call mom".
  private static func isNoteOnTask(_ clause: Clause, _ range: Range<Int>) -> Bool {
    clause.words[..<range.lowerBound].contains { $0.text == "note" }
      && ["add", "put", "leave", "write"].contains(clause.words[0].text)
      && !clause.words[range.lowerBound].isAny([.strongVerb, .likelyVerb])
  }

  /// "milk", "the dentist", not "what is", "is milk".
  private static func isThing(_ words: some Collection<Word>) -> Bool {
    guard let first = words.first, words.count <= 8, words.contains(where: { !$0.isAny(.small) }) else {
      return false
    }
    if first.isAny([.subject, .question, .be, .doForm, .have, .modal, .negation, .preposition]),
      !first.isAny([.determiner])
    {
      return false
    }
    if first.text == "the" || first.text == "no", words.count == 1 { return false }
    if first.isAny([.strongVerb, .likelyVerb]) || ["mark", "switch", "list", "print"].contains(first.text) {
      return false
    }
    return !words.contains {
      $0.isAny([.be, .modal, .negation, .doForm, .question, .subject]) && !$0.isAny([.determiner])
        || $0.text == "as"
    }
      && ![
        "take", "cross", "check", "strike", "remove", "delete", "scratch", "drop", "show", "read", "look",
        "keep", "leave", "mark", "cancel", "clear", "tick", "get", "anything", "something", "everything",
        "edit", "change", "update",
      ].contains(first.text)
  }

  /// "put the call back on my list" brings a task back; "put that on the list" points at one.
  private static func isWithdrawn(_ words: some Collection<Word>) -> Bool {
    let texts = words.map(\.text)
    return texts.last == "back" || texts.first == "back" || texts == ["it"] || texts == ["that"]
      || texts == ["this"]
      || ["something", "anything", "things", "stuff", "everything"].contains(texts.first ?? "")
        && texts.count == 1
  }
}
