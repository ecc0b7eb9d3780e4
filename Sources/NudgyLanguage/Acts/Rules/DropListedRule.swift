import NudgyCore

// Taking off the list, said in the words of lists and reminders: "take eggs off the list", "i don't need a reminder
// about the vet anymore", "clear everything on my to-do list".
extension ActRule {
  static let dropAll = ActRule(
    "clear the list",
    anyLine: PatternTable(
      """
      @drop [out|off|down|away] (<list>|<tasks>) [completely|entirely|clean|now|out|off|away|for me|and start over|and start fresh|and start again] = all
      @drop [out|off] (everything|all|all of it|every item|all the items|all items|every single item|all the things|each item|anything|whatever is|it all|every thing|all of the items|the contents|all of them|every task|all the tasks|all the reminders|all of the tasks|all of the reminders|all tasks|all reminders|all entries|the items|every last item|every reminder|each task|both items|all contents) [that is|that are|there is|i have|i had|i put|currently] (from|on|off|in|off of|out of|under) (<list>|there|it) = all
      @drop (everything|all|all of it|it all|every task|every one|each one|all of them|the whole thing|the lot|every single one|the whole lot) [now|please|and start over|out|off|away] = all
      (make|leave|set) <list> (empty|blank|clean|clear) = all
      (clean|clear|wipe|reset|empty|refresh|restart|flush) [off|out|up] <list> = all
      (get|take|strike|cross|clear) (everything|all|all of it|it all) off [of] (<list>|there) = all
      i (want|need) (everything|all of it|it all|all items|every item) (off|removed from|deleted from|cleared from|gone from|erased from|taken off) [of] <list> = all
      i (want|need) <list> (cleared|emptied|erased|deleted|wiped|clean|empty|reset|cleared out|wiped clean|gone) = all
      (have|get) <list> (cleared|emptied|erased|deleted|wiped|reset) = all
      i [do] ~ (do not|no longer) need (<list>|<tasks>) [anymore|any more|any longer|now] = all
      (cancel|stop|turn off|disable|switch off|silence) <tasks> [for me] = all
      """)
  ) { match, clause, context in
    let words = clause.words.map(\.text)
    guard isWholeList(match, clause) else { return nil }
    let isOther = words.contains { ["shopping", "grocery", "groceries", "calendar", "packing"].contains($0) }
    let time = clause.words.first { $0.when >= 0 }
    let scope: TaskScope = words.contains("overdue") ? .overdue : words.contains("snoozed") ? .snoozed : .all
    let target =
      time.map { planned(context.message.whens[$0.when], context) }
      ?? (clause.pointsAtAll ? .those : .all(scope))
    return Act(.drop, confidence: isOther ? 0.82 : 0.9, span: clause.span, target: target)
  }

  /// "cancel my plans", "empty my inbox": only what is a list of tasks is cleared.
  private static func isWholeList(_ match: PatternMatch, _ clause: Clause) -> Bool {
    guard let list = match.list, let head = clause.words[list].last else { return true }
    let lists: Set<String> = [
      "list", "lists", "tasks", "reminders", "to-do", "to-dos", "todos", "alarms", "do", "board", "queue",
      "agenda", "calendar", "schedule", "backlog", "checklist", "buy", "get",
    ]
    if lists.contains(head.text) || clause.words[list].contains(where: { $0.text == "list" }) { return true }
    return head.text == "items"
      && clause.words[list].contains { ["all", "to-do", "every"].contains($0.text) }
  }

