/// Tells where something to do can begin in a row of words.
struct HeadFinder {
  let words: [Word]

  func word(_ index: Int) -> Word? {
    words.indices.contains(index) ? words[index] : nil
  }

  /// Whether the word is a verb that opens a task: "and *buy* milk", but not "to buy", "the call", "help buy".
  ///
  /// After a connective or a pause weak evidence is enough; in the middle of running speech the words on both
  /// sides must speak for it.
  func isTaskHead(at index: Int, afterBreak: Bool) -> Bool {
    guard let word = word(index), word.when < 0 else { return false }
    let afterBreak = afterBreak || isClosed(before: index)
    if word.text == "have" { return afterBreak && isArranged(at: index) }
    if isCompoundVerb(at: index) { return afterBreak || !blocksHead(before: index) }
    guard word.flags.contains(.verb), !isCompoundVerb(at: index - 1), !isCompoundNoun(at: index) else {
      return false
    }
    if afterBreak, joinsNextVerb(at: index) || offersNextVerb(at: index) { return true }
    // "the pick up is friday": a verb and its particle as a noun.
    if let particle = self.word(index + 1), isParticle(particle), self.word(index + 2)?.isAny([.be]) == true {
      return false
    }
    let next = self.word(index + 1)
    if next == nil || next?.pause == .stop || next?.pause == .comma {
      return afterBreak
        && (Self.alone.contains(word.text) || word.isAny([.strongVerb, .likelyVerb]) && !isNounPair(index))
    }
    guard let next else { return false }
    if next.isAny([.be, .have, .modal]) && !next.isAny([.verb]) { return false }
    // "the rent check i need to drop": no order is given to "i".
    if ["i", "we", "he", "she", "they"].contains(next.text) { return false }
    // "the gutters look awful": how something seems.
    if ["look", "smell", "sound", "taste"].contains(word.text), !isObjectStart(next),
      !next.isAny([.preposition])
    {
      return false
    }
    if word.isAny([.weakVerb]) {
      // "call al see if he can": nothing else ends in "see if".
      if ["if", "whether"].contains(next.text) {
        return afterBreak || word.text == "see" && index > 1 && !blocksHead(before: index)
      }
      if afterBreak, word.text == "say", isSaid(next.text) { return true }
      if afterBreak, word.text == "see", !next.isAny(.small), next.when < 0, next.pause == .none {
        return true
      }
      return afterBreak
        && (isObjectStart(next) || next.text == "to" || isParticle(next) || isParticle(next, of: word)
          || opensListItem(word, before: next))
    }
    if afterBreak {
      if word.isAny([.strongVerb]) || Self.alone.contains(word.text) { return true }
      if word.isAny([.likelyVerb]) { return !next.isAny([.connective]) && !isNounPair(index) }
      if isGoodsBehindAnd(index, next) { return false }
      return isObjectStart(next) || isParticle(next, of: word) || opensListItem(word, before: next)
    }
    guard !blocksHead(before: index), !endsThing(at: index, next), !isPartOfName(at: index, next) else {
      return false
    }
    // "a million tabs open in my head": how they are.
    if Self.states.contains(word.text), !isObjectStart(next) { return false }
    if word.isAny([.strongVerb]) { return !next.isAny([.connective]) }
    if word.isAny([.likelyVerb]) {
      return next.isAny([.determiner, .object, .capital, .address]) || PersonWord.contains(next.text)
        || reachesSomeone(at: index) || followsPlural(index, next)
        || next.isAny([.number]) && index > 1 && (isAfterNounMarker(index - 1) || countsThings(behind: index))
    }
    if word.isAny([.listVerb]) {
      let isCounted = next.isAny([.number]) && self.word(index - 1).map { $0.when >= 0 } == true
      if isGotThing(index) { return false }
      // "a new drill bit set the old ones are gone"
      return next.isAny([.determiner]) && word.text != "set" || isCounted || followsPlural(index, next)
    }
    return false
  }

  /// "text tasha about", "call joan back": someone unknown, with the word that makes one of them.
  private func reachesSomeone(at index: Int) -> Bool {
    guard let verb = word(index), ["text", "call", "email", "message", "ring", "phone"].contains(verb.text),
      let name = word(index + 1), !name.isAny(.small), name.pause == .none, let link = word(index + 2),
      // "get the ring resized and": what is to be done with it, and no one's name.
      !name.text.hasSuffix("ed")
    else { return false }
    return ["about", "back", "that", "if", "to", "and", "for", "again"].contains(link.text)
      && link.pause == .none
  }

  /// "order *two cases*"
  private func countsThings(behind index: Int) -> Bool {
    guard let thing = word(index + 2), thing.pause == .none, !thing.isAny(.small), thing.when < 0 else {
      return false
    }
    return thing.text != Noun.singular(thing.text) && Noun.isKnown(word(index - 1)?.text ?? "")
  }

  /// "the onboarding *email* it still says beta", "the college *stuff* the fafsa is due": a noun, as what follows it
  /// is told of something else.
  private func endsThing(at index: Int, _ next: Word) -> Bool {
    guard let before = word(index - 1), before.when < 0 else { return false }
    // "i'll be on my own chase the deposit"
    if before.text == "own" { return word(index - 3)?.text != "on" }
    guard !words[index].isAny([.strongVerb]), let after = word(index + 2) else { return false }
    if ["it", "that", "they", "he", "she"].contains(next.text), next.pause == .none {
      return after.isAny([.be, .have, .modal, .doForm, .past])
        || after.isAny([.adverb]) && !["again", "soon", "now", "too", "first"].contains(after.text)
    }
    guard next.isAny([.determiner]), !words[index].isAny([.likelyVerb]) else { return false }
    for place in index + 2..<max(index + 2, min(words.count, index + 5)) {
      if words[place].pause > .none || words[place].isAny([.preposition, .connective]) { return false }
      if words[place].isAny([.be, .modal, .doForm]), !words[place].isAny([.verb]) { return true }
    }
    return false
  }

