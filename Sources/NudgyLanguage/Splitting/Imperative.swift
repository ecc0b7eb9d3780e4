// "buy milk", "tomorrow call mom", "please send the invoice": a verb and its object.
extension TaskReader {
  static let imperative = Rule(name: "imperative") { clause in
    let times = leadingTimes(clause)
    var words = Array(clause.words.dropFirst(times.count))
    while let first = words.first, words.count > 1,
      first.text == "please" || first.isAny([.adverb, .filler]) && !first.isAny([.verb])
    {
      words.removeFirst()
    }
    let finder = HeadFinder(words: words)
    guard let verb = words.first, isWorthDoing(words), !isNounWithVerb(words), !isOutburst(words) else {
      return nil
    }
    let second = words.count > 1 ? words[1] : nil
    guard
      finder.isTaskHead(at: 0, afterBreak: true)
        || words.count == 1 && verb.isAny([.strongVerb, .likelyVerb])
        || verb.text == "be" && words.count > 2 || verb.text == "do" && second?.isAny([.negation]) == false
        || isVerbAndNoun(words)
    else { return nil }
    let isCertain = verb.isAny([.strongVerb, .likelyVerb]) || verb.text == "do"
    return TaskDraft(
      words: words, source: clause.words, leadingWhens: times.whens, confidence: isCertain ? 0.92 : 0.82,
      ground: .imperative)
  }

  /// "fish guy comes at six", "route change starts": what looks like an order tells of something.
  private static func isNounWithVerb(_ words: [Word]) -> Bool {
    guard !checkingVerbs.contains(words[0].text) else { return false }
    // "order form is somewhere"
    if words.count > 2, !words[1].isAny(.small), !words[1].isAny([.capital]),
      !PersonWord.contains(words[1].text),
      words[1].when < 0, words[1].pause == .none, words[2].isAny([.be]), words[2].pause == .none
    {
      return true
    }
    for index in 1..<max(1, min(words.count, 4)) {
      let word = words[index]
      if word.pause > .none || word.when >= 0 { return false }
      if eventVerbs.contains(word.text) {
        return index > 1 && (!words[0].isAny([.strongVerb]) || word.text.hasSuffix("s"))
          || index == 1 && !words[0].isAny([.likelyVerb, .strongVerb])
      }
      if word.isAny(.small) { return false }
    }
    return false
  }

  /// "check the oven is off": verbs that a statement can follow.
  private static let checkingVerbs: Set<String> = [
    "check", "see", "ask", "tell", "confirm", "verify", "make", "ensure", "remind", "find", "text", "email",
    "let",
  ]

  /// Verbs of things that happen by themselves.
  static let eventVerbs: Set<String> = [
    "comes", "starts", "opens", "closes", "ends", "begins", "leaves", "arrives", "expires", "renews",
    "came", "called", "wants", "says", "said", "gets", "goes", "moved", "moves", "lands", "needs",
  ]

  /// "water plants", "paper towels": a word that may be either is taken for a verb only before a plain noun
  /// group that a verb could act on.
  private static func isVerbAndNoun(_ words: [Word]) -> Bool {
    guard words.count > 1, words[0].isAny([.verb]), !words[0].isAny([.weakVerb]),
      !words[1].isAny([.preposition]) || !FragmentReader.tells(words)
    else { return false }
    return !words[1].isAny([.be, .have, .modal, .doForm, .connective, .subject, .negation])
  }
}
