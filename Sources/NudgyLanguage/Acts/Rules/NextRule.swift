import NudgyCore

// "what's next?", "give me something easy", "what can i do in 15 minutes", "i have 10 minutes and low energy".
extension ActRule {
  static let next = ActRule(
    "next", .next, confidence: 0.96,
    PatternTable(
      """
      next [one|task|thing|up|please]
      what is up first <when>
      what is the [one|single|main|best|top|next|first] [most] [important] thing i (should|need to|must|have to|can|ought to) (do|get done|finish|focus on|work on|tackle|start with|accomplish) [now|today|first|next|right now|<when>]
      [i am] [all] ready for (the next|another|the next one|the next thing|the next task|more|something|the next card|a new one|the next step)
      i (need|want|could use) a [new|quick|small|easy|simple|little] task [to do|please|now|to work on]
      what (is|comes) after (that|this|it|this one|that one)
      i (need|want|could use) something [useful|new|small|easy|quick|productive] to (do|work on|tackle|get done)
      what (would be|might be|could be|is) (a|the) (good|best|smart|sensible|useful|productive|smartest|easiest|better) (thing|task|one|use of my time|place to start|next step|move) [to (do|start with|tackle|work on|do next|do first|get done)] [now|next|first|today|right now]
      what (can|could|should|might) i (manage|handle|get through|tackle|take on|get done|knock out|squeeze in|work on) [now|today|right now|with that|then|next]
      [so|okay|ok] (what|what is|what is up|who is) next [please|for me|up|now|then|on my list|on the list]
      what now
      now what
      what then
      [and|then] [what] (after that|comes after|follows|after this) [one]
      [go on] nudge me [then|again|please|gently]
      hit me with (another|another one|one|something|a new one|it)
      (choose|pick|select|find|name) [me] my next (task|one|thing|job|card|move) [kindly|please|for me]
      suggest (something|one|a task|a thing|anything) [please|for me|to do]
      [so] what (do|would) you (reckon|think|suggest|say|recommend|advise) [that|is] [i should|i|should i] (do|tackle|start with|start on|start|work on|knock out|hit|pick|begin with|attack|get on with) [first|next|now|today]
      and (now|then)
      [so] what (should|shall|do|can|could|must|am|would) i [supposed|going] [to] (do|work on|tackle|start|start with|focus on|be doing|begin with|do first|do next|get on with|do now|attack) [now|next|first|today|right now|then|with|please|instead|this morning|this afternoon|tonight]
      (i am|i have|i have got|got|have) (free|bored|some time|time|nothing to do|some free time|a bit of time|a little time|a moment|time to kill) [now|right now|today] [so] what (should|can|could|shall) i (do|knock out|tackle|work on|get done|start|start with|handle) [now|next|first]
      what (should|shall) i be (doing|working on) [now|right now|today]
      what (do|should) i (do|have to do|need to do) (now|next|first)
      what is (the|my) (next|one|most important|top|first|first|main) (thing|task|one|item|priority|step) [now|today|to do|on my list|for today]
      what is the one thing [i should do|to do] [now|today]
      what is (my|the) (top|first|next|main|biggest|number one) priority [today|now|right now]
      what is most (important|urgent|pressing) [now|right now|today]
      what is (important|urgent|pressing|up) [now|right now|today]
      (give|show|tell|hand|hit|get) me [with] [the|my] (next|one|next one|one thing|next thing|next task|a task|something to do|something) [please|now|to do|to work on]
      (give|show) me (one|a) (task|thing|job) [to do]
      (pick|choose|find) (something|one|a task|anything|a thing|one thing) [for me] [to do] [please]
      (you pick|you choose|pick for me|choose for me|surprise me|you decide|decide for me)
      where (should|do) i (start|begin) [today|now]
      what is (first|next up|on deck|the plan|the move|my next move|up first)
      (what else|anything else|what more|then what)
      [i am] ready [for (the next one|more)]
      [okay|ok] (i am ready|ready|ready when you are|let us go|let us do this|hit me|bring it on|go)
      [okay|ok|so] what is (left to do first|my one thing)
      [just] tell me what to do [now|next|first|please]
      (which|what) one [should i do|do i do|is] first
      which (one|task|of them|of these) [should i|do i|comes] [do|start with|tackle|is] [first|next]
      (got|do you have|have you got) anything (for me|for me to do)
      what is up next
      what (do|would) you (suggest|recommend) [i do] [next|now|first]
      [just] one thing [please|at a time]
      help me (choose|decide|pick|prioritize|focus on one thing) [what to do] [next|now|one|a task]
      i do not know (what to do|where to start|what to do next|what to do first|where to begin|what to start with|what to work on)
      """))

  private static let available = PatternTable(
    """
    (what|anything|something) [should|can|could] [i] [do|tackle|knock out|finish|get done|easy|quick|fit] [in|within|with|for|that takes|under] <when> [right now|now]
    (what|which task) (can|could|should) i (do|tackle|finish|get done|knock out|fit|fit in|squeeze in) [in|within|with|for] [about|just|only|the next] <when>
    (is there|do i have|have i got|got|give me|show me|find me|pick) (anything|something|a task|one|a job) (that takes|which takes|taking|under|shorter than|that is|i can do in|that fits in|for) [less than|under|at most|no more than|only|about|up to] <when>
    (is there|do i have|got|give me|show me|find me) (anything|something|a task) [i can|quick|easy|that takes|for|to do] [do] [in|within|for|under|that takes] <when>
    i ~ (have|have got|got) [about|around|only|just|like|maybe] <when> (what|which) * = then
    [i] ~ (have|have got|got) [about|around|only|just|like|maybe] <when> [free|left|to spare|to kill|now|before * |until * ] [what should i do|what can i do|what now] = state
    <when> (free|to spare|to kill|left) = state
    """)

