// Where something to do begins: a frame, a verb, a thing with what is to be done with it.
extension ClauseCutter {
  /// "and noah's inhaler get a second one": what the deed is about stands before it.
  func namesBeforeDeed(at head: Int) -> Bool {
    guard words[head].isAny([.determiner]) || words[head].text.hasSuffix("'s") else { return false }
    for verb in head + 1..<max(head + 1, min(words.count, head + 5)) {
      if words[verb].pause > .none || words[verb].when >= 0 || words[verb].isAny(.small) {
        return false
      }
      guard verb > head + 1 || words[head].text.hasSuffix("'s"), words[verb].isAny([.strongVerb])
      else {
        continue
      }
      return words[(verb + 1)..<max(verb + 1, min(words.count, verb + 4))].contains {
        ["it", "them", "one"].contains($0.text)
      }
    }
    return false
  }

  /// "… like that is a hard deadline": an aside that opens with "like".
  func isLikeAside(_ index: Int) -> Bool {
    guard words[index].text == "like", index > start, hasHead, let next = finder.word(index + 1),
      let before = finder.word(index - 1), !before.isAny([.verb, .modal, .be, .subject])
    else { return false }
    if before.text.hasPrefix("feel") || before.text.hasPrefix("look")
      || before.text.hasPrefix("sound")
    {
      return false
    }
    // "study for the final like make flashcards"
    if next.isAny([.strongVerb]), finder.word(index + 2)?.isAny([.subject, .be]) == false {
      return words[index].pause == .none && !before.isAny([.determiner, .preposition])
    }
    guard next.isAny([.subject, .determiner]) else { return false }
    return beginsStatement(at: index + 1, from: index, isConnected: true)
  }

  func isFrameStart(_ head: Int, from index: Int, isConnected: Bool) -> Bool {
    guard frameLength(at: head) > 0 else { return false }
    // "it makes me want to scream"
    if head == index, head > start, words[head - 1].text == "me", words[head].text == "want" { return false }
    if words[head].isAny([.subject]) || isConnected {
      // "let the plumber in i need to": the particle belongs to the verb before.
      if let before = finder.word(index - 1), head == index, finder.isParticle(before),
        !["for", "to", "with"].contains(before.text)
      {
        return true
      }
      return !isBoundSubject(head, from: index)
    }
    guard let before = finder.word(index - 1) else { return true }
    // "greg's supposed to": someone else is.
    if before.text.hasSuffix("'s") { return false }
    if words[head].text == "should" || words[head].text == "must" || words[head].text == "it" {
      return false
    }
    return !before.isAny([
      .subject, .modal, .negation, .have, .be, .question, .doForm, .preposition, .adverb,
    ])
      && !before.isAny([.determiner]) && !isNounSubject(index - 1, verb: words[head])
  }

  /// "the kids need to": a subject that is no pronoun keeps its verb.
  func isNounSubject(_ index: Int, verb: Word) -> Bool {
    let before = words[index]
    return !before.isAny(.small) && before.when < 0
      && ["need", "needs", "have", "has", "got", "want", "wants", "supposed", "ought"].contains(
        verb.text)
      && before.pause == .none
      && (hasDeterminer(before: index) || ["has", "needs", "wants"].contains(verb.text) && isSomeone(index))
  }

  /// "*tom* has to sort out the seat": someone by name or relation.
  private func isSomeone(_ index: Int) -> Bool {
    words[index].isAny([.capital]) || PersonWord.contains(words[index].text)
  }

  func hasDeterminer(before index: Int) -> Bool {
    (max(start, index - 3)..<max(start, index)).contains { words[$0].isAny([.determiner]) }
  }

  /// A verb that opens a task, right here or after a time ("tomorrow buy milk").
  func beginsTask(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    var verb = head
    if isConnected, let afterTime = timeEnd(at: head) {
      verb = afterTime
      // "and today just groceries"
      if finder.word(verb)?.text == "just", finder.word(verb + 1) != nil { verb += 1 }
      if verb < words.count, isChore(at: verb) { return true }
      return frameLength(at: verb) > 0 || finder.isTaskHead(at: verb, afterBreak: true)
    }
    if words[verb].text == "please", verb + 1 < words.count { verb += 1 }
    if isConnected, isChore(at: verb) { return true }
    // "do people still write letters": the verb belongs to what is said before it.
    if verb > start, !isConnected, Self.leaning.contains(words[verb - 1]) { return false }
    guard isConnected || hasHead || isPlainTalk(before: verb) else { return false }
    guard finder.isTaskHead(at: verb, afterBreak: isConnected) else { return false }
    if words[index].pause == .comma, isAskedOnCall(verb) { return false }
    return !isPartOfErrand(verb: verb, from: index)
  }

  static let leaning: WordGroup = [
    "still", "ever", "always", "never", "often", "usually", "even", "really", "actually",
    "sometimes",
  ]

  /// Whether enough was said for something new to begin, and nothing that asks for a verb: "can dogs eat grapes".
  func isPlainTalk(before verb: Int) -> Bool {
    let first = start + leadLength(at: start)
    guard verb - first >= 2 else { return false }
    return !words[max(first, verb - 8)..<verb].contains {
      $0.isAny([.doForm, .modal, .negation, .question]) && !$0.isAny([.subordinator])
    }
  }

  /// Words of one time; behind them another begins.
  private static let longestTime = 40

