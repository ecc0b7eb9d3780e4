// Statements whose subject has no article, and those whose subject only says what they are about.
extension ClauseCutter {
  /// Verbs that hardly name a thing, and so make a statement of whatever noun stands before them.
  static let happeningVerbs: Set<String> = [
    "is", "are", "was", "were", "needs", "keeps", "wants", "says", "said", "asked", "came", "went",
    "broke", "died", "expires", "renews", "arrives", "arrived", "looks", "starts", "ends", "opens",
    "closes", "comes", "goes", "called", "emailed", "texted", "told", "promised", "borrowed", "has",
    "gave", "got", "took", "left", "seems", "happens", "happened", "expects", "want", "fill", "fills",
    "doubled", "paid", "moved", "quit", "passed", "costs", "cost", "stopped", "hasn't", "visits",
  ]

  private static let irregularPasts: Set<String> = [
    "outgrew", "grew", "blew", "knew", "threw", "fell", "froze", "stole", "bit", "hit", "quit", "ate",
    "came", "went", "broke", "died", "lost", "got", "gave", "kept", "spent", "won", "sent", "paid",
    "took", "ran", "forgot", "overflowed", "flooded", "shrank",
  ]

  /// "sent", "burned", "outgrew": what someone or something did.
  static func isPast(_ word: Word) -> Bool {
    if word.isAny([.verb]) || word.when >= 0 { return false }
    if word.isAny([.past]) || irregularPasts.contains(word.text) { return true }
    return word.text.hasSuffix("ed") && word.text.utf8.count > 4 && !word.isAny(.small)
  }

  /// Prepositions that say where the subject is or whose it is.
  static let placing: Set<String> = ["in", "on", "at", "from", "of", "with"]

  /// "the physical for that", "the lady on pine street": what only says more of the subject.
  func isPlacing(_ index: Int) -> Bool {
    Self.placing.contains(words[index].text)
      || words[index].text == "for" && finder.word(index + 1)?.isAny([.determiner, .object]) == true
  }

  /// "dishwasher guy needs his check", after a pause, a time or a connective: no article, and yet a statement.
  func isBareStatement(at head: Int, isConnected: Bool) -> Bool {
    let first = words[head]
    if isCountStatement(at: head) { return true }
    guard !first.isAny(.small), !first.isAny([.strongVerb, .number, .address]), first.when < 0 else {
      return false
    }
    // "order badges hr keeps asking for it"
    if hasHead, finder.word(head + 1)?.text == "keeps", words[head + 1].pause == .none,
      finder.word(head - 1).map({ !$0.isAny([.determiner, .preposition, .verb]) }) == true
    {
      return true
    }
    let isSetOff =
      first.pause >= .slight || finder.word(head - 1).map { $0.when >= 0 || isLead(head - 1) } == true
    guard isSetOff else { return false }
    for index in head + 1..<max(head + 1, min(words.count, head + 4)) {
      let word = words[index]
      if word.pause > .none || word.when >= 0 { return false }
      // "first aid kit's empty"
      if word.text.hasSuffix("'s"), isContractedBe(index), Noun.isKnown(String(word.text.dropLast(2))) {
        return true
      }
      // "oat milk we're low on", "printer ink i have to order"
      if word.isAny([.subject]), !word.isAny([.determiner]), !words[index - 1].isAny([.preposition]) {
        return ["i", "we"].contains(word.text) && (isTopic(before: index) || isShort(index))
      }
      // "…, laundry isn't done" puts right what was just said.
      if word.isAny([.be]), finder.word(index + 1)?.isAny([.negation]) == true { return false }
      if Self.happeningVerbs.contains(word.text) {
        return frameLength(at: index) == 0 || word.text == "needs"
      }
      if word.isAny(.small) { return false }
    }
    return false
  }

  /// "oat milk *we're low on*"
  private func isShort(_ index: Int) -> Bool {
    guard finder.word(index + 1)?.isAny([.be]) == true else { return false }
    return ["low", "out", "running", "short", "almost", "nearly"].contains(finder.word(index + 2)?.text ?? "")
  }

  /// "the fence by the creek *two posts are gone*"
  private func isCountStatement(at head: Int) -> Bool {
    guard words[head].isAny([.number]), words[head].when < 0, head > start,
      !words[head - 1].isAny([.verb, .preposition, .determiner, .number, .be]),
      let thing = finder.word(head + 1), !thing.isAny(.small), thing.when < 0, thing.pause == .none,
      let verb = finder.word(head + 2), verb.pause == .none
    else { return false }
    return ["are", "were", "have"].contains(verb.text) && thing.text != Noun.singular(thing.text)
  }

  /// "the lease we have to tell the landlord", "the light bill i think that is due": a thing named before what is
  /// said about it, and not "the form i need to sign".
  func isTopic(before index: Int) -> Bool {
    guard let next = finder.word(index + 1) else { return false }
    // "then the letters i still owe", "the curtains i washed them"
    if finder.word(index - 1).map({ !$0.isAny(.small) }) == true, let object = finder.word(index + 2),
      object.isAny([.object]), !object.isAny([.determiner])
    {
      return true
    }
    if ["it", "that", "they", "she", "he"].contains(words[index].text) {
      return next.isAny([.be]) || ["needs", "need", "has", "have", "keeps", "wants"].contains(next.text)
    }
    if ["think", "guess"].contains(next.text) { return true }
    let frame = frameLength(at: index)
    guard frame > 0, let object = finder.word(index + frame + 1), object.pause == .none, object.when < 0
    else {
      return false
    }
    return object.isAny([.determiner, .object, .capital]) || !object.isAny(.small)
  }
}
