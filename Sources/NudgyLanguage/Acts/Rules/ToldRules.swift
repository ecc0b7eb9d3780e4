import NudgyCore

// What is told and asks for nothing, but would be cut into something that does.
extension ActRule {
  /// "i was going to call her but i didn't".
  static let toldPlan = ActRule(
    "a plan that is told", isWhole: true, .chat, confidence: 0.8,
    PatternTable(
      """
      (i|we|he|she|they) ~ (was|were) [about|going|planning|hoping] to * but *
      (i|we) ~ (wish|dreamed|dreamt) *
      if (only|i|we|you|he|she|they) * would *
      """))

  private static let storyMarks = PatternTable(
    """
    (i|we) <words> (and|but) (it|they|he|she|that|everything|everyone|there) (was|were|tasted|felt|looked|went|made|smelled|turned out|had|got|came|broke|fell|cost|took) <words>
    * used to (be|have|go|live|work|stay|play|think|love|hate|say|tell|call|get|do|make|watch|eat|take|know|want|drive|see|run) *
    when (i|we|he|she|they|my <words>) (was|were) [<words>]
    [well|so|anyway|also] (once upon a time|years ago|long ago|a long time ago|back in the day|back then|growing up|many years ago|one time|this one time|back when) * (was|were|had|used|went|did|got|lived|came|saw|said|took|would|could|fell|stood) *
    [well|so] back in (college|school|high school|the day|the army|my day|grade school|<number>) *
    i (had|just had|once had|keep having) (a|the|this) [weird|strange|funny|crazy|bad|good|wild] (dream|nightmare|feeling|thought|vision) *
    """)

  /// "back in college we used to stay up all night": told of long ago.
  static let toldStory = ActRule("a story that is told", isWhole: true) { clause, context in
    guard clause.count > 4, storyMarks.match(clause) != nil,
      !clause.words.contains(where: {
        ["remind", "need", "todo", "done", "finished", "list", "should", "must", "have"].contains($0.text)
      })
    else { return nil }
    return Act(.chat, confidence: 0.8, span: clause.span)
  }

  /// "do people still write letters": its verb would be cut off as something to do.
  static let askedOfMany = ActRule("asked of many", isWhole: true) { clause, _ in
    SayingWords.isAskedOfMany(clause) ? Act(.chat, confidence: 0.8, span: clause.span) : nil
  }

  /// "is the bank open today": a question that has lost its mark, whose words must not be cut into something to do.
  static let yesOrNo = ActRule("question") { clause, _ in
    guard (3...10).contains(clause.count),
      ["is", "are", "was", "were", "does", "did", "has", "will", "would", "could", "should", "can"]
        .contains(clause.words[0].text)
    else { return nil }
    let subject = clause.words[1]
    let isSubject =
      subject.isAny([.determiner, .subject]) && !["you", "we", "no", "i"].contains(subject.text)
      || PersonWord.contains(subject.text)
    guard isSubject, subject.pause == .none,
      !clause.words.dropFirst(2).contains(where: {
        ["i", "need", "remind", "must", "gotta", "should"].contains($0.text) || $0.pause > .none
      })
    else { return nil }
    return Act(.chat, confidence: 0.75, span: clause.span, details: .question)
  }

  /// "just so you know, i work nights": said for the record, with a pause after it.
  static let forTheRecord = ActRule("for the record", isWhole: true) { clause, context in
    guard let lead = records.prefix(of: clause), lead.count < clause.count else { return nil }
    let rest = clause.dropping(first: lead.count)
    if TaskFrames.obligations.prefix(of: rest) != nil { return nil }
    if let act = rememberFact.read(rest, context) ?? toldFact(rest, rest, context) { return act }
    guard let first = rest.words.first, first.text == "i", rest.count > 2, rest.count <= 14 else {
      return nil
    }
    return Act(
      .remember, confidence: 0.85, span: clause.span,
      details: .fact(subject: "me", text: context.written(rest.words.dropFirst()), category: "other"))
  }

  private static let records = PatternTable(
    """
    (fyi|just so|just so you know|so you know|for the record|for your information|you should know that|for future reference)
    (save|remember|store|note|keep|memorize|memorise|learn|know) this [for later|for me|please|about me|fact|one]
    """)

  /// "add a note to the dentist: bring the insurance card".
  static let addNote = ActRule("add a note", isWhole: true) { clause, context in
    if let bare = bareNotes.prefix(of: clause), bare.count < clause.count,
      clause.words[bare.count].pause >= .slight
    {
      var changes = TaskChanges()
      changes.note = context.written(clause.words[bare.count...])
      return Act(
        .update, confidence: 0.85, span: clause.span, target: .current, details: .changes(changes))
    }
    guard let lead = notes.prefix(of: clause),
      let stop = clause.words.indices.first(where: { $0 > lead.count && clause.words[$0].pause >= .slight })
    else { return nil }
    var changes = TaskChanges()
    changes.note = context.written(clause.words[stop...])
    return Act(
      .update, confidence: 0.9, span: clause.span,
      target: context.reference(clause.words[lead.count..<stop]), details: .changes(changes))
  }

  private static let bareNotes = PatternTable(
    """
    (add|attach) [a|this] note
    """)

  private static let notes = PatternTable(
    """
    (add|attach|put) [a|this] note (to|on|for)
    """)
}
