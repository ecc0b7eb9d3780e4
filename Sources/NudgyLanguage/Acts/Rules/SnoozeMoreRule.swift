import NudgyCore

// Not now: "hold off on the attic till spring", "give me ten more minutes", "i can't deal with this until tomorrow".
extension ActRule {
  /// Before feelings and "not now" alone: whatever says until when.
  static let snoozeUntil = ActRule(
    "not before a time", spansCommas: true,
    anyLine: PatternTable(
      """
      @defer <it> [back|off|out|over|away|aside|down|on] (until|till|til|to|for|by|at|on|) <when> [please|instead|then|or so]
      @defer <ref> [back|off|out|over|away|aside|on hold|on ice|down] (until|till|til) <when> [please|instead|or so] = named
      @defer <ref> [back|off|aside] (until|till|til) (i|we) (am|are|get) [back|home] [on|at] <when> = named
      [i|we] (will|am going to|would rather|can|shall) do <it> [in|on|at|] <when> [only|instead] [and|so|please|just] @remind me [again] [then|that time|at that time|around then|about then]
      (come|get|circle|check) back (to|with) me (on|about|with|for) <it> [again] [in|on|at|] <when>
      (come|get|circle|check) back [to me|to us] (with|about) <it> [again] [in|on|at|when it is|] <when>
      (hold|keep) <ref> (until|till|for) <when> = held
      [i] ~ can not do (it|this|that|this one) [right now|now|today] [i am|am] [still|now] (at work|out|busy|driving|in a meeting|on the bus|on the train|at school|eating|not home|with people|on a call|at the store|at dinner|in class|working) [right now|now] [so] [please] (tell|ask|remind|nudge|ping|bug|show|try) [me] [again] [in|at|on|] <when>
      [i] ~ can not [do it|do this|do that] (right now|now|just now|at the moment) (tell|ask|remind|nudge|ping|bug|show|try) [me] [again] [in|at|on|] <when>
      do not (show|bring up|remind|bug|give|ask|nag|ping|nudge|hassle) me [about|with|of] <ref> [again] (until|till|til|before) <when> = named
      do not (show|bring up|remind|bug|give|ask) me [about|with] <it> [again] (until|till|til|before) <when>
      (put|keep|place|leave|set|stick|stash|throw|shove) <ref> (on hold|on ice|on pause|on the back burner|aside|on the shelf|in the drawer|off|away) (until|till|for|to|) <when> = named
      (get|keep|take|move|put) <it> (out of|off|away from|off of) (my|the) (face|sight|hair|screen|way|plate|mind|list|view|radar|back) (until|till|for|) <when>
      (get|keep|hide|take) <it> (out|away|hidden|off) (until|till|for) <when>
      (give|let|cut) <it> [a|get some] (rest|break|sleep|while|snooze|be|sit|wait|marinate|go) (until|till|for|) <when>
      let <it> (wait|rest|sleep|sit|be|go|slide|ride|lie) (until|till|for|) <when>
      give me (until|till) <when> [on|for|with <it>]
      give me <number> [more|extra] (minutes|minute|min|mins|hours|hour|days|day|weeks|week) [more] [on|for|with|before] [<it>] = length
      give me another <number> [more] (minutes|minute|min|mins|hours|hour|days|day|weeks|week) [more] [on|for|with] [<it>] = length
      give me (a few|a couple|a couple of|another|some|several) [more] (minutes|minute|min|mins|hours|hour|days|day|weeks|week) [more] [on|for|with] [<it>] = length
      (another|just|just another|i need) <number> [more] (minutes|minute|min|mins|hours|hour|days|day|weeks|week) [more] [on|for|with|please] [<it>] = length
      <number> more (minutes|minute|min|mins|hours|hour|days|day) [please|on this|on it] = length
      i ~ (can not|could not|will not be able to|am not able to|do not have time to|am not going to|will not|do not want to|am too busy to|would rather not) (do|deal with|handle|look at|face|think about|start|get to|work on|tackle|touch|get around to) <ref> (until|till|before|at least until) <when> = named
      i ~ can not (do|face|handle|deal with|start|get to|make) <it> (<when>|now|right now) [but|maybe|try|so|how about|let us do|do it|push it to] [maybe] [<when>] [maybe|instead|please] = twice
      i will [probably|just] (get to|deal with|tackle|handle|work on|come back to|return to|look at|get around to) <ref> <when> = named
      not (until|till|til|before) [after] <when>
      <when> (is|works|would be|will be|might be|sounds|looks|would work) [much|way|a lot|probably|a bit] [better|best|easier|good|fine|ideal|great] (for|with) (me|it|this|that|this one|that one|this task)
      [i would|i will|i] (prefer to|rather|sooner|like to) do <it> [in|on|at|] <when>
      back to <it> [in|on|at|] <when>
      [maybe] <when> (is|would be|might be|sounds|works|suits me|will be) [much|way|a lot|probably|a bit] (better|best|easier)
      (can|could|may|shall|should|might) (we|i) [please] do <ref> <when> [instead] = askednamed
      (wait|hold off|hold on) (until|till|til) [i|we] [get|am|got|are] [home|back|there|to work|off work|up] [at|around|about] <when>
      i ~ do not have [the|any|enough] (time|energy) (for|to do) <ref> (until|till|before) <when> = named
      * (bring|push|move|leave|save|put) <it> (up|back|back up|over|off|) [again] [in|on|at|to|till|until|for|] <when> = closed
      (can|could|should|may|let) <it> (come back|be back|return|pop up|show up|reappear|resurface) [again] [in|on|at|] <when>
      (revisit|resurface|return|come back|retry|try again|check back|circle back) [in|on|at] <when> [please|then]
      [ok|okay|sorry] not (today|now|tonight|this week|right now) <when> (works|work|is better|is fine|would be better|would work|suits me) [better|instead|for me]
      not (until|till|before) [i|we|the|my|after] <words> [on] <when>
      (i|we) ~ (will|can|could|would|might|am going to|should|want to) (do|get to|deal with|handle|tackle|look at|finish|start|work on|take care of|think about|come back to|try) <it> [again] [on|at|in|after|around|sometime|some time|at some point] <when> [instead|then|maybe]
      (do|try|look at|tackle|handle|revisit|finish|get to|return to|start|work on) <it> [again] (on|at|in|after|around|) <when> [instead|please]
      let us (do|try|look at|tackle|handle|revisit|finish|get to|circle back to|return to|come back to|work on|save|leave|move|push|keep) <it> [again|back|off] (on|at|in|after|around|till|until|for|to|) <when> [instead|please]
      (i will|let us|we can|i can|maybe|we could|why do not we|why do not i) [do|get to|handle|circle back to|revisit] <it> [again] [on|in|at] <when> [instead|then|maybe]
      (show|ask|remind|tell|nudge|ping|bug|try|bring up|poke|hit|wake|check with|check in with|check back with|check back) [me|it up|us] [about] [<it>] (again|back) (in|on|at|around|) <when> [please|or so]
      (ask|check with|check back with|check in with|try|check back|check in) [me] (about it|about this|about that|again|) (in|on|at|) <when>
      (bring|put) <it> (up|back|back up|on my plate) [again] (in|on|at|) <when>
      bring back <ref> (in|on|at|) <when> = backnamed
      bring <ref> back (in|on|at|) <when> = backnamed
      (wake|resurface|surface|bring up|reshow|pop up|unhide) <ref> (in|on|at|) <when> = wakenamed
      (circle back|come back|loop back|get back) (to|on) [<it>|me] [again] (in|on|at|) <when>
      <ref> (can|could|will|should|must|has to|will have to|is going to have to|needs to|may|might) (wait|sit|rest|keep|hold|stay) (until|till|for|) <when> = named
      <ref> (is|will be) (for|a job for|a problem for|a task for) <when> = named
      (that|it|this) is (a|) (problem|job|task|one) for <when>
      @defer (everything|all of it|all|the rest|it all|everything else|all of them|the whole list) (until|till|to|for|) <when> = named
      @defer <tasks> (until|till|to|for) <when> = tasks
      (delay|postpone|push|move|push back|put off|extend|snooze|set back|move back) <ref> [back|out|off|on] (by|another) [another|about] <when> = named
      (delay|postpone|snooze) <ref> [another|about] [for] <when> = named
      (delay|postpone|push|move|push back|put off|extend|snooze|set back|move back|bump) <ref> [back|out|off|on] (by|another) [another] <number> [more] (minutes|minute|min|mins|hours|hour|days|day|weeks|week|months) = lengthnamed
      (snooze|delay|postpone) (for|by|) <number> [more] (minutes|minute|min|mins|hours|hour|days|day|weeks|week) = length
      (snooze|delay|postpone) (for|by|) <when>
      (too|kind of|so) busy [right now|now|today] [try|ask|remind] [me|again|me again] <when>
      [i am] (in a meeting|driving|busy|at work|out|not home|eating|at lunch|on the phone|with someone) [right now|now] (snooze|remind|push|ping|ask) [me|it|that|this] [again] (for|to|until|till|in|) <when>
      """)
  ) { match, clause, context in
    snoozeUntil(match, clause, context)
  }

