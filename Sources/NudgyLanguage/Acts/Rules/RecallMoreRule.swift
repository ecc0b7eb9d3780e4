import NudgyCore

// Asking what is known: "show me your memory", "do you know where i live", "what's my landlord's number".
extension ActRule {
  static let recallMore = ActRule("ask what is known") { clause, context in
    guard let asking = Asking(clause) else { return nil }
    // "remind me of my mother's birthday on june 4": then, and not now.
    if clause.words[0].text == "remind", clause.words.contains(where: { $0.when >= 0 }) { return nil }
    // "can you remember my shoe size is 9" tells.
    if clause.words.contains(where: { $0.text == "remember" }), rememberMore.read(clause, context) != nil {
      return nil
    }
    for core in [clause, asking.core] where !core.isEmpty {
      let found = recalls.first(for: core) { recalled($0, core, clause) }
      if let found { return found }
    }
    return nil
  }

  private static func recalled(_ match: PatternMatch, _ core: Clause, _ clause: Clause) -> Act? {
    func act(_ subject: String?, _ confidence: Double = 0.9) -> Act {
      Act(.recall, confidence: confidence, span: clause.span, details: .subject(subject))
    }
    switch match.tag {
    case "all": return act(nil, 0.92)
    case "name": return act("name")
    case "home": return act("home")
    case "me": return act("me", 0.82)
    case "allergies": return act("allergies")
    default:
      guard let range = match.reference, range.count <= 8 else { return nil }
      let words = core.words[range].filter { !["the", "my"].contains($0.text) && $0.when < 0 }
      guard !words.isEmpty,
        !words.contains(where: { notKnown.contains(Noun.singular($0.text)) || notKnown.contains($0.text) })
      else { return nil }
      if match.tag == "code", !words.contains(where: { codes.contains($0.text) }) { return nil }
      if match.tag == "who" {
        guard words.count <= 2,
          !words.contains(where: { $0.isAny([.determiner, .preposition, .subject]) && !$0.isAny([.capital]) }
          ),
          PersonWord.contains(words[0].text) || words[0].isAny([.capital]) || words.count == 1
        else { return nil }
        return act(words.map(\.text).joined(separator: " "), 0.78)
      }
      return act(words.map(\.text).joined(separator: " "))
    }
  }

  /// What is told once to be looked up later.
  private static let codes: Set<String> = [
    "code", "password", "passcode", "combination", "pin", "username", "login", "locker", "plate",
  ]

  private static let notKnown: Set<String> = [
    "calls", "bills", "work", "horoscope", "fortune", "day", "future", "speed", "heart", "screen",
    "phone's", "messages", "emails", "steps", "money", "task", "tasks", "list", "reminder", "reminders",
    "to-do", "next", "balance", "credit", "weather", "schedule", "agenda", "ip", "flight", "order",
    "calendar", "score", "account", "bank", "routing", "bill", "appointment", "meeting", "day", "plans",
    "chores", "errands", "meetings", "appointments", "goals", "options", "events", "priority", "plan",
    "limit", "paycheck", "pto", "vacation", "w2", "rewards", "points", "location", "meaning",
    "difference", "capital", "problem", "deadline", "timer", "alarm", "event",
  ]