  static let dropListed = ActRule(
    "take off the list",
    anyLine: PatternTable(
      """
      @drop [out|off] <ref> (from|off|off of|out of|on|in) (<list>|there|mine|my memory list) [please|now|too|for me|completely]
      (take|get|strike|scratch|cross|knock|cut|bump|wipe|leave|keep|pull|rip|rub|remove) <ref> (off|from|off of|out of) (<list>|there|mine) [please|now|too|for me]
      (take|get|strike|scratch|remove|leave|keep|pull) <it> (off|from|off of|out of) (<list>|there|mine|here) [please|now]
      i (want|need|would like) <ref> (@dropped|to be @dropped|taken|removed) [off|from|off of] <list> [please]
      i (want|need|would like) <ref> (taken off|off|off of|removed from|deleted from|gone from|out of|erased from) (<list>|there)
      i (want|would like|need) to @drop [out] <ref> (from|off|off of|out of) <list>
      <ref> (can|should|could|needs to|has to|ought to) (come off|be removed from|go off|be taken off|be off|be dropped from|be deleted from|get off) (<list>|there)
      <ref> (should|does|do|need|needs) not [need to] (be|belong) (on|in) <list> [anymore|any more]
      <list> (does not|do not|no longer) (need|needs|include|have to have) <ref> [anymore|any more|any longer|now]
      (i|we) ~ (do not|no longer) ~ (need|want) <ref> (on|in|from) <list> [anymore|any more|any longer]
      (i|we) ~ (do not|no longer) ~ (need|want|need to be reminded about|need to be reminded of|want to be reminded about|want to be reminded of|need reminding about) [the|my|a|that] [reminder|task|reminders] [for|about|to] <ref> (anymore|any more|any longer) = gone
      [i|we] no longer (need|want) <ref> = gone
      do not need <ref> (anymore|any more|any longer) = gone
      [i will] [just] [you can|you may|you could] @drop [out] the (one|ones|thing|task|reminder|card) (about|for|with|on|to) <ref> = named
      you (can|may|could|should) [now|just] (take|remove|get|leave|pull) <ref> off [of] [<list>] [now|then] = named
      (unschedule|unbook|unplan|descope|un-schedule) <ref> [please] = gone
      (i|we) ~ (want|need|would like|have|wish) to (cancel|remove|delete|turn off|switch off|get rid of|clear|stop|drop) <ref> [set] [for|at] [<when>] = wished
      * so [you can|please|just|] (take|get) <it> off [<list>|the list|please] = current
      (i|we) ~ (do not|no longer) ~ (need|want) [a|the|my|that|any] (reminder|task|reminders|to-do) [for|about|to|on] <ref> [anymore|any more] = gone
      @drop [out] <ref> = pointed
      @drop [out] [my|the|that|this|all|every|any] [of] [the|my] [upcoming|daily|weekly|next|last|latest|other] (reminder|task|to-do|item|reminders|tasks|alarm|alarms|entry|note|items) (for|about|to|on|of|that says|called|named|regarding|saying|titled|labeled|related to|with|where) <ref> = named
      @drop [out] [my|the|that|this|every] (reminder|task|to-do|item|tasks|items) <ref> = numbered
      @drop [out] [my|the|that|this|all] [of] [the|my] <ref> (reminder|task|to-do|item|one|reminders|tasks|alarm|entry|thing|from my list) [out|now|for me] = named
      @drop [out] <ref> = pointed
      @drop [out] <it> [for me|completely|altogether|now|already|out|entirely] = current
      (turn off|switch off|stop|disable|silence|mute|shut off|kill|call off|deactivate|end|shut down) [my|the|that|this|all] [of] [the|my] [daily|weekly] (reminder|alarm|timer|notification|alert|reminders|alarms|timers|alerts|notifications) [for|about|to|on|at|that is] <ref> = named
      (turn off|switch off|shut off|stop|disable|silence|call off|end|kill|cancel|delete|remove|deactivate|clear) [my|the|that|all|all my|all the] <ref> (reminder|alarm|reminders|alert|timer|alarms|timers) [please|now] = named
      (turn|switch|shut) (my|the|that) [<ref>] (alarm|alarms|timer|timers|reminder|reminders) off [please|now] = rings
      (i|we) ~ (do not|no longer) ~ need (the|my|an|any|that) (alarm|timer|reminder) [<when>|anymore|any more] [(to|for|about) <ref>] [anymore|any more] = rings
      (cancel|delete|remove|scrap) (my|the|that|our|tomorrow's|today's|) [<ref>] (meeting|appointment|event|interview|meetup) (with|about|called|named) <words> = named
      (cancel|delete|remove|scrap) (my|the|that|our|) (meeting|event|interview|appointment) [on|for|at] <when> = rung
      (cancel|delete|remove|scrap) (tomorrow's|today's|this week's) <ref> = named
      (i|we) ~ (do not|no longer) ~ (want|need) to be reminded (about|of|to) <ref> = reminded
      (do not|no need to|not) (bother|bothering) (with|about|doing) <ref> [anymore|any more|any longer|today|now] = gone
      [i|we] [have] (decided|chosen|chose) not to <ref> [anymore|any more|after all] = deed
      (turn off|switch off|shut off|stop|disable|silence|call off|end|kill|cancel|delete|remove|deactivate|clear) (my|the|that|this|) (timer|alarm|timers|alarms|countdown) [please|now] = rings
      (stop|quit) (reminding|bugging|nudging|pinging|bothering|nagging|alerting|notifying|telling|pestering|asking) me [about|to|of] <ref> = reminded
      (do not|no need to|you do not need to|you do not have to|never) (remind|bug|nudge|ping|bother|nag|alert|notify) me [about|to|of|again] <ref> [anymore|any more|any longer|again] = gone
      (do not|no need to) (remind|bug|nudge|ping) me [about] <it> [anymore|again|any more] = current
      (call off|cancel) [the|my] <ref> [off] = pointed
      (it|that|this|that one|this one) is (not|no longer) (relevant|needed|necessary|happening|important|a thing|an issue|applicable|required|going to happen|worth it|on anymore|something i need to do|going ahead|valid|happening now) [anymore|any more|now|after all|to me|any longer] = current
      <ref> is (not|no longer) (relevant|needed|necessary|a thing|applicable|required|going to happen|going ahead|on anymore|happening) [anymore|any more|now|after all] = gone
      [i am|we are] not (doing|going to do|going ahead with|bothering with|going to|going for|getting|buying) <ref> (after all|anymore|any more|any longer) = gone
      no [more] need for [the|my|a|that] <ref> (reminder|task|one|alarm|thing) [now|anymore|any more|any longer|after all|then] = gone
      no [more] need for [the|my|a|that] (reminder|task|alarm) (for|about|to|on) <ref> = gone
      <ref> can (go|be binned|go in the bin|come off|be scrapped|be dropped|be deleted|get binned) [now|then|too] = pointed
      i (did not|never) (ask|asked|want|tell|told) [you] [to|for] [add|put|write|create|make|save|have|set] <it> [on|down|there|in|on there] = current
      (it|that) (got|was|has been|is) (cancelled|canceled|called off) = current
      (i|we) (am|are) (not|no longer) [ever] [going to be|going to] (doing|do|going to|going through with|bothering with|bother with|getting to|dealing with) (it|that|this|that one|this one) [anymore|any more|after all|at all|ever] = current
      [i have] [i] (changed my mind|decided not to|decided against|decided against doing) [about|do|on] (it|that|this|that one|this one) = current
      (forget|forget about|never mind|nevermind|nix|scratch|skip) [about] (adding|doing|buying|getting|calling|going) <ref> = gone
      never mind [about] <ref> = gone
      (i|we) ~ do not ~ want to [do|bother with|deal with] <ref> (anymore|any more|any longer|after all) = gone
      (i|we) ~ will not ~ (be|be able to|get to|have to|need to|bother to|) <ref> (after all|anymore|any more|any longer) = deed
      * so (drop|scrap|scratch|delete|remove|cancel|nix|forget) <it> [please|then] = current
      (i|we|they) (cancelled|canceled|called off|scrapped|ditched) <ref> so (drop|scrap|scratch|delete|remove|nix|forget) <it> = gone
      <it> can (go|be deleted|be removed|be dropped|be cancelled|be scrapped|come off) [now] = current
      <ref> (got|was|has been|is|were|are) (cancelled|canceled|called off) = gone
      (take|leave|strike|cross|get|keep) <ref> (off|out) = pointed
      (i|we) ~ (am|are) not [going to] (bothering|bother|doing|getting|buying|going) [with|to|do] <ref> (anymore|any more|after all) = gone
      [i am] [so] (giving up on|letting go of|done with the idea of|bailing on|abandoning|backing out of) <ref> = gone
      [i|we] (decided|chose) (against|not to do|not to buy|not to get) <ref> = gone
      @drop [out] <ref> (because|since|as|cause) <words> = because
      """)
  ) { match, clause, context in
    dropListed(match, clause, context)
  }

