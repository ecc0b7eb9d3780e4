import NudgyCore

// Not this one, another: said of a card, in the words of someone who is shown one thing at a time.
extension ActRule {
  static let skipWhole = ActRule(
    "another one", spansCommas: true,
    anyLine: PatternTable(
      """
      not [feeling] <ref> (what else|something else|next|give me something else|show me something else|another one|what else is there|got anything else|anything else) = named
      (any|what are|are there|got|show me|see|what) [my|the|any] other (options|choices|suggestions|ideas|tasks|ones|picks) [do i have|are there|have you got|do you have|please]
      (go|jump|move|skip|flip) [on|ahead] to the next [one|task|card|thing] [please]
      (swipe|shuffle|reshuffle|reroll|swipe left|swipe right|roll again|spin again|deal again|deal me another|deal me another one|shuffle again) [please|the cards|the deck]
      (something|anything|one|a task) (other than|besides|except|apart from|that is not) <words> [please]
      [ew|ugh|meh|nah|yuck|nope|gah] [no] not (this|that) [again|please|one|today]
      (next|next one|another|another one|skip) [please|one] (this|that) [one] (sucks|stinks|is boring|is awful|is terrible|is lame|is too hard|is the worst|is not for me)
      (that is|this is|it is) a (no|hard no|pass|hard pass|no go) [from me|for me|today]
      [can i|could i|may i|can you] (get|have|see|do|give me|show me|find me) (something|anything|one) (that is not|other than|besides|except|apart from) <words>
      you [already|just] (showed|gave|offered|suggested) me (this|that|it) [one] [already|before|again]
      not feeling (it|this|that|this one|that one) [today|now|right now|at the moment|tonight]
      i would rather not [do|do <it>|<it>] [right now|now|today]
      [i am] [really|so|just|kind of] not [really] (into|up for|up to|loving|digging|vibing with) (this|this one|that|that one|it) [one] [today|now|right now|tonight|at the moment]
      i am not [really|quite] feeling (it|this|that|this one|that one) [today|now|right now|at the moment|tonight]
      [i] ~ do not ~ feel like (this|that|it|doing (this|that|it)) [one] [today|now|right now|at the moment|tonight]
      (give|show|get|pick|find|hand|try) me (another|a different|some other|a new) (task|one|thing|card|job) [please|instead|to do]
      [can you|could you|please|just] (give|show|get|pick|find|hand|offer) me (something|anything) (else|different|other than that) [please|instead|to do|for now|then]
      [i] do not [really] want (this|that) one [please|now|today]
      (give|show) me the (one|task|thing|next one) after (that|this|it|this one|that one)
      (put|send|move|shove|stick|push|bump) <ref> (to|at|in|toward|down to) [the|my] (bottom|end|back) [of (<list>|the line|the pile|the queue|the stack|the deck)] [please|for now] = named
      [ugh|nah|no|nope|ew|meh|oh] [no] not the <ref> [please|again|now|today] = notthe
      [i am|am|just] (skipping|passing on|passing over) <ref> [for now|today|now|this time] = named
      (i will|i am going to|let us|let me|i think i will|i would rather) (skip|pass on) (the|that|this|my) <ref> [for now|today|now|this time|please] = named
      [this is|it is|that is|this one is] [way|just|far] too (hard|much|boring|big|difficult|tricky|long|scary|tedious|annoying|heavy|complicated) (give me|show me|pick|what about|how about|can i get|can i have|next|let us do|got|i want) [me] [another|something|a different|an easier|anything] [one|else|easier|different|task|other]
      (meh|nah|no|nope|ugh|hmm|eh|ew|boring|yuck|pass|oof) [please] (another|next|another one|next one|something else|something different|different one|a different one|give me another|give me another one|show me another|show me another one|what else|anything else|not this|not this one|not that one|not that|skip|skip it|skip this one|skip that)
      (next one|next|another|something else) [please] (not this|not this one|not that|not that one|this one is boring|i do not like this one|i hate this one)
      [i] ~ (can not|could not|do not want to|would rather not|refuse to|will not|am not going to|do not feel up to|am not up for|am not ready to|am not ready for|can not be bothered to|can not be bothered with|am dreading|do not have it in me to) (face|even look at|look at|deal with|handle|think about|start|tackle|touch|bring myself to do) (this|that|this one|that one) [one] [right now|today|now|at the moment|at all|tonight]
      i ~ (do not|would rather not) ~ (want to|wanna|feel like|like to|fancy|care to) (do|doing|deal with|dealing with|work on|working on|face|facing|tackle|tackling|start|starting) <ref> [right now|now|today|at the moment|tonight] = named
      i ~ (hate|do not like|dislike) (this one|that one|this task|that task)
      """)
  ) { match, clause, context in
    guard ["named", "notthe"].contains(match.tag) else { return skipped(.current, clause) }
    guard let range = match.reference else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    guard !words.isEmpty, words.count <= (match.tag == "notthe" ? 2 : 6), !isOfTheDay(words) else {
      return nil
    }
    return skipped(context.reference(words), clause, 0.82)
  }

