// Statements about people, known by name, title or relation.
extension ClauseCutter {
  /// "dave was going to", "mom said": a person known by name or relation, with a verb that tells.
  func isPersonStatement(at head: Int) -> Bool {
    // "Mr Ortiz wants": the name may have two words.
    let isTitle = ["mr", "mrs", "ms", "dr", "professor", "doc", "coach"].contains(words[head].text)
    if words[head].isAny([.capital]) || isTitle,
      let name = finder.word(head + 1), name.isAny([.capital]) || isTitle, name.pause == .none,
      !name.isAny(.small), let verb = finder.word(head + 2), verb.pause == .none,
      Self.happeningVerbs.contains(verb.text) || isTitle && Self.isPast(verb),
      finder.word(head - 1).map({ !$0.isAny([.verb, .preposition, .determiner]) || $0.when >= 0 })
        ?? true
    {
      return true
    }
    let word = words[head]
    if !word.isAny(.small), !word.isAny([.verb]), word.when < 0, let verb = finder.word(head + 1),
      ["said", "told", "asked", "promised"].contains(verb.text), head > start
    {
      return finder.word(head - 1).map { !$0.isAny([.determiner, .preposition, .capital]) } ?? true
    }
    guard word.isAny([.capital]) || PersonWord.contains(word.text), !word.isAny(.small),
      !word.isAny([.verb]),
      word.when < 0, var verb = finder.word(head + 1), verb.pause == .none, verb.when < 0
    else { return false }
    // "linda always did the cards"
    if verb.isAny([.adverb]), let next = finder.word(head + 2),
      next.isAny([.doForm, .be, .have, .past])
    {
      verb = next
      if !next.isAny([.verb]), next.isAny([.past, .have]) { return !isAskedPerson(head) }
    }
    if let before = finder.word(head - 1), words[head].pause < .comma,
      before.isAny([.verb]) && !(before.isAny([.nounVerb]) && hasDeterminer(before: head - 1))
        || before.isAny([.preposition, .determiner, .capital, .subordinator]) && before.text != "that"
    {
      return false
    }
    if verb.isAny([.be, .modal, .doForm]) && !verb.isAny([.verb])
      || Self.tellingVerbs.contains(verb.text)
    {
      return true
    }
    // "sam handed in his notice"
    if Self.isPast(verb), let next = finder.word(head + 2), next.pause == .none,
      next.isAny([.determiner, .object, .preposition])
    {
      return true
    }
    return isPlacedPersonStatement(at: head)
  }

  /// "ask linda again", "with linda": no story begins at the name.
  func isAskedPerson(_ head: Int) -> Bool {
    finder.word(head - 1)?.isAny([.verb, .preposition, .determiner]) == true
  }

  /// "margaret from church visits her": where someone known by name is from, and what they do.
  func isPlacedPersonStatement(at head: Int) -> Bool {
    guard finder.word(head + 1)?.text == "from", let verb = finder.word(head + 3),
      verb.pause == .none,
      let next = finder.word(head + 4), next.isAny([.object, .determiner])
    else { return false }
    return verb.text.hasSuffix("s") && !verb.isAny(.small) || Self.isPast(verb)
  }

  /// "mr ito's", "emma's": whose thing is told of.
  func isOwnerOfThing(_ head: Int) -> Bool {
    let isTitle = ["mr", "mrs", "ms", "dr", "doc", "coach"].contains(words[head].text)
    let owner = isTitle ? head + 1 : head
    guard owner < words.count, words[owner].text.hasSuffix("'s"), !isContractedBe(owner) else {
      return false
    }
    return isTitle || PersonWord.contains(String(words[owner].text.dropLast(2)))
  }

  /// "her party's on saturday": an 's that is "is".
  func isContractedBe(_ index: Int) -> Bool {
    guard let next = finder.word(index + 1) else { return false }
    return next.isAny([.preposition, .be, .negation, .adverb]) || next.when >= 0
      || Self.states.contains(next.text) && finder.word(index + 2).map { !isNoun($0) } ?? true
      || next.text.hasSuffix("ing")
  }

  private func isNoun(_ word: Word) -> Bool {
    word.pause == .none && word.when < 0 && !word.isAny(.small) && !word.isAny([.verb])
  }

  /// How someone or something is: "the kit's *empty*", "dave's *away*".
  private static let states: Set<String> = [
    "due", "home", "back", "away", "gone", "empty", "dead", "sick", "broken", "busted", "ready", "full",
    "closed", "late", "here", "done", "fine", "free", "leaking", "low", "almost", "nearly",
  ]
}