  private static let recalls = PatternTable(
    """
    (what|how much|which things|everything|anything) [all|facts|things|information|info|stuff|data|details] (do|did|have|can) you [ever|actually|still] (know|remember|have|learned|remembered|stored|saved|store|recall|got|learn|keep|collected|kept|tell me) [on file|stored|saved] (about|of|on|regarding) me [so far|now] = all
    (what|which) [facts|things|information|info|stuff|data|all] (have|did) (i|you) [ever] (told|tell|taught|said|shared|given|learned|saved|stored|learn|save|store) [you|with you|to you] [about (me|myself)] [so far] = all
    (what|which) (facts|memories|information|info|things|notes) [about me] (do you have|have you got|are stored|are saved|are there|do you keep|do you remember|do you know) [about me|on me|stored|saved|in memory] = all
    what you (know|remember|have stored|have|have learned|have saved) [about me] = all
    (show|list|read|see|display|open|print|tell|view|dump|check|give|bring up|export) [me] [all|all of|the] (your|my|the|what is in your|what is in) [entire|whole|full] (memory|memories|facts|stored facts|notes about me|knowledge about me|memory file|profile|saved facts) [about me|of me] [please] = all
    (show|list|read|see|display|open|view|check|dump) (memory|memories|facts|what you know|what you remember|everything you know|all you know|stuff you know|the facts) [about me] = all
    [your|my|the] (memory|memories|saved facts|facts) [please] = all
    what is (in|stored in|saved in) [your|my|the] memory [about me] = all
    what (is|are) stored about me = all
    do you (know|remember|have) (anything|something|much|a lot|stuff|any facts|any information|any info) [about|on] (me|myself) = all
    (do|can) you [still] remember (me|everything|what i told you|things about me|what i said) [about me] = all
    tell me (about me|about myself|something about me|everything about me|all about me|what you know|what you remember) = all
    (what|how) (well|much) do you know me = all
    (who am i|who i am) = name
    (what|whats) (is|was) my [first|full|last|middle|real|] name [again] = name
    (do|can|would) you [still] (know|remember|recall|have|say|tell me) (my name|what i am called|what my name is|what to call me|who i am) = name
    what (do|should|will) you call me = name
    what my name is = name
    [do you know|do you remember|can you recall|you remember] (where (do i live|i live|is my home|my home is|is my house|my house is)|my address|my home address|what is my address|what is my home address) = home
    do (i|you know if i|you remember if i) (eat|drink|like|have|prefer|own|drive|take|hate|love|speak|smoke|play|work) (meat|fish|dairy|gluten|alcohol|coffee|tea|eggs|nuts|sushi|spicy food|cats|dogs|cat|dog|a cat|a dog|a car|pets|kids|any pets|any kids|any allergies|allergies|mornings|mushrooms|cilantro|seafood|pork|milk|wine|siblings|any siblings|children|any children|a middle name|nights|weekends) = me
    am i (allergic|vegan|vegetarian|left handed|a morning person|a night owl|diabetic|lactose intolerant|gluten free|married) [to <words>] = me
    (what|which) (am i|foods am i|things am i|i am) (allergic|sensitive|intolerant) to = allergies
    (do i have|have i got|what are my) [any] (food|) allergies = allergies
    when do i [usually|normally|typically|generally|always] (wake up|get up|go to bed|go to sleep|start work|finish work|eat|sleep|eat lunch|eat dinner|have lunch|work best|work out|exercise|get off work|get home) = me
    (what time|how late|how early) do i [usually|normally|typically|generally|always] (wake up|get up|go to bed|go to sleep|start work|finish work|eat|sleep|work out|exercise) = me
    (where|who|when|what time) i [usually|normally|always] (work|live|bank|park|shop|study|wake up|get up|go to bed|go to school|work out) [at|for|with|again] = me
    (when|what time|what day|what days|which day|which days|how often|how) do i (usually|normally|typically|generally|always|tend to) <words> [again] = me
    (what|which) (day|days|hours) (am i|do i) [usually|normally] (off|work|free|working|have off|get off|in the office|at the office|at home|work from home) [again|on] = me
    (what|which) do i (prefer|like better|like more|like best|hate|love|usually drink|usually eat|usually order) [again] = me
    how many (kids|children|siblings|brothers|sisters|cats|dogs|pets|cars|sons|daughters|grandkids|grandchildren) do i have = me
    what did i (say|tell you|mention|call) [that] my <ref> (is|was|are|were) [called|named]
    what (is|was) the name of my <ref>
    what do i do (for work|for a living|for money|at work) = me
    what did i (ask|tell|want) you to (remember|keep in mind|memorize|note|know) [for me|about me] = all
    (did|have) i [ever|already] (tell|told|mention|mentioned) [to you|you] [anything] [about] my <ref>
    what (is|was) (the|that) <ref> [again] = code
    (tell|give|remind) me [of] my <ref> [again|please] = told
    where (did|have) i (park|parked) [the car|my car|the bike|my bike|it] [again|this time] = me
    where do i (keep|store|hide) (the|my|our) <ref>
    (where|who|how) do i (work|live|bank|park|shop|go to school|study|work for|live with|work with) [at|again|usually] = me
    (do|can|did|would|could) you [still|happen to|please] (know|remember|recall|have|tell me) [what|who|where] [is|was] my <ref> [is|was|are|called|named|again]
    (do|can|did|would|could) you [still|happen to] (know|remember|recall) (who|what) <ref> is = who
    (do|can|could) you [still|please] (know|remember|recall|tell me) (what|anything|everything|something|all) [that] i (told|said|mentioned|asked|taught) [you|to you] (about|of|on|regarding) <ref>
    (what|whatever) (did|have) (i|we) [ever] (tell|told|say|said|mention|mentioned|teach|share) [you|to you] (about|of|on|regarding) <ref>
    what i (told|said|mentioned) [you|to you] (about|on|regarding) <ref>
    what (do|did) you (know|remember|have|recall) (about|of|on|regarding) <ref>
    what you (know|remember) about <ref>
    (do|did) you (know|remember|recall) (anything|something) about <ref>
    (who|what|where|how old) (is|are|was|were) my <ref> [again|called|named|now]
    (what|who) my <ref> (is|are|was) [called|named] [again]
    (what|how) (did|do) (i|you) (call|name|spell) my <ref>
    my <ref> (name|number|birthday|address|phone number|email|favorite color|shoe size|locker combination|password|wifi password|anniversary|license plate|size|pin) (again|) = plain
    what is <ref> (name|number|birthday|phone number|email|address|anniversary) [again]
    what (kind|type|color|colour|breed|size|brand) of <words> (do|is|are|does) (i|my) <ref>
    what (shoe size|size) (am i|do i wear) = me
    (who is|who) <ref> [again|to me] = who
    who <ref> is [again] = who
    (remind|tell) me (who|what|where) <ref> is [again] = who
    """)
}
