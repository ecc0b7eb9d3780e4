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
    guard let verb = words.first, isWorthDoing(words) else { return nil }
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
      rules: ["imperative"])
  }

  /// "water plants", "paper towels": a word that may be either is taken for a verb only before a plain noun
  /// group that a verb could act on.
  private static func isVerbAndNoun(_ words: [Word]) -> Bool {
    guard words.count > 1, words[0].isAny([.verb]), !words[0].isAny([.weakVerb]) else { return false }
    return !words[1].isAny([.be, .have, .modal, .doForm, .connective, .subject, .negation])
  }
}
