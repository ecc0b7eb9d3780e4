import NudgyCore

// The voice and focus time in more words: "be grandma", "start a timer for 25 minutes and focus".
extension ActRule {
  /// Voices a person can ask for by name, beside those of the user's own folder.
  private static let voices: Set<String> = [
    "nudgy", "grandma", "granny", "partner", "loving", "tough", "tough-love", "love", "buddy", "coach",
    "butler", "pirate", "default", "gentle", "normal", "sergeant", "drill", "zen", "monk", "therapist",
    "grandpa", "yoda", "cheerleader", "robot", "detective", "shakespeare", "cowboy", "surfer", "mom",
    "dad", "penguin", "regular", "original", "standard", "usual", "wizard", "ninja", "professor",
    "teacher", "captain", "poet", "bard", "viking", "stoic", "philosopher", "motivational", "speaker",
    "drill-sergeant", "best", "friend", "nanny", "librarian", "boss", "trainer", "self", "yourself",
    "gandalf", "sherlock", "mother", "big", "sister", "brother", "wise", "calm", "strict", "sassy",
    "sarcastic", "funny", "kind", "sweet", "mean", "hype", "man", "minimalist", "scientist",
  ]

  static let voice = ActRule(
    "ask for a voice",
    anyLine: PatternTable(
      """
      (be|become|use|do|try|load|play|activate|start|enable|select|choose|pick|want|give me|i want|i would like|i prefer|bring in|bring out|put on|turn on|get me|call in|summon) [the|a|my|your|an] [voice of] [the|a|my] <words> [persona|voice|personality|mode|character|style] [please|again|now|back|today|instead|for today|for a while|for a bit] = named
      (switch|change|go|set|turn|flip|swap|move|return|revert|reset) [back|your|the|my|over] [persona|voice|personality|mode|character|style|tone|yourself] (to|into|back to|as|) [the|a|my|your|being|be] <words> [persona|voice|personality|mode|character|style|tone] [please|again|now|instead] = named
      (go|switch|change|turn) back to (being|be) [the|your|a] (normal|usual|regular|default|old|original|plain|standard) (penguin|voice|persona|self|nudgy|one|you) [please|again|now] = default
      (talk|speak|write|reply|respond|answer|text|chat) [to me|with me|me|back] in [the|a|an] (style|voice|manner|tone|way) of [the|a|an|my] <words> [please|again|now|instead] = like
      (talk|speak|act|sound|write|reply|respond|answer|behave|text|chat|be) [to me|with me] [more] (like|as|as if you were|as though you were|in the style of|in the voice of|the way) [the|a|an|my|you are|you were] <words> [please|again|now|instead|would|does|talks] = like
      (pretend|imagine|act like) [that] (you are|to be|being|you were) [the|a|an|my] <words> [please|now] = like
      [can you|could you] be [a bit|a little|more|much|way|a lot|less|a little bit|slightly|somewhat|even] (gentler|nicer|kinder|softer|tougher|stricter|meaner|harsher|funnier|gentle|nice|kind|strict|tough|sweeter|warmer|calmer|friendlier|hard|mean|sweet|serious|sarcastic|funny|playful|motivating|cheerful|upbeat|chill|formal|casual|polite|brief|blunt|direct|encouraging|supportive|sassy|quiet|professional|enthusiastic|patient|loving|honest|chatty|harsh|annoying|talkative|aggressive|pushy|firm|concise) [with me|to me|on me|please|today|now] = adjective
      [can you|could you] (speak|talk|write|reply|respond|chat) [to me] [a bit|a little|more|less|much more|a lot more|a little more|a bit more] (formally|casually|gently|kindly|politely|nicely|playfully|directly|bluntly|honestly|sternly|cheerfully) [please|to me|with me|from now on] = adjective
      (use|have|take|adopt|keep|try|give me|write in|speak in|go for|with|in) (a|your|an) [a bit|much|slightly|little|bit] [more|less] (formal|casual|serious|friendly|gentle|professional|warm|playful|cheerful|calm|relaxed|upbeat|polite|kind|soft|strict|neutral|different|lighter|warmer|softer|friendlier|calmer) (tone|voice|style|manner|language|way) [please|with me|from now on|now] = adjective
      [use|a|with|have] (more|less|a bit more|a bit less|a little less|a little more) (formal|casual|serious|friendly|gentle|professional|warm|playful|cheerful|calm|relaxed|upbeat|polite|chirpy|bubbly|enthusiastic|chatty|sarcastic|preachy|pushy|bossy|direct|blunt) [tone|style] [please|from now on|with me|now] = adjective
      [please] (use|give|give me|write|make|keep|i want|i prefer|send|go for) [me] [your|the|with] [much|even|a bit|way] (shorter|briefer|longer|simpler|fewer|less|more|more concise|short|brief|quick) (answers|replies|responses|sentences|words|messages|emojis|emoji|emoticons|exclamation marks|exclamation points|text|talk|chatter|jokes|puns|pep talk|fluff) [please|from now on|when you talk to me|with me|now] = manner
      [please] (less|fewer|no|no more|more|shorter|briefer|enough|enough with the|too many|so many|cut the|cut out the|drop the|skip the|lose the|ditch the|stop the|stop with the|go easy on the|easy on the|easy with the) (emojis|emoji|emoticons|exclamation marks|exclamation points|pep talk|pep talks|chatter|chit chat|fluff|penguin jokes|penguin puns|fish jokes|puns|answers|replies|responses|sentences) [please|from now on|now|with me] = manner
      [please] (stop|quit|avoid|no more) (using|sending|with|writing|adding) [so many|too many|all the|all these|the|those|any] (emojis|emoji|emoticons|exclamation marks|exclamation points|puns|penguin jokes|long sentences|big words|pet names) [please|from now on|with me|all the time] = manner
      [please] (keep|make) (your answers|your replies|your responses|your messages|answers|replies|responses|the answers|messages) [a bit|very|much|nice and|really] (short|brief|shorter|simple|longer|concise|to the point|snappy|sweet|briefer|simpler|formal|casual|friendly) [and (sweet|simple|clear|to the point)] [please|from now on|with me] = manner
      (stop being|do not be) [so] (chirpy|bubbly|perky|happy|peppy|wordy|preachy|bossy|corny|silly|dramatic|patronizing|patronising|over the top|intense|blunt) [with me|to me|please] = adjective
      (stop being|do not be) [so] (mean|harsh|nice|sweet|sarcastic|serious|strict|tough|cheerful|bossy|pushy|rude|soft|gentle|formal|chatty|annoying) [with me|to me|please] = adjective
      (switch|change|swap|pick|choose|use|set|try|give me|i want) [to] [a|another|your|the|my] (different|other|new|another|) (persona|voice|personality|tone|character) [please|now] = ask
      (change|switch up|mix up|vary) (the way|how) you (talk|speak|sound|write|answer|reply) [to me] [please] = ask
      (what|which) (persona|voice|personality|character|mode|style|one) are you [in|using|being|doing|right now|on] [right now|now|at the moment|today|using] = ask
      (i want|i would like|give me|bring back|switch to|use|can i have|let me have|i prefer) the <words> (one|version|guy) [back|please|again|instead] = named
      (what|which|who|how many) [all|other|kinds of|kind of|sort of|different] (personas|voices|personalities|characters|persona|voice|personality|styles|modes) (do you have|are there|can you do|are available|can i use|can you use|exist|can i choose|can i pick|are you|are you using|is this|are on|is active|can you be|you have|is it|have you got) [from|now|to choose from|right now] = ask
      (list|show|see|display|name|tell me|give me) [me] [the|your|all|all the|all your|available|other] [available|other|different] (personas|voices|personalities|characters|modes) [please|you have|available] = ask
      (persona|personas|voice|voices|personality|personalities|persona list|list personas) [please|list|menu|settings] = ask
      (current|active) (persona|voice|personality) = ask
      (who|what) [else] (can|could) you be = ask
      how do you sound = ask
      """)
  ) { match, clause, context in
    if match.tag == "ask" { return Act(.persona, confidence: 0.9, span: clause.span, details: .persona(nil)) }
    if match.tag == "adjective" {
      let texts = clause.words.map(\.text).filter {
        ![
          "please", "now", "today", "me", "with", "to", "on", "tone", "voice", "style", "manner", "language",
          "way", "from",
        ].contains($0)
      }
      let isLess = texts.contains("less") || texts.contains("stop") || texts.contains("not")
      return Act(
        .persona, confidence: 0.86, span: clause.span,
        details: .persona((isLess ? "less " : "") + (texts.last ?? "")))
    }
    // "fewer emojis", "keep your answers brief": which voices there are.
    if match.tag == "manner" {
      return Act(.persona, confidence: 0.86, span: clause.span, details: .persona(nil))
    }
    if match.tag == "default" {
      return Act(.persona, confidence: 0.9, span: clause.span, details: .persona("nudgy"))
    }
    guard let range = match.reference, range.count <= 4 else { return nil }
    var words = Array(clause.words[range])
    let markers: Set<String> = ["persona", "voice", "personality", "mode", "character", "style", "tone"]
    while words.count > 1,
      markers.contains(words[words.count - 1].text)
        || ["please", "again", "now"].contains(words[words.count - 1].text)
    { words.removeLast() }
    while words.count > 1, ["the", "a", "my", "your", "an"].contains(words[0].text) { words.removeFirst() }
    guard !words.isEmpty, words.allSatisfy({ $0.when < 0 }) else { return nil }
    let isMarked = clause.words.contains { ["persona", "voice", "personality"].contains($0.text) }
    let isKnown = words.allSatisfy { voices.contains($0.text) }
    if match.tag == "like" {
      if ["careful", "honest", "there", "ready", "adult", "if", "it", "that", "this"].contains(words[0].text)
      {
        return nil
      }
      if clause.words[0].text == "write" || clause.words[0].text == "text", !isKnown { return nil }
    } else if !isMarked,
      !isKnown
        || [
          "best", "big", "man", "love", "friend", "professor", "boss", "mom", "dad", "mother", "sister",
          "brother", "teacher", "regular", "normal", "wise", "calm",
        ].contains(words[0].text) && clause.words[0].text != "be"
    {
      return nil
    }
    if clause.words[0].text == "play" || clause.words[0].text == "start", !isMarked { return nil }
    return Act(
      .persona, confidence: isKnown || isMarked ? 0.9 : 0.82, span: clause.span,
      details: .persona(context.written(words)))
  }

