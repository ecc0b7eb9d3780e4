import NudgyCore

// Messages said in one breath or one sentence, and the act that a clause is.
extension ActReader {
  func readWhole() -> Act? {
    let words = message.words
    let whole = Clause(words, span: message.span(of: words), isQuestion: message.source.text.contains("?"))
    let clause = Politeness.strippingTail(whole)
    // Said in one breath it is one thing, and a verb inside cuts nothing: "push the meeting prep back a week".
    let rules =
      isOneBreath(words) ? ActRule.all : isOneSentence(words) ? ActRule.sentence : ActRule.whole
    // "write the email for me": what is politeness elsewhere can be the point.
    return act(in: clause, rules) ?? (clause.count < whole.count ? act(in: whole, rules) : nil)
  }

  private static let askers: Set<String> = [
    "tell", "show", "me", "know", "see", "ask", "remember", "forget", "check", "decide", "about", "of",
    "on", "to", "out", "remind", "say", "wonder", "wondering", "find", "give", "and", "or", "matter",
    "no",
  ]

  /// "i paid the rent what should i do next": a deed, and without a pause the question for what comes after it.
  func readDeedAndQuestion() -> [Act]? {
    let words = message.words
    guard words.count > 4, words[0].text != "not",
      let start = words.indices.dropFirst(2).first(where: { index in
        ["what", "which", "anything"].contains(words[index].text)
          && !Self.askers.contains(words[index - 1].text)
      }), start + 1 < words.count,
      words[1..<start].allSatisfy({ $0.pause < .comma && $0.text != "and" })
    else { return nil }
    let span = message.span(of: words[..<start])
    let deed = Politeness.strippingTail(Clause(Array(words[..<start]), span: span))
    let asked = Array(words[start...])
    let question = Politeness.strippingTail(Clause(asked, span: message.span(of: asked)))
    guard let second = act(in: question, ActRule.all), [.next, .lookup].contains(second.intent),
      second.confidence >= 0.88, let first = act(in: deed, ActRule.all),
      [.complete, .snooze, .drop, .skip, .undo, .update, .feeling, .context].contains(first.intent),
      first.confidence >= 0.7
    else { return nil }
    return [first, second]
  }

  /// "hey nudgy remind me…": the name is called, nobody is greeted.
  func isVocative(_ clause: Clause, before next: Clause) -> Bool {
    clause.count <= 2 && next.words.first?.pause == Word.Pause.none
      && ["nudgy", "penguin", "buddy"].contains(clause.words.last?.text ?? "")
  }

  /// A short sentence that joins nothing with "and" or "then".
  private func isOneSentence(_ words: [Word]) -> Bool {
    guard !words.isEmpty, words.count <= 16 else { return false }
    return words.dropFirst().allSatisfy { word in
      word.pause < .stop && !["and", "then", "also", "plus"].contains(word.text)
    }
  }

  /// A task handed over in one breath, whose words are not to be cut: "put wash the car on my list for saturday".
  func handedOver() -> Clause? {
    guard message.words.count <= 18 else { return nil }
    let words = message.words
    let whole = Clause(words, span: message.span(of: words), isQuestion: message.source.text.contains("?"))
    let bare = Politeness.strippingLead(Politeness.strippingTail(whole))
    guard isOneSentence(bare.words),
      bare.words.dropFirst().allSatisfy({ $0.pause < .comma && $0.text != "but" })
    else { return nil }
    for clause in [bare, Requests.stripped(bare)?.clause ?? bare]
    where CaptureFrames.isSaidOutright(clause) || AskedOfMe.read(clause) != nil {
      return clause
    }
    return TaskReader.promise.read(bare) != nil ? bare : nil
  }

  /// "block my debit card", "i want to hear some jazz". Among other things to do it may be one of them, as in "transfer
  /// $200 to savings, take grandad to his hearing test".
  func isOrder(_ clause: Clause) -> Bool {
    guard !isRamble else { return false }
    if OutOfScope.isCuriosity(clause) { return true }
    guard message.lineCount == 1, message.words.count <= clause.count + 7,
      message.words.dropFirst().count(where: { $0.pause >= .comma }) < 2
    else { return false }
    if Order.contains(clause) || AssistantOrder.contains(clause) { return true }
    // "i'd like to freeze my account"; "i need to turn off the water" is a duty.
    guard let request = Requests.stripped(clause), request.kind == .wish,
      clause.words.prefix(3).contains(where: { ["want", "would", "wish"].contains($0.text) })
    else { return false }
    return Order.contains(request.clause)
  }

