// Statements about things: "the car needs", "the lady on pine street wants".
extension ClauseCutter {
  /// "the car needs", "my tooth is", "the old one keeps": a noun group with its verb close behind.
  func isNounStatement(at head: Int, isConnected: Bool) -> Bool {
    if isToBeKept(head) { return false }
    if isPersonStatement(at: head) { return true }
    guard words[head].isAny([.determiner]) || isOwnerOfThing(head) else {
      return isBareStatement(at: head, isConnected: isConnected)
    }
    guard canBeToldOf(head, isConnected: isConnected) else { return false }
    var hasPlace = false
    for index in head + 1..<min(words.count, head + 9) {
      let word = words[index]
      if word.text == "in", finder.word(index + 1)?.text == "law" { continue }
      if word.text == "next", finder.word(index + 1)?.text == "door" { continue }
      if word.text.hasSuffix("'s"), isContractedBe(index) { return true }
      if word.pause > .none { return false }
      // "and the lady on pine street wants an estimate"
      if isConnected || hasHead && canBePlaced(head), !hasPlace, index > head + 1, isPlacing(index) {
        hasPlace = true
        continue
      }
      if word.isAny([.preposition, .subordinator])
        || word.isAny([.connective]) && !word.isAny([.adverb]) && !words[index - 1].isAny([.determiner])
      {
        return false
      }
      // "the lease we have to tell the landlord": what it is about is named first.
      if word.isAny([.subject]), !word.isAny([.determiner]) {
        return isTopic(before: index) || isConnected && isToldOfAgain(index)
      }
      let verdict =
        hasPlace ? placedVerdict(index) : verdict(at: index, from: head, isConnected: isConnected)
      if let verdict { return verdict }
    }
    return false
  }

  /// "my landlord *he* says": who was named is told of by a pronoun.
  private func isToldOfAgain(_ index: Int) -> Bool {
    guard ["he", "she", "they"].contains(words[index].text), PersonWord.contains(words[index - 1].text),
      let verb = finder.word(index + 1)
    else { return false }
    return isPredicate(verb, after: words[index])
  }

  /// "… at some point *the book on art was due*": with a place behind it a thing begins something new only where what
  /// stands before is complete.
  private func canBePlaced(_ head: Int) -> Bool {
    guard words[head].text == "the" || words[head].text == "my", let before = finder.word(head - 1) else {
      return false
    }
    return before.when >= 0 || before.text == "point" && finder.word(head - 2)?.text == "some"
      || isDoneTo(head - 1)
  }

  /// "remember: parking spot is b12": a fact that is handed over, not told.
  private func isToBeKept(_ head: Int) -> Bool {
    head == start + 1 && ["remember", "note"].contains(words[start].text)
  }

  /// Whether what stands before lets a thing begin here.
  private func canBeToldOf(_ head: Int, isConnected: Bool) -> Bool {
    // "text bob that i am late": what is to be said.
    if words[head].text == "that",
      finder.word(head + 1)?.isAny([.subject]) == true
        || words[head].pause == .none && followsSaying(head)
    {
      return false
    }
    if head > start, isItemVerb(head - 1) { return false }
    if !isConnected, let before = finder.word(head - 1), before.when < 0 {
      let isClosed =
        before.isAny([.object]) && finder.word(head - 2)?.isAny([.preposition]) == true
        || isDoneTo(head - 1)
      if before.isAny([.preposition, .verb, .determiner, .be, .have, .object]),
        !before.isAny([.nounVerb]),
        !isClosed
      {
        return false
      }
      if before.isAny([.preposition]) && !isClosed
        || before.isAny([.past]) && !before.isAny([.nounVerb])
      {
        return false
      }
    }
    return true
  }

  /// "answer it *the cat needs her shots*": a deed that is complete with its pronoun.
  private func isDoneTo(_ index: Int) -> Bool {
    guard let verb = finder.word(index - 1), verb.isAny([.verb]) else { return false }
    switch words[index].text {
    case "it", "them", "him": break
    default: return false
    }
    switch verb.text {
    case "tell", "text", "remind", "show", "give", "send", "email", "message", "let", "warn", "ask", "make",
      "help", "get", "buy", "bring", "call", "find", "take", "read", "write", "leave", "hand", "pass", "see":
      return false
    default: return true
    }
  }

