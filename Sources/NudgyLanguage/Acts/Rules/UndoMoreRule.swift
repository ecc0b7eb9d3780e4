import NudgyCore

// Taking back what was done, and taking back the taking back.
extension ActRule {
  static let redoMore = ActRule(
    "do it again after all", spansCommas: true,
    anyLine: PatternTable(
      """
      redo [<it>|please|again|everything|all|all of it|the whole thing] [please|now]
      redo [the|my|your|that] [very] [last|previous|latest] (change|one|thing|action|step|command|edit|move|operation|update|undo)
      redo [the|those|these|my] [last] <number> [changes|things|steps|actions|edits|of them|times] = count
      redo (what|whatever|the thing|the things|the change|the changes|the one|the ones|everything) [that] (i|you|we) [just|had|have|previously] (undid|undone|reverted|took back|reversed|rolled back)
      (un-undo|unundo|un undo|de-undo) [<it>|the last one|please]
      (undo|reverse|cancel|revert|take back|ignore|scratch|forget) [the|my|that|your] [last|previous] (undo|undoing|reversal|rollback)
      (reapply|re-apply|reinstate|re-do|re do|restore|repeat|put back|bring back|apply again) [the|my|that|those|all|your] [last|previous|undone] (change|changes|edit|edits|action|actions|undo|undone change) [i|you] [just|had|have] [undid|undone|took back|reverted] [again|please]
      (reapply|re-apply|reinstate|bring back|restore|put back|repeat|do|re-do) (what|whatever|the thing|the change|the changes|the one|everything) [that] (i|you|we) [just|had|have] (undid|undone|took back|reverted|reversed|rolled back)
      (reapply|re-apply|re-do) [<it>|please]
      (ctrl|control|cmd|command) y
      (ctrl-y|ctrl+y|cmd-y|cmd-shift-z|ctrl-shift-z|^y)
      (ctrl|control|cmd|command) shift z
      i did not mean to undo [<it>|the last one|anything]
      i (should not have|did not want to|did not need to|should have not|wish i had not) (undone|undo|undid|reverted|revert) [<it>]
      [the|that|my] undo was [a|an|not] (mistake|wrong|accident|error|intended|needed|by mistake|an accident|a mistake)
      (do|make|apply) (that|the|this) (change|edit|thing|one) again [the one i undid|that i undid|the one you undid|please]
      do (it|that) again after all
      do (it|that) again i undid (it|that) [by accident|by mistake|accidentally]
      (put|change|set|bring) (it|that|everything) [back] (to|the way|how) [how] it was before (i undid|the undo|i undid it|you undid it)
      (no|actually|wait|oops|sorry|hmm) [wait|no|actually] redo [<it>|please]
      (no|actually|wait|oops|sorry|hmm) [wait|no|actually] do not undo <it> [redo it|redo that|redo]
      do not undo <it> [redo it|redo that|redo]
      (on second thought|actually|no) (put|do|bring) (it|that) back (again|in) [again]
      (go|step|move) (forward|forwards) [again|one|one step|a step|one change]
      """)
  ) { match, clause, _ in
    let count = match.number.flatMap { clause.number(at: $0) } ?? 1
    return Act(
      .redo, confidence: 0.9, span: clause.span,
      details: .steps(count: min(max(count, 1), 1000), wholeTurn: match.tag != "count"))
  }

