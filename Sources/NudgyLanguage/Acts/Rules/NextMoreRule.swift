import NudgyCore

// The one thing, and what one is up to: "give me a quick win", "what's at the top of my list", "energy's low today".
extension ActRule {
  static let nextMore = ActRule(
    "the one thing",
    anyLine: PatternTable(
      """
      what is [up] [the] [next|first] (next|first|up|up next|up first|on deck) [thing|task|item|one] [to do] [on <list>|for me|please|now|then|in line|in the queue|up]
      what is [the] [very] (next|first|top|main|most important|most urgent|biggest|highest priority|number one|most pressing|top priority|hottest|oldest) (thing|task|item|one|priority|to-do|job) [to do] [on <list>|for me|please|now|right now|today|that i should do|i should do|i need to do|that i need to do]
      what is (at|on) [the] (top|head|front) of <list>
      what is [the] (most|more) (urgent|important|pressing|critical|time sensitive) [thing|one|task|on <list>|right now|now|today|at the moment]
      (what|which) [one|task|thing|of these|of them|of those|ones|job|item] (should|do|can|must|shall|would|could) (i|we|you) [recommend|suggest|have to|need to|best] (start|do|tackle|begin|work on|start with|begin with|do first|focus on|prioritize|knock out|attack|pick|choose|take on|handle|start on) [i] [with|on|do|start|begin|tackle] [with|on] [first|next|now|today|right now|please|then]
      (what|which) [one|task|thing] (is|comes|goes|would be) (first|next|most urgent|most important|more important|the most important|the most urgent|the priority|best to start with|best to do)
      (so|ok|okay|alright|now) what [now|next|is next|should i do|do i do]
      what [should] [i|we] [do] (next|now|first) [please|then|nudgy]
      (what|where) (to|do i|should i|can i|would i|could i|shall i|do we) [even|best] (do|start|begin|start with|begin with|tackle|work on|go|focus on|dig in) [first|next|now|today|from here|here|right now] [please]
      [just|please] (give|show|tell|hand|hit|get|find|suggest|assign|pick|throw|feed|send|serve|offer|shoot) me [with] (the|my|a|one|just one|some|a single|one single) [next|quick|easy|small|single|little|random|good|top|first|most important|most urgent|new|simple|tiny|five minute|easiest|quickest|best|main|useful] (task|thing|one|win|job|item|chore|to-do|priority|work|assignment|mission) [to do|to work on|please|now|today|first|i can do|i should do|to start with|to tackle|to do now|to do next]
      (give|show|tell|hand|get|find|suggest) me (something|anything|somethin) [quick|easy|useful|productive|small|else|simple|good|short|worthwhile|urgent|important|light|doable|fast] [to do|to work on|to tackle|i can do|to start with|productive|useful] [please|now|today|right now|first|quickly]
      (pick|choose|select|decide|find|grab|suggest|recommend|assign|draw|roll|spin|randomly pick) [me|for me] (one|something|a task|a thing|anything|any|a random one|a random task|the next one|the next task|my next task|one thing|what is next|what to do|what i should do|what i do|which one|a job|one of them|one task|one for me) [for me|to do|please|next|now|first|from <list>|at random|randomly|off <list>]
      (help me|can you help me|i need help) (decide|choose|pick|figure out|select|prioritize|know|determine|sort out) [which|what|on|where] [one|task|thing|to start|i should do|to do|to work on|should i do|i do|to tackle|to focus on|a task|something|comes] [first|next|now|today|to do|with|should i do|do]
      (what|anything|something|got anything|is there anything|is there something|do i have anything|what is something|do you have anything|have you got something|have you got anything|got something) [else] [quick|easy|simple|small|short|fast|light|low effort|low energy|useful|productive|mindless|tiny] [that] (i can do|i could do|can i do|could i do|should i do|i can get done|i can knock out|can i knock out|i can finish|can i finish|to do|i can tackle|can i tackle|for me to do|i could knock out|to knock out|i should do) [quickly|fast|now|right now|today|easily|quick|first|really quick] [with [my|] [low|no|little|high|lots of|not much] energy] [when i am tired|while i wait|while waiting|before bed|before work|from bed|from the couch|from home|at home|on my phone]
      (what|what task|which task|what should|anything) [can|should|could] (i|) [do] (with|on) [my|this] (low|no|little|high|lots of|not much|limited|zero) energy
      [ok|okay|alright|so|i am|and|im] [i am] [all] ready [for|to] [work|go|start|begin|the next one|the next|the next job|the next thing|another|another one|another task|a new one|a new task|one more|more|the next task|something else|my next task|next one|something|get started|do something|be productive] [what is|what] [up first|next|first|up|up next|now|do i do|should i do]
      (bring it on|lay it on me|hit me with it|hit me|fire away|let us go|let us get started|let us start|let us begin|let us get to work|let us get going|let us do this|let us get this done|let us get something done|let us work|go ahead and pick|dealer's choice|your choice|your pick|your call|you tell me|anything|whatever you think|you pick one|you choose one|lets roll|let us roll|put me to work|point me in the right direction|tell me what is next|feed me)
      (tell|show) me what (is next|is first|to do|i should do|i should be doing|to start with|to work on|i should start with|i should work on|comes next|is most important|is most urgent|i need to do next|to tackle|to focus on) [now|next|first|today|right now|please]
      what (would|do|should|can) you (suggest|recommend|want me to do|pick|choose|like me to do|think i should do|advise|have me do|say i should do) [i do|i start with|i tackle] [now|next|first|today|please]
      (which|what) (is|are) (easiest|quickest|the easiest|the quickest|fastest|shortest|simplest|the smallest|the shortest) [one|task|thing|to do|on <list>]
      (easiest|quickest|most important|most urgent|top|first|next) (task|thing|one|item|priority) [first|please|on <list>|now|today]
      (easy|quick|small) (win|wins|task|one|thing) [please|to start|first]
      i (am|feel) [so] (bored|restless|idle) (give|show|tell|find) me something to do
      i (do not|can not) (know|decide|choose|figure out|tell) (what|which|where) [one|task|thing] (to do|to start|to begin|to pick|to work on|i should do|to tackle|to start with|is first|comes first|to choose|should come first|to prioritize) [first|next|now|with|today]
      (is|would) (it|now) [be] [a] (better|good|smarter|best|wiser|good time|a good time) to (start|do|begin|tackle) <words> = weigh
      should i (do|start|start with|begin with|tackle|work on) <words> (or|first|next|before) [<words>] = weigh
      (what|which) (is|are) my (priority|priorities|top three|top 3|most important tasks|mit|number one) [now|today|for today|right now]
      i have (nothing to do|nothing going on|nothing better to do|free time|some free time|spare time|some spare time|time on my hands|time to kill|no idea what to do) [now|right now|today]
      [have you|do you have|you|have you got] [got] (something|anything) for me [to do|now]
      [you] (decide|choose|pick|tell me|call it|take your pick) [for me] (what|which one|which|what one|which task) (i|to|we) [should|can|could|will|have to|must|ought to] (do|start|start with|work on|tackle|begin with) [next|now|first] = you
      what [have|do] [you] (got|have) for me [today|now|next|then] = any
      (give|show|hand|tell|get) me (whatever|what|the one that|the thing that|something that) is [the] [most|really|] (urgent|important|pressing|first|next|due|due next|due first|at the top|top priority) [right now|now|today|please] = any
      (start me off|get me started|get me going|kick me off|give me a card|deal me a card|deal me in|deal me one|show me a card|go on then [give us one|give me one|what is it|next]|keep them coming|keep it coming|what is the plan|what is top of the pile|what is on top)
      [i am] in the mood (for|to do) (something|anything|a|an|one) [nice|really|bit] (small|easy|quick|light|simple|short|tiny|little|big|hard|meaty|challenging|fun|productive|useful|physical|creative|different) [task|one|job|thing] [today|now|to do]
      i (feel like|fancy|could do|would like) [doing|to do|tackling] (something|some|a) (real|proper|serious|actual|easy|quick|small|light|productive|useful|hard|meaty) [work|task|one|job|thing] [now|today]
      (what|which) (is|are) [the] (easiest|quickest|simplest|smallest|shortest|lightest|fastest) (one|task|thing|job|item|to-do) [to do|on <list>|i can do|for me|right now|now|today|here]
      just (one|one thing|one task|the next one|the next thing|the one thing|tell me one|give me one) [please|at a time|to do]
      (one|a single|single) (thing|task) [please|at a time|to do|only]
      """)
  ) { match, clause, context in
    if match.tag == "weigh" {
      let mine = clause.words.contains { ["the", "my", "this", "that"].contains($0.text) }
      return mine ? Act(.next, confidence: 0.7, span: clause.span) : nil
    }
    let energy = EnergyWords.said(in: clause)
    let isEasy = clause.words.contains {
      ["easy", "easiest", "simple", "light", "mindless", "tiny", "small", "quick", "quickest", "low"]
        .contains($0.text)
    }
    let level = energy ?? (isEasy ? .low : nil)
    return Act(
      .next, confidence: 0.9, span: clause.span,
      details: level == nil ? .none : .context(energy: level, minutes: nil))
  }