  /// The word after a time at `index`, with the small words before it: "at some point this week".
  func timeEnd(at index: Int) -> Int? {
    var place = index
    while place < words.count, place < index + 4, words[place].when < 0,
      words[place].isAny([.preposition, .determiner, .adverb]) || words[place].text == "point"
    {
      place += 1
    }
    let first = place
    // "at some point invoice everyone"
    if first > index + 1, words[first - 1].text == "point", place < words.count, words[place].when < 0 {
      return place
    }
    let end = min(words.count, first + Self.longestTime)
    while place < end, words[place].when >= 0 { place += 1 }
    message.context.effort?.note(place - index)
    return place > first ? place : nil
  }

  /// "run them by danielle" goes on about the slides; "run to the store and grab milk" is one errand.
  func isPartOfErrand(verb: Int, from index: Int) -> Bool {
    guard words[index].text == "and", index + 1 == verb, words[index].pause < .comma else {
      return false
    }
    if let next = finder.word(verb + 1) {
      let isLast =
        finder.word(verb + 2).map { $0.pause > .none || $0.isAny([.connective, .preposition]) }
        ?? true
      // "order the card and ask them to send it": no thing is asked.
      if ["them", "it"].contains(next.text), !ListVerbs.reaching.contains(words[verb].text),
        isLast || finder.word(verb + 2)?.isAny([.preposition, .adverb]) == true
      {
        return true
      }
    }
    if isCallOn(before: index) || isAskedOnCall(verb) { return true }
    let errands: Set<String> = ["go", "run", "stop", "swing", "head", "pop", "drive", "nip"]
    let gets: Set<String> = ["get", "grab", "buy", "pick"]
    guard gets.contains(words[verb].text) else { return false }
    let low = max(start, index - 8)
    return (low..<index).contains {
      errands.contains(words[$0].text)
        && finder.word($0 + 1).map { ["to", "by", "at", "into", "down", "out"].contains($0.text) } == true
    }
  }

  /// "call the clinic *and see if they can*", "ring the shop *and complain*": what the call is for.
  func isAskedOnCall(_ verb: Int) -> Bool {
    let head = start + leadLength(at: start)
    let first = head + frameLength(at: head)
    guard first < verb, ListVerbs.reaching.contains(words[first].text) else { return false }
    switch words[verb].text {
    case "see":
      return ["if", "whether"].contains(finder.word(verb + 1)?.text ?? "")
        && finder.word(verb + 2).map { ["he", "she", "they"].contains($0.text) } == true
    case "complain", "explain", "apologize", "ask":
      return finder.word(verb + 1).map {
        $0.pause > .none || $0.isAny([.connective, .reason, .subordinator])
      } ?? true
    default: return false
    }
  }

  /// "stop by and talk to him": the going is part of what is done there.
  func isCallOn(before index: Int) -> Bool {
    guard index > 1, ["by", "over", "in", "back"].contains(words[index - 1].text) else { return false }
    switch words[index - 2].text {
    case "stop", "swing", "drop", "come", "go", "head", "pop", "walk", "drive": return true
    default: return false
    }
  }

  /// "job tomorrow eight o'clock *need a fifteen mil isolator*": a need whose subject was left out.
  func isNeedBehindTime(_ head: Int) -> Bool {
    guard words[head].text == "need", head > start, words[head - 1].when >= 0, hasHead,
      let next = finder.word(head + 1), next.pause == .none
    else { return false }
    return ["a", "an", "some", "more", "new"].contains(next.text) || next.isAny([.number])
  }

  /// "paid rent and *called mom*", "got the milk, *still need eggs*": behind one deed told, another or what is left.
  func isFurtherDeed(at head: Int, from index: Int) -> Bool {
    guard words.count <= 24, words[index].text != "or", toldDeed != nil, let next = finder.word(head + 1),
      next.pause == .none
    else { return false }
    if words[head].isAny([.past]), !words[head].isAny([.verb]) {
      return next.isAny([.determiner, .capital, .number]) || !next.isAny(.small)
    }
    let need = words[head].isAny([.adverb]) ? head + 1 : head
    return words[need].text == "need" && finder.word(need + 1).map { !$0.isAny([.preposition]) } == true
  }

  /// Where the clause tells a deed: "paid", "i just paid".
  private var toldDeed: Int? {
    var place = start + leadLength(at: start)
    while place < words.count, place < start + 4,
      ["i", "we", "have", "just", "already", "finally"].contains(words[place].text)
    {
      place += 1
    }
    guard place < words.count, words[place].isAny([.past]) || words[place].text == "got" else { return nil }
    return place
  }

  /// "done with the dishes, push the dentist": an act on a task, after a clear break.
  func beginsAct(at head: Int) -> Bool {
    ActOpeners.contains(words, at: head) && !finder.isCompanion(head)
  }

  /// A question keeps its clauses together: "what should i do", "do i need to".
  func isInsideQuestion(_ index: Int) -> Bool {
    let first = words[start]
    guard index > start, words[index].pause == .none else { return false }
    let isAsked = first.isAny([.question]) && !first.isAny([.subordinator]) || first.text == "what"
    guard
      isAsked
        || first.isAny([.modal, .doForm]) && finder.word(start + 1)?.isAny([.subject]) == true
    else {
      return false
    }
    return index - start <= 4 && !words[index].isAny([.connective])
  }
}
