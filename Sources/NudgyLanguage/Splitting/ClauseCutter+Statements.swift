// Where someone begins to tell something: a subject with its verb.
extension ClauseCutter {
  /// A subject with its verb: "my tooth is", "i feel", "it keeps".
  func beginsStatement(at head: Int, from index: Int, isConnected: Bool) -> Bool {
    let word = words[head]
    if word.isAny([.subject]),
      !word.isAny([.determiner]) || finder.word(head + 1)?.isAny([.be, .joined]) == true
    {
      guard let verb = finder.word(head + 1), isPredicate(verb, after: word) else { return false }
      return !isBoundSubject(head, from: index)
    }
    if ["everything", "nothing"].contains(word.text), finder.word(head + 1)?.isAny([.joined]) == true {
      return !isBoundSubject(head, from: index)
    }
    guard isConnected || hasHead, !isBoundSubject(head, from: index) else { return false }
    return isNounStatement(at: head, isConnected: isConnected)
  }

  func isPredicate(_ word: Word, after subject: Word) -> Bool {
    // "don't cancel it move it": a bare verb does not tell of "it".
    if subject.text == "it", word.isAny([.verb]), !word.isAny([.be, .have, .modal, .doForm, .past]) {
      return Self.tellingVerbs.contains(word.text) && word.text != "keep"
    }
    if word.isAny([.be, .have, .modal, .doForm, .past, .verb, .adverb, .negation]) { return true }
    if word.isAny(.small) { return false }
    // These are never what is done to: "…a card for ruth *she lost* her husband".
    if ["i", "he", "she", "we", "they"].contains(subject.text), word.pause == .none, word.when < 0 {
      return true
    }
    let isThird = ["he", "she", "it", "that", "this", "someone", "everyone", "nobody"].contains(subject.text)
    return isThird && (word.text.hasSuffix("s") || Self.tellingVerbs.contains(word.text))
      || word.text.hasSuffix("ed") || subject.text == "i"
      || ["feel", "think", "guess", "know", "hate", "love", "like", "got", "said", "went", "fill"].contains(
        word.text)
  }

  /// "the car needs", "my tooth is", "the old one keeps": a noun group with its verb close behind.
  func isNounStatement(at head: Int, isConnected: Bool) -> Bool {
    if isPersonStatement(at: head) { return true }
    guard words[head].isAny([.determiner]) else { return isBareStatement(at: head, isConnected: isConnected) }
    // "text bob that i am late": what is to be said.
    if words[head].text == "that", finder.word(head + 1)?.isAny([.subject]) == true { return false }
    if head > start, isItemVerb(head - 1) { return false }
    if !isConnected, let before = finder.word(head - 1), before.when < 0 {
      let isClosed = before.isAny([.object]) && finder.word(head - 2)?.isAny([.preposition]) == true
      if before.isAny([.preposition, .verb, .determiner, .be, .have, .object]), !before.isAny([.nounVerb]),
        !isClosed
      {
        return false
      }
      if before.isAny([.preposition]) && !isClosed || before.isAny([.past]) && !before.isAny([.nounVerb]) {
        return false
      }
    }
    var hasPlace = false
    for index in head + 1..<min(words.count, head + 7) {
      let word = words[index]
      if word.text == "in", finder.word(index + 1)?.text == "law" { continue }
      if word.text.hasSuffix("'s"), isContractedBe(index) { return true }
      if word.pause > .none { return false }
      // "and the lady on pine street wants an estimate"
      if isConnected, !hasPlace, index > head + 1, isPlacing(index) {
        hasPlace = true
        continue
      }
      if word.isAny([.preposition, .subordinator]) || word.isAny([.connective]) && !word.isAny([.adverb]) {
        return false
      }
      // "the lease we have to tell the landlord": what it is about is named first.
      if word.isAny([.subject]), !word.isAny([.determiner]) { return isTopic(before: index) }
      if hasPlace {
        if word.isAny([.be]) || Self.happeningVerbs.contains(word.text) { return true }
        if Self.isPast(word), finder.word(index + 1)?.isAny([.determiner, .object, .preposition]) == true {
          return true
        }
        continue
      }
      if ["no", "wait", "oh", "uh", "um", "cause"].contains(word.text) { return false }
      // "the fence don't forget to": the next frame, and nothing told of the fence.
      if word.isAny([.be, .modal, .doForm]), finder.frameLength(at: index) > 0 {
        return false
      }
      if word.isAny([.be, .modal, .doForm]) || Self.tellingVerbs.contains(word.text) {
        return index > head + 1 || !words[head].isAny([.number])
      }
      // "my roommate ate my leftovers"
      if index > head + 1, Self.isPast(word), let next = finder.word(index + 1), next.pause == .none,
        next.isAny([.determiner, .object, .preposition, .adverb]) || next.when >= 0
      {
        return true
      }
    }
    return false
  }

  /// Verbs that tell of their subject and open no task.
  static let tellingVerbs: Set<String> = [
    "needs", "need", "keeps", "has", "have", "wants", "said", "says", "asked", "told", "gave", "left", "came",
    "went", "booked", "called", "emailed", "texted", "broke", "died", "promised", "offered", "expires",
    "renews",
    "already", "hurts", "arrived", "arrives", "looks", "sounds", "smells", "starts", "ends",
    "keep", "kept", "got", "goes", "just", "never", "closes", "opens", "leaves", "comes", "ran", "stopped",
    "lives",
  ]

