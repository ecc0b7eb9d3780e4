// Subjects that belong to what stands before them, so that no clause begins there.
extension ClauseCutter {
  /// "before we leave", "the calculator i borrowed", "tell sam i am late": a subject that belongs to what stands
  /// before it.
  func isBoundSubject(_ head: Int, from index: Int) -> Bool {
    guard index == head, index > start, let before = finder.word(index - 1),
      words[index].pause < .comma
    else { return false }
    // "the problem set that's due monday"
    if words[head].text == "that", finder.word(head + 1)?.isAny([.be]) == true,
      !before.isAny(.small),
      let after = finder.word(head + 2), after.text == "due" || after.isAny([.preposition])
    {
      return true
    }
    // "everything that is urgent"
    if words[head].text == "that", Self.wholes.contains(before), finder.word(head + 1)?.isAny([.be]) == true,
      let after = finder.word(head + 2), !after.isAny([.determiner, .question, .object])
    {
      return true
    }
    // "a refund on something i bought with my card"
    if ["something", "anything", "everything", "someone"].contains(before.text), words[head].text == "i",
      frameLength(at: head) == 0, finder.word(head + 1)?.isAny([.past]) == true,
      finder.word(index - 2)?.text != "or"
    {
      return true
    }
    if before.when >= 0 { return false }
    // "something that's not from a machine"
    if words[head].text == "that", ["something", "anything", "nothing", "someone"].contains(before.text) {
      return true
    }
    // "the league does that i need to renew": a deed is complete with its pronoun.
    if before.text == "that", let two = finder.word(index - 2), two.isAny([.doForm]) || two.text == "did" {
      return false
    }
    // "look up how much it costs", "ask what time it starts"
    if words[index].pause == .none, before.text != "else", frameLength(at: head) == 0,
      ["how", "what", "which", "whose"].contains(finder.word(index - 2)?.text ?? "")
    {
      return true
    }
    // "tell my bank i am going abroad"
    if words[head].isAny([.subject]), !before.isAny(.small),
      finder.word(index - 2)?.isAny([.determiner]) == true,
      ["tell", "told", "let", "remind", "promised", "inform", "warn"].contains(
        finder.word(index - 3)?.text ?? "")
    {
      return true
    }
    // "the physical for that i have to book"
    if before.text == "that", finder.word(index - 2)?.text == "for",
      frameLength(at: head) > 0
    {
      return false
    }
    // "that young man who fixed the fence"
    if words[head].text == "who", !before.isAny([.connective, .verb]) { return true }
    // "move the appointment up it's not till january": the particle ends its verb.
    if words[head].isAny([.subject]), finder.word(head + 1)?.isAny([.joined]) == true,
      ["up", "out", "off", "down", "back", "away"].contains(before.text)
    {
      return false
    }
    if before.isAny([.subordinator, .question]) { return true }
    // "i'm already behind um i have to": behind a hesitation a preposition governs nothing.
    let isStranded = words[index].pause > .none || before.text == "behind" && isAfterBe(index - 1)
    let isBehind = before.text == "behind" && words[index].pause > .none
    if before.isAny([.preposition]), !isStranded || frameLength(at: head) == 0 && !isBehind { return true }
    if before.text == "because" || before.text == "cause" || before.text == "though"
      || before.text == "since"
    {
      return true
    }
    // "don't ask i have to write it up"
    if before.text == "ask", finder.word(index - 2)?.isAny([.negation]) == true { return false }
    // "which yeah i know um i need to rerun it": behind a hesitation nothing more is known.
    let isNew = words[index].pause > .none && frameLength(at: head) > 0 && words[head].text == "i"
    if Self.speech.contains(before), !isNew { return true }
    if before.isAny([.have, .doForm, .modal, .be]) { return true }
    if before.isAny([.capital]) || PersonWord.contains(before.text),
      let two = finder.word(index - 2),
      ["tell", "ask", "remind", "see", "told", "promised", "asked", "let"].contains(two.text)
    {
      // "tell her we are bringing the stuffing"
      return before.isAny([.capital]) || !before.isAny([.determiner])
        || words[head].isAny([.subject]) && !words[head].isAny([.determiner])
    }
    // "told pastor jim i would"
    // "tell work i will be late"
    if !before.isAny(.small), let two = finder.word(index - 2),
      ["tell", "told", "promise", "promised", "text", "let"].contains(two.text)
    {
      return true
    }
    if isName(before), finder.word(index - 2).map(isName) == true,
      finder.word(index - 3).map({
        ["tell", "told", "let", "remind", "promised"].contains($0.text)
      }) == true
    {
      return true
    }
    if PersonWord.contains(before.text), finder.word(index - 2)?.isAny([.determiner]) == true,
      finder.word(index - 3).map({
        ["tell", "told", "let", "remind", "promised"].contains($0.text)
      }) == true
    {
      return true
    }
    return isRelative(head)
  }

