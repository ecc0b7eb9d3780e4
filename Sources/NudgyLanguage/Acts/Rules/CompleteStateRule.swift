import NudgyCore

// "the dog has been walked", "rent's paid", "trash is out", "cross the vet off my list since i called".
extension ActRule {
  static let completeMore = ActRule(
    "complete, in other words",
    anyLine: PatternTable(
      """
      (cross off|check off|tick off|strike off|mark off|cross out|strike out|scratch out|checked off|crossed off|ticked off|crossed out) <ref> [from|on|off] [<list>] [please|for me|since <words>|because <words>|as <words>|i <words>] = off
      (cross|check|tick|strike|mark|knock|checked|crossed|ticked|marked) <ref> off [of] [<list>] [please|for me|since <words>|because <words>|cause <words>] = off
      (cross|check|tick|strike|scratch|take|remove|get) <ref> (off|from) [of] <list> (since|because|as|cause|now that) <words> = reason
      (cross|check|tick|strike|scratch|take|remove) <ref> (off|from) [of] <list> i (did it|got it|finished it|am done|already did it|did that|have done it|already got it|bought it|took care of it|got that|handled it|finished|already finished it|just did it|just finished it|got them) [already|<when>] = reason
      (set|mark|put|move|change|flag|make|tag|count|consider|log|record|show|label) <ref> [down] [as|to|to be|being|in|] @finished [please|now|for me|already|off|today] [(on|in) <list>] = mark
      (set|mark|put|move|change|flag|make|tag|count|consider|log|record|show|label) <ref> [status] (as|to) (done|finished|complete|completed|100 percent|closed|resolved) = mark
      mark [off] [as] @finished <ref> = mark
      [i think|i guess|i suppose|i would say] [you can|we can|we could|you could|you may|i can|let us] (consider|count|call) <ref> [as|officially|all] (mailed|sent|paid|washed|cleaned|booked|ordered|fixed|made|cooked|written|submitted|returned|finished|sorted|delivered|bought|filed|posted|shipped|fed|walked|scheduled|handled|done|complete|completed|closed|packed|folded|watered) [now|then|too] = deemed
      (put|place|make|add|stick|draw|pop) [me] (a|the|that|another) (checkmark|check mark|tick|tick mark) (next to|beside|by|on|against|for|over|in front of) <ref> [please] = mark
      (put|place|make|add|stick|draw) [me] a check (next to|beside|by|in front of|against) <ref> [please] = mark
      you (can|may|could|should) [go ahead and] [now] (check|tick|cross|mark|strike|scratch|close) (off|out) <ref> [now|please] = off
      you (can|may|could|should) [go ahead and] [now] (check|tick|cross|mark|strike|scratch) <ref> (off|out) [of] [<list>] [now|please] = off
      you (can|may|could|should) [go ahead and] [now] (mark|set|consider|count) <ref> [as] @finished [now] = mark
      (close|close out|complete|finish|finalize|check|resolve|tick|finish up|wrap up) [the|my|that|this] <ref> (task|item|reminder|to-do) [please|for me|out|now] = mark
      (close|complete|check off|tick off|finish|resolve|close out) (task|item|number|reminder|#|to-do) <number> [please] = numbered
      (complete|close|finish|done with|finished|done|completed|check|tick|cross) [off] (#|number|task|) <number> [please] = numbered
      (task|item|number|#|no) <number> (is|was|got|has been) [all|now|already] @finished [now] = numbered
      (task|item|number|#|no) <number> @finished = numbered
      [that is] (another|one more|one) (one|task|thing) (done|down|finished|off the list|off my list|off my plate|bites the dust|checked off|in the bag|complete)
      (one|two|three|that is one|that is two) down [<words> to go]
      [and] <it> [one|all] (is|are|has been|got) [all|now|already|finally|a|just] (a done deal|in the bag|history|wrapped up|squared away|ticked off|checked off|crossed off|done and dusted|in the books|behind me|behind us|put to bed|finito|accomplished|knocked out|sorted|over and done with|out of the way|off my list|off the list|off my plate|ancient history) [now|finally]
      [yes|yep|ok|okay|oh] (<it>|that one|that one there) [all] (is|has|have|was|are) been [all|now|already|finally] @finished [now|already|<when>]
      [i|yes|yep|ok|already] been (done|handled|dealt with|sorted|taken care of) [already|now]
      [boom|yes|phew|and|ok|haha|woo] (crushed it|nailed it|smashed it|aced it|ticked off|ta da|ta-da|one less thing|one less thing to do|over with|over and done with|call made|email sent|message sent|text sent|bill paid|mission accomplished|that is a wrap)
      (done and dusted|all set|all done|all finished|all sorted|all wrapped up|job done|task done|task complete|mission complete|finito|fin|finished it|got it done|did it already|already did it|already done|already finished|just did it|just finished|i just finished|i just did|just did that|just did|boom done|yep done|yes done|ok done|okay done|ta da|tada|voila done|check that off|tick that off|cross that off|that is one off the list|finished up|all checked off|wrapped it up|knocked it out|consider it done|it is finished|finished now|done now|done already|done that|did that already|did that|been there done that|did this one already|finally done|finally finished|done finally|done at last|it has been done|it has been taken care of|took care of it|taken care of|all taken care of)
      i (finished|did|completed|have done|got|have finished|knocked out|am done with|got through) (it|that|this|them|all of it|all of them|all of that|everything|both|all three|all four|the whole thing|all that|all of those|the lot|all of these) [done|all|already|today|finally|now|off <list>|on <list>] [<when>] = all
      (everything|all of it|all of them|all|the whole list|every task|every last one|each one|it all) [that is|i had] [on|in|due] [<list>|<when>|for <when>] (is|are|has been|got) [all|now|finally] @finished [now|today] = everything
      (all|all of|every one of) <tasks> (are|is|have been|got) [all|now|finally] @finished [now] = everything
      (mark|check|set|tick|cross) [off] (all|all of|every|everything|each) [<tasks>|on <list>|in <list>|of them|it] [as|off] [@finished] [please|now] = everything
      (mark|check|set|tick|cross|complete|finish|close) [off] <tasks> [as|off] [@finished] [please|now] = everything
      i (finished|did|completed|got through|got done) (everything|all|all of it|all of them|it all) [on|in|from] <list> [today|already] = everything
      (done|finished|through|all done) (calling|cleaning|paying|doing|writing|washing|folding|packing|cooking|reading|shopping|vacuuming|mowing|emailing|texting|buying|booking|walking|feeding|watering|filing|studying|sending|making|picking up|dropping off|taking|putting away|sweeping|mopping|dusting|wrapping|fixing|editing|reviewing|ironing|unpacking|painting|planning|raking) [<ref>] = doing
      i (am|have|just) [just|finally|already|all] (done|finished|through) (calling|cleaning|paying|doing|writing|washing|folding|packing|cooking|reading|shopping|vacuuming|mowing|emailing|texting|buying|booking|walking|feeding|watering|filing|studying|sending|making|picking up|dropping off|taking|putting away|sweeping|mopping|dusting|wrapping|fixing|editing|reviewing|ironing|unpacking|painting|planning|raking) [<ref>] = doing
      i (just|finally|already|) finished (calling|cleaning|paying|doing|writing|washing|folding|packing|cooking|shopping|vacuuming|mowing|emailing|texting|buying|booking|walking|feeding|watering|filing|studying|sending|making|picking up|dropping off|putting away|sweeping|mopping|dusting|wrapping|fixing|editing|reviewing|ironing|unpacking|painting|planning|raking) <ref> = doing
      (trash|garbage|rubbish|bins|bin|recycling|the trash|the garbage|the bins|the recycling|the rubbish|the bin|trash can|the trash cans) (is|are|went|has gone) [all|already|now] (out|taken out|at the curb|on the curb|out at the curb) [already|now|<when>] = chore
      [the|my] (laundry|dishes|clothes|groceries|towels|washing|toys|tools|sheets) (is|are) [all|already|now] (folded|away|put away|in the dryer|in the washer|in the wash|hung up|on the line|running|dried|done) [already|now] = chore
      [the|my|that] (invoice|email|package|parcel|letter|application|check|cheque|payment|form|forms|paperwork|card|cards|report|message|text|proposal|contract|resume|order|invitation|invitations|invites|packet|return|gift|present|presents|email blast|newsletter|thank you cards) (is|are|went|has gone|have gone|has been|got) [all|already|now|finally] (out|sent|sent out|off|sent off|in the mail|on its way|on their way|in|mailed|shipped|submitted|turned in|handed in|dropped off|away|signed|filed) [already|now|<when>] = chore
      <ref> (✔|✓) = state
      that (does it|wraps it up|wraps up|takes care of it|takes care) [for|of] [<ref>]
      i (got|am) <ref> over (with|and done with) [already|finally] = mark
      (got|finally got) <ref> over with = mark
      """)
  ) { match, clause, context in
    completedMore(match, clause, context)
  }

