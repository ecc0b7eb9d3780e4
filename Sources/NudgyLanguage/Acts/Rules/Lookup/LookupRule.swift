import NudgyCore

// "what's on my list", "did i call mom?", "when is the dentist?", "how many tasks do i have?", "why this one?".
extension ActRule {
  static let list = ActRule(
    "list",
    PatternTable(
      """
      (what|what all) is on (my|the|our) [to-do|task] (list|plate|board|agenda|schedule|calendar) [now|right now|please|today|for today|currently|this week] = all
      (show|list|display|read|read out|see|view|give|tell|pull up|bring up) [me] [all|all of] (my|the) [to-do] (list|tasks|to-do|stuff|things|board|reminders|items|everything|full list|whole list) [please|now] = all
      (show|list|give|tell) [me] (everything|all|all tasks|all of them|all of it|tasks) = all
      (list|my list|the list|tasks|my tasks|all tasks|everything|board|my to-do list|to-do list|to-do) = all
      what (do|have) i [have|got] [left] to do [today] = all
      what (do i have|have i got) [going on|on] [on my plate|on my list|on the list|on my to-do list] = all
      what (do i have|have i got|is) [left|pending|open|outstanding|remaining|still open] = all
      what (else|all) (do i have|is there) to do = all
      what are (my|all my|the|all the) (tasks|to-do|open tasks|reminders|things to do|pending tasks) = all
      what (tasks|reminders|things|to-do) do i have [left|open|pending] = all
      what is (in there|on here|waiting) = all
      what else is (there|left|on (my|the) list) = all
      @show [me] (my|the|our) (groceries|shopping list|chores|errands|shopping|shopping items|deadlines|to-do items|homework list) [please|again|for me] = all
      @show [me|us] <list> [back] [to me|out loud|aloud|again|please|for me|to me again] = all
      what is (hanging over me|weighing on me|piling up|waiting for me|still waiting|on my mind) [right now|today|now] = all
      @show [me] (my|the|all my|all the|all) (snoozed|postponed|sleeping|put off) (stuff|tasks|things|items|ones|reminders|chores|cards) [please] = snoozed
      @show [me] (my|all|all my) (finished|completed|done) stuff [please] = done
      @show [me] (my|all|all my) (overdue|late) stuff [please] = overdue
      @show [me] what [all|] (is|has been|was) [already] (done|finished|completed|checked off) [today|so far|already] = done
      @show [me] what (is|has been) (snoozed|on hold|put off) = snoozed
      @show [me] what is (overdue|late|past due) = overdue
      @show [me|us] the rest [of (it|them|<list>)] [please|too] = all
      @show [me] (everything|anything|all|all of it|whatever|the ones|those|the things|all the things|the tasks|tasks|things|stuff) [that|which|] (is|are) [marked|] [really|very] (urgent|important|high priority|top priority|critical|pressing|open|left|not done|undone|unfinished|due|active|pending|waiting) [to do|right now|now|still] = all
      @show [me] (everything|anything|all|all of it|whatever|the ones|those|the things|all the things|the tasks|tasks|things|stuff) [that|which|] (is|are) (overdue|late|past due) = overdue
      @show [me] (everything|anything|all|all of it|whatever|the ones|those|the things|all the things|the tasks|tasks|things|stuff) [that|which|] (is|are) (snoozed|asleep|on hold|put off) = snoozed
      @show [me] [all|all my|all the|the|my] (undone|unfinished|open|active|pending|outstanding|incomplete|remaining|uncompleted|unchecked|urgent|important|current|upcoming|recurring|repeating|daily) (tasks|chores|items|reminders|errands|things|to-do|ones|jobs|stuff) [please|for me] = all
      @show [me] [all|all my|all the|the|my] (completed|finished|done|checked off|ticked off|closed) (tasks|chores|items|reminders|errands|things|to-do|ones|jobs|stuff) [please|for me] = done
      @show [me] [all|all my|all the|the|my] (overdue|late|missed|past due) (tasks|chores|items|reminders|errands|things|to-do|ones|jobs|stuff) [please|for me] = overdue
      what is [there] coming up [next] = all
      [is there] anything i am (forgetting|missing) = all
      (how is|how does) (my|the) (day|week) [look|looking] [today|like] = today
      (which|what) [ones|one|tasks|things|of these|of them] (are|is) due (this week|by the end of the week) = week
      [which|what] [ones|tasks|things] (are|is) due today = today
      (which|what) [ones|one|tasks|things|of them] (are|is) (overdue|late|behind|past due|running late) = overdue
      [what do i have|what is|anything|is anything|what tasks are|do i have anything|do i have tasks|what is there|what have i got] [going on|on|due|planned|scheduled|for|to do] [for] (today|this morning|this afternoon|this evening|tonight) = today
      (show|list|give) [me] [my|the] (today|today's|todays) [tasks|list] = today
      (today's|todays) (tasks|list|agenda|plan) = today
      what is (due|happening|planned|scheduled) today = today
      [what do i have|what is|anything|is anything|what tasks are|do i have anything|what have i got] [going on|on|due|planned|scheduled] [for|on|by] this week = week
      (show|list) [me] [everything|tasks|what is] [due|for] this week = week
      (show|list|what is|what are|see|view|which are|which tasks are|what have i|what did i|anything) [me] [my|the|all|all my] snoozed [tasks|ones|things|items|list|right now] = snoozed
      (snoozed|snoozed tasks|my snoozed tasks|what is sleeping) = snoozed
      (show|list|what is|what are|see|view|which are|which tasks are|is anything|anything) [me] [my|the|all|all my] overdue [tasks|ones|things|items] = overdue
      (overdue|overdue tasks|what am i late on|what did i miss|what have i missed|am i behind on anything|am i late on anything|anything overdue) = overdue
      (show|list|what is|what are|see|view) [me] [my|the|all] (stale|old|oldest|forgotten) [tasks|ones|things|items] = stale
      (what|which) [one|ones|<tasks>] (have i|i have) [been] (avoiding|putting off|ignoring|neglecting|dodging|postponing|procrastinating on|sitting on) [lately|the longest|most|again] = stale
      what have i [not] [not] (not|never) (touched|looked at|worked on|done anything about|dealt with) [in (a while|ages|forever|a long time|weeks|months)|lately|recently|yet] = stale
      (what is|what was|which is|show me|tell me) the (oldest|longest waiting|stalest) (thing|task|one|item) [on here|here|on <list>|i have|there] = stale
      what (did i|have i) (do|get done|done|finish|finished|complete|completed|accomplish|accomplished|gotten done|achieve|achieved) [so far] today [so far] = doneToday
      (show|list) [me] [what i|everything i] (did|finished|completed) today = doneToday
      (show|list|see|view) [me] [my|the|all|all my] (done|completed|finished) [tasks|ones|things|items|list] = done
      what (have i|did i) (done|finished|completed|finish|complete|do|accomplish|accomplished|get done) [so far|lately|recently] = done
      (show|list|see|view) [me] [my|the|all|all my] (dropped|deleted) [tasks|ones|things|items] = dropped
      """)
  ) { match, clause, context in
    let scope: TaskScope =
      switch match.tag {
      case "today": .today
      case "week": .thisWeek
      case "snoozed": .snoozed
      case "overdue": .overdue
      case "stale": .stale
      case "doneToday": .doneToday
      case "done": .done
      case "dropped": .dropped
      default: wantsAll(clause) ? .all : .upNext
      }
    let kind: LookupQuestion.Kind =
      match.tag.hasPrefix("done") && clause.words[0].text == "what" ? .history : .list
    var act = Act(
      .lookup, confidence: 0.94, span: clause.span, details: .lookup(LookupQuestion(kind, scope: scope)))
    act.when = clause.words.first { $0.when >= 0 }.map { context.message.whens[$0.when] }
    return act
  }

