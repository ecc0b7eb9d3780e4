import NudgyCore

// Words for someone: "help me reply to nadia's message", "how should i phrase the text to sam".
extension ActRule {
  static let draftMore = ActRule(
    "words for a message",
    anyLine: PatternTable(
      """
      (draft|compose|ghostwrite|word|phrase) [me|up|out] [a|an|the|my|that|some|this] [quick|short|polite|nice|friendly|formal|professional|brief|little|kind|casual|firm|good|simple|better|apologetic] [and|but] [quick|short|polite|nice|friendly|formal|professional|brief|firm] (email|message|text|reply|note|letter|response|text message|mail|dm|sms|voicemail|script|apology|invitation|follow up|follow-up|thank you note|draft|something) [to|for|about|from] [<ref>] [for me]
      (draft|compose|ghostwrite) [me] (something|it|this|that|this one|that one|one) [up] [to|for|about] [<ref>]
      (write|type|type up|type out|write up|make|create|prepare|put together|come up with|generate|help with|suggest|whip up|give me|start) [me] [up] [a|an|the|my|that|some|out|this] [quick|short|polite|nice|friendly|formal|professional|brief|little|kind|casual|firm|good|simple|rough] (email|message|text|reply|response|text message|mail|dm|sms|script|draft|follow up|follow-up|draft email|template|wording) (to|for|about) <ref> = write
      (compose|draft|word|phrase|ghostwrite) [me] (a|an|the|some) [polite|gentle|friendly|firm|quick|short|kind|nice|little] (reminder|nudge|chaser|follow up|prompt) to <ref> = write
      write [me] (a|an|the|some) (polite|gentle|friendly|firm|kind|nice) (reminder|nudge|chaser|follow up|prompt) to <ref> = write
      (rustle|knock|whip|cook|draft|write|type|mock|rattle|bash) me up (a|an|some|the) [quick|short|polite|nice|heartfelt|little|kind] (note|thank you note|thank-you note|letter|toast|speech|text|email|message|reply|invitation|announcement|thank you|apology|statement|card) [for|to|about] <ref> = write
      (write|draft|compose|type|put together) [me] something [short|polite|nice|quick] to (cancel|decline|say|tell|ask|thank|apologise|apologize|explain|complain|invite|congratulate|quit|turn down|accept|request|refuse|get out of|send) <ref> = words
      (write|draft|compose) me something (for|to) <ref> = words
      (write|draft|compose|give) me something [please|to say|to send] = words
      (write up|type up|whip up|put together|come up with|think up|draft up) [me] (a|an|the|my|some) [quick|short|polite|nice|heartfelt|little] (note|thank you note|thank-you note|letter|toast|speech|card message|birthday message|invitation|announcement|thank you|apology|statement) (for|to|about) <ref> = write
      (write|type|make|create|prepare|put together|come up with|give me) [me] (a|an|the|my|some) [quick|short|polite|nice] (email|message|text|reply|response|text message|script|draft|letter|note|voicemail) [that] (i can|to|i could|for me to) (send|text|email|mail|say|give|read|use) [to|with|for|on] <ref> = write
      (write|draft|compose|type) <words> (a|an) [quick|short|polite|nice|friendly|little|kind] (email|message|text|reply|text message|dm) [about|asking|saying|that|telling|to] <ref> = someone
      i (need|could use|want|would like) [some|a bit of] help (writing|wording|drafting|phrasing|composing|replying|responding|answering|emailing|texting|messaging|with writing|with wording) [back] [to] [an|a|the] [email|message|text|reply] [to] <ref> = help
      help me (draft|compose|word|phrase|formulate|craft) <ref>
      (i|we) ~ (need|want|would like|could use|require) (a|an|some) [quick|short|polite|nice|friendly|little] (text|message|email|mail|reply|response|note|line|letter) (that|which) (tells|says|asks|explains|lets|thanks|invites|declines|informs|reminds) <ref> = write
      (write|write up|type|come up with|think of|make up|put together|give me|compose) something [really|very] [nice|polite|short|quick|friendly|formal|kind|good|warm|funny] [that] (i can|i could|to|for me to) (send|text|email|mail|say|give|write|read) [to|on|in|at] <ref> = write
      (write|compose|type|make|prepare) (thank you|thank-you|birthday|sick|apology|condolence|sorry|congratulations|get well|invitation|farewell) (message|text|email|mail|note|letter|wish) (for|to) <ref> = write
      (give me|i need|i want|i could use|make me|get me) (a|the|some) (draft|drafted) [email|message|text|reply|note|letter] (to|for) <ref>
      (write|type|spell|put) (out|down|up) what (i should|i could|i can|to|i am going to|i need to|i have to) (say|tell|ask|write|text|answer|reply) [to|when|in|on|at|if] <ref> = how
      write [me] [up] something [nice|short|polite|quick|good] [that|for] i can (send|text|email|say|read|give|tell) [to|for] <ref>
      i can not (find|think of|come up with) the [right] words [for|to|in] <ref>
      (make|do|prepare|start|create|write) [me] (a|the) [rough|first|quick] draft (of|for) <ref>
      (how|what) (do|should|can|would|could) i [even|best|politely|nicely|gently|actually] (tell|ask|say to) <ref> (to|that|about|no|why|if|for) <words> = asking
      (write|type|type up|type out|send|draft|compose|do|word|phrase) (the|that|my|this|an|a) (email|message|text|reply|response|letter|text message|note) [to <ref>] [up] for me
      (write|draft|compose|word|phrase|type) (it|that|this|this one|that one|them) (for me|out for me|up for me|up|out|down for me)
      help me (write|draft|word|phrase|compose|with|put together|come up with|figure out|start|type|craft|formulate|answer|reply to|respond to|respond|reply) [up|out] [to] [the|an|a|my|this|that|some] [polite|nice|quick|short|professional|good] (email|message|text|reply|response|letter|note|wording|text message|what to say|what to write|how to say|how to word|voicemail|script) [to|for|about|with|from] [<ref>]
      help me (reply|respond|write back|answer|get back|text back|email back|write|text|email|message) [to] <ref> = help
      help me (answer|word|phrase|draft|compose|write|reply to|respond to) <it>
      (write|draft|compose|give|make) me (an|a) [good|polite|short|quick|believable] (excuse|apology|explanation|cover story|toast|speech|invitation) (for|to|about) <ref> = write
      (how|what) (do|should|can|would|could|am) i [even|best|supposed to|possibly|actually] (word|phrase|say|write|put|answer|reply to|respond to|text|tell|reply|respond|begin|start) [in|on|this|that|it|the|an|a|my|to|for|about] [the|my|an|a|this|that] [first|email|message|text|reply|letter|note|response|voicemail|call|phone] (to|with|for|from|about) <ref> = how
      how (do|should|can|would) i [even|best] (word|phrase|put|write|formulate) (it|this|that|this one|the message|the email|the text|the reply|my reply|my email)
      what (do|should|can|would|could) i [even|best|actually|possibly] (say|write|tell|text|reply|answer|put) (to|in|on|about|for) <ref> = how
      what (do|should|can|would|could) i [even] (tell|text|email|ask|message|reply|say|write) [<ref>] = tell
      what to (say|write|tell|text) [to|in] <ref> = how
      i do not know (what|how) to (say|write|text|reply|answer|tell|word) [it|this|that] [to|in] <ref> (can you help|help me|help|can you help me|could you help|please help|any ideas|any suggestions|what should i say) [please|out] = how
      i do not know (what|how) to (say|write|word|phrase|text|reply|respond|answer|tell|word it|say it) [it|this|that] [to|in] [<ref>] = how
      (give me|i need|suggest|got|find me|i want) [a|some|the|an] (script|wording|words|draft|template|text|phrasing|message|opening line|email) (for|to) [calling|call|texting|text|emailing|email|the call with|say to|tell|send|the email to|asking|telling|say|talk to|talking to] <ref> = write
      (write|draft|compose|send) back [to <ref>] = current
      (write|draft|compose) [a|my] (reply|response) to <ref> = write
      (reword|rephrase|polish|proofread|shorten|edit) (the|my|that|this) (email|message|text|reply|draft|letter) [for me|to <ref>]
      draft (for|to) <ref> = draft
      draft [task|number|#] <number> = current
      """)
  ) { match, clause, context in
    let words = match.reference.map { Array(clause.words[$0]) } ?? []
    if words.count > 12 { return nil }
    if match.tag == "someone" {
      // "write ana a text about saturday"
      guard let someone = match.words.map({ Array(clause.words[$0]) }), someone.count <= 3, isPerson(someone)
      else { return nil }
      return Act(
        .draft, confidence: 0.82, span: clause.span, target: context.reference(someone),
        details: clause.draftDetails)
    }
    if match.tag == "asking" {
      guard words.count <= 3, isPerson(words) else { return nil }
      return Act(
        .draft, confidence: 0.8, span: clause.span, target: context.reference(words),
        details: clause.draftDetails)
    }
    if match.tag == "how" || match.tag == "tell" || match.tag == "help" {
      guard isAddressee(words) || words.isEmpty && match.tag == "tell" else { return nil }
    }
    if clause.words[0].text == "send", !clause.words.contains(where: { $0.text == "for" }) { return nil }
    let target: TaskReference = words.isEmpty ? .current : context.reference(words.filter { $0.when < 0 })
    let isSure = ["draft", "compose", "help", "how", "what"].contains(clause.words[0].text)
    return Act(
      .draft, confidence: isSure ? 0.86 : 0.82, span: clause.span, target: target,
      details: clause.draftDetails)
  }

