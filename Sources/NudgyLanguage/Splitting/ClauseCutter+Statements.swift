// Where someone begins to tell something: a subject with its verb.
extension ClauseCutter {
  /// A subject with its verb: "my tooth is", "i feel", "it keeps".
  func beginsStatement(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    let word = words[head]
    if isObjectOfOpening(head) { return false }
    // "eat *something* iron my uniform"
    if head > start, ["something", "anything", "everything", "someone", "somebody"].contains(word.text),
      word.pause == .none, words[head - 1].isAny([.verb]), finder.word(head + 1)?.isAny([.verb]) == true
    {
      return false
    }
    if word.isAny([.subject]),
      !word.isAny([.determiner]) || finder.word(head + 1)?.isAny([.be, .joined]) == true
    {
      guard var verb = finder.word(head + 1) else { return false }
      // "and they both need haircuts"
      if ["they", "we", "you"].contains(word.text), ["both", "all", "each"].contains(verb.text),
        verb.pause == .none, let next = finder.word(head + 2)
      {
        verb = next
      }
      guard isPredicate(verb, after: word) else { return false }
      return !isBoundSubject(head, from: index)
    }
    // "and somebody broke the lock"
    if ["somebody", "someone", "nobody", "everybody", "everyone"].contains(word.text), isConnected,
      let verb = finder.word(head + 1), Self.isPast(verb)
    {
      return !isBoundSubject(head, from: index)
    }
    // "a charger mine only works if you hold it"
    let isOwn =
      ["mine", "ours", "hers", "theirs"].contains(word.text)
      || word.text == "his" && finder.word(head + 1)?.isAny([.be]) == true
    if isOwn, let verb = finder.word(head + 1),
      verb.isAny([.be, .have, .modal, .doForm, .adverb]), index > start,
      finder.word(head - 1)?.isAny([.preposition, .be, .question]) == false
    {
      return !isBoundSubject(head, from: index)
    }
    if ["everything", "nothing"].contains(word.text),
      finder.word(head + 1)?.isAny([.joined]) == true
    {
      return !isBoundSubject(head, from: index)
    }
    // "then saturday morning i'm meeting priya", "then monday the flight got moved"
    if isConnected, word.when >= 0, let after = timeEnd(at: head), after < words.count,
      words[after].pause == .none
    {
      let subject = words[after]
      if subject.isAny([.subject]), !subject.isAny([.determiner]), let verb = finder.word(after + 1) {
        return isPredicate(verb, after: subject)
      }
      return subject.isAny([.determiner]) && isNounStatement(at: after, isConnected: true)
    }
    // "and in my work they want": where it is, then who does what there.
    if isConnected, ["in", "at"].contains(word.text) {
      for place in head + 2..<max(head + 2, min(words.count - 1, head + 5))
      where words[place].pause == .none {
        if ["they", "he", "she", "we", "i"].contains(words[place].text),
          frameLength(at: place) == 0
        {
          return isPredicate(words[place + 1], after: words[place])
        }
      }
    }
    if words[head].pause == .comma, isLeftForLater(head) { return true }
    guard isConnected || hasHead, !isBoundSubject(head, from: index) else { return false }
    return isNounStatement(at: head, isConnected: isConnected)
  }

  /// "…, *period five can wait*": a thing of a few words, behind a comma, and what it can or will do.
  private func isLeftForLater(_ head: Int) -> Bool {
    for index in head..<min(words.count - 1, head + 4) {
      let word = words[index]
      if index > head, word.isAny([.modal]), word.pause == .none {
        return words[index + 1].pause == .none
          && ["wait", "be", "come", "stay", "go"].contains(words[index + 1].text)
      }
      guard index == head || word.pause == .none, word.when < 0,
        !word.isAny(.small) || word.isAny([.determiner, .number])
      else { return false }
    }
    return false
  }

  /// "open it again", "mark it done": behind the verb that opens the clause "it" is what the deed is done to.
  private func isObjectOfOpening(_ head: Int) -> Bool {
    guard words[head].text == "it", words[head].pause == .none, head > start,
      head - 1 == start || isAfterLead(head - 1), words[head - 1].isAny([.verb]),
      let next = finder.word(head + 1), next.isAny([.adverb, .past])
    else { return false }
    guard let after = finder.word(head + 2) else { return true }
    return after.pause > .none || after.isAny([.connective])
  }

  func isPredicate(_ word: Word, after subject: Word) -> Bool {
    // "don't cancel it move it": a bare verb does not tell of "it".
    if subject.text == "it", word.isAny([.verb]), !word.isAny([.be, .have, .modal, .doForm, .past]) {
      return Self.tellingVerbs.contains(word.text) && word.text != "keep"
    }
    if word.isAny([.be, .have, .modal, .doForm, .past, .verb, .adverb, .negation]) { return true }
    // "nobody else does it"
    if word.text == "else",
      ["nobody", "someone", "somebody", "everyone", "everybody"].contains(subject.text)
    {
      return true
    }
    if word.isAny(.small) { return false }
    // These are never what is done to: "…a card for ruth *she lost* her husband".
    if ["i", "he", "she", "we", "they"].contains(subject.text), word.pause == .none, word.when < 0 {
      return true
    }
    let isThird = ["he", "she", "it", "that", "this", "someone", "everyone", "nobody"].contains(
      subject.text)
    return isThird && (word.text.hasSuffix("s") || Self.tellingVerbs.contains(word.text))
      || word.text.hasSuffix("ed") || subject.text == "i"
      || ["feel", "think", "guess", "know", "hate", "love", "like", "got", "said", "went", "fill"]
        .contains(
          word.text)
  }
}
