import NudgyCore

// Said of the card that is on the table, or of what was just ticked off: "not that one", "something easier", "no it isn't".
extension ActRule {
  /// "not that one" asks for another card; only right after a change without a card does it take something back.
  static let refuseCard = ActRule(
    "not this card", isWhole: true,
    PatternTable(
      """
      [oh|please|ok|well|hmm] (no|nah|nope|nay|ugh|meh|eh|ew) [no|please|thanks|thank you|not really] = bare
      [oh|please|ok|well|hmm] (no|nah|nope) (thanks|thank you|not really|not for me|the other one|a different one) = bare
      [oh|please|ok|well|hmm|so] [no|nah|nope|ugh|meh|eh|ew] [no|please] not (this|that) (one|task|card|thing) [again|please|now|today|either|though]
      [oh|please|ok|well|hmm|so] [no|nah|nope|ugh|meh|eh|ew] [no|please] not (this|that) [one|task|card|thing] [please] (what else|anything else|something else|another|another one|next|next one|the next one|give me another|give me another one|give me something else|show me another|show me something else|a different one|something different|what else is there|what else have you got)
      (next|next one|another|another one|something else|skip|skip it|pass) [please] i [really] do not ~ (want|feel like|like) [to] [do|doing] (this|that|it) [one]
      (leave|forget|skip|park|ignore|pass on) (this|that|it) [one] [for now|for later|now|please] and (give|show|get|find) me (another|the next|something else|something different|a different one|another one|the next one|another task|a different task|the next task)
      """)
  ) { match, clause, context in
    if match.tag == "bare" {
      guard context.hints.hasCard, clause.count == context.message.words.count else { return nil }
    } else if context.hints.canBeCorrected, !context.hints.hasCard, clause.count <= 4 {
      return nil
    }
    return Act(.skip, confidence: 0.92, span: clause.span, target: .current)
  }

  /// "something easier": another card, and a light one.
  static let somethingEasier = ActRule(
    "something easier", isWhole: true,
    PatternTable(
      """
      [no|nah|ugh|hmm|ok|please|just] [give me|show me|find me|pick|how about|can i have|can i get|could i have|is there|i want|i need|got|do you have|have you got|maybe|what about|let us do|can we do] (something|anything|one that is|a task that is) [a bit|a little|much|way] (easier|smaller|lighter|simpler|shorter|quicker|less scary|less hard|less boring|less demanding|less stressful|faster|more fun) [please|instead|for now|first|to start with|to do|today|right now|then]
      [no|nah|ugh|hmm|ok|please|just] [give me|show me|find me|pick|how about|can i have|can i get|could i have|is there|i want|i need|got|do you have|have you got|maybe|what about|let us do|can we do] (an|a) [much|slightly] (easier|smaller|lighter|simpler|shorter|quicker) (one|task|thing|job) [please|instead|for now|first|to start with|to do|today|right now|then]
      (easier|lighter|simpler|shorter|quicker) [one|task] [please]
      smaller (one|task) [please]
      """)
  ) { _, clause, context in
    // "shorter please" of a draft asks for other words.
    guard context.hints.lastIntent != .draft else { return nil }
    return Act(
      .next, confidence: 0.92, span: clause.span, details: .easier)
  }