  private static let easy = PatternTable(
    """
    (give|show|find|get|tell) me something (easy|simple|quick|small|light|low effort|low energy|fast|tiny|short|mindless|doable) [to do|please|now|to start with]
    (something|anything) (easy|simple|quick|small|light|low effort|low energy|tiny|mindless) [to do|please]
    [what is|what are|is there|do i have] (an|the|a|any|some|the most|my) (easy|easiest|simple|simplest|quick|quickest|small|smallest) (one|thing|task|win|wins|tasks|things|ones) [to do|i can do|now|please]
    (what is|is there|do i have) (something|anything) (easy|quick|simple|small) [to do|i can do]
    (easy|quick|small) (one|win|task) [please]
    (got|do you have|have you got|is there) (anything|something) (easy|quick|simple|small|light|short) [for me|to do]
    """)

  private static let hard = PatternTable(
    """
    (give|show|find|get) me something (hard|challenging|big|difficult|meaty|tough) [to do|please|now]
    (something|anything) (hard|challenging|big|meaty) [to do|please]
    """)

  static let nextWithin = ActRule("next that fits", isWhole: true) { clause, context in
    let energy = EnergyWords.said(in: clause)
    if easy.match(clause) != nil {
      return Act(.next, confidence: 0.93, span: clause.span, details: .context(energy: .low, minutes: nil))
    }
    if hard.match(clause) != nil {
      return Act(.next, confidence: 0.9, span: clause.span, details: .context(energy: .high, minutes: nil))
    }
    guard let match = available.match(clause), match.tag != "state", let minutes = minutes(clause, context)
    else { return nil }
    return Act(
      .next, confidence: 0.93, span: clause.span, details: .context(energy: energy, minutes: minutes))
  }

  static func minutes(_ clause: Clause, _ context: ActContext) -> Int? {
    for word in clause.words where word.when >= 0 {
      let when = context.message.whens[word.when]
      if let minutes = when.duration?.estimateInMinutes { return minutes }
      // "in 15 minutes" is read as a moment; its distance from now is the time at hand.
      if let start = when.start {
        let gap = (start.secondNumber - context.message.context.civilNow.secondNumber + 30) / 60
        let isHour =
          switch when.grain {
          case .second, .minute, .hour: true
          // "before lunch"
          case .partOfDay: when.role == .deadline
          case .day, .week, .month, .year: false
          }
        if isHour, (1..<1440).contains(gap) { return gap }
      }
    }
    return nil
  }

  /// "i have 10 minutes and low energy", "low energy today".
  static let context = ActRule("energy and time at hand", isWhole: true) { clause, context in
    guard clause.count <= 16, !clause.isQuestion,
      !["am", "are", "is"].contains(clause.words.first?.text ?? "")
    else {
      return nil
    }
    let energy = EnergyWords.said(in: clause)
    let time = timeAtHand(clause, context)
    guard energy != nil || time != nil, isOnlyContext(clause) else { return nil }
    return Act(
      .context, confidence: 0.92, span: clause.span, details: .context(energy: energy, minutes: time))
  }

  private static let hands = PatternTable(
    """
    i ~ (have|have got|got) ~ [about|around|only|like]
    (only|just) [have|got] [about]
    got [only|about|just]
    we ~ have ~
    """)

  private static func timeAtHand(_ clause: Clause, _ context: ActContext) -> Int? {
    let start = hands.prefix(of: clause)?.count ?? 0
    guard start < clause.count else { return nil }
    let isNamed = clause.words.contains { ["free", "spare", "kill", "left"].contains($0.text) }
    guard start > 0 || isNamed || EnergyWords.said(in: clause) != nil else { return nil }
    if let minutes = minutes(clause, context) { return minutes }
    // "an hour free": beside a noun it is no time expression by itself.
    let rest = clause.words[start...].prefix { !["free", "to", "left", "before"].contains($0.text) }
    return WhenParser(context.message.context).whole("for " + context.written(rest))?.duration?
      .estimateInMinutes
  }

  private static let contextWords: Set<String> = [
    "i", "have", "got", "am", "only", "just", "about", "and", "with", "low", "high", "medium", "energy",
    "no", "not", "much", "little", "on", "right", "now", "today", "free", "to", "spare", "kill", "left",
    "my", "is", "feeling", "feel", "a", "bit", "of", "focus", "so", "really", "very", "time", "the",
    "lots", "plenty", "full", "zero", "around", "maybe", "like", "before", "in", "lot", "drained",
    "tired", "exhausted", "wiped", "energetic", "some", "we", "until", "my", "next", "meeting", "but",
    "okay", "super", "spoons", "battery", "brain", "energized", "wide", "awake", "kind", "couple", "few",
  ]

  private static let timeUnits: Set<String> = [
    "hour", "hours", "minute", "minutes", "an", "half", "wide", "awake",
  ]

  private static func isOnlyContext(_ clause: Clause) -> Bool {
    clause.words.allSatisfy { $0.when >= 0 || contextWords.contains($0.text) || timeUnits.contains($0.text) }
  }
}
