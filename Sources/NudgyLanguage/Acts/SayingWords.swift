/// Clauses that look like orders but ask or say something.
enum SayingWords {
  private static let sayings = PatternTable(
    """
    (do|have) (you|i|we|they) *
    (does|did|has|had|is|are|am|was|were|can|could|would|will|should|shall) (you|i|we|they|he|she|it|that|there) *
    (does|did|has|is|are|was|were|can|could|would) (this|these|those|people|anyone|anybody|someone) *
    (does|did|has|had|is|are|was|were) (the|my|your|our|a|an|any) *
    (one|just a|a|half a|give me a|hang on a|wait a) (sec|second|moment|minute|min|tick) *
    (hang on|hold on|wait|hear|hear me|listen|look) [up|a (sec|second|minute|moment)|me|here]
    i ~ (got|get) to (see|meet|go|be|watch|hear|eat|try) *
    i ~ am about to (leave|go|eat|sleep|start|cry|lose it|head out|explode|scream) *
    (make|bring|buy|get|order|sing|play) me (a|an|some) (sandwich|coffee|drink|beer|pizza|snack|meal|song|tea) *
    (name|count) (<number>|to <number>|some|a few) *
    (good|best of) luck *
    let me (think|see|know|check|be|get back to you|sleep on it) *
    (happy|merry) (new year|christmas|birthday|holidays|easter|halloween|thanksgiving|weekend|<when>)
    (i|we) ~ forgot to (eat|sleep|drink|breathe|mention|say|tell you) *
    (i|we) ~ (am|was|were|are) going to * but *
    (know|heard|seen|read|watched|tried|got) (any|anything|of any|about any) *
    time (flies|will tell|heals *|is up)
    (remind|tell|show) me (what|who|where|why|how|which) *
    (give|show|tell|find|read|sing|play) me *
    keep (it|this) [real|very] (short|simple|brief|quick|together) *
    i [have] always wanted to *
    any (news|idea|ideas|chance|luck|word|thoughts|tips|advice|recommendations|suggestions|update|updates|plans|good|clue|reason|questions) *
    (how|what) about (you|that|them|those|it) *
    any <words>
    (hello|hi|hey|goodbye|farewell) *
    (too bad|no way|oh well|so much for|good thing|thank goodness|what a|such a|how come|fun fact|guess who|long story short|speaking of) *
    ring around *
    * to the fact that *
    (once upon|one fine|a long time ago|long ago|years ago|back in the|back when|back then) *
    [i] (am|feel|feeling) [a bit|kind of|sort of|so|very] (sad|happy|tired|bored|down)
    [kind of|sort of|a bit|so] (sad|happy|tired|bored|hungry|sleepy|stressed|anxious|excited) *
    """)

  private static let offers = PatternTable(
    """
    (can|could|would|will) you [ever|really|even] (be|like|hear|see|believe|imagine|feel|love|prefer|mind) *
    (can|could|would|will) you [ever|really|even] (swim|fly|talk|speak|sing|dance|think|sleep|eat|know|drink|wear|smoke|surf|ski|vape|freeze|refreeze|reheat|microwave|recycle) *
    """)

  /// "would you like some fish", before politeness is taken off.
  static func isOffer(_ clause: Clause) -> Bool {
    offers.match(clause) != nil
  }

  static func isSaid(_ clause: Clause) -> Bool {
    clause.count <= 24 && (sayings.match(clause) != nil || isAskedOfMany(clause) || endsInTag(clause))
  }

  /// "time flies doesn't it", "nice out isn't it": told, and only to be agreed with.
  private static func endsInTag(_ clause: Clause) -> Bool {
    guard clause.count > 4 else { return false }
    let last = clause.words.suffix(3).map { $0 }
    return last[0].isAny([.be, .doForm, .modal, .have]) && last[1].isAny([.negation])
      && ["it", "he", "she", "they", "you", "we"].contains(last[2].text)
  }

  /// Verbs of being, feeling and wanting, which no one puts on a list but everyone asks about.
  private static let livingVerbs: Set<String> = [
    "feel", "have", "like", "eat", "use", "get", "sleep", "dream", "think", "exist", "know", "live",
    "need", "want", "fly", "swim", "bite", "taste", "care", "lay", "speak", "mean", "work", "grow", "see",
    "hear", "talk", "drink", "die", "breathe", "cry", "laugh", "hate", "love", "believe", "look", "sound",
    "smell", "win", "lose", "play", "sell", "write", "wear", "watch", "build", "keep", "come", "happen",
    "cause", "hurt", "cost", "last", "count", "age", "evolve", "go", "say", "make", "ever", "be",
  ]

  static func asksOf(_ word: Word) -> Bool {
    word.isAny([.be, .have, .modal]) || livingVerbs.contains(word.text)
  }

  /// "do plants feel pain", "do people still use fax machines": a question that has lost its mark.
  static func isAskedOfMany(_ clause: Clause) -> Bool {
    guard clause.count > 2, clause.words[0].text == "do" else { return false }
    let words = clause.words.dropFirst()
    guard let verb = words.dropFirst().firstIndex(where: { livingVerbs.contains($0.text) }), verb <= 4 else {
      return false
    }
    let subject = words[..<verb].last { !$0.isAny([.adverb]) }
    guard let subject, subject.pause == .none || subject.token == 1,
      // "do the ironing because i have no shirts": why it is to be done.
      !words[..<verb].contains(where: { $0.isAny([.reason, .connective]) })
    else { return false }
    return ["people", "men", "women", "children", "anyone", "fish", "sheep", "mice", "geese", "animals"]
      .contains(subject.text)
      || subject.text.hasSuffix("s") && !WordTable.errands.contains(subject.text)
  }

  private static let asking = PatternTable(
    """
    (can|could|will|would) you
    """)

  /// "can you get a refund on a train ticket": asked of the world, not of the one who holds the tasks.
  ///
  /// - Parameters:
  ///   - clause: as said, with "can you".
  ///   - bare: without it.
  static func isAskedOfNoOne(_ clause: Clause, _ bare: Clause) -> Bool {
    guard bare.count < clause.count, let first = clause.words.firstIndex(where: { $0.text == "you" }),
      first > 0,
      first <= 3, ["can", "could", "will", "would"].contains(clause.words[first - 1].text),
      !clause.words.prefix(first + 2).contains(where: { $0.text == "please" })
    else { return false }
    if CaptureFrames.read(bare) != nil || TaskFrames.obligations.prefix(of: bare) != nil { return false }
    let isOwn = bare.words.contains { word in
      ["my", "me", "the", "our", "us"].contains(word.text) || word.when >= 0
        || word.isAny([.capital, .address])
        || PersonWord.contains(word.text)
    }
    if !isOwn
      || bare.words.contains(where: { ["ever", "even", "really", "still", "actually"].contains($0.text) })
    {
      return bare.words.dropFirst().contains { ["a", "an", "you", "your"].contains($0.text) }
        || clause.words[first - 1].text == "can"
    }
    return false
  }
}