  /// "dave was going to", "mom said": a person known by name or relation, with a verb that tells.
  func isPersonStatement(at head: Int) -> Bool {
    // "Mr Ortiz wants": the name may have two words.
    if words[head].isAny([.capital]) || ["mr", "mrs", "ms", "dr", "professor"].contains(words[head].text),
      let name = finder.word(head + 1), name.isAny([.capital]), name.pause == .none, !name.isAny(.small),
      let verb = finder.word(head + 2), verb.pause == .none, Self.happeningVerbs.contains(verb.text),
      finder.word(head - 1).map({ !$0.isAny([.verb, .preposition, .determiner]) || $0.when >= 0 }) ?? true
    {
      return true
    }
    let word = words[head]
    if !word.isAny(.small), !word.isAny([.verb]), word.when < 0, let verb = finder.word(head + 1),
      ["said", "told", "asked", "promised"].contains(verb.text), head > start
    {
      return finder.word(head - 1).map { !$0.isAny([.determiner, .preposition, .capital]) } ?? true
    }
    guard word.isAny([.capital]) || PersonWord.contains(word.text), !word.isAny(.small), !word.isAny([.verb]),
      word.when < 0, let verb = finder.word(head + 1), verb.pause == .none, verb.when < 0
    else { return false }
    if let before = finder.word(head - 1), words[head].pause < .comma,
      before.isAny([.verb, .preposition, .determiner, .capital, .subordinator])
    {
      return false
    }
    return verb.isAny([.be, .modal, .doForm]) && !verb.isAny([.verb]) || Self.tellingVerbs.contains(verb.text)
  }

  /// "her party's on saturday": an 's that is "is".
  func isContractedBe(_ index: Int) -> Bool {
    guard let next = finder.word(index + 1) else { return false }
    return next.isAny([.preposition, .be, .negation, .adverb]) || next.when >= 0 || next.text == "due"
      || next.text.hasSuffix("ing")
  }

  /// "before we leave", "the calculator i borrowed", "tell sam i am late": a subject that belongs to what stands
  /// before it.
  func isBoundSubject(_ head: Int, from index: Int) -> Bool {
    guard index == head, index > start, let before = finder.word(index - 1), words[index].pause < .comma
    else { return false }
    // "the problem set that's due monday"
    if words[head].text == "that", finder.word(head + 1)?.isAny([.be]) == true, !before.isAny(.small),
      let after = finder.word(head + 2), after.text == "due" || after.isAny([.preposition])
    {
      return true
    }
    if before.when >= 0 { return false }
    // "the physical for that i have to book"
    if before.text == "that", finder.word(index - 2)?.text == "for", finder.frameLength(at: head) > 0 {
      return false
    }
    // "that young man who fixed the fence"
    if words[head].text == "who", !before.isAny([.connective, .verb]) { return true }
    if before.isAny([.subordinator, .question, .preposition]) { return true }
    if before.text == "because" || before.text == "cause" || before.text == "though" || before.text == "since"
    {
      return true
    }
    let speech: Set<String> = [
      "tell", "told", "says", "say", "said", "think", "know", "guess", "hope", "swear", "sure", "promised",
      "feel",
      "wish", "mean", "remind", "ask", "let", "make", "help", "see", "thought", "knew", "bet", "wonder",
      "believe",
    ]
    if speech.contains(before.text) { return true }
    if before.isAny([.have, .doForm, .modal, .be]) { return true }
    if before.isAny([.capital]) || PersonWord.contains(before.text),
      let two = finder.word(index - 2),
      ["tell", "ask", "remind", "see", "told", "promised", "asked", "let"].contains(two.text)
    {
      return before.isAny([.capital]) || !before.isAny([.determiner])
    }
    // "told pastor jim i would"
    // "tell work i will be late"
    if !before.isAny(.small), let two = finder.word(index - 2),
      ["tell", "told", "promise", "promised", "text", "let"].contains(two.text)
    {
      return true
    }
    if isName(before), finder.word(index - 2).map(isName) == true,
      finder.word(index - 3).map({ ["tell", "told", "let", "remind", "promised"].contains($0.text) }) == true
    {
      return true
    }
    if PersonWord.contains(before.text), finder.word(index - 2)?.isAny([.determiner]) == true,
      finder.word(index - 3).map({ ["tell", "told", "let", "remind", "promised"].contains($0.text) }) == true
    {
      return true
    }
    return isRelative(head)
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
    var after = head + 2
    while let aid = finder.word(after - 1), aid.isAny([.adverb, .modal, .doForm]), after < head + 5 {
      after += 1
    }
    if let main = finder.word(after - 1), main.isAny([.have]) {
      guard let next = finder.word(after) else { return true }
      if !next.isAny([.past]) { return next.pause > .none || next.isAny([.connective]) }
      after += 1
    }
    guard let next = finder.word(after) else { return true }
    if finder.frameLength(at: head) > 0 { return false }
    return next.pause > .none || next.isAny([.preposition, .connective]) || next.when >= 0
  }
}