  /// "say sorry"
  private func isSaid(_ word: String) -> Bool {
    switch word {
    case "sorry", "thanks", "thank", "hi", "hello", "yes", "no", "goodbye", "congrats", "congratulations":
      true
    default: false
    }
  }

  private static let states: Set<String> = [
    "open", "clean", "clear", "dry", "empty", "free", "complete", "separate", "secure", "warm", "close",
    "slow",
  ]

  /// Verbs that are a task by themselves and name no thing.
  private static let alone: Set<String> = [
    "vote", "stretch", "meditate", "exercise", "declutter", "journal", "vacuum", "mop", "tidy", "apologize",
    "hydrate",
  ]

  func isObjectStart(_ word: Word) -> Bool {
    word.isAny([.determiner, .object, .capital, .address]) || word.isAny([.number])
      || PersonWord.contains(word.text) || word.text == "something" || word.text == "everything"
  }

  func isParticle(_ word: Word) -> Bool {
    switch word.text {
    case "up", "out", "off", "down", "back", "in", "on", "over", "away", "for", "to", "with": true
    default: false
    }
  }

  /// Whether the word before makes a verb here something else: an infinitive, a noun, a second verb.
  private func blocksHead(before index: Int) -> Bool {
    guard let before = word(index - 1) else { return false }
    if isHelped(before: index) || isQualified(before: index) || isSaidOfWhen(index) { return true }
    if before.when >= 0 { return false }
    // "ask what's going on write the specials": the particle ends what came before.
    if isParticle(before), !["for", "to", "with"].contains(before.text), before.text != "in",
      let verb = word(index - 2), verb.text.hasSuffix("ing"), word(index)?.isAny([.strongVerb]) == true
    {
      return false
    }
    // "someone has to be there ask tom"
    if before.text == "there", word(index - 2)?.isAny([.be, .verb]) == true { return false }
    if ["needs", "wants", "says", "said"].contains(before.text) { return true }
    if before.isAny([
      .determiner, .preposition, .modal, .subject, .negation, .doForm, .have, .be, .question, .number,
    ]) {
      // "don't cancel it move it": no bare verb tells of "it", save after "make it", "let it".
      if before.text == "it", let two = word(index - 2) {
        return ["make", "let", "help", "see", "watch", "have", "made"].contains(two.text)
      }
      // "find those scan them": what the deed before is done to.
      if ["those", "these", "that"].contains(before.text), let two = word(index - 2), two.isAny([.verb]),
        words[index].isAny([.strongVerb, .likelyVerb]), let next = word(index + 1),
        ["them", "it", "those"].contains(next.text)
      {
        return false
      }
      // "the 29th buy socks", "under 200 call bob": a number before a plain verb counts nothing.
      if before.isAny([.number]), !before.isAny([.determiner, .subject, .object]),
        word(index)?.isAny([.strongVerb]) == true
      {
        return false
      }
      // "wait for it call mom": a pronoun can also end what came before.
      return !(before.isAny([.object]) && !before.isAny([.determiner, .subject]))
    }
    if before.text.hasSuffix("'s") || before.text == "please" { return before.text != "please" }
    // "push Call Ana": right after the first verb there is nothing that could end.
    if before.isAny([.verb]), index == 1 || before.pause >= .comma { return true }
    // "an oil change meal prep": the second word of a thing is no verb.
    if before.isAny([.verb]), isCompoundNoun(at: index - 2) { return false }
    if before.isAny([.verb]) { return !before.isAny([.nounVerb]) && !isAfterNounMarker(index - 1) }
    // "don't even get me started"
    if before.isAny([.adverb]) { return word(index - 2)?.isAny([.negation]) == true }
    return false
  }

  /// "the new hire starts", "if she can second shoot": a word that goes with the noun or the verb behind it.
  private func isQualified(before index: Int) -> Bool {
    guard let before = word(index - 1), let marker = word(index - 2) else { return false }
    // "get bird seed the squirrels eat more": a second thing behind a first does something itself.
    if marker.text == "the", let thing = word(index - 3), !thing.isAny(.small),
      !thing.isAny([.verb]) || isGotThing(index - 3),
      before.text != Noun.singular(before.text), let next = word(index + 1),
      !isObjectStart(next) || next.text == "more"
    {
      return true
    }
    switch before.text {
    case "one", "ones": return !words[index].isAny([.strongVerb, .likelyVerb])
    case "new", "old", "first", "last", "whole", "big", "little", "other", "same", "extra", "next":
      return marker.isAny([.determiner])
    case "second", "just", "also", "still", "even", "really": return marker.isAny([.modal])
    default: return false
    }
  }

  func isAfterNounMarker(_ index: Int) -> Bool {
    guard let marker = word(index - 1) else { return false }
    // "to order contact lenses": here "to" goes with a verb.
    return marker.isAny([.determiner, .preposition]) && marker.text != "to"
  }
}