  /// What a word behind "the lady on pine street" tells; nil to read on.
  private func placedVerdict(_ index: Int) -> Bool? {
    let word = words[index]
    if word.isAny([.be]) || Self.happeningVerbs.contains(word.text) { return true }
    let isDone =
      Self.isPast(word)
      && finder.word(index + 1)?.isAny([.determiner, .object, .preposition]) == true
    return isDone ? true : nil
  }

  /// Whether the word tells of the thing that begins at `head`; nil to read on.
  private func verdict(at index: Int, from head: Int, isConnected: Bool) -> Bool? {
    let word = words[index]
    if ["no", "wait", "oh", "uh", "um", "cause"].contains(word.text) { return false }
    // "mike a birthday card his birthday is": with its own article another thing begins.
    if word.isAny([.determiner]), index > head + 1,
      !words[index - 1].isAny([.determiner, .strongVerb, .past, .preposition]),
      !word.text.hasSuffix("'s"),
      !["all", "both", "no", "more", "each", "enough"].contains(word.text)
    {
      return false
    }
    // "the fence don't forget to": the next frame, and nothing told of the fence.
    if word.isAny([.be, .modal, .doForm]), frameLength(at: index) > 0 {
      return false
    }
    if word.isAny([.be, .modal, .doForm]) || Self.tellingVerbs.contains(word.text) {
      // "some moleskin jess is bringing the stove": the name begins what is told.
      if index > head + 2, PersonWord.contains(words[index - 1].text),
        !words[index - 1].isAny([.verb]),
        !PersonWord.contains(words[index - 2].text),
        !words[index - 2].isAny([.determiner, .adverb])
      {
        return false
      }
      return index > head + 1 || !words[head].isAny([.number])
    }
    // "order more bands the red ones snap all the time"
    if ["one", "ones"].contains(words[index - 1].text), index > head + 1,
      word.isAny([.verb]) || Self.isPast(word) && words[head].text == "the"
    {
      return true
    }
    // "get bird seed the squirrels eat more": no thing was named that this could say more of.
    if index == head + 2, words[head].text == "the", !isConnected, word.isAny([.strongVerb]),
      hasHead,
      words[index - 1].text != Noun.singular(words[index - 1].text), !hasDeterminer(before: head)
    {
      return true
    }
    // "the permit runs out in december", "my sister's flight lands at six"
    if index > head + 1, FragmentReader.isThirdPerson(word.text) || Self.passings.contains(word.text),
      let next = finder.word(index + 1), next.pause == .none,
      next.when >= 0 || next.isAny([.preposition, .adverb, .object])
    {
      return true
    }
    // "and the interns start monday"
    if index > head + 1, isConnected, let next = finder.word(index + 1), next.when >= 0,
      ["start", "arrive", "leave", "come", "land", "open", "close", "end", "begin"].contains(word.text),
      words[index - 1].text != Noun.singular(words[index - 1].text)
    {
      return true
    }
    // "my roommate ate my leftovers"
    if index > head + 1, Self.isPast(word), let next = finder.word(index + 1), next.pause == .none,
      next.isAny([.determiner, .object, .preposition, .adverb, .subject, .connective, .reason])
        || next.when >= 0
        || PersonWord.contains(next.text)
    {
      return true
    }
    return nil
  }

  /// "text coach dan *that* leo is late": what is to be said.
  private func followsSaying(_ index: Int) -> Bool {
    words[max(start, index - 4)..<index].contains {
      switch $0.text {
      case "tell", "text", "email", "remind", "message", "let", "warn", "inform", "write", "told",
        "say":
        true
      default: false
      }
    }
  }

  /// What things do by themselves.
  static let passings: Set<String> = ["runs", "lands", "lapses", "leaks", "drips", "closes", "boards"]

  /// Verbs that tell of their subject and open no task.
  static let tellingVerbs: Set<String> = [
    "needs", "need", "keeps", "has", "have", "wants", "said", "says", "asked", "told", "gave", "left",
    "came", "went", "booked", "called", "emailed", "texted", "broke", "died", "promised", "offered",
    "expires", "renews", "already", "hurts", "arrived", "arrives", "looks", "sounds", "smells", "starts",
    "ends", "say", "want", "cost", "costs", "doubled", "keep", "kept", "got", "goes", "just", "never",
    "closes", "opens", "leaves", "comes", "ran", "stopped", "lives",
  ]
}
