import NudgyCore

// Not done after all, back on the list: "wait the laundry isn't finished", "i need the haircut task again".
extension ActRule {
  static let reopenMore = ActRule(
    "not done after all", spansCommas: true,
    anyLine: PatternTable(
      """
      (set|mark|move|put|change|switch|turn|flip|make|flag) <ref> [back|again] (as|to|to being|to be|into|in|) @unfinished [again|please]
      (set|mark|move|put|change|switch|turn|flip|make|flag) <ref> back (as|to|to being|into|) @unfinished [again|please]
      (open|activate|start|list|show) <it> [back] up again [please] = current
      (open|activate|list) <it> again [please] = current
      (change|set|switch|move) [the] status of <ref> (back to|to|from done to|from complete to|from finished to) @unfinished [again|please]
      (task|item|number|#) <number> should not [be|have been] [marked|checked|ticked|crossed] [as|off] [as] (done|finished|complete|completed|off) [yet] = numbered
      i (marked|checked off|crossed off|ticked off|ticked|checked|put) <ref> [as|off|down as] (complete|done|finished|completed|off) but (it|that|they) still (needs|need|has|have) * = mistake
      make <ref> (active|open|undone|pending|live|current|incomplete) [again]
      (unmark|uncheck|untick|un-check|un-tick|un-mark|uncross|unstrike|un-cross) <ref> [off] [please|again|as done|as complete|as finished]
      (un-complete|uncomplete|un-finish|unfinish|un-do the completion of|un-snooze|unsnooze|undrop|un-drop|undelete|un-delete|unskip|un-skip|unarchive|unremove|uncancel|un-cancel|un-done|undone) <ref>
      (bring|put|get|move|pull|add|stick) <ref> back [on|onto|to|in|into|up] [<list>|up next|for me|please|again|now|me]
      (bring|put|get|add|move) back <ref> [on|onto|to] [<list>|please]
      (bring|put|add|get) <ref> [back] (on|onto|to) <list> again
      (restore|recover|reopen|re-open|revive|resurrect|reinstate|reactivate|re-activate|resume|retrieve|reload|rescue|re-enable|unearth|recreate|reopen up|open up) <ref> [again|please|for me|to <list>|back|on <list>]
      (reopen|restore|re-open|reactivate) [<it>|please]
      (wake up|wake|unhide|un-hide|unpause|bring out|awaken) <ref> [again|now|please] = wake
      i (want|need|would like) <ref> (again|back) [on <list>|please|after all|now] = want
      i (want|need|would like) <ref> (back on|back in|to be back on|back onto) <list>
      (take|move|get|pull|bring) <ref> (out of|off|off of|from|back from) [the] (done|done list|completed|finished|completed list|finished list|archive|done pile|done column|complete list) [list|again|please] = denied
      <ref> should not (be|have been) (done|finished|closed|checked off|marked done|complete|completed|crossed off|ticked off) [yet] = denied
      i (want|need|would like) <ref> (reopened|restored|undeleted|reactivated|brought back|put back|unchecked|back again) [on|to|onto] [<list>] [please]
      i (want|need|would like) <ref> (again|back) (bring|put|restore) (it|that|them) (back|) = want
      i still (need|have|want) to (do|finish) the (one|task|thing|reminder) i [just|had|already|accidentally] (marked finished|marked|checked|crossed|ticked|said was done|checked off|crossed off|marked off|marked done|marked as done|marked complete|finished|completed|deleted|dropped|removed|ticked off|closed) [off|done|finished] [<when>|earlier|already] = gone
      i (still|actually|do|actually still) need (the|that) (one|task|thing|reminder) i [just|had|already|accidentally] (checked off|crossed off|marked off|marked done|marked as done|finished|completed|deleted|dropped|removed|ticked off|got rid of) = gone
      i thought i [had|would|have|already] (finished|did|was done with|completed|was finished with|done|paid|called|sent|cleaned|booked|emailed|sorted|bought|handed in|turned in|submitted) <ref> but i (did not|had not|was not|have not) * = thought
      i [have] [had|would|already] (thought|said|told you|reckoned) [that] i [had|would|have|already] (finished|did|was done with|completed|was finished with|done|paid|called|sent|cleaned|booked|emailed|sorted|bought|handed in|turned in|submitted|fixed|posted|renewed|ordered) <ref> but (it|i|they|he|she|that|the <words>|) (did not|had not|was not|have not|has not|is not|bounced|failed|came back|got rejected|was rejected|never|declined|got declined) * = thought
      i [actually|still] do [still|actually] (want|need) <ref> (back on|back in|back onto|back) (there|<list>|it) = denied
      i (ticked off|ticked|crossed off|crossed|checked off|checked|marked off|marked|closed|completed|deleted|removed|dropped) <ref> [off|done|as done] by (mistake|accident|error) * = mistake
      i (marked|checked off|crossed off|ticked off|completed|closed|checked|crossed|deleted|dropped|removed) <ref> (off|done|as done|) by (mistake|accident|error) = mistake
      i accidentally (marked|checked off|crossed off|ticked off|completed|closed|finished|checked|deleted|dropped|removed) <ref> [off|done|as done|as complete] = mistake
      i (marked|ticked|checked|crossed|closed|completed|clicked) <ref> (done|off|complete|finished|as done|as complete|) (too early|too soon|prematurely|by mistake|by accident|too fast) = mistake
      i should not have (marked|checked off|crossed off|ticked off|completed|closed|deleted|dropped|removed) <ref> [off|done|as done|yet] = mistake
      (wait|actually|oops|hold on|no|sorry|hmm|oh|wait no|oh wait|no wait|uh oh|turns out|it turns out|nope) [actually|wait|no|sorry] [i am|i was] not [actually|quite|really] (done|finished|through) with <ref> [yet|after all|at all] = denied
      (wait|actually|oops|hold on|no|sorry|hmm|oh|wait no|oh wait|no wait|uh oh|turns out|it turns out|nope) [actually|wait|no|sorry] <ref> (is|are|was|were) not [actually|quite|really] (done|finished|complete|completed|over|paid|ready|sent) [yet|after all|at all] = denied
      (wait|actually|oops|hold on|no|sorry|hmm|oh|wait no|oh wait|no wait|uh oh|turns out|it turns out|nope) [actually|wait|no|sorry] i (did|have|had) not [actually|really] (finish|finished|done|do|complete|completed|pay|paid|call|called|send|sent|clean|cleaned|wash|washed|book|booked) <ref> [yet|after all|at all] = deed
      [i am|i was|am] not [actually|quite|really] (done|finished) with <ref> after all = denied
      i was not [quite|really] (done|finished|through) with <ref> [yet|though] = denied
      i (am|was|have) not (actually|really|quite) (done|finished|through) with <ref> [yet|at all] = denied
      <ref> (is|are|was|were) not (actually|really) (done|finished|complete|completed|over|paid|sent) [yet|at all] = denied
      <ref> (is|are|was|were) not (done|finished|complete|completed|paid|sent|over) [yet] (actually|after all|though) = denied
      [actually] (<it>|that one|this one) is still (open|undone|unfinished|not done|pending|to do|incomplete|unpaid) [actually|though|after all] = denied
      i (did|have|had) not (actually|really) (finish|finished|do|done|complete|completed|pay|paid|call|called|send|sent|clean|cleaned|wash|washed|book|booked|get|gotten) <ref> [yet|at all] = deed
      i (clicked|marked|checked|ticked|hit|said|pressed|crossed) [it|that] (done|off|finished|complete|it off) too (early|soon|fast|quickly) [(on|with|for) <ref>] = denied
      (undo|reverse|revert|cancel) the (completion|finishing|closing|check) of <ref> = denied
      <it> should [still] (be|have stayed|stay|have been) (open|active|undone|unfinished|on <list>|not done|pending|up) [still] = denied
      <it> should not (be|have been) (done|finished|closed|gone|checked off|marked done|complete|completed|crossed off) [yet] = denied
      (the|my) <ref> (is|are) not (done|finished|complete|completed) = denied
      <ref> (needs|need) (doing|to be done|cleaning|washing|fixing|redoing) (again|all over again) = denied
      <ref> (is|are) not (done|finished|complete|completed|paid|sent|fixed|sorted|handled) [quite|] yet [after all|though|actually] = denied
      <words> [so] [please|can you] (reopen|re-open|restore|uncheck|untick|unmark|undelete|reactivate|un-check) (it|that|them|that one|this one|that task) [please|again|for me] = again
      <words> [so] [please|can you] (bring|put|move|get|add) (it|that|them|that one|this one) back [on|up|in|onto|to] [there|<list>|my plate|please] = again
      <words> so [now] (that|that one|it|this one|this) is [now|back] (open|active|live|undone|on|not done|outstanding|unfinished|pending) [again] = again
      (re-add|readd|re add) <ref> [to <list>]
      return <ref> to <list>
      i spoke too soon [(about|on|with) <ref>] = denied
      i did not [actually|really] (finish|do|complete|pay|call|send|clean|wash|book) <ref> after all = deed
      <ref> (is|are|was|were) not [actually|quite|really] (done|finished|complete|completed|over|paid|ready|sent) after all = denied
      * so <ref> (is|are) not (done|finished|complete|completed|paid|sent|fixed) [after all|yet|anymore|any more] = denied
      (<it>|that one) (is|was) not [actually|quite|really] (done|finished|complete|completed) [after all|yet] = denied
      <ref> (came|is|comes) undone = denied
      * so (uncheck|untick|unmark|reopen|re-open|restore|undelete) <it> [again|please] = current
      <ref> needs (doing|to be done) again = want
      """)
  ) { match, clause, context in
    if clause.isQuestion, match.tag != "" { return nil }
    if match.tag == "current" {
      if clause.words.contains(where: { $0.text == "but" || $0.text == "and" }) { return nil }
      return reopened(.current, clause, 0.86)
    }
    if match.tag == "again" {
      // "take the car to the garage and bring it back": a pause before it, and a word of doing it once more.
      let isTold = clause.words.dropFirst().contains { $0.pause >= .comma || $0.text == "so" }
      let isOnceMore = clause.words.contains {
        ["again", "back", "still", "not", "redo", "all", "wrong", "mistake"].contains($0.text)
      }
      return isTold && isOnceMore && !clause.words.contains { $0.text == "and" }
        ? reopened(.current, clause, 0.84) : nil
    }
    if match.tag == "numbered" {
      guard let number = match.number.flatMap({ clause.number(at: $0) }) else { return nil }
      return reopened(.number(number), clause, 0.88)
    }
    if match.tag == "gone" { return reopened(.last, clause, 0.85) }
    guard let range = match.reference else { return reopened(.current, clause, 0.86) }
    let words = Array(clause.words[range])
    guard !words.isEmpty, words.count <= 8 else { return nil }
    if words.contains(where: { $0.isAny([.negation, .modal]) }) { return nil }
    // "wake up early tomorrow" names nothing.
    let named = words.filter { $0.when < 0 }
    guard !named.isEmpty else { return nil }
    let target = context.reference(named)
    switch match.tag {
    case "wake":
      guard words.first?.text != "me", Clause(words, span: clause.span).mentionsTasks || isPointer(target)
      else { return nil }
    case "want":
      let isNamed =
        Clause(words, span: clause.span).mentionsTasks || isPointer(target) || words.last?.text == "one"
      guard isNamed || clause.words.contains(where: { ["list", "restore"].contains($0.text) }) else {
        return nil
      }
    case "deed", "denied", "mistake", "thought":
      guard let first = words.first,
        isPointer(target) || first.isAny([.determiner, .capital]) || words.count <= 2
      else { return nil }
      if first.isAny([.subject]), !first.isAny([.determiner, .object]) { return nil }
      return reopened(target, clause, match.tag == "mistake" ? 0.85 : 0.82)
    default:
      // "bring my charger back", "take the books back", "put the milk back": things of the house.
      if isHousehold(words, target, clause) { return nil }
      // "bring it back at 3pm" says when it is to come back.
      if clause.words.contains(where: { $0.when >= 0 }) { return nil }
    }
    return reopened(target, clause, 0.88)
  }

