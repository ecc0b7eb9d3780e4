// Words that are spelled like verbs and name something or someone: "snacks and water for the hike", "with Jo and Mark".
extension HeadFinder {
  /// "a costume for World *Book* Day": a name of three words behind a preposition.
  func isTitleAround(_ index: Int, _ next: Word) -> Bool {
    guard words[index].isAny([.capital]), next.isAny([.capital]), next.pause == .none,
      let before = word(index - 1), before.isAny([.capital]), before.pause == .none,
      !PersonWord.contains(before.text), let opener = word(index - 2)
    else { return false }
    return opener.isAny([.preposition, .determiner])
  }

  /// "split it with jo and *mark*": a second name behind a preposition, with nothing that it could be done to.
  func isCompanion(_ index: Int) -> Bool {
    guard let name = word(index - 2), let opener = word(index - 3), name.pause == .none,
      words[index - 1].text == "and", words[index - 1].pause < .comma, !name.isAny(.small),
      ["with", "from", "for", "to", "between"].contains(opener.text)
        || ListVerbs.reaching.contains(opener.text),
      word(index + 1).map({ $0.pause >= .comma }) ?? true
    else { return false }
    return PersonWord.contains(name.text) || name.isAny([.capital]) || !Noun.isKnown(name.text)
  }

  /// "snacks and *water* for the hike": what could be a verb has no object, and goods stand on both sides of the "and".
  func isGoodsBehindAnd(_ index: Int, _ next: Word) -> Bool {
    guard let link = word(index - 1), link.text == "and", link.pause < .comma, let goods = word(index - 2),
      !words[index].isAny([.strongVerb, .reachingVerb])
    else { return false }
    switch next.text {
    case "for", "to", "from", "in", "on": break
    default: return false
    }
    return next.pause == .none && Noun.isKnown(words[index].text) && Noun.isKnown(goods.text)
  }

  /// "before the kids *get* home": what happens then, and no order.
  func isSaidOfWhen(_ index: Int) -> Bool {
    guard let subject = word(index - 1), let marker = word(index - 2), let opener = word(index - 3),
      marker.isAny([.determiner]), subject.text != Noun.singular(subject.text)
    else { return false }
    switch opener.text {
    case "before", "after", "when", "while", "until", "once": break
    default: return false
    }
    switch words[index].text {
    case "get", "leave", "come", "go", "wake", "arrive", "start", "open", "close", "finish", "eat", "move":
      return true
    default: return false
    }
  }

  /// "a phone mount *the old one* snapped": told of, and not done to.
  func isFormerOne(_ index: Int) -> Bool {
    guard word(index)?.text == "the", let one = word(index + 2), ["one", "ones"].contains(one.text) else {
      return false
    }
    return ["old", "other", "last"].contains(word(index + 1)?.text ?? "")
  }

  /// "the Best *Buy* card", "talk about parental *leave*": the end of a name, and no order.
  func isPartOfName(at index: Int, _ next: Word) -> Bool {
    let verb = words[index]
    if !verb.isAny([.strongVerb]), isFormerOne(index + 1) { return true }
    // "in the accident *book* um the fridge is": what is to be done would follow at once.
    if next.pause >= .slight, next.isAny([.determiner]), !verb.isAny([.strongVerb]), index > 1,
      isAfterNounMarker(index - 1)
    {
      return true
    }
    if isToldPast(index) { return true }
    if verb.isAny([.capital]), !next.isAny([.capital]), word(index - 1)?.isAny([.capital]) == true {
      return true
    }
    if isTitleAround(index, next) { return true }
    return verb.text == "leave" && !isObjectStart(next)
  }

  /// "it's in the garage *frank put it* there": someone did it, in a verb that does not change.
  func isToldPast(_ index: Int) -> Bool {
    guard ["put", "cut", "set", "let", "read", "shut", "hit"].contains(words[index].text), index > 1,
      let person = word(index - 1), PersonWord.contains(person.text), person.pause == .none
    else { return false }
    return !words[index - 2].isAny(.small) && !words[index - 2].isAny([.verb])
  }

  /// "milk and water", "pen and paper": a noun that happens to be spelled like a verb, at the end of a list.
  func isNounPair(_ index: Int) -> Bool {
    guard let next = word(index + 1), next.pause < .comma else {
      // A single word after "and": a task only when it stands alone as one ("cook and clean").
      guard index > 0, words[index - 1].isAny([.connective]) else { return false }
      return words[index].isAny([.nounVerb, .likelyVerb]) || isCompanion(index)
    }
    return isGoodsBehindAnd(index, next)
  }
}