  /// "do vacation days carry over", "make my watch make a sound": no verb inside begins a task.
  func orderInOneBreath() -> Act? {
    let words = message.words
    guard isOneBreath(words) else { return nil }
    let whole = Clause(words, span: message.span(of: words), isQuestion: message.source.text.contains("?"))
    let bare = Politeness.strippingLead(Politeness.strippingTail(whole))
    guard OutOfScope.isWholeOrder(bare) else { return nil }
    return Act(.chat, confidence: 0.7, span: whole.span, rules: ["an order to others"])
  }

  /// A short message without a pause or a word that could join two things.
  private func isOneBreath(_ words: [Word]) -> Bool {
    guard !words.isEmpty, words.count <= 12 else { return false }
    return words.indices.dropFirst().allSatisfy { index in
      let word = words[index]
      // "3x plus 4"
      let isSum =
        word.text == "plus" && index + 1 < words.count && words[index + 1].text.first?.isNumber == true
      return word.pause == .none
        && (isSum || !["and", "then", "also", "but", "plus", "because", "so"].contains(word.text))
    }
  }

  private func named(_ act: Act, _ rule: ActRule) -> Act {
    var act = act
    act.rules = message.refinements + [rule.name]
    return act
  }

  // MARK: One clause

  /// The act of a clause: as said, without politeness, and as an order in place of a polite question.
  func act(in clause: Clause, _ rules: [ActRule]) -> Act? {
    if clause.count > 1, clause.words[0].text == "and" { return act(in: clause.dropping(first: 1), rules) }
    if let act = firstAct(in: clause, rules) { return act }
    let bare = Politeness.strippingLead(clause)
    if bare.count < clause.count, let act = firstAct(in: bare, rules) { return act }
    if let request = Requests.stripped(bare),
      let act = firstAct(in: Politeness.strippingLead(request.clause), rules),
      Requests.isPlausible(act, request.clause, request.kind)
    {
      return act
    }
    return withoutOuch(bare, rules) ?? withoutReason(bare, rules)
  }

  private static let ouches = PatternTable(
    """
    [oh|actually|ah|no|wait] (no|wait|wait no|oops|whoops|sorry|hmm|no no|uh oh|my bad|hold on|hang on|shoot|dang|crap|damn|actually|on second thought) [no|wait|sorry|actually]
    """)

  /// "wait no", which only turns the talk around.
  func isOuch(_ clause: Clause) -> Bool {
    clause.count <= 3 && Self.ouches.prefix(of: clause)?.count == clause.count
  }

  /// "no wait redo the last change", "oops reverse that": what follows a start is said of what was just done.
  private func withoutOuch(_ clause: Clause, _ rules: [ActRule]) -> Act? {
    guard let lead = Self.ouches.prefix(of: clause), lead.count < clause.count else { return nil }
    guard let act = firstAct(in: clause.dropping(first: lead.count), rules),
      [.undo, .redo, .reopen, .drop, .snooze, .update, .skip].contains(act.intent)
    else { return nil }
    return act
  }

  private func firstAct(in clause: Clause, _ rules: [ActRule]) -> Act? {
    // A long clause is talk or a task; phrases about tasks are short.
    guard clause.count <= 24, !CaptureFrames.isSaidOutright(clause),
      ReminderAhead.read(clause, in: message) == nil
    else { return nil }
    if TaskReader.endsInDeed(clause),
      TaskReader.isCausative(clause) || TaskReader.isCausative(Politeness.strippingLead(clause))
    {
      return nil
    }
    for rule in rules {
      guard var act = rule.read(clause, context) else { continue }
      act.details = FactOwner.keeping(act.details, in: clause)
      return named(act, rule)
    }
    return nil
  }

  private static let reasons: Set<String> = ["because", "since", "cause", "cuz"]

  /// "drop the gym since it rains": why it is wanted changes nothing.
  private func withoutReason(_ clause: Clause, _ rules: [ActRule]) -> Act? {
    guard
      let reason = clause.words.indices.dropFirst(2).first(where: {
        Self.reasons.contains(clause.words[$0].text)
      })
    else { return nil }
    let bare = Clause(Array(clause.words[..<reason]), span: clause.span, isQuestion: clause.isQuestion)
    guard let act = firstAct(in: bare, rules), act.intent.isChange, act.confidence >= 0.8 else { return nil }
    return act
  }
}
