import NudgyCore

// Changing what a task says: its date, its repeating, its importance, its words.
extension ActRule {
  static let redate = ActRule(
    "another date", spansCommas: true,
    anyLine: PatternTable(
      """
      (make|move|change|switch|set|do|push|put|bump|shift) <ref> [to|at|on|for|be|from] <when> (instead of|not|rather than) [on|at|for] (<when>|<words>)
      (make|move|change|switch|set|do|push|put|bump|shift) <ref> [to|at|on|for|be] <when> instead
      [no|sorry|actually|wait|oops] i (meant|mean|said|wanted) [for|on|at|by|until] <when> (not|instead of|rather than) <words> = it
      [no|sorry|actually|wait|oops] i (meant|mean|said|wanted) <number> (not|instead of|rather than) <words> = numberit
      (move|change|push|switch|reschedule|shift|bump|update) <ref> (to|until|back to|up to|from <words> to) <number> [instead|please|o'clock] = clock
      <ref> (is|got|was|has been|just got|has) [now|been] (moved|pushed|changed|postponed|rescheduled|shifted|bumped|delayed|pushed back|moved up) [up|back|out] (to|until|till) <number> [now|instead|o'clock] = clock
      <ref> [just] (moved|got moved|was moved|has moved|changed|switched|got pushed|was pushed) [up|back] to <words> = latentmoved
      (the|my|that) <ref> is now (at|on|due|for) <number> = clock
      <ref> (should be|needs to be|ought to be|was supposed to be|is supposed to be) [set] [for|at] <number> [o'clock|am|pm] (not|instead of|rather than) <words> = clock
      instead of (<when>|<words>) (make|do|have|put|move|set|change) <ref> [to|on|at|for] <when> = named
      <ref> is [actually|really] (at|on|due|for) <when> [now|instead] (not|instead of|rather than) (<words>|<when>) = named
      <ref> is [actually|really|now] (at|on|for|due) <when> (not|instead of|rather than) <words> = named
      <ref> (needs|has) to be (done|finished|in|sent|submitted|ready|paid|over|handed in|turned in) [by|on|before|at] <when> (actually|instead|now|after all) = named
      <ref> is [actually|really|now] at <number> [now] (not|instead of|rather than) <words> = clock
      (it|that) is [actually|really|now] (due|for) [on|by|at] <when> = it
      [no|sorry|actually|wait|oops] [it is|that is|make it|should be|it should be] [on|at|for|by] <when> (not|instead of|rather than) <words> = it
      (change|set|make|fix|update|edit|correct|move|switch) <it> [so|so that] [it|that] (says|reads|is|to say|to be|shows|say|be|to|for|at|on) [on|at|for] <when> [(not|instead of|rather than) <words>|instead|please] = it
      [the] (due date|date|deadline|time|day) [(on|for|of) <it>] (is|was) (wrong|off|not right|incorrect|a mistake) [it is|it should be|should be|make it|that should be] [on|at|by] <when> = it
      [that is] [the] wrong (date|day|time|deadline) [it is|it should be|should be|make it|i meant|it was] [on|at|by|for] <when> = it
      [the|its|their] (due date|date|deadline|time|due) (should be|is|needs to be|ought to be|is actually|should have been|is now|is supposed to be) [on|at|by] <when> [not <words>|instead] = it
      <it> (should be|needs to be|ought to be|is supposed to be|was supposed to be|should have been|is actually|is really) [due] [on|at|by|for] <when> [not <words>|instead] = it
      (set|change|move|make|update|edit|push|extend|shift|fix|adjust|bump) [the|its] (due date|deadline|date|time|due) (back|) (to|for|at|on) <when> = it
      (give|add|put|set|attach|assign) [<it>] [a|the] (due date|deadline|date|time|reminder time) [of|for|on|to|at|:] <when> = it
      (update|change|move|set|push|extend|shift|fix|edit|bump|switch|adjust|reschedule|modify|alter|correct) [the] (due date|deadline|date|time|day|start time|reminder time|due) (for|of|on) <ref> [back|forward|out] (to|for|until|till) <when>
      (update|change|move|set|push|extend|shift|fix|edit|bump|switch|adjust|modify|alter|correct) <ref> (due date|deadline|date|time|day|reminder time) [back|forward|out] (to|for|until|till) <when>
      (update|change|switch|modify|alter|adjust|edit|correct) <ref> (to|to be) [at|on|be|be at|be on|by] <when>
      (update|change|switch|move|set|reschedule|modify|adjust|shift) <ref> from (<when>|<words>) to <when>
      [the] (deadline|due date|date|time|start time) (for|of|on) <ref> (is|got|was|has been|has|just got) [now|been] [moved|pushed|changed|extended|postponed|rescheduled|set|pushed back|moved up|bumped] [up|back] (to|until|now|for|on) <when> = told
      [the] (deadline|due date|date) (for|of|on) <ref> is (now|actually|really) <when> = told
      [the] (deadline|due date|date|time|day) (for|of|on) <ref> (should be|needs to be|ought to be) [on|at|by] <when>
      <ref> (deadline|due date) (is|should be|got moved to|was moved to|moved to|got changed to|was changed to|is now|was extended to|got extended to) [now] [on|at] <when> = told
      <ref> (should be|needs to be|ought to be|should say|is supposed to be|was supposed to be|should have been) [due] [on|at|for|by|set for] <when> [instead|not <words>|now] = named
      <ref> (is|got|was|has been|just got|has) [now|been] (moved|pushed|changed|postponed|preponed|rescheduled|shifted|bumped|delayed|pushed back|moved up|brought forward|advanced) [up|back|out|forward] (to|until|till) <when> = told
      [we|i] [just|have] (preponed|rescheduled|postponed|moved|pushed) <ref> [up|back|forward] (to|until|till) <when> = moved
      <ref> (is|got|was|has been|just got|has) [now|been|just] (moved|pushed|changed|postponed|preponed|rescheduled|shifted|bumped|delayed|pushed back|moved up|brought forward) [up|back|out|forward] to <words> = latentmoved
      (they|he|she|we|i|someone|my <words>|the <words>) [just|have|had|has] (moved|pushed|changed|postponed|preponed|rescheduled|shifted|bumped|delayed|pushed back|moved up|switched) <ref> [up|back|out] (to|until|till) <when> = moved
      (give|set|assign|add) <ref> [a|the] (due date|deadline|date) [of|for|to|on] <when>
      (add|put|set|attach|assign|give|create) [a|the] (due date|deadline|date|time) (to|on|for|of) <ref> [of|for|to|on|at|as|:] <when>
      (add|put|set) <when> (as|for) [the] (due date|deadline|date) (on|for|of|to) <ref>
      (set|put|make) <ref> [as] due (on|for|by|at|) <when>
      (set|put|add) [a|the] (due date|deadline|due) [of|to|on|for] <when> (for|on|to) <ref>
      (make|turn) <ref> [into] [a|an] (daily|weekly|monthly|yearly|biweekly|fortnightly|quarterly|annual) (thing|task|reminder|habit|chore|one|event) [please|now|instead] = repeated
      (make|turn) <ref> [into] [a|an] <when> (thing|task|reminder|habit|chore|one|event) [please|now|instead] = repeated
      <ref> (repeats|recurs|should repeat|should recur|should come up|needs to repeat|has to repeat|comes up|now repeats) [on] <when> [now|instead|please|from now on] = repeated
      [the] (due date|date|deadline|time|day) [(on|for|of) <it>] (is|was) (wrong|off|not right|incorrect|a mistake) [it is|it should be|should be|make it|that should be] [on|at|by] <words> = latentit
      (update|change|move|set|push|extend|shift|fix|edit|bump|switch|adjust|modify|alter|correct) [the] (due date|deadline|date|day) (for|of|on) <ref> [back|forward|out] (to|until) <words> = latent
      (update|change|move|set|push|extend|shift|fix|edit|bump|switch|adjust|modify|alter|correct) <ref> (due date|deadline|date) [back|forward|out] (to|until) <words> = latent
      [the] (deadline|due date|date) (for|of|on) <ref> (is|got|was|has been|has|just got|should be) [now|been] [moved|pushed|changed|extended|postponed|rescheduled|set|pushed back|moved up|bumped] [up|back] (to|until|on|for|) <words> = latent
      (it|that) is [actually] [due|for] <words> (not|instead of|rather than) <words> = latentit
      (move|push|reschedule|postpone|change) <ref> to <words> = latentnamed
      (bring|move|pull) <ref> (forward|up|ahead) (to|by) <when>
      (move|push|put|bring|do|shift|bump|get) <it> (before|after) (lunch|dinner|breakfast|work|school|noon|<when>) = it
      """)
  ) { match, clause, context in
    redated(match, clause, context)
  }