  /// Other words for the draft just written: "make it warmer", "shorter please".
  static let anotherDraft = ActRule("another draft", isWhole: true, tones) { match, clause, context in
    let isNamed = clause.words.contains {
      ["draft", "email", "text", "message", "reply", "letter"].contains($0.text)
    }
    guard context.hints.lastIntent == .draft || isNamed && match.tag == "said" else { return nil }
    let texts = clause.words.map(\.text)
    let tone = DraftTone.allCases.first { tone in texts.contains { tone.isSaid(by: $0) } }
    return Act(.draft, confidence: 0.88, span: clause.span, target: .current, details: .tone(tone))
  }

  private static let tones = PatternTable(
    """
    [can you|could you|please|now|ok|no] (make|get|keep|turn|write) (it|this|that|the draft|the email|the text|the message|the reply|my email|my message|my text|the letter|them) [sound] [a bit|a little|a lot|more|much|way|less|even] (warm|friendly|kind|nice|polite|formal|casual|professional|short|brief|personal|gentle|sweet|soft|concise|informal|warmer|friendlier|kinder|nicer|politer|shorter|briefer|gentler|sweeter|softer|formal|longer|simpler) [please|than that] = said
    [can you|could you|please|now|ok|no] (make|get|keep|turn|write) (it|this|that|the draft|the email|the text|the message|the reply|my email|my message|my text|the letter) sound [a bit|a little|a lot|more|much|way|less|even] (warm|friendly|kind|nice|polite|formal|casual|professional|short|brief|personal|gentle|sweet|soft|concise|informal|warmer|friendlier|kinder|nicer|politer|shorter|briefer|gentler|sweeter|softer) [please] = said
    [no|ok|now|too long|too formal|too stiff|too cold] [a bit|a little|more|much|way|less|even] (warm|friendly|kind|nice|polite|formal|casual|professional|short|brief|personal|warmer|friendlier|kinder|nicer|politer|shorter|briefer|gentler|softer) [please|now|then]
    (that is|it is|this is|that sounds|it sounds|sounds) [a bit|a little|way|far|much] too (cold|stiff|formal|long|short|casual|harsh|cool|dry) [please]
    too (cold|stiff|formal|long|harsh|dry|wordy)
    (try again|another one|another version|again|rewrite it|redo it|write it again|a different version|give me another version|try another|try another one) [please] = again
    """)

  private static func isPerson(_ words: [Word]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return PersonWord.contains(last.text) || first.isAny([.capital]) && !first.isAny([.subject])
      || ["my", "our"].contains(first.text) && words.count == 2
  }

  /// "my boss", "nadia", "hr", not "cheese in korean".
  private static func isAddressee(_ words: [Word]) -> Bool {
    guard let first = words.first else { return false }
    if words.contains(where: { $0.text == "in" || WordTable.languageNames.contains($0.text) }),
      words.count < 4,
      !words.contains(where: { ["email", "message", "text"].contains($0.text) })
    {
      return false
    }
    if ["my", "the", "our", "that", "this", "him", "her", "them", "an", "a"].contains(first.text) {
      return true
    }
    return PersonWord.contains(first.text) || first.isAny([.capital]) || words.count <= 2
      || first.text.hasSuffix("'s")
  }
}