  private static func reopened(_ target: TaskReference, _ clause: Clause, _ confidence: Double) -> Act {
    Act(.reopen, confidence: confidence, span: clause.span, target: target)
  }

  static func isPointer(_ target: TaskReference) -> Bool {
    if case .words = target { return false }
    return true
  }

  private static func isHousehold(_ words: [Word], _ target: TaskReference, _ clause: Clause) -> Bool {
    guard !isPointer(target), !clause.mentionsTasks else { return false }
    if words.last.map({ ["one", "thing"].contains($0.text) }) == true { return false }
    let verb = clause.words[0].text
    // Nothing of the house is added back.
    if ["add", "re-add", "readd", "return"].contains(verb) { return false }
    if ["reopen", "re-open", "revive", "uncheck", "untick", "unmark", "reactivate", "reinstate"].contains(
      verb)
    {
      return false
    }
    if verb.hasPrefix("un") { return false }
    if ["restore", "recover", "resume", "retrieve", "rescue", "reload", "recreate", "open"].contains(verb) {
      return words.contains { ["from", "in", "at", "to"].contains($0.text) } || verb != "restore"
    }
    if ["make", "set", "mark", "move", "change", "switch", "turn", "flip", "flag"].contains(verb) {
      return false
    }
    // "bring back library books"
    if verb == "bring", let first = words.first, let last = words.last,
      !first.isAny([.determiner, .capital]),
      last.text.hasSuffix("s"), Noun.isKnown(last.text)
    {
      return true
    }
    // "bring the haircut back", "put the call back on": a deed comes back; "bring my keys back" is a thing.
    if verb == "get" || verb == "move" || verb == "pull" { return true }
    if verb == "bring" || verb == "put" { return words.first?.text == "my" || words.count > 3 }
    return true
  }
}