  private static func redated(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    if clause.isQuestion, !["can", "could"].contains(clause.words[0].text) { return nil }
    if clause.words.contains(where: { ["everything", "all"].contains($0.text) }) { return nil }
    var act = Act(.update, confidence: 0.88, span: clause.span, target: .current)
    if match.tag == "numberit" {
      guard let index = match.number else { return nil }
      let text = context.written(clause.words[index...index])
      act.confidence = context.hints.canBeCorrected ? 0.9 : 0.7
      if let when = context.correctedTime("at " + text) {
        act.when = when
      } else {
        return nil
      }
      return act
    }
    if match.tag == "clock" {
      guard let range = match.reference, let index = match.number, let first = clause.words[range].first,
        range.count <= 6,
        isPointer(context.reference(clause.words[range])) || first.isAny([.determiner]),
        let hour = clause.number(at: index), hour > 0, hour < 13, !saysMore(Array(clause.words[range])),
        let when = WhenParser(context.message.context).whole(
          "at " + context.written(clause.words[index...index]))
      else { return nil }
      act.when = when
      act.target = context.reference(clause.words[range].filter { $0.when < 0 })
      return act
    }
    if match.tag.hasPrefix("latent") { return latentDate(match, clause, act, context) }
    // With "not thursday" behind it the first time counts, else the last.
    guard let when = wantedTime(clause, context) ?? rhythm(clause, context) else { return nil }
    act.when = match.tag == "it" ? context.correcting(when) : when
    if match.tag == "it" {
      act.confidence = context.hints.canBeCorrected ? 0.93 : 0.82
      return act
    }
    if match.tag == "repeated", when.recurrence == nil { return nil }
    guard let range = match.reference else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first, words.count <= 7, !saysMore(words) else { return nil }
    if first.isAny([.subject]), !first.isAny([.determiner, .object]) { return nil }
    if ["sure", "certain"].contains(first.text) { return nil }
    if match.tag == "told" || match.tag == "moved" || match.tag == "named" {
      guard first.isAny([.determiner, .capital]) || match.tag == "named" && words.count <= 4 else {
        return nil
      }
      act.confidence = match.tag == "named" ? 0.82 : 0.78
    }
    act.target = context.reference(words)
    return act
  }