  private static func completedMore(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    if clause.isQuestion, !["can", "could", "would", "will"].contains(clause.words[0].text) { return nil }
    if clause.words.contains(where: { $0.isAny([.negation]) && $0.text != "no" }) { return nil }
    var act = Act(.complete, confidence: 0.88, span: clause.span, target: .current)
    switch match.tag {
    case "numbered":
      guard let number = match.number.flatMap({ clause.number(at: $0) }) else { return nil }
      act.target = .number(number)
      return act
    case "everything":
      if let list = match.list,
        clause.words[list].contains(where: {
          ["things", "stuff", "items", "bills", "plans"].contains($0.text)
        }),
        ["check", "finish"].contains(clause.words[0].text)
      {
        return nil
      }
      // "finish chores" is to be done, "mark all my chores complete" is done.
      let isOrder = ["complete", "finish", "close", "check", "tick", "cross"].contains(clause.words[0].text)
      let isMarked = clause.words.contains {
        ["all", "off", "every", "everything", "tasks", "reminders"].contains($0.text)
      }
      if isOrder, !isMarked { return nil }
      let isToday = clause.words.contains {
        $0.when >= 0 && context.message.whens[$0.when].start?.date == context.message.context.today
      }
      act.target = clause.pointsAtAll ? .those : .all(isToday ? .today : .upNext)
      return act
    case "all":
      let plural: Set<String> = ["them", "everything", "both", "three", "four", "those", "these", "lot"]
      if clause.words.contains(where: { $0.text == "both" }) {
        act.target = .both
      } else if clause.words.contains(where: { plural.contains($0.text) }) {
        act.target = clause.pointsAtAll ? .those : .all(.upNext)
        act.confidence = 0.82
      }
      return act
    case "chore":
      let named = clause.words.prefix { !$0.isAny([.be, .have]) && !["went", "got"].contains($0.text) }
      act.target = context.reference(named)
      return act
    default:
      guard let range = match.reference else { return act }
      let words = clause.words[range].filter { $0.when < 0 }
      guard let first = words.first, words.count <= 8 else { return nil }
      if first.isAny([.subject]), !first.isAny([.determiner, .object, .capital]) { return nil }
      if match.tag == "mark", ["set", "put", "move", "make", "show", "get"].contains(clause.words[0].text),
        words.contains(where: { ["to", "in", "on", "sure"].contains($0.text) })
      {
        return nil
      }
      act.target = context.reference(dropDangling(words))
      return act
    }
  }