  /// "what's on my list" is answered with what is up next; snoozed tasks only when all are asked for.
  private static func wantsAll(_ clause: Clause) -> Bool {
    let texts = clause.words.map(\.text)
    return texts.contains { ["everything", "all", "whole", "full", "entire", "complete"].contains($0) }
  }

  /// "what do i have tomorrow?", "anything due friday?", "what did i do last week?".
  static let listWhen = ActRule(
    "list of a time",
    PatternTable(
      """
      (what|anything|is anything|what is|do i have anything|what do i have|what have i got|what tasks are|what tasks do i have|is there anything|show me everything|show everything|show me what is|what are my tasks|what am i doing|got anything|what else do i have) [going on|coming up|on|due|planned|scheduled|for|happening|do i have|should i do|do i need to do|to do|i need to do] [on|for|by|at|in|before|due] <when>
      (what is|what does|how does) [my|the] (schedule|agenda|plan|list|day|week|calendar|to-do list) [look like|looking like|looking] [on|for|like] <when> [look like]
      what (is|are) (due|coming up) [on|for|by] <when>
      (which|what) [ones|tasks|things|of them|of these] (is|are) due [on|for|by|before] <when>
      (remind|tell|show) me what (i have|i have got|is|i need to do|is due|is on) [on|for|due] <when>
      how is [my] <when> looking
      (show|list|give) [me] [my|the] (tasks|list|reminders|agenda|schedule|to-do) [due|for|on] [on|for|by] <when>
      what is on (deck|tap|the docket|the books|the cards|my plate|the program) [for|on] <when>
      (show me|pull up|bring up|read me|go over|walk me through|let me see|give me) <when> [please]
      what (did i|have i) (do|get done|done|finish|finished|complete|completed|accomplish|accomplished|achieve|gotten done) <when> = history
      (am i|are we) (free|busy) [on|at] <when>
      """)
  ) { match, clause, context in
    guard let word = clause.words.first(where: { $0.when >= 0 }) else { return nil }
    let when = context.message.whens[word.when]
    let isToday = when.isAllDay && when.grain == .day && when.start?.date == context.message.context.today
    let question: LookupQuestion
    if match.tag == "history" {
      question = LookupQuestion(.history, scope: isToday ? .doneToday : .done)
    } else {
      question = LookupQuestion(
        .list, scope: isToday ? .today : isThisWeek(when, context) ? .thisWeek : .all)
    }
    return Act(.lookup, confidence: 0.92, span: clause.span, when: when, details: .lookup(question))
  }

