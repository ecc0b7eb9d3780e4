import NudgyCore

// Questions about the list and the tasks as such, direct and indirect, with or without a time: "what's on my list",
// "tell me if i have any reminders for tomorrow", "read me my shopping list", "how many things are left".
extension ActRule {
  static let listQuestion = ActRule("question about the list") { clause, context in
    guard let asking = Asking(clause) else { return nil }
    let time = asking.time.map { context.message.whens[$0.when] }
    for core in [asking.core, asking.plain].compactMap({ $0 }) {
      let act: Act? = listQuestions.first(for: core) { match in
        guard let question = listQuestion(match, core, context, time) else { return nil }
        let confidence = match.tag.hasSuffix("weak") ? 0.78 : 0.93
        return Act(
          .lookup, confidence: confidence, span: clause.span, when: time, details: .lookup(question))
      }
      if let act { return act }
    }
    return nil
  }

  private static func listQuestion(
    _ match: PatternMatch, _ core: Clause, _ context: ActContext, _ time: When?
  ) -> LookupQuestion? {
    let scope = scope(of: core, context, time)
    switch match.tag {
    case "count": return LookupQuestion(.howMany, scope: scope ?? .all)
    case "doneCount":
      return LookupQuestion(.howMany, scope: time == nil || scope == .today ? .doneToday : .done)
    case "history":
      return LookupQuestion(.history, scope: time == nil || scope == .today ? .doneToday : .done)
    case "snoozed": return LookupQuestion(.list, scope: .snoozed)
    case "overdue": return LookupQuestion(.list, scope: .overdue)
    case "dropped": return LookupQuestion(.list, scope: .dropped)
    case "timed": return time == nil ? nil : LookupQuestion(.list, scope: scope)
    case "bare": return isNamedList(core) ? LookupQuestion(.list, scope: scope ?? .upNext) : nil
    default: return LookupQuestion(.list, scope: scope ?? (wantsEverything(core) ? .all : .upNext))
    }
  }

  /// "things" alone is a word like any other; "my things", "reminders" and "this week's tasks" ask.
  private static func isNamedList(_ clause: Clause) -> Bool {
    guard let last = clause.words.last else { return false }
    if clause.count > 1 {
      return !["things", "stuff", "items", "plans", "appointments", "jobs", "chores", "errands", "alarms"]
        .contains(last.text)
    }
    return ["tasks", "reminders", "to-do", "list", "deadlines", "agenda", "to-dos", "lists"].contains(
      last.text)
  }

  private static func scope(of core: Clause, _ context: ActContext, _ time: When?) -> TaskScope? {
    for word in core.words {
      switch word.text {
      case "overdue", "late": return .overdue
      case "snoozed": return .snoozed
      case "dropped", "deleted": return .dropped
      default: continue
      }
    }
    guard let time else { return nil }
    if time.isAllDay, time.grain == .day, time.start?.date == context.message.context.today { return .today }
    if time.grain == .partOfDay, time.start?.date == context.message.context.today { return .today }
    return time.grain == .week && time.start.map { $0.date <= context.message.context.today } == true
      ? .thisWeek : .all
  }

  private static func wantsEverything(_ clause: Clause) -> Bool {
    clause.words.contains { ["everything", "all", "whole", "full", "entire", "complete"].contains($0.text) }
  }