  /// "i'm skipping breakfast": told of the day, and on no list.
  private static func isOfTheDay(_ words: [Word]) -> Bool {
    words.allSatisfy {
      ["breakfast", "lunch", "dinner", "class", "work", "school", "town"].contains($0.text)
    }
  }

  static let skipMore = ActRule(
    "something else",
    anyLine: PatternTable(
      """
      not (this|that|that one|this one|it|this task|that task) [please|again|today|anymore]
      (something|anything|someone|somewhere) (different|else|other than this|other than that|new) [please|then|instead|to do]
      [have you|do you have|you] (got|have) (anything|something) (else|different|other) [for me|to do|instead]
      (is there|are there|what about|how about|do i have|have i got) (anything|something|any) (else|different|others|other one|other task) [i can do|i could do|to do|instead|for me|i should do]
      (what|whats) else (is there|do you have|have you got|can i do|could i do|you got|have i got|can you give me|could i be doing) [instead|to do|for me]
      (what|how) about (something else|another|another one|a different one|a different task|something different)
      (skip|pass on|pass|next) [<it>] [please|for now|now|today|then|over it|over this one]
      skip (past|over) (it|this|this one|that|that one)
      (could|can|may) (i|we) [please] (skip|pass on|pass) [<it>|this one|that one] [for now|please|now]
      (could|can|may) (i|we) [please] (do|get|have|see|try|switch to|swap to|change to) (another|a different|something else|something different|the next|some other) [one|task|thing|card] [please|instead]
      let us (do|try|see|pick|find|switch to|go with|look at) (something else|another|another one|a different one|something different|a different task|the next one) [please|instead|then|first]
      (do|try|show|pick|find|choose|give me|get me|show me|swap it for|swap for|switch to|suggest|offer|pull up) [me] (another|a different|something else|something different|some other|anything else|anything different) [one|task|thing|card|idea|option] [please|instead|then|to do|for me]
      (another|different|other) (one|task|card|thing|option|suggestion) [please|instead|for me]
      another [please]
      [i] do not want to [right now|today|now|tonight]
      [i am] not interested [in (this|that|it|this one|that one)]
      [i am] not (doing|in the mood for) (this one|that one)
      next (please|task|card|item|thing|suggestion)
      (move|moving|skip|scroll|keep going|come) (on|along) [please|from this|from this one|from that|to the next|to the next one|to the next task|to something else|now|then]
      on to the next [one|task|thing]
      (move|moving|skip|go) [on|ahead|over|past] to the (following|next|other) (one|task|thing|card|item) [please|on <list>|then]
      onto the next [one|task|thing]
      (put|send|move|shove|stick|push|bump|throw|drop) <it> (to|at|on|in|toward|down to) [the] (bottom|end|back) [of (<list>|the line|the pile|the queue|the stack|the deck)] [please|for now]
      (hard|big|i will|i|gonna|going to|i think i will|strong) (pass|skip|no) [on (this|that|it|this one|that one)] [for now|today]
      (pass|skip|no thanks|nah|nope|no) (give me|show me|pick) (another|something else|a different one)
      i will (pass|skip) [on|this|that|it|on this one|on that one|on it|this one|that one] [for now|today]
      (give|show|get|pick|find) me (another|something else|a different one|one more|the next one|the next) [instead|please|task|option]
      (swap|trade|exchange) (it|this|that|this one|that one|the task|the card|this task) [out|for another|for something else|for another one|with another one|up] [please]
      (nah|no|nope|meh|ugh) (next|another|another one|pass|skip|something else|next one|not that one|not this one)
      (let us|can we|could we) not (do|) (this|that|this one|that one|it) [now|today|right now]
      (come back|return|get back) to (it|this|that|this one) (last|at the end)
      do (it|this|that|this one) (last|at the end|after everything else|after the others)
      save (it|this|that|this one) for last
      anything but (that|this|it|that one|this one|the <words>)
      (bypass|reject|dismiss|refuse|pass over|leapfrog|hop over|jump over|step over|sidestep|dodge|shelve) (this|that|this one|that one|it|this card|that card) [please|for now]
      (draw|deal|pick|shuffle|roll|spin) again [please] [i do not like (this|that) one|i do not want (this|that) one]
      [let us|i will|can we|let me] (leave|put|set|lay|push|shove|park) <it> (aside|to the side|to one side) [for now|please] [and (see|show me|do|look at|take|give me) [the] (next|other|another|rest|next one|another one)]
      """)
  ) { _, clause, _ in skipped(.current, clause) }

  private static func skipped(_ target: TaskReference, _ clause: Clause, _ confidence: Double = 0.9) -> Act {
    Act(.skip, confidence: confidence, span: clause.span, target: target)
  }
}