  private static let afterDeed: Set<String> = [
    "up", "off", "in", "out", "away", "back", "over", "now", "already", "finally", "today", "too", "all",
    "again", "yay", "through", "down", "completely", "at", "last", "just",
  ]

  /// Participles that tell how something is rather than what was done to it.
  private static let conditions: Set<String> = [
    "use", "leave", "see", "know", "say", "tell", "find", "hang", "catch", "give", "drink", "eat",
    "dream", "knock", "train", "learn", "teach", "play", "meet", "talk", "speak", "set", "mean", "make",
    "get", "go", "shut", "cut", "air", "start", "help", "ask", "think", "cancel", "run", "throw", "fly",
    "ride", "drive",
  ]

  /// "the dog has been walked", "rent is paid", "invoices are sent".
  static let completeState = ActRule("said to be done") { clause, context in
    guard !clause.isQuestion, clause.count >= 3, clause.count <= 12,
      let be = clause.words.firstIndex(where: {
        ["is", "are", "been", "got", "were", "was"].contains($0.text)
      }), be > 0
    else { return nil }
    var subject = Array(clause.words[..<be])
    if clause.words[be].text == "been" {
      guard let last = subject.last, ["has", "have"].contains(last.text) else { return nil }
      subject.removeLast()
    }
    while let last = subject.last, subject.count > 1, last.isAny([.adverb]) { subject.removeLast() }
    while let first = subject.first, subject.count > 1, first.isAny([.connective, .filler]) {
      subject.removeFirst()
    }
    let rest = clause.words[(be + 1)...].drop { $0.isAny([.adverb]) || $0.text == "all" }
    guard let deed = rest.first, let plain = WordTable.pastForms[deed.text],
      plain != deed.text || deed.text == "put",
      !conditions.contains(plain) || clause.words[be].text == "been",
      rest.dropFirst().allSatisfy({ $0.when >= 0 || afterDeed.contains($0.text) })
    else { return nil }
    let isPast = ["was", "were"].contains(clause.words[be].text)
    if isPast, !clause.words.contains(where: { ["finally", "already", "just"].contains($0.text) }) {
      return nil
    }
    guard let first = subject.first, subject.count <= 6,
      !subject.contains(where: {
        $0.isAny([.negation, .modal, .question, .have, .be]) && !$0.isAny([.determiner])
      })
    else { return nil }
    if first.isAny([.subject]), !first.isAny([.determiner, .capital]) { return nil }
    let isMine =
      ["the", "my", "our"].contains(first.text)
      || subject.contains { WordTable.errands.contains($0.text) || WordTable.thingEmoji.contains($0.text) }
    guard isMine || subject.count == 1 && !first.isAny(.small) else { return nil }
    return Act(
      .complete, confidence: isMine ? 0.84 : 0.7, span: clause.span,
      target: context.reference(subject.filter { $0.when < 0 }))
  }
}