  private static func dropListed(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    let verb = clause.words[0].text
    // "keep eggs on the list", "check milk off" say the contrary or something else.
    if ["keep", "leave", "put", "add", "check", "look"].contains(verb),
      !clause.words.contains(where: { ["off", "out"].contains($0.text) })
    {
      return nil
    }
    if clause.isQuestion, match.tag == "gone" || match.tag == "current" { return nil }
    if match.tag == "current", clause.count > 12 { return nil }
    if match.tag == "rings", let last = clause.words.last(where: { WordTable.keptThings(have: $0.text) }) {
      return Act(.drop, confidence: 0.86, span: clause.span, target: context.reference([last]))
    }
    if match.tag == "current" { return Act(.drop, confidence: 0.88, span: clause.span, target: .current) }
    if match.tag == "wished" || match.tag == "rung" { return keptThing(match, clause, context) }
    guard let range = match.reference else { return nil }
    let words = Array(clause.words[range])
    guard !words.isEmpty, words.count <= 10,
      !words.contains(where: { $0.isAny([.negation]) && $0.text != "no" })
    else { return nil }
    let named = words.filter { $0.when < 0 }
    let target = context.reference(named.isEmpty ? words : named)
    switch match.tag {
    case "pointed", "because":
      guard pointsAtTask(named, target, verb) else { return nil }
    case "deed":
      guard let first = named.first, named.count > 1,
        first.isAny([.verb]) || first.text.hasSuffix("ing")
      else { return nil }
      return Act(.drop, confidence: 0.82, span: clause.span, target: target)
    case "numbered":
      if case .words(let text) = target, text.isEmpty { return nil }
    case "gone":
      if named.isEmpty || named.first?.isAny([.subject]) == true && named.first?.isAny([.determiner]) != true
      {
        return nil
      }
      if clause.words[0].text == "it" || named.contains(where: { worldly.contains($0.text) }) { return nil }
      return Act(.drop, confidence: 0.82, span: clause.span, target: target)
    case "reminded":
      return named.isEmpty ? nil : Act(.drop, confidence: 0.88, span: clause.span, target: target)
    default: break
    }
    return Act(.drop, confidence: 0.9, span: clause.span, target: target)
  }

