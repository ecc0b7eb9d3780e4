import NudgyCore

// Help, the clock, leaving, thanks and feelings in more words.
extension ActRule {
  static let helpMore = ActRule(
    "how it works", .help, confidence: 0.9,
    PatternTable(
      """
      (what|which) [all|else|other|kind of|kinds of|sort of] [things|stuff|commands|tricks|features|tasks|questions|options] (can|do|could|are) (you|i|there) [able to] (do|ask|say|use|help with|have|tell|help me with|ask you|tell you|say to you|ask you to do|understand|know|available|offer|type|handle|perform|support) [you|for me|here|exactly|again|to you|about] [do|with]
      [can you] [tell me] what you (can do|do|are able to do|are for|can help with|can help me with|are capable of|offer) [for me]
      [can you] [tell me|show me|explain] (how this works|how you work|how it works|how to use this|how to use you|how to use it|how do you work|how does this work)
      what (are|is) your (capabilities|features|functions|abilities|purpose|skills|commands|job|function)
      what (are you capable of|are you able to do|are my options|are the options|am i able to do here|can this do|can this app do|can i do here|can i do with this|can i type|else can i say|do i say)
      (what|which) commands (are there|do you have|can i use|do you understand|do you know|exist|are available|work)
      (show|list|give|see|tell|what are) [me] [the|all|all the|your|some|available|a list of] (commands|help|instructions|options|shortcuts|help menu|features|things you can do|what you can do|list of commands|command list|manual|your commands)
      i [do] not (know|understand|get|see) [how] (this works|this app|this|you work|to use this|to use you|it works|what to type|what to say|to work this|how this works|how to use this|how to use you|how it works|how you work)
      i (need|want|could use|would like) [some] (help|instructions|assistance|guidance) (using|with|for) (this|you|this app|the app|nudgy|this thing)
      (how|where) (can|do|does|would|should|could) (i|you|one|someone) (add|create|make|snooze|delete|complete|finish|edit|change|undo|redo|rename|drop|skip|list|use|remove|mark|reschedule|set|see|view|find|check off|cross off|turn on|turn off|switch|clear|postpone|move|get rid of|tell you|show|reopen|break down|talk to) [a|an|the|my|something|one|new|some|all|another|up|all my|to] [new|old|different|recurring|repeating|due|whole] (task|tasks|reminder|reminders|something|things|stuff|persona|personas|voice|deadline|due date|date|to-do|list|item|items|last change|change|undo|it|this|you|nudgy|one|memory|facts|notes|steps|penguin|name|everything|done tasks|completed tasks|things done) [as done|done|complete|to the list|to my list|off|from the list|on the list|from my list|as complete|here|with this|in this app|on here|be something else]
      how (can|do|would) i (mark|check|cross|tick|set) (something|a task|things|stuff|one|tasks) [off|as|] [done|complete|completed|finished|off]
      how (do|does|would) (snoozing|skipping|undo|undoing|reminders|reminding|recurring tasks|repeating tasks|recurring reminders|repeating reminders|priorities|personas|voices|memory|breaking down|drafting|focus mode|dates|deadlines|due dates|lists|tasks|a reminder|a snooze|snooze|skip) [<words>] work [here|exactly|with you|in here]
      (can|do|could) you [also|even] (set|do|make|handle|create|manage|support|have|track|keep|use) [up] (recurring|repeating|daily|weekly|monthly|multiple|several|separate|different|shared) (reminders|tasks|lists|chores|deadlines|alarms|due dates|subtasks)
      (help|tutorial|guide|faq|instructions|how to|commands|cheat sheet|cheatsheet|user guide|getting started) [please|page|me out|menu|screen|me please|guide|list]
      (explain|teach me) (how (this|you|it) works|yourself|how to use (this|you|it)|the commands|what you do)
      (give|show) me (a tour|a tutorial|the tutorial|the manual|the ropes|instructions|some instructions|examples|an example|some examples)
      """))