  private static let listQuestions = PatternTable(
    """
    (what|what all|what else|what all else|whatever) (is|are|was|were) [all|still|there|currently|already|left|remaining] [left] (on|in|inside) (<list>|there|here|it) [now|again|at the moment|right now|already|so far]
    (what|which) [all|else|other] [of] [<tasks>] (is|are|was|were) [still|currently] (on|in|left on|next on) <list>
    what (does|do|did) <list> (look like|have|contain|say|include|hold|show|consist of) [on it|in it]
    (how|what) (is|does|are) <list> [look|looking|like] [like]
    what (do|did|have|had) i [still|currently|all|already] [have|got|put|add|added|write|written|save|saved|get] [left|written|down] (on|in|to) (<list>|there)
    what i [still|currently] (have|put|added|have got|wrote|had) [left|down] (on|in|to) <list>
    (what|which) [all|other|kind of] <tasks> (do|have|did|had) i [still|currently|even] [have|got|need|set|make|create|add|save|added|saved|created] [to do|left|set|set up|pending|saved|to be done|open|coming up|scheduled|planned|on <list>|there|remaining|due|left to do|to finish|to complete] [yet]
    (what|which) <tasks> i [still|currently] (have|need|have got|set|added) [to do|left|set|set up|pending|open|coming up|scheduled|planned|on <list>|due|to finish|to complete]
    (what|which) (are|is) [all|all of|the rest of] <tasks> [left|pending|coming up|due|on <list>]
    what <tasks> (are|is)
    (what|which) [other|more] <tasks> (are|is|were|is there|are there|remain) [still|currently] [on <list>|left|pending|coming up|due|open|overdue|there|scheduled|planned|remaining|outstanding|set|active|not done|unfinished|next|left to do|to do|late]
    (what|what all) are [all] my (plans|meetings|appointments|bills|events|assignments|goals|commitments|obligations|priorities|deadlines|classes|calls|notes) [coming up|due|left]
    @show [me] (everything|anything|it all|the lot) [else] [that is|i have|i have got] [due|on|planned|scheduled|coming up] [for] = timed
    (which|what) (ones|one|tasks|things|jobs|bits) (did|have) i [already|just] (snooze|snoozed|put off|put away|postpone|postponed|hide|hidden) = snoozed
    what (did|have) i [just] (snooze|snoozed) = snoozed
    (which|what) (ones|one|tasks|things|jobs|bits) (did|have) i [already|just] (do|done|finish|finished|complete|completed|tick off|ticked off|get done) [so far] = history
    what is [still] (hanging about|hanging around|hanging over me|left over|lingering|outstanding|knocking about|lying around) [from|since|here]
    am i (free|busy|booked|available|doing anything) [or *] = timed
    what have i been (putting off|avoiding|ignoring|neglecting|dodging|procrastinating on) [the] [longest|most]
    @show [me] my (plans|meetings|appointments|events|deadlines|commitments) = timed
    what <tasks> are (on <list>|left|pending|coming up|due|open|overdue|planned|scheduled)
    @show [me|to me|out|back|up|off|us] [what is|what is all|what is left|the items|the contents|the content|everything|all of|all the items|all items|whatever is|what i have|the rest] [on|in|of] <list> [to me|out loud|aloud|with me|for me|again|out|back|now|up|off|real quick]
    @review [what is on|what is in|the items on|the contents of|everything on] <list> [with me|for me|again|to me|out loud]
    @show [me|to me|out|back|up|off|us] <tasks> [to me|out loud|aloud|with me|for me|again|out|back|now|on <list>|i have|i have left|that i have|that are left|left|due|that are due|coming up|i have set|i set|i have to do|i need to do]
    @review <tasks> [with me|for me|again|to me|on <list>]
    (show|list|read|display|see|give) [me|us] [all] (that|what) i (have|need|got|have got) [to do|left|going on|on|coming up|planned|scheduled|due|left to do|on <list>]
    (what|see what|show me what|list what) i [still] (have|need|am supposed|have got|got) to [still] (do|get done|finish|complete|take care of|accomplish) [next|yet|still]
    @show [me|us] [a|the|my] [full|complete|quick] list of (<tasks>|everything|all my <tasks>|what is left|what i have to do)
    @show [me|us] <tasks> [that] i (have|had) [already] (dropped|deleted|removed|snoozed|finished|completed|done|skipped|postponed|added|put off)
    @show [me|us] <tasks> [that] i [already] (dropped|deleted|removed|snoozed|finished|completed|did|skipped|postponed|added|put off)
    @show [me|us] <tasks> [that] i [still] (need|have) [to] [buy|get|do|pick up|finish] [(from|at) (the|my) <words>]
    (see|show|list|hear) [me] what is (on|left|due|coming up|next|there|overdue|snoozed|pending|in) [on <list>|in <list>|<list>]
    (show|give) [me] = timed
    (give|get|show|tell) [me|us] [a|the|my|an|quick] [quick|daily|full|short] (rundown|summary|overview|recap|briefing|run down|lowdown|update|status|status update|plan|rundown of|breakdown) [of|on|for|about] [<list>|<tasks>|my day|the day|everything|what is left|what is going on]
    (catch me up|brief me|status|status report|status update|status check|recap|summary|overview|rundown|daily summary|daily briefing) [on <list>|on everything|of <list>|on my day]
    <list> = bare
    <tasks> [left|due|pending|coming up] = bare
    [my] (tasks|reminders|to-do|agenda|plan|schedule|stuff) = timed
    (is|are|was|were) there [still] (anything|something|nothing|any <tasks>|<tasks>|any|any other <tasks>) [else|left|still|more|new|important|urgent|remaining|to do] [that is|that are|i have] (on|in|left on) <list>
    (is|are) there [still] (anything|something|any <tasks>|any|any more|more|<tasks>|anything else|anything more|any other <tasks>) [left|that|urgent|important|else] [(i|we|that i) [still] (need|have|should|must|am supposed|ought)] [to] (do|take care of|get done|remember|finish|left|due|pending|coming up|overdue|left to do|scheduled|planned|to do|complete|set|set up|be doing|know about|to finish|to take care of|to remember|outstanding|remaining|be done)
    (is|are) there <tasks> [left|due|for me|set]
    there (is|are) (anything|something|any <tasks>|any) [else|left|due|more] [on <list>|to do|i need to do|i have to do|due|left to do|for me]
    (do|have|did) i [still|even] (have|got|get) (anything|something|<tasks>|any|nothing|any other <tasks>) [else|left|more|still|important|urgent|planned|scheduled|set|big|new|else left] [to do|left to do|due|pending|coming up|overdue|left|set|set up|on|going on|on <list>|planned|scheduled|that is due|i need to do|i have to do|to take care of|to finish|to complete|to get done|happening|in <list>|left on <list>|that needs doing|that is overdue|waiting|at all|active|saved] [yet|now]
    i [still] (have|have got|got) (anything|something|any <tasks>|any) [else|left|planned] [to do|left to do|due|on <list>|scheduled|planned|going on|coming up|set]
    (do|did) i [still] (have|need|got) to (do|finish|complete|take care of|remember|get done) (anything|something|stuff) [else|more|on <list>|important]
    do i have (stuff|a lot|much|many <tasks>|a lot of <tasks>|more|any more <tasks>|more <tasks>) [left|to do|due|going on|on <list>|on|left to do]
    am i [supposed|meant] [to] (do|be doing|forgetting|missing|doing|remember|behind on|late on|getting) (anything|something) [else|important]
    am i (forgetting|missing) (anything|something) [else] [important|on <list>]
    what am i (forgetting|missing|overlooking|leaving out|behind on|late on|supposed to be doing)
    what (did|have|am) i (forget|forgotten|missed|miss|forgetting)
    am i (free|busy|clear|done|finished|all caught up|caught up|on track|all done|up to date|booked|available) [of tasks|for the day|with everything|with <list>|yet|with <tasks>|today] = weak
    (is|are) <list> (empty|clear|full|long|done|finished|up to date|clean|complete|getting long|still empty|free|busy)
    <list> is (empty|clear|full|long|done|finished)
    [is|are|got|have] [there] (any|many) <tasks> [left|due|overdue|pending|coming up|open|on <list>|to do|left to do|for me|set|scheduled|still|that are due|i should know about|today|left on <list>]
    (anything|something) [else|still|important|urgent] (left|due|coming up|pending|overdue|planned|scheduled|to do|on <list>|outstanding|remaining|happening|going on|still open|i forgot|i have to do|i need to do|that needs doing|i should do|left to do|on|on my plate|i am supposed to do|to remember|left on <list>|in <list>)
    (anything|something) [else] [left] = timed
    anything (left|else left)
    (what|whatever|what all) [else|all] (was|is|were) (there|left|remaining|next on <list>|still there|still left) [to do|for me|now|still]
    what [else|all|still] (is|was|are) [still] (left|remaining|pending|outstanding|due|overdue|coming up|open|undone|unfinished|to do|not done|incomplete|still to do|left to do|to be done|up|up next|planned|scheduled|going on|happening|on|on my plate|waiting|there) [to do|for me|on <list>|still|to get done|to finish|in <list>|with me]
    what [else|all] (is|are|was) [still|there] [up|planned|on|due|left|scheduled|happening|going on|there] [to do] = timed
    what (needs|has) to [still] (be done|get done|happen|be finished|be completed|get finished)
    what (still|else) (needs|has) (to be done|doing|to get done|finishing|attention|my attention)
    what needs (doing|attention|my attention|finishing)
    what is [all|still] (on|in) (the|my) (agenda|docket|plate|cards|books|horizon|menu) [for me]
    what (do|did|am|should|will|must|have) i [still|even|else|all|actually|really] (have|need|got|gotta|supposed|meant|want|going|planning|planned) to (do|get done|finish|complete|take care of|accomplish|be doing|tackle|handle) [still|yet|again|exactly]
    what else (do|should|must|did|have) i [still] (have|need|supposed|got|want) to (do|buy|get|finish|remember|complete|pick up)
    what (do|have|did) i [still|all|even] [have|got] [left|going on|coming up|planned|scheduled|on|due|to do|to get done|to finish|lined up|on tap|happening|on deck] [to do|left] = timed
    what (do i have|have i got) (left|going on|coming up|planned|scheduled|due|lined up|to do|to get done|to finish|left to do|pending|outstanding|open|overdue|on my plate|today) [still|now]
    what i [still] have (left|going on|coming up|planned|scheduled|due|lined up|left to do|pending)
    what i (have|have got) [on|going on|due|planned|coming up] = timed
    how (does|is) (my|the) (day|week|schedule|list|weekend|month|morning|afternoon|evening|workload|to-do list) [look|looking|shaping up|going to look] [like|so far] = weak
    what does look like = timed
    (what|when|what time) (will|did|are|were|do) you (remind|reminding|going to remind) me [about|of|to] [<ref>]
    what did i say i (would|will|was going to|should|had to|needed to) (do|get done|finish)
    what does (my|the) (day|week|schedule|weekend|month|morning|afternoon|evening|workload|plan) look like
    what is (my|the) (day|week|schedule|weekend|month|morning|afternoon|evening|plan|agenda) [like|look like|looking like|for me]
    how many [more|other|total|of the|of my|different] <tasks> [are|do i have|have i got|is there|are there|remain|did i|i have|have i|do i still have|are still|do i|i still have|there are|am i] [there|still|left|due|pending|on <list>|in <list>|to do|to go|remaining|open|left to do|added|have left|overdue|set|scheduled|snoozed|waiting|planned|left on <list>|outstanding|coming up|active|saved|set up] [still|now|to do|left|in total|total|on it] = count
    how many <tasks> (do i|i|did i|should i) [still] (have|need|got|supposed) to (buy|get|do|finish|complete|pay|pick up|take care of) [still|left] = count
    how many <tasks> (did i|have i|i) [already] (do|done|finish|finished|complete|completed|get done|got done|gotten done|check off|checked off|cross off|crossed off|accomplish|accomplished|knock out) [already|so far] = doneCount
    (how did i|how have i|how am i|did i) (do|done|doing|get anything done|finish everything|get everything done|do everything|finish anything|do anything|accomplish anything|get much done|finish it all) [so far|with <tasks>|on <list>] = history
    what have i [already|actually] got (done|finished|completed) [so far|already] = history
    (do|did) (i|we) [still] (need|have|want) to (buy|get|call|pay|fix|return|pick up|bring|order|send|make) (anything|something|anyone|anybody|someone) [else|more|at the store|from the store|at the shop] [still|yet] = any
    what (did|have) i [already] (do|done|get done|gotten done|finish|finished|complete|completed|accomplish|accomplished|check off|checked off|cross off|crossed off|achieve|achieved) [so far|already|on <list>|from <list>] = history
    (what|which) <tasks> (did|have) i [already] (do|done|finish|finished|complete|completed|check off|cross off) [so far|already] = history
    (show|list|see) [me] [what] i (did|finished|completed|got done|have done|have finished) [so far|already] = history
    (is|are) (anything|something|any <tasks>|nothing) [else] (due|planned|scheduled|overdue|left|coming up|going on|pending|happening|urgent|on) [soon|coming up|on <list>]
    how many (are|is) [there] [still] [left|on <list>|in <list>|overdue|snoozed|done|remaining|to go] [to do|now] = count
    how many <tasks> are [still] left to (buy|get|do|finish|pick up) = count
    (is|are) (my|the) (day|morning|afternoon|evening|week|weekend|mornings|afternoons|evenings) [still] (free|clear|open|busy|full|booked|packed)
    how many (left|more|to go|remaining) [on <list>|to do] = count
    how (long|full|big|packed|short|busy) (is|are) <list> [now] = count
    how much [stuff|work|more|is] (is|do i have|have i got|i have|left|is left|is there|is still|remains) [still|left|to do|left to do|on <list>|to go|remaining|on my plate|on there|to get done|left on <list>] [still|to do|left|on <list>|today] = count
    (count|number of|total number of) <tasks> [left|on <list>|i have|do i have] = count
    what is [the] [total] number of <tasks> [on <list>|i have|left|do i have|that i have] = count
    what (did|have) i (snooze|snoozed|postpone|postponed|put off|skip|push|push back|defer|delay|put aside) [again|lately|recently] = snoozed
    (what|which) [<tasks>] (did i|have i|was|were|is|are|has been) (snoozed|postponed|snoozing|put off|asleep|sleeping|hidden|on hold) = snoozed
    (what|which) [<tasks>] (did|have) i (drop|delete|remove|cancel|dropped|deleted|removed|cancelled|canceled|erased|take off) = dropped
    (what|which) [<tasks>] (am i|are|is) (late|late on|late with|behind on|overdue|past due|late for) = overdue
    (what|which) [<tasks>] (did|have) i (miss|missed|failed to do|not do|fail to do|not done|not finish|not finished) [yet|so far] = overdue
    (do i have|have i got|is|are|are there|is there) (anything|something|any|any <tasks>) (overdue|late|past due|behind|i am late on|i missed) = overdue
    what (did|have|had) i (ask|tell|want|asked|told|wanted|need|say) [for] you to (remind me|remember|keep track of|hold|note|write down|add|hold on to|save|keep) [about|of|to do|for me|for|to|again]
    what (did|have|had) i (ask|tell|asked|told) you (to do|to remember|to remind me)
    what (did|have|had) i (want|ask|need|wanted|asked) to be reminded [of|about]
    (what|whatever) (am|was|were|did) i [supposed|meant|going|trying|planning|about|needing|wanting|want] [to] (do|remember|be doing|have to do|need to do|want to do|be reminded of|be reminded about) [again|still|exactly]
    what i (was|am) supposed to (do|be doing|remember)
    (was|is|were) there (anything|something) i (wanted|asked|needed|was supposed|had|need|have|was meant) [to] [be reminded about|be reminded of|do|remember|you to remind me about|not forget]
    what [all] (lists|reminders|tasks) (do i have|have i got|are there|have i made|have i set|are set|do i have going|have i created)
    (where|what) is <list> = weak
    (pull|bring) (up|out) <list>
    (what|which) (is|are) (the|my) (first|last|next|second|third|latest|newest|oldest|final) (thing|item|task|one|reminder|entry) (on|in) <list>
    (tell|show|read|give) me (the|my) (first|last|second|third|latest|newest|oldest|final) (thing|item|task|one|reminder|entry) (on|in|of) <list>
    """)
}
