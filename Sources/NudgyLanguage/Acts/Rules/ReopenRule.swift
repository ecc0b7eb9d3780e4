import NudgyCore

// "reopen 4", "the laundry isn't finished after all", "put the call back on".
extension ActRule {
  static let reopen = ActRule(
    "reopen",
    PatternTable(
      """
      (reopen|unmark|uncheck|untick|un-mark|re-open|restore|unfinish|uncomplete|un-complete|undelete|bring back|reactivate|revive|unskip) <ref>
      (put|bring) <ref> back [on|onto|to] [the|my] [list|to-do list]
      (put|bring) <ref> back
      [actually] <ref> (is|was) not (done|finished|complete|completed) [yet|after all] = not
      [actually] i (did|have) not (finish|finished|done|do|complete|completed) <ref> [yet|after all] = not
      (unsnooze|un-snooze|wake) <ref>
      (unsnooze|wake) = current
      (it|that) is not (done|finished) [yet|after all] = current
      mark <ref> as (not done|undone|not finished|unfinished|active|open|incomplete)
      """)
  ) { match, clause, context in
    if match.tag == "current" { return Act(.reopen, confidence: 0.82, span: clause.span, target: .current) }
    let target = context.reference(match, in: clause) ?? .current
    // "wake me up" is about a person.
    if clause.words[0].text == "wake",
      clause.words.contains(where: { $0.when >= 0 }) || clause.count > 4 || clause.words[1].text == "me"
    {
      return nil
    }
    // "restore the old chair" is work; a task that comes back is called one.
    if ["restore", "wake"].contains(clause.words[0].text), !clause.mentionsTasks, !isPointer(target),
      clause.words.last?.text != "one", !clause.words.contains(where: { $0.text == "i" })
    {
      return nil
    }
    // "bring back library books"
    if clause.words[0].text == "bring", !isPointer(target), !clause.mentionsTasks,
      let first = match.reference.map({ clause.words[$0.lowerBound] }), !first.isAny([.determiner, .capital])
    {
      return nil
    }
    // Said of a task that was never closed it would be a plain remark, so it waits for a question.
    let confidence = match.tag == "not" ? 0.6 : 0.88
    if match.tag == "not" { return nil }
    return Act(.reopen, confidence: confidence, span: clause.span, target: target)
  }
}