  static let clockMore = ActRule(
    "the time and the date",
    PatternTable(
      """
      [do you|you|have you|can you tell me|could you tell me|tell me|give me|say|what is|i need|can i get|can i have|please] (have|got|know|) the [current|exact|right|] time [is it|it is|now|please|right now|on you]
      (what time|what hour) [is it|it is|have you got|do you have|you got|do we have] [now|right now|currently|please|exactly|over there|there]
      [so] what time is it [now|right now|currently|please|again|exactly]
      (current|exact) time [please]
      (check|tell|read) [me] the (clock|time)
      what is (tomorrow's|today's|yesterday's|todays|tomorrows|the) date [<when>] = date
      what is <when> date = date
      (what|which) date is it [<when>] = date
      what is the date [of|on|for] <when> = date
      (today's|todays|current) date [please] = date
      (what|which) (month|year) (is it|are we in|is this) [now|currently] = date
      [can you|could you] tell me [what] (today's date|the date|todays date|the current date) [is] [please|today] = date
      do you know (today's date|what today is|the date|what the date is) = date
      what day [of the week] (are we|is it|was it|will it be|is this) [on|<when>] [today] = weekday
      (tell|remind) me what day it is [today] = weekday
      (what|which) (day|weekday) (is|will be|was) the <ref> = ordinal
      is (today|it) (<when>) [today] = weekday
      """)
  ) { match, clause, context in
    if clause.count > 1, clause.words[0].text == "is", match.when == nil { return nil }
    if match.tag == "ordinal" {
      guard let range = match.reference, range.count <= 2,
        let when = WhenParser(context.message.context).whole("the " + context.written(clause.words[range])),
        when.start != nil
      else { return nil }
      return Act(.clock, confidence: 0.9, span: clause.span, when: when, details: .clock(.weekday))
    }
    let question = ClockQuestion(rawValue: match.tag) ?? .time
    var act = Act(.clock, confidence: 0.9, span: clause.span, details: .clock(question))
    if question != .time { act.when = context.when(match, in: clause) }
    return act
  }

  static let quitMore = ActRule(
    "leaving", .quit, confidence: 0.9,
    PatternTable(
      """
      [ok|okay|alright|well|so|thanks] (that is|that will be|that was) (all|it|everything) [for (now|today|tonight|the day|me)] (bye|goodbye|bye bye|see you|cya)
      [ok|okay|alright|well|so] (i am|i will be) (signing off|logging off) [now|for now|for today] [bye|goodbye|see you|later]
      [ok|okay|alright|well|so] (i am|i have to be|i should be) (leaving|off|out|going|heading out|done for today|done here) [now|for now|then] (bye|goodbye|see you|later|cya)
      [ok|okay|alright|well] (i have to|i have got to|i got to|got to|i gotta|gotta|i should|i must|i better|i had better|have to) (go|leave|head out|bounce|jet|dash|scoot|get going) [now] (bye|goodbye|see you|later|talk later|cya)
      (log|sign|clock) (off|out) [please|now|me]
      (:q|:wq|:q!|/quit|/exit|/bye|q|x)
      (bye|goodbye|see you|later|cya|good bye|farewell|so long) (for now|for today|then|now|later|everyone|all|penguin|friend|nudgy|buddy|pal|bye|tomorrow|soon|around|dude|my friend|have a good one|have a nice day)
      (peace|peace out|laters|toodle oo|tata|ta ta|cheerio|i am out of here|over and out|gotta bounce|gotta jet|ttfn|ttys)
      (close|exit|quit|stop|end|leave|shut down|terminate) [the|this|our] (app|program|chat|session|conversation|nudgy|terminal|window|yourself) [please|now]
      """))

  static let thanksMore = ActRule(
    "thanks again", .thanks, confidence: 0.92,
    PatternTable(
      """
      [ok|okay|great|cool|perfect|awesome|nice|oh|wow|good|yay|alright|aww|super|excellent] (thanks|thank you|thx|many thanks|big thanks|thanks a lot|thank you kindly|thanks so much|thank you so much|thanks a bunch|thanks again|thank you again|gracias|merci|danke|arigato|grazie|cheers|many thanks|much obliged|bless you|tysm|tks|tnx) [so much|very much|nudgy|buddy|penguin|dear|a lot|again|man|dude|friend|pal|bud|little guy|kindly] [for <words>] [that is|you are|it is|that was] [very|so|really] [great|perfect|helpful|awesome|amazing|the best|nice|wonderful|what i needed|all|good|a lifesaver|kind]
      (that|this|you) (was|is|are|were|have been) [so|very|really|super|such a|a|a huge|a big|a real] (helpful|help|huge help|big help|great help|lifesaver|life saver) [thanks|thank you]
      (i|we) [really|so|do|truly] appreciate (it|that|you|this|the help|your help|everything) [so much|a lot]
      (i owe you one|you saved me|you saved my life|what would i do without you|could not have done it without you|could not do it without you|much appreciated|i am grateful|so grateful)
      """))