  /// What says nothing before it is told which.
  private static let wholes: WordGroup = [
    "everything", "anything", "something", "all", "ones", "those", "things", "tasks", "whatever",
  ]

  /// Verbs of saying and thinking, whose object is a sentence.
  private static let speech: WordGroup = [
    "tell", "told", "says", "say", "said", "think", "know", "guess", "hope", "swear", "sure", "promised",
    "feel", "wish", "mean", "remind", "ask", "let", "make", "help", "see", "thought", "knew", "bet", "wonder",
    "believe",
  ]

  /// "i am *already* behind"
  private func isAfterBe(_ index: Int) -> Bool {
    var place = index - 1
    while place > start, words[place].isAny([.adverb]) || words[place].text == "so" { place -= 1 }
    return place >= start && words[place].isAny([.be])
  }

  /// Verbs that nothing is done to: "they close at six", "she turns nine".
  private static func needsNoObject(_ verb: String) -> Bool {
    switch verb {
    case "close", "closes", "closed", "open", "opens", "opened", "complain", "complains", "come",
      "comes",
      "came",
      "live", "lives", "work", "works", "go", "goes", "went", "leave", "arrive", "arrives",
      "arrived",
      "start",
      "starts", "end", "ends", "expire", "expires", "happen", "happens", "sleep", "sleeps", "die",
      "dies",
      "died",
      "turns", "turned", "cry", "cries", "cried", "shut", "shuts", "fell", "moved", "passed",
      "called",
      "matter", "ran":
      true
    default: false
    }
  }

  private func isName(_ word: Word) -> Bool {
    word.isAny([.capital]) || PersonWord.contains(word.text)
  }

  /// "the calculator i borrowed from jordan": a noun, a subject, and a verb whose object is that noun.
  func isRelative(_ head: Int) -> Bool {
    guard words[head].isAny([.subject, .capital]) || PersonWord.contains(words[head].text),
      // "the membership it renews": "it" tells more of the thing, and is no part of its name.
      words[head].text != "it", !words[head].isAny([.determiner]), hasDeterminer(before: head),
      let verb = finder.word(head + 1), !verb.isAny([.be, .joined]),
      !["feel", "think", "guess", "swear", "hate", "hope"].contains(verb.text)
    else { return false }
    // "they always complain about", "she lives in": what needs no object has none standing before it.
    var after = head + 2
    while let aid = finder.word(after - 1), aid.isAny([.adverb, .modal, .doForm]), after < head + 5 {
      // "they do it on tuesdays"
      if aid.isAny([.doForm]), finder.word(after)?.isAny([.object]) == true { return false }
      after += 1
    }
    if let main = finder.word(after - 1), Self.needsNoObject(main.text) { return false }
    if let main = finder.word(after - 1), main.isAny([.have]) {
      guard let next = finder.word(after) else { return true }
      if !next.isAny([.past]) { return next.pause > .none || next.isAny([.connective]) }
      after += 1
    }
    guard let next = finder.word(after) else { return true }
    if frameLength(at: head) > 0 { return false }
    return next.pause > .none || next.isAny([.preposition, .connective]) || next.when >= 0
  }
}