  static let undoMore = ActRule(
    "take it back", spansCommas: true,
    anyLine: PatternTable(
      """
      (cancel|stop|abort) [please] = cancel
      (undo|reverse|revert|unwind|rewind|take back|roll back|rollback|cancel|back out|walk back|erase|retract|nullify|unsend|discard) [my|the|that|your|this] [very] (last|previous|latest|most recent|prior) (action|change|thing|step|command|edit|move|one|entry|operation|request|update|message|task|addition|instruction|deletion|modification) [i did|you did|i made|you made|i said|i gave you|i added|please|that i did|you just did]
      (undo|reverse|revert|roll back|take back|unwind|rollback|cancel|unmake|scratch) (what|whatever|the thing|the change|the changes|everything|all|all of what|the last thing) [that] (i|you|we) [just|have|have just|last] (did|done|said|made|changed|added|deleted|asked)
      (undo|reverse|revert|roll back|take back|rollback|unwind) [the|my|that|those|these|all|your|both] [recent|last|previous] (change|changes|edit|edits|action|actions|delete|deletion|edit|rename|snooze|move|add|addition|completion|skip|drop|update|removal|clear|postponement|reminder|dismissal) [please|again|you made|i made]
      (undo|reverse|take back|revert) (adding|deleting|removing|completing|finishing|snoozing|moving|renaming|dropping|changing|skipping|marking|checking off|clearing|cancelling|canceling|rescheduling|postponing|editing|updating|creating) [<words>]
      (undo|revert|reverse|reset|rollback|roll back) [<it>|everything|all|all of it|all of that|all of this|it all] [please|now|for me|again|right now]
      undo undo [undo]
      (rewind|unmake|back up|go back|step back) [<it>|please|that|one step|a bit]
      (strike|scrap|scratch|never mind|nevermind|forget|cancel) [the|that|my] last (change|action|edit|step|move|thing i did) [please]
      (make|put|have) (it|that|everything) [be] [back] (like|as|how|the way) [it was|things were|they were] before
      restore [what|everything|it|the way it] [was] [there] before
      (ctrl|control|cmd|command|crtl|ctl) z
      (ctrl-z|ctrl+z|cmd-z|cmd+z|control-z|^z|ctrlz)
      (put|set|change|bring|get|return|restore|turn|make) (everything|it|that|this|things|them|it all|my list|the list|all of it) [back] (to|) (how|the way|what) (it|they|things|everything) (was|were) [before|originally|earlier]
      (put|set|change|bring|switch|return) (everything|it|that|things) back [to normal|like it was|like before|as it was|the way it was|how it was|as before|again]
      (go|step|turn|roll) back (a|one|two) (step|steps|change|changes)
      (go|roll|turn) back
      [it|that|this] [is] not what i (meant|wanted|asked for|was asking for|had in mind|intended|was going for)
      that is not (it|right|correct|what i wanted|what i meant)
      (that|this|it) was not (supposed|meant) to (happen|do that|be deleted|be removed|be added|go|change)
      (that|this|it) should not have (happened|changed|been deleted|been removed|been added|gone)
      i did not (want|mean|ask for|intend|say|tell you) [to|you to|for you to|for] (do|delete|remove|complete|finish|snooze|drop|change|add|skip|cancel|erase|move|rename|clear|mark|check off|press|say|hit|send|create|) (it|that|this|any of that|that one|this one|those|them|them all|all of them|everything|that yet|any of them) [done|off|complete|as done|happen|to happen]
      [i] did not mean [it|that|this]
      [oh|oops|wait|hey|ah|sorry|no] [no|wait|sorry] [but] i (did not|do not|never) (want|mean for|ask for|need) (that|it|this|that one|them) [to be|to get] (deleted|removed|dropped|gone|done|completed|finished|checked off|snoozed|moved|changed|added|skipped|cleared|cancelled|canceled|erased)
      (bring|put|get) back (what|whatever|the one|the task|the thing) (you|i) [just|accidentally] (deleted|removed|dropped|erased|cleared|took off|threw out|cancelled|canceled)
      [oops|sorry|wait|no|ah|hm|whoops] wrong (one|task|thing|button|number|word|line) [sorry|oops]
      (oops|whoops|whoopsie|oopsie|ack|oh no|uh oh|crap|damn|shoot|dang|darn|my bad|my mistake|sorry|wait|no|argh|shit|ugh) [oops|wait|no|sorry|my mistake|my bad] (i did not (mean|want) (that|it)|did not mean (that|it|to|to do that)|i did not mean to do (that|it)|not that one|wrong one|that was wrong|wrong task|not that|that was the wrong one|that was a mistake|i take that back|go back|put it back|put that back|bring it back|that is wrong|bring that back|undo it)
      (oops|whoops|whoopsie|oopsie|oops my bad|oops sorry|oh oops)
      (that|it|this) was (a mistake|an accident|the wrong one|my mistake|wrong|accidental|an error|not intentional|a slip)
      (i|you) (got|did|marked|deleted|completed|checked off|picked|changed|snoozed|chose|removed) (the wrong one|the wrong task|the wrong thing|it wrong|that wrong|that by mistake|that by accident|it by mistake|it by accident|that accidentally)
      i [accidentally|mistakenly] (deleted|completed|did|marked|snoozed|dropped|added|removed|changed|checked off) (it|that|this|the wrong one|the wrong task|that one) [by accident|by mistake|accidentally] = accident
      [sorry|oops|wait|no|ah] (i|you) (got|did|marked|deleted|completed|checked off|picked|changed|snoozed|chose|removed|ticked|checked|crossed off) the wrong (one|task|thing) [off] [as (done|finished|complete|completed)] [sorry]
      i made a mistake
      (go|step) back one [step|change|please]
      [oops|whoops|sorry|wait|no|shoot] i did not mean to (check|tick|cross|mark|delete|drop|snooze|skip|finish|complete|remove|close|add|change) (it|that|this|that one|this one|them) [off|out|done|as done]
      [oops|whoops|sorry|wait|no|shoot] did not mean to (check|tick|cross|mark|delete|drop|snooze|skip|finish|complete|remove|close|add|change|do) (it|that|this|that one|this one|them) [off|out|done|as done]
      [oops|sorry|wait|no] i (hit|pressed|clicked|tapped|typed|said|entered|chose|picked) the wrong (button|key|one|thing|task|number|word|line) [sorry|oops]
      (never mind|nevermind|cancel|forget|scratch|ignore|disregard) (what i just said|what i said|the last thing i said|my last message|the last thing|the last one|my last request)
      i take (that|it) back
      (back|undo) (it|that) up [undo|please]
      [can|could|would] [you] (undo|reverse|revert|take back) <it> [please]
      (back it up|back up|hold on|hang on|no no|no no no|stop|wait|that is wrong|that is not what i wanted|that is not right|i did not mean that) [no|wait] undo [<it>] [please]
      undo [the] [last] <number> [changes|things|steps|times|of them|actions|edits|tasks|moves] = count
      (undo|take back|reverse|revert|roll back) [my|the] last <number> [changes|things|steps|times|of them|actions|edits|tasks|moves] = count
      (undo|take back) (both|all) [of them|of those|of that|of it]
      (do|did) that (by|on) (mistake|accident)
      (delete|remove|cancel|scratch|take back|undo) (what|the one|the task|the thing|the reminder) i [just] (added|said|told you|created|made|gave you)
      """)
  ) { match, clause, context in
    let count = match.number.flatMap { clause.number(at: $0) } ?? 1
    let isSure = clause.words.contains { ["undo", "revert", "reverse", "back"].contains($0.text) }
    // "cancel" alone takes back what was just done; with nothing done it is a refusal.
    if match.tag == "cancel", !context.hints.canBeCorrected { return nil }
    if match.tag == "accident",
      !clause.words.contains(where: {
        ["accidentally", "mistakenly", "accident", "mistake", "wrong"].contains($0.text)
      })
    {
      return nil
    }
    return Act(
      .undo, confidence: isSure ? 0.95 : 0.84, span: clause.span,
      details: .steps(count: min(max(count, 1), 1000), wholeTurn: match.tag != "count"))
  }
}
