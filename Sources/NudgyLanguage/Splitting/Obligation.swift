// "i need to call mom", "remind me tomorrow to pay rent", "need milk": an obligation, said as one.
extension TaskReader {
  static let obligation = Rule(name: "obligation") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard let frame = TaskFrames.obligations.prefix(of: rest) else { return needing(clause, times) }
    var words = Array(rest.words.dropFirst(frame.count))
    var whens = times.whens
    // Times inside the frame: "remind me tomorrow to".
    for word in rest.words.prefix(frame.count) where word.when >= 0 && whens.last != word.when {
      whens.append(word.when)
    }
    // A second frame: "i need to remember to", "i think i should".
    while let more = TaskFrames.obligations.prefix(of: Clause(words, span: clause.span)),
      more.count < words.count
    {
      words.removeFirst(more.count)
    }
    let inner = leadingTimes(Clause(words, span: clause.span))
    words.removeFirst(inner.count)
    whens += inner.whens
    // "i have to be there to let him in": what one is there for.
    if words.count > 4, words[0].text == "be", ["there", "here", "home", "in"].contains(words[1].text),
      words[2].text == "to", words[3].isAny([.verb])
    {
      words.removeFirst(3)
    }
    // "i must to go"
    if words.first?.text == "to", words.count > 2, words[1].isAny([.verb]) { words.removeFirst() }
    while let first = words.first, first.isAny([.adverb, .filler]) || first.text == "go" && isGoAnd(words) {
      words.removeFirst(first.text == "go" ? 2 : 1)
    }
    guard let first = words.first, isWorthDoing(words), !isOutburst(words) else { return nil }
    let isVerb = first.isAny([.verb]) || !first.isAny(.small) || first.text == "be" || first.text == "do"
    guard isVerb || first.isAny([.determiner, .object]) else { return nil }
    return TaskDraft(
      words: words, source: clause.words, leadingWhens: whens, confidence: 0.95, ground: .obligation)
  }

  /// "i am going to lose my mind", "i need to get this off my chest": said of oneself and no task.
  static func isOutburst(_ words: [Word]) -> Bool {
    outbursts.prefix(of: Clause(words, span: 0..<0)) != nil
  }

  private static let outbursts = PatternTable(
    """
    lose (my|it) *
    (go|get|fall) to (sleep|bed) *
    (go back|fall asleep|pass out|throw up|freak out|lie down) *
    (cry|scream|die|explode|faint|sleep) [now|soon|again|forever|for <words>]
    want to (cry|scream|die|explode|sleep|run away|give up|hide|quit) *
    (note|notes) to (self|myself) *
    remind (me|myself)
    (get|let) (this|it|that|everything|stuff|things|all this|all of this|all of it) [all|just] (out|off|down|written) *
    (write|jot|note) (this|it|that|everything|things|stuff) [all] down *
    (write|jot|note) down (that|how|what|when|everything|stuff|things|some things|a few things) *
    calm down *
    say [all|all of] (this|it|that) *
    put (this|it|that) (on|in) here *
    help (me|us)
    (lie|lay|sit|collapse|crash|flop|chill|vegetate|stay) (on|in) (the|my) (floor|couch|sofa|bed|bath|tub) *
    (let|leave) (it|that|this|them|him|her) (sit|be|go|slide|rot|die|alone) *
    leave (it|that|this|them|that one|this one) [out|for now|there|then|and <words>]
    thank the (lord|gods|heavens) *
    (have|having) (a|another) (go|crack|stab|try) (at|with) (this|it|that)
    (remember|say|mention) (some|a few|these|all these) (things|stuff) *
    stop (procrastinating|worrying|complaining|crying|stressing|thinking|scrolling|overthinking|moaning|whining|panicking|checking|obsessing|being|feeling|talking|comparing|fretting|spiralling|spiraling) *
    """)

  /// "go and buy"
  private static func isGoAnd(_ words: [Word]) -> Bool {
    words.count > 3 && words[1].text == "and" && words[2].isAny([.verb])
  }

  private static let wants = PatternTable(
    """
    (i|we) ~ (need|want) ~
    (i|we) ~ will ~ need ~
    ~ (need|needs) ~
    """)

  /// "i need milk and eggs": a thing that is needed is a thing to get.
  private static func needing(_ clause: Clause, _ times: (count: Int, whens: [Int])) -> TaskDraft? {
    let rest = clause.dropping(first: times.count)
    guard let frame = wants.prefix(of: rest) else { return nil }
    let words = Array(rest.words.dropFirst(frame.count))
    // "i need buy the jacket"
    if let verb = words.first, verb.isAny([.strongVerb]) || ["make", "call", "pay"].contains(verb.text),
      words.count > 2,
      words[1].isAny([.determiner]) || PersonWord.contains(words[1].text)
        || verb.text == "make" && !words[1].isAny(.small), isWorthDoing(words)
    {
      return TaskDraft(
        words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.85, ground: .obligation
      )
    }
    // "she wants ivory and i want sage": a taste, and nothing to get.
    if rest.words[..<frame.count].contains(where: { $0.text == "want" }), clause.words.first?.text == "and",
      words.first?.isAny([.determiner, .number]) == false
    {
      return nil
    }
    guard let first = words.first, !first.isAny([.preposition, .subject, .negation, .question, .verb]),
      !["help", "you", "it", "that", "advice", "sleep", "rest", "time", "break", "remember"].contains(
        first.text),
      !words.contains(where: {
        ["help", "break", "hug", "nap", "vacation", "holiday", "bath", "sleep", "minute", "moment"].contains(
          $0.text)
      })
    else { return nil }
    var draft = TaskDraft(
      words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.82, ground: .neededThing
    )
    draft.prefix = "Get"
    return draft
  }

  /// Something must be named: "i need to do it" alone names nothing.
  static func isWorthDoing(_ words: [Word]) -> Bool {
    guard words.contains(where: { !$0.isAny(.small) && $0.when < 0 || $0.isAny([.address, .verb]) }) else {
      return false
    }
    return words.contains { $0.when < 0 && !$0.isAny([.adverb]) && !Self.nameless.contains($0) }
  }

  /// Words that name nothing in particular.
  private static let nameless: WordGroup = [
    "do", "it", "this", "that", "something", "stuff", "things", "go", "know", "talk", "think", "stop",
    "admit", "remember", "forget", "loads", "lots", "tons",
    "say", "see", "let", "us", "me", "be", "there", "here", "up", "down", "out", "off",
  ]
}
