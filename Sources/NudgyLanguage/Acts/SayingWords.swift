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
    time (flies|will tell|heals *|is up)
    (remind|tell|show) me (what|who|where|why|how|which) *
    (give|show|tell) me *
    [i] (am|feel|feeling) [a bit|kind of|sort of|so|very] (sad|happy|tired|bored|down)
    [kind of|sort of|a bit|so] (sad|happy|tired|bored|hungry|sleepy|stressed|anxious|excited) *
    """)

  private static let offers = PatternTable(
    """
    (can|could|would|will) you [ever|really|even] (be|like|hear|see|believe|imagine|feel|love|prefer|mind) *
    (can|could|would|will) you [ever|really|even] (swim|fly|talk|speak|sing|dance|think|sleep|eat|know) *
    """)

  /// "would you like some fish", before politeness is taken off.
  static func isOffer(_ clause: Clause) -> Bool {
    offers.match(clause) != nil
  }

  static func isSaid(_ clause: Clause) -> Bool {
    clause.count <= 24 && sayings.match(clause) != nil
  }
}