  private static func snoozeUntil(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    if clause.isQuestion, clause.words[0].isAny([.question, .be, .doForm, .have, .subject]) { return nil }
    // "move the deadline to monday" is a new date; "push everything today to monday" holds two times.
    if clause.words.contains(where: { ["deadline", "due", "date"].contains($0.text) && $0.when < 0 }) {
      return nil
    }
    if clause.words.contains(where: { $0.text == "everything" || $0.text == "all" }),
      Set(clause.words.map(\.when).filter { $0 >= 0 }).count > 1
        || clause.words.contains(where: { $0.text == "today" })
    {
      return nil
    }
    // Right after a date was given, "move it before lunch" puts that date right.
    if context.hints.lastWasDated, match.reference == nil,
      ["move", "push", "shift"].contains(clause.words[0].text)
    {
      return nil
    }
    let isLength = match.tag.hasPrefix("length")
    let when =
      isLength
      ? length(match, clause, context)
      : clause.words.last { $0.when >= 0 }.map { context.message.whens[$0.when] }
    guard let when else { return nil }
    let times = Set(clause.words.map(\.when).filter { $0 >= 0 })
    // "not today, monday" may be read as one time; what follows the pause counts.
    let timed = clause.words.filter { $0.when >= 0 }
    if match.tag == "twice", times.count == 1, ["today", "tonight"].contains(timed.first?.text ?? ""),
      timed.count > 1,
      let later = WhenParser(context.message.context).whole(context.written(timed.dropFirst()))
    {
      return Act(.snooze, confidence: 0.9, span: clause.span, target: .current, when: later)
    }
    if match.tag == "twice", times.count < 2, !clause.words.contains(where: { $0.text == "now" }) {
      return nil
    }
    if match.tag == "tasks" {
      return Act(.snooze, confidence: 0.88, span: clause.span, target: .all(.all), when: when)
    }
    // "hold the ironing until tomorrow": a chore, and not the thing itself.
    if match.tag == "held" {
      guard let range = match.reference, range.count <= 4,
        clause.words[range].first?.isAny([.determiner]) == true,
        clause.words[range].last.map({ $0.text.hasSuffix("ing") || clause.mentionsTasks }) == true
      else { return nil }
      return Act(
        .snooze, confidence: 0.84, span: clause.span, target: context.reference(clause.words[range]),
        when: when)
    }
    // "the bank's shut, bring it up monday": why it can not be done now.
    if match.tag == "closed", !clause.words.contains(where: { shut.contains($0.text) }) { return nil }
    guard let range = match.reference, match.tag.hasSuffix("named") else {
      return Act(
        .snooze, confidence: 0.9, span: clause.span, target: clause.pointsAtAll ? .those : .current,
        when: when)
    }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first, words.count <= 8 else { return nil }
    if words.contains(where: { $0.isAny([.modal, .be, .negation]) && !$0.isAny([.determiner]) }) {
      return nil
    }
    if first.isAny([.subject]), !first.isAny([.determiner, .object]) { return nil }
    // "bring back the library books on friday" is an errand; a card comes back at an hour.
    if match.tag == "wakenamed", !clause.mentionsTasks, !isPointer(context.reference(words)) { return nil }
    if match.tag == "backnamed", !clause.mentionsTasks, !isPointer(context.reference(words)),
      when.grain != .minute && when.grain != .hour && when.grain != .second
    {
      return nil
    }
    // "can we do the taxes tomorrow", not "can we do lunch tomorrow"
    if match.tag == "askednamed", !first.isAny([.determiner]) || ["a", "an"].contains(first.text) {
      return nil
    }
    if first.text == "me" || isErrandVerb(clause, words) { return nil }
    return Act(.snooze, confidence: 0.9, span: clause.span, target: context.reference(words), when: when)
  }