  /// "thanks a lot, that helps": one breath in spite of its comma.
  static let thanksSaid = ActRule(
    "thanks, and why", isWhole: true, .thanks, confidence: 0.92,
    PatternTable(
      """
      (thanks|thank you|thx|ty|cheers) [a lot|a bunch|so much|very much|a ton|a million|again|nudgy] (that|this|it|you) (helps|helped|is|are|was|were|works|worked|means|saved|made) [a lot|so much|great|perfect|helpful|awesome|all|it|me|a ton|everything|just what i needed|exactly what i needed|very helpful|really helpful|the best]
      """))

  static let feelingMore = ActRule(
    "more feelings",
    PatternTable(
      """
      i ~ (feel|am|am feeling) ~ [so|really|very|way|super] (behind|useless|lazy|guilty|like a failure|like a mess|worthless|defeated|discouraged|disappointed|hopeless|lonely|numb|hurt|homesick|heartbroken|let down|unloved|rejected|dumb|stupid|ashamed|embarrassed) * = sad
      (today|this week|this day|life|everything|monday|this month|work|adulting|this year|this) [really|just|totally|kind of] (sucks|is awful|is terrible|is the worst|is horrible|blows|is a mess|is going badly|is not going well|is rough|is hard|is a disaster|is so hard|has been awful|has been rough|has been terrible) [today|so much] = sad
      i [just] can not (get|bring|make|force) myself to (do anything|do it|start|move|get up|work|focus|get going|do this|do anything today|care) * = stuck
      (ugh|argh|sigh) [i] can not (do anything|focus|concentrate|think|get going|start|even) * = stuck
      i ~ (am|feel|am feeling) ~ [so|really|very|super|kind of] (lazy|unproductive|foggy|sluggish|groggy|burnt|low energy|lethargic|listless|scatterbrained|useless today) * = tired
      i (am|feel) [so|really|just|totally|completely] (done with everything|over it|over this|sick of this|sick of it all|at my limit|at my wits end|at the end of my rope|losing it|losing my mind|going crazy|a wreck|spiraling|spiralling) [with everything|today|right now] = overwhelmed
      (my|the) (anxiety|stress|depression|adhd|mood|head|mental health) is [so|really|pretty|very] (bad|high|awful|terrible|through the roof|acting up|killing me|rough|low|all over the place) * = anxious
      there is [just|way|simply] (too much|so much) [to do|going on|on my plate|stuff|for me to do|i have to do] * = overwhelmed
      i have [way|just|far] (too much|so much|too many things|so many things|a million things) (to do|going on|on my plate|on my mind) * = overwhelmed
      (everything|it|all of this|all of it) is [all] [just|way] too much [for me|right now|today|to handle] = overwhelmed
      i (am|feel) [so|really|very|super|just|kind of|pretty] (nervous|anxious|worried|scared|stressed|terrified|panicky) (about|for|of) <words> = anxious
      i (am|feel) [so|really|very|super|just|kind of|pretty] (excited|happy|proud|thrilled|glad|relieved|pumped|stoked|psyched) (about|for|of|that|to) <words> = happy
      (best|greatest) (day|week|news) [ever] = happy
      i (do not|can not) (feel|sleep|cope|breathe|think) (well|good|great|so good|very well|at all|straight|clearly|like myself) [today|lately] = unwell
      """)
  ) { match, clause, _ in
    guard !clause.isQuestion, let feeling = Feeling(rawValue: match.tag) else { return nil }
    if TaskFrames.obligations.prefix(of: clause) != nil { return nil }
    return Act(.feeling, confidence: 0.88, span: clause.span, details: .feeling(feeling))
  }
}