  /// "actually no it isn't", right after something was ticked off.
  static let notDoneAfterAll = ActRule(
    "not done after all", isWhole: true,
    PatternTable(
      """
      [actually|no|nope|wait|oh|oops|sorry|hmm|well|ah] [actually|no|wait|sorry] [no|sorry|actually] (it|that|this|that one|this one) (is|was) not [actually|really|quite] [done|finished|complete|completed|true] [yet|actually|after all|sorry]
      [actually|no|nope|wait|oh|oops|sorry|hmm|well|ah] [actually|no|wait|sorry] [no|sorry|actually] (i|we) (did|have|had|am|was) not [actually|really|quite] [do|done|finish|finished|complete|completed] [with] [it|that|this] [yet|actually|after all]
      [actually|no|nope|wait|oh|oops|sorry|hmm|well|ah] [actually|no|wait|sorry] not [done|finished|quite|really|actually] (yet|done|finished|done yet|finished yet)
      [actually|no|nope|wait|oh|oops|sorry|hmm|well|ah] [i|we] [have] never [actually|really|even] (did|done|finished|got to|got around to|got round to) (it|that|this|that one|this one) [actually|though|after all|sorry]
      [actually|no|nope|wait|oh|oops|sorry|hmm|well|ah] [actually|no|wait|sorry] (it|that|this) is still (open|not done|undone|to do|going|unfinished)
      """)
  ) { _, clause, context in
    guard context.hints.lastIntent == .complete else { return nil }
    return Act(.reopen, confidence: 0.9, span: clause.span, target: .current)
  }

  /// "sent", right after a message was drafted.
  static let sentDraft = ActRule(
    "the draft is sent", isWhole: true,
    PatternTable(
      """
      [ok|okay|great|perfect|thanks|thank you|good|nice] [just] (sent|sent it|sent that|i sent it|i have sent it|mailed it|emailed it|texted it|posted it|it is sent|done sending|sending it now) [thanks|thank you|now|already]
      """)
  ) { _, clause, context in
    guard context.hints.lastIntent == .draft else { return nil }
    return Act(.complete, confidence: 0.9, span: clause.span, target: .current)
  }

  /// "add a step: check the passport": kept in the notes of the card, as its steps stay as they are.
  static let addedStep = ActRule(
    "a step more", isWhole: true,
    PatternTable(
      """
      [please|can you|could you] add [a|another|one more|an extra] step [to (it|this|that|this one|that one)] [saying|that says|to] <words>
      """)
  ) { match, clause, context in
    guard context.hints.focusTitle != nil, let words = match.words ?? match.reference, words.count <= 12
    else {
      return nil
    }
    var changes = TaskChanges()
    changes.note = context.written(clause.words[words]).uppercasedFirst
    return Act(.update, confidence: 0.88, span: clause.span, target: .current, details: .changes(changes))
  }

  /// "give me the first step": a way into the card at hand.
  static let firstStep = ActRule(
    "the first step",
    PatternTable(
      """
      [just|ok|so|please|can you|could you] [what is|what would be|give me|show me|tell me|start me with|i need|break off] [the|a|my|one|just the|just one] [very] (first|tiniest|smallest|tiny|small|little|baby) [tiny|small|little|baby] step [please|then|here|for (this|that|it)|to (start|take)]
      what (is|would be|should be) the [very] first (thing|step|bit|part) [that] [i would|i should|i need to|i have to|to|i will|i can|i could|i must|we would|we need to] (do|start with|tackle|take) (for|on|with|about) <ref>
      """)
  ) { match, clause, context in
    guard let range = match.reference else {
      return Act(.breakDown, confidence: 0.9, span: clause.span, target: .current)
    }
    let words = Array(clause.words[range])
    let target = context.reference(words)
    guard words.count <= 6, isOneOfMine(words, target) else { return nil }
    return Act(.breakDown, confidence: 0.86, span: clause.span, target: target)
  }

  /// "why?" about the card.
  static let whyThis = ActRule(
    "why this one",
    PatternTable(
      """
      [but|ok|okay|and|so] why [though|exactly]
      [but|ok|okay|and|so] (why|how come) (this|that|it) [one] [first|now|next|though|today|and not <words>]
      [but|ok|okay|and|so] (why|how come) (is|was) (this|that|it) [one] [the] (next|first|one|the one|on top|now) [up]
      [but|ok|okay|and|so] (what makes|why is) (this|that|it) [one] [so|more|the most] (important|urgent|special|first|next)
      """)
  ) { match, clause, context in
    // Without a card "why" by itself is talk.
    if clause.count == 1, !context.hints.hasCard { return nil }
    return Act(
      .lookup, confidence: 0.9, span: clause.span, target: .current, details: .lookup(LookupQuestion(.why)))
  }
}
