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
      if isConnected, !hasPlace, index > head + 1, isPlacing(index) {
        hasPlace = true
        continue
      }
      if word.isAny([.preposition, .subordinator])
        || word.isAny([.connective]) && !word.isAny([.adverb])
      {
        return false
      }
      // "the lease we have to tell the landlord": what it is about is named first.
      if word.isAny([.subject]), !word.isAny([.determiner]) { return isTopic(before: index) }
      let verdict =
        hasPlace ? placedVerdict(index) : verdict(at: index, from: head, isConnected: isConnected)
      if let verdict { return verdict }
    }
    return false
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
      let isClosed = before.isAny([.object]) && finder.word(head - 2)?.isAny([.preposition]) == true
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
    if ["one", "ones"].contains(words[index - 1].text), index > head + 1, word.isAny([.verb]) {
      return true
    }
    // "get bird seed the squirrels eat more": no thing was named that this could say more of.
    if index == head + 2, words[head].text == "the", !isConnected, word.isAny([.strongVerb]),
      hasHead,
      words[index - 1].text != Noun.singular(words[index - 1].text), !hasDeterminer(before: head)
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

  /// Verbs that tell of their subject and open no task.
  static let tellingVerbs: Set<String> = [
    "needs", "need", "keeps", "has", "have", "wants", "said", "says", "asked", "told", "gave", "left",
    "came", "went", "booked", "called", "emailed", "texted", "broke", "died", "promised", "offered",
    "expires", "renews", "already", "hurts", "arrived", "arrives", "looks", "sounds", "smells", "starts",
    "ends", "say", "want", "cost", "costs", "doubled", "keep", "kept", "got", "goes", "just", "never",
    "closes", "opens", "leaves", "comes", "ran", "stopped", "lives",
  ]
}