  static let contextMore = ActRule(
    "what one is up to",
    anyLine: PatternTable(
      """
      [my] [energy|energy level|battery|energy levels] (is|are) [pretty|really|very|so|super|kind of|a bit|quite|at|fairly|running|way] (low|high|medium|okay|ok|fine|good|great|decent|gone|nonexistent|down|up|zero|bad|drained|shot|empty|average|normal|meh|awful|terrible|amazing|through the roof|rock bottom) [today|right now|now|at the moment|this morning|this afternoon|tonight|this evening] = energy
      (energy|energy level|battery|spoons) [is|:] [pretty|very|really|super] (low|high|medium|okay|ok|fine|good|great|gone|zero|drained|empty|none) [today|right now|now] = energy
      (low|high|medium|no|zero|full|little) (energy|battery|spoons) [day|today|right now|now|mode|level|tonight] = energy
      (set|change|mark) [my] energy [level] [to|as|at] (low|high|medium) = energy
      i ~ (have|have got|got|am feeling|feel|am) [about|only|just|pretty|really|so|very|super|a bit|quite] (low|high|full of|lots of|tons of|plenty of|a lot of|no|zero|little|some|so much|not much|energized|energetic|energised|wired|pumped|fired up|raring to go|ready to go|a burst of|bursting with|running low on|low on|out of) [energy] [today|right now|now|this morning|tonight|left] = energy
      i (only|just) [have|have got|got] [about|like|around|maybe] (a couple|a couple of|a few|couple of|several) (minutes|mins|min|hours) [left|free|before <words>|until <words>|till <words>|to spare|right now|today|here] = few
      i ~ (have|have got|got) ~ [got] [about|like|around|maybe|only|just] (a couple|a couple of|a few|couple of|several) (minutes|mins|min|hours) [left|free|before <words>|until <words>|till <words>|to spare|right now|today|to kill] = few
      i ~ (have|have got|got) ~ [about|like|around|maybe|only|just|almost|nearly|roughly|at least] <when> (before|until|till|til|to kill|to spare|free|left|to work|to myself|to get something done|available|between) [<words>] = time
      i ~ (have|have got|got) ~ [about|like|around|maybe|only|just] (half an hour|an hour|a half hour|quarter of an hour|a quarter of an hour|an hour or two|an hour and a half) [free|left|before <words>|until <words>|till <words>|to spare|to kill|right now] = half
      [only|just] (got|have) [about|like|around|maybe|only|just] <when> [before <words>|until <words>|till <words>|to kill|to spare|free|left|now|right now] = time
      i am (free|available) for [the next|about|] <when> = time
      [there is|there are|i have got|i have|we have|we have got] [only|just|about|maybe|like|exactly|still] <when> (left|free|until|till|before|to kill|to spare|of <words>) [of|until|till|before] [<words>] = time
      (waiting|stuck|sitting|standing|killing time|hanging around) (at|in|for|on) <words> [for] [about|maybe|like|roughly] <when> = time
      [i am|we are|a bit|really|very|i have] [a bit|very|really|so] (short on|short of|pressed for|tight on|tight for|low on|not much|not a lot of|limited|very little|little|hardly any|barely any) time [today|now|right now|this morning|this afternoon|tonight|on my hands] = few
      [i am|feeling|i feel] [feeling] [really|well|very|so|quite] (rested|well rested|refreshed|fresh|wide awake|sharp|alert|wired|energised|energized) [and] [ready] [to work|to go|for anything|for work|for this] [today|now|this morning|this afternoon|tonight] = energy
      (the|my) [whole|entire|rest of the] (day|afternoon|evening|morning|night|weekend) is [all|completely|totally|wide] (mine|free|open|clear|empty|my own) [today|now] = long
      [i have] (nothing|no meetings|nothing else|nothing much) [planned|on|scheduled|going on|booked] (until|till|before) <when> = time
      [i am] [at|on|down to] <number> (percent|%) [battery|energy] [today|now] = percent
      i ~ (have|have got|got) ~ (the whole|all|the entire|the rest of the|all of the|a whole|a free|the|an entire) (day|afternoon|morning|evening|night|weekend|today|tonight) [free|to myself|off|to work|to get stuff done|to get things done|for this|open] [today] = long
      i ~ (have|have got|got) (all|the whole) (day|afternoon|morning|evening|night) [today] = long
      i ~ (have|have got|got) (loads of|lots of|plenty of|tons of|a lot of|all the) time [today|now|right now|this morning|this afternoon|tonight|on my hands] = long
      [i am|i feel|feeling|am] (full of beans|full of energy|raring to go|fired up|pumped|energised|energized|on top form|bursting with energy|wide awake|super motivated|really motivated|very motivated|motivated) [today|now|this morning|this afternoon|tonight] = energy
      i ~ (have|have got|got) (a|about a|like a|only a|just a|barely a) (spare|free|) [spare|free] (minute|moment|half hour|quarter hour|couple of minutes|few minutes|sec|second) [free|to spare|now|right now|here] = few
      """)
  ) { match, clause, context in
    if clause.isQuestion { return nil }
    switch match.tag {
    case "energy":
      guard let level = energyLevel(clause) else { return nil }
      return Act(
        .context, confidence: 0.88, span: clause.span, details: .context(energy: level, minutes: nil))
    case "percent":
      guard let share = match.number.flatMap({ clause.number(at: $0) }) else { return nil }
      let level: EnergyLevel = share < 35 ? .low : share < 70 ? .medium : .high
      return Act(
        .context, confidence: 0.82, span: clause.span, details: .context(energy: level, minutes: nil))
    case "long":
      // "i have the day off", "i have the whole day free", not "i have the evening shift".
      let isFree =
        clause.words.contains {
          [
            "free", "myself", "off", "all", "whole", "entire", "rest", "time", "open", "done", "mine",
            "clear",
            "empty", "own",
          ].contains(
            $0.text)
        }
      return isFree
        ? Act(.context, confidence: 0.84, span: clause.span, details: .context(energy: nil, minutes: 180))
        : nil
    case "few":
      let isHours = clause.words.contains { $0.text == "hours" }
      return Act(
        .context, confidence: 0.85, span: clause.span,
        details: .context(energy: nil, minutes: isHours ? 120 : 5))
    default:
      let lead = clause.words.firstIndex { ["half", "an", "a", "quarter"].contains($0.text) }
      let minutes =
        minutes(clause, context)
        ?? lead.flatMap { start in
          let said = clause.words[start...].prefix {
            !["before", "until", "till", "free", "left", "to", "right"].contains($0.text)
          }
          return WhenParser(context.message.context).whole("for " + context.written(said))?.duration?
            .estimateInMinutes
        }
      guard let minutes else { return nil }
      return Act(
        .context, confidence: 0.85, span: clause.span,
        details: .context(energy: EnergyWords.said(in: clause), minutes: minutes))
    }
  }

  private static func energyLevel(_ clause: Clause) -> EnergyLevel? {
    let texts = Set(clause.words.map(\.text))
    guard
      !texts.isDisjoint(with: [
        "energy", "battery", "spoons", "bursting", "energized", "energetic", "energised", "wired", "pumped",
        "levels",
        "fired", "raring", "beans", "awake", "motivated", "rested", "refreshed", "fresh", "sharp", "alert",
      ])
    else { return nil }
    let low: Set<String> = [
      "low", "no", "zero", "little", "gone", "nonexistent", "down", "bad", "drained", "shot", "empty",
      "bottom", "awful", "terrible", "out", "none", "not",
    ]
    if !texts.isDisjoint(with: low) { return .low }
    if !texts.isDisjoint(with: ["medium", "okay", "ok", "fine", "average", "normal", "meh", "some", "decent"])
    {
      return .medium
    }
    return .high
  }
}