  /// "i want to remove the alarm set for 9pm", "cancel event on friday": what Nudgy holds, and nothing else.
  private static func keptThing(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    let words = match.reference.map { Array(clause.words[$0]) } ?? clause.words
    guard words.count <= 8, words.contains(where: { WordTable.keptThings(have: $0.text) }) else { return nil }
    let named = words.filter { $0.when < 0 && !["set", "for", "at", "on"].contains($0.text) }
    let things = match.reference == nil ? Array(named.dropFirst()) : named
    return Act(.drop, confidence: 0.86, span: clause.span, target: context.reference(things))
  }

  /// What happens in the world and is called off there.
  static let worldly: Set<String> = [
    "flight", "order", "train", "bus", "trip", "party", "match", "card", "water", "power", "light", "lights",
    "show", "game", "concert", "series", "season", "episode", "there", "election", "classes", "school",
    "money", "help", "you", "excuse", "reason", "favorite",
  ]

  /// "the second one", "#4", "the attic one": a verb of throwing away with something else is an errand.
  private static func pointsAtTask(_ words: [Word], _ target: TaskReference, _ verb: String) -> Bool {
    if case .words = target {
      guard let last = words.last, words.count > 1 else { return false }
      return ["one", "task", "reminder", "item", "to-do", "alarm"].contains(last.text)
        && !words.contains { ["from", "into", "in", "at", "with"].contains($0.text) }
    }
    if case .current = target,
      ["clear", "cut", "pull", "wipe", "kill", "get", "keep", "leave", "toss", "lose", "cancel"].contains(
        verb)
    {
      return words.count > 1 || verb == "kill"
    }
    return true
  }
}