  private static let shut: Set<String> = [
    "shut", "closed", "busy", "away", "engaged", "out", "knackered", "tired", "late", "raining", "snowed",
  ]

  /// "ten more minutes": a length that counts from now.
  private static func length(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> When? {
    let units = ["minute", "min", "hour", "day", "week", "month"]
    guard
      let place = clause.words.lastIndex(where: { word in
        units.contains { word.text == $0 || word.text == $0 + "s" }
      })
    else { return nil }
    var start = place
    let amounts: Set<String> = [
      "a", "few", "couple", "of", "more", "another", "some", "several", "an", "extra",
    ]
    while start > 0, amounts.contains(clause.words[start - 1].text) || clause.number(at: start - 1) != nil {
      start -= 1
    }
    let said = clause.words[start...place].filter { !["more", "extra"].contains($0.text) }
    let parser = WhenParser(context.message.context)
    if let when = parser.whole("in " + context.written(said)) { return when }
    return parser.whole("in " + said.map { $0.text == "another" ? "a" : $0.text }.joined(separator: " "))
  }

  /// "keep the dog in the yard until 5", "save money for christmas", "move the couch to the basement on saturday":
  /// things done in the house or the world.
  static func isErrandVerb(_ clause: Clause, _ words: [Word]) -> Bool {
    let verb = clause.words[0].text
    let worldly: Set<String> = [
      "save", "keep", "look", "leave", "hold", "move", "park", "kick", "hide", "slide", "shift", "mute",
      "silence", "table",
    ]
    guard worldly.contains(verb) else { return false }
    return words.contains {
      ["to", "into", "in", "from", "onto", "out", "up"].contains($0.text) && $0.when < 0
    }
      || ["save", "keep", "look", "leave"].contains(verb) && !clause.mentionsTasks
  }

  static let snoozeLater = ActRule(
    "later",
    anyLine: PatternTable(
      """
      @later [please|maybe|ok|then|today]
      @defer <it> (until|till|til) then [please|ok]
      [let me|i will|i need to|i want to] sleep on <it> [first|tonight|a bit]
      (not|no) (now|right now|just now|yet|at the moment|at this moment|this second|this minute|just yet) [@later|maybe later|thanks|thank you|sorry]
      @defer <it> [off|back|on] @later
      (delay|postpone|snooze|defer|hold|push) <it> (until|till) (i am|i get|we are|we get|i have|he is|she is|they are) <words>
      (i will|i can|let us|we can|maybe|can i|can we|could we|i would rather|i am going to|i want to|remind me|ask me|show me|tell me|bug me|nudge me|ping me|try me|i think i will) [do|get to|deal with|handle|look at|worry about|think about|tackle|finish|about|revisit] [<it>] [again] @later
      (do|deal with|handle|revisit|worry about|think about|look at|finish) <it> @later
      (i am|kind of|kinda|pretty|too|super|a bit|still) (busy|swamped|tied up|in the middle of something|in a meeting|driving|occupied|preoccupied) [right now|at the moment|now|atm] [later]
      (i do not have|no|not enough|i have no) time (for|to do) (it|this|that|this one|that one) [right now|now|today|at the moment]
      i do not have time [for (it|this|that|this one)] [right now|now|today|at the moment]
      (it|that|this|that one|this one) (can|could|will|will have to|should|has to) wait [a bit|a while|for now|until later]
      (now|this|today|it) is not (a good time|the time|the right time|the best time|a great time) [for this|for it]
      bad (time|timing) [for this]
      (maybe|perhaps) @later
      (wait|hold) on (it|this|that|that one|this one) [for now|for a bit]
      (let|leave) <it> (for now|be|for a bit|alone for now|sit)
      (remind|ask|bug|nudge|ping|tell|show|alert|notify) me [about] [<it>] [again] @later
      (come|get|circle) back (to|on) <it> @later
      (snooze|postpone|delay|defer|push|bump) <it> [please|for now|for a bit|for a while]
      snooze [please|now|for now|for a bit|for a while]
      rain check [on (it|that|this)]
      (put|keep) <it> (on hold|on pause|on ice|aside|on the back burner|off|away) [for now|for a bit|please]
      (hold off|hold) on <ref> [for now|for a bit|for a while] = named
      put <ref> (on hold|on ice|on the back burner|on pause|off) [for now|for a bit] = named
      (snooze|postpone|delay|defer) <ref> (for now|for a bit|for a while|until later|@later) = named
      <ref> (can|will have to|could) wait [a bit|for now|a while|until later] = named
      i will (do|get to|deal with|handle|tackle|look at) <ref> @later = named
      let us (do|get to|deal with|handle|tackle|look at) <ref> @later = named
      @defer <ref> (until|till|for) later = named
      """)
  ) { match, clause, context in
    if clause.isQuestion { return nil }
    guard match.tag == "named" else {
      return Act(.snooze, confidence: 0.86, span: clause.span, target: .current)
    }
    guard let range = match.reference else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first, words.count <= 7, !isErrandVerb(clause, words) else { return nil }
    if first.isAny([.subject]), !first.isAny([.determiner, .object]) { return nil }
    if words.contains(where: { $0.isAny([.modal, .be, .negation]) }) { return nil }
    return Act(.snooze, confidence: 0.84, span: clause.span, target: context.reference(words))
  }
}