  static let focusMore = ActRule(
    "focus time",
    anyLine: PatternTable(
      """
      [let us|help me|i want to|i need to|can we|time to] (start|begin|do|set|set up|give me|let us do|let us start|let us begin|run|kick off|launch|open|i want|i need|have|can we do|time|initiate|put me in|enter|go into|turn on|enable|activate) [up] [me] [a|an|my|the|another|one] [new|quick|short|long] [<when>|<number> minute|<number> min|<number>] (focus|focus session|focus timer|focus block|focus mode|focus time|pomodoro|pomodoros|sprint|work session|deep work session|deep work|work sprint|work block|focused session|focus sprint|body doubling session|body double|study session|concentration mode|pomodoro timer|pomodoro session|deep focus|deep work block|deep work mode) [on|for|of|with] [<when>|<ref>] [please|now]
      (focus|focus session|focus mode|focus time|pomodoro|focus timer|sprint|deep work|work session|pomo) [for|of|on] [<number>|<when>] [minutes|min|mins|m|please|now]
      [let us|help me|i want to|i need to|i would like to|time to|can we|can you help me|let me|i have to|i am going to|we should|i am ready to] (focus|concentrate|lock in|get focused|stay focused|hunker down|buckle down|zone in|do deep work|get in the zone|stay on task) [on <ref>] [for] [<when>] [please|now|with me]
      (start|set) a [<when>|<number> minute] timer [for <when>] [and|then|while i|so i can|to] (focus|work|concentrate|get to work|let me focus|start focusing) [on <ref>]
      (end|stop|quit|cancel|finish|pause|exit|leave|resume|extend) [the|my|this] (focus|focus session|focus mode|focus timer|pomodoro|session|focus block|focus time|sprint|work session) [now|please|early|for <when>]
      (sit|stay|work|keep me company|body double|cowork) [here] [with me] [while i <words>|for <when>|on this|for a bit|please]
      (keep|help keep|get) me (focused|on task|on track|accountable|company) [for|on|while] [<when>|<ref>|i work] [please]
      """)
  ) { match, clause, context in
    // "sit", "stay with my sister": someone must stay with me.
    if ["sit", "stay", "work"].contains(clause.words[0].text),
      !clause.words.contains(where: { $0.text == "me" })
    {
      return nil
    }
    if clause.words.last?.text == "sprint", clause.words[0].text == "time" { return nil }
    return Act(.focus, confidence: 0.88, span: clause.span, details: .minutes(focusMinutes(clause, context)))
  }

  private static func focusMinutes(_ clause: Clause, _ context: ActContext) -> Int? {
    if let minutes = minutes(clause, context) { return minutes }
    for index in clause.words.indices {
      if let number = clause.number(at: index), number > 1, number <= 240, clause.words[index].text != "a" {
        return number
      }
    }
    return nil
  }
}