  /// "to the 15th": a day only because a date is spoken of.
  private static func latentDate(_ match: PatternMatch, _ clause: Clause, _ act: Act, _ context: ActContext)
    -> Act?
  {
    guard let said = match.tag == "latentit" ? match.reference : match.words, said.count <= 5,
      let when = context.correctedTime(context.written(clause.words[said])),
      when.start != nil
    else { return nil }
    var act = act
    act.when = when
    if match.tag == "latentmoved", !clause.words[0].isAny([.determiner]) { return nil }
    guard match.tag != "latentit", let range = match.reference else { return act }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first, words.count <= 7, !saysMore(words),
      first.isAny([.determiner, .capital]) || words.count < 3 || clause.words[0].text == "reschedule"
    else { return nil }
    if match.tag == "latentnamed" {
      guard first.isAny([.determiner]) || clause.words[0].text == "reschedule" else { return nil }
      // "push the dentist to the 15th" is a return time, as "to friday" is.
      if ["move", "push", "postpone"].contains(clause.words[0].text) { act.intent = .snooze }
    }
    act.target = context.reference(words)
    return act
  }

  /// "a weekly thing": a rhythm that is no time by itself.
  private static func rhythm(_ clause: Clause, _ context: ActContext) -> When? {
    clause.words.lazy.compactMap { word in
      word.text.hasSuffix("ly") ? WhenParser(context.message.context).whole(word.text) : nil
    }.first { $0.recurrence != nil }
  }

  private static func wantedTime(_ clause: Clause, _ context: ActContext) -> When? {
    let isContrast = clause.words.firstIndex { ["not", "than", "of"].contains($0.text) && $0.when < 0 }
    let whens = clause.words.enumerated().filter { $0.element.when >= 0 && $0.element.text != "now" }
    if let isContrast, let before = whens.last(where: { $0.offset < isContrast }) {
      return context.message.whens[before.element.when]
    }
    return whens.last.map { context.message.whens[$0.element.when] }
  }

  static func saysMore(_ words: [Word]) -> Bool {
    words.contains {
      $0.isAny([.modal, .be, .negation, .have]) && !$0.isAny([.determiner])
        || ["to", "into", "from"].contains($0.text)
    }
  }
}