  private static func isThisWeek(_ when: When, _ context: ActContext) -> Bool {
    when.grain == .week && when.start.map { $0.date <= context.message.context.today } == true
  }

  static let isDone = ActRule(
    "is it done",
    PatternTable(
      """
      (did|have|had|do|has) (i|we) [already|ever|remember to|actually|forget to|get to|manage to|finally] <ref> [yet|already|today] = verb
      (is|was|are|were) [the|my] <ref> (done|finished|completed|complete|taken care of|handled|sorted|paid) [yet|already] = thing
      (am i|are we) (done|finished) with <ref> [yet] = thing
      """)
  ) { match, clause, context in
    guard let range = match.reference else { return nil }
    var words = clause.words[range].filter { $0.when < 0 }
    guard var first = words.first else { return nil }
    if match.tag == "verb" {
      if ["have", "need", "want", "know", "mean", "say", "ask", "look", "sound", "deserve", "really"]
        .contains(first.text),
        clause.words[0].text == "do" || clause.words[0].text == "did"
      {
        return nil
      }
      if clause.words[0].text == "do" { return nil }
      if let plain = WordTable.pastForms[first.text] {
        first.text = plain
        words[0] = first
      }
      // "did i tell you about my sister"
      if ["tell", "told", "mention"].contains(first.text), words.dropFirst().first?.text == "you" {
        return nil
      }
      if ["been", "gone", "told", "tell", "got", "anything", "any", "a", "something"].contains(first.text),
        words.count < 3
      {
        return nil
      }
      if !first.isAny([.verb]) && !WordTable.taskVerbs.contains(first.text) { return nil }
    }
    guard case .words(let text) = context.reference(words) else { return nil }
    return Act(
      .lookup, confidence: 0.92, span: clause.span, details: .lookup(LookupQuestion(.isDone, words: text)))
  }

  static let whenIs = ActRule(
    "when is it",
    PatternTable(
      """
      (when|what time|what day) (is|are|was|were) [the|my|our] <ref> [due|again|happening|scheduled]
      (when|what time|what day) (do|did|am|should|must|can) i [have|need|supposed|going] [to] <ref> [by|again]
      (when|what time|what day) does <ref> (start|begin|happen|take place)
      how long (until|till) [the|my] <ref>
      """)
  ) { match, clause, context in
    guard let range = match.reference else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    let mine = clause.words.contains { ["my", "i", "our", "due"].contains($0.text) }
    let isWorldly = words.contains {
      [
        "christmas", "easter", "thanksgiving", "sunset", "sunrise", "election", "eclipse", "super",
        "world", "war", "olympics", "moon", "ramadan", "halloween", "movie", "shakespeare", "president",
      ].contains($0.text)
    }
    guard !words.isEmpty, mine || !isWorldly, case .words(let text) = context.reference(words) else {
      return nil
    }
    if ["it", "the time", "it now"].contains(text) { return nil }
    // Days of people are facts: "when is mom's birthday".
    if words.contains(where: { ["birthday", "anniversary", "birthdays"].contains($0.text) }) {
      return Act(
        .recall, confidence: 0.88, span: clause.span,
        details: .subject(
          words.filter { !["the", "my"].contains($0.text) }.map(\.text).joined(separator: " ")))
    }
    return Act(
      .lookup, confidence: mine ? 0.9 : 0.8, span: clause.span,
      details: .lookup(LookupQuestion(.whenIs, words: text)))
  }
}
