/// What a question comes to without what is said around it: "can you tell me if i have milk on my list tomorrow" asks
/// "i have milk on my list", about tomorrow.
struct Asking {
  /// The question without its time and without the words that only say that something is asked.
  let core: Clause
  /// The core without "on my list" and "still" at its end, when it has them.
  let plain: Clause?
  /// The time asked about.
  let time: Word?
  /// Whether it was put as "tell me if", so that "i paid the rent" asks.
  private(set) var isIndirect = false

  private static let leads = PatternTable(
    """
    (can|could|would|will) you [please] [just|kindly|quickly]
    (can|could|may|might) i [please] [just]
    (i|we) ~ (want|need|would like|like|am trying|wanted|have) to
    (i|we) ~ would love to
    (let us|let me|help me|i will|please|kindly|quickly|go ahead and|mind)
    (do|would) you mind
    i was (wondering|curious)
    (wait|so|and|okay|ok|hey|sorry|um|again|quick question|question)
    [the] (computer|assistant|penguin|buddy|bot|nudgy|friend|pal)
    """)

  /// Before "if", "what" and their like: what only says that something is not known.
  private static let wonders = PatternTable(
    """
    (tell|show|remind|inform|give) me [again] [of|about|on|please|real quick|quickly] = any
    let me (know|see|hear) = any
    (know|see|hear|check|find out|figure out|look up|confirm|verify|double check|look|check and see|look and see|say|explain) [for me] = any
    (do|would|can|might) you (know|happen to know|remember|recall) = any
    i ~ (can not|do not|could not) ~ (remember|recall|know|tell) = any
    i ~ (forget|forgot|wonder|wondered|lost track of) = any
    [i am] [not] (sure|certain|wondering|curious|unsure) [about|of] = any
    [i] [have] (any|no|got any|have any) (idea|clue) = any
    [i] do not have (any|a) (idea|clue) = any
    """)

  /// Whether something is asked, with or without its mark: "where did i park", "remind me where i parked".
  static func asks(_ clause: Clause) -> Bool {
    if clause.isQuestion { return true }
    guard clause.count > 1, let asking = Asking(clause), let first = asking.core.words.first else {
      return false
    }
    // "Where did i park", not "where i parked".
    let isTurned = asking.core.count > 1 && asking.core.words[1].isAny([.doForm, .be, .have, .modal])
    return asking.isIndirect || first.isAny([.question]) && (isTurned || !first.isAny([.subordinator]))
  }

  init?(_ clause: Clause) {
    guard clause.count <= 24 else { return nil }
    var core = clause
    for _ in 0..<8 {
      if let lead = Self.leads.prefix(of: core), lead.count < core.count {
        core = core.dropping(first: lead.count)
        continue
      }
      guard let wonder = Self.wonders.prefix(of: core), wonder.count < core.count,
        Self.isAsked(core.words[wonder.count])
      else { break }
      core = core.dropping(first: wonder.count)
      isIndirect = true
      if ["if", "whether"].contains(core.words[0].text), core.count > 1 { core = core.dropping(first: 1) }
    }
    time = core.words.last { $0.when >= 0 }
    self.core = Self.timeless(core)
    plain = Self.plainer(self.core)
    guard !self.core.isEmpty || time != nil else { return nil }
  }

  private static func isAsked(_ word: Word) -> Bool {
    ["if", "whether"].contains(word.text)
      || word.isAny([.question]) && !["that"].contains(word.text)
  }

  private static let trailers: Set<String> = [
    "still", "now", "again", "please", "yet", "soon", "exactly", "currently", "first", "next", "then",
    "too", "also", "already", "though", "anyway", "altogether", "total",
  ]

  private static func plainer(_ clause: Clause) -> Clause? {
    var words = clause.words
    while words.count > 2, let last = words.last, trailers.contains(last.text) { words.removeLast() }
    // "for the day", "so far"
    for tail in tails
    where words.count > tail.count + 1 && words[words.count - 1].text == tail[tail.count - 1]
      && words.suffix(tail.count).map(\.text) == tail
    {
      words.removeLast(tail.count)
    }
    let nouns = NounPhrases(words: words)
    if words.count > 3,
      let start = words.indices.dropFirst(2).last(where: { ["on", "in", "from"].contains(words[$0].text) }),
      nouns.listEnds(at: start + 1).contains(words.count)
    {
      words.removeLast(words.count - start)
    }
    return words.count < clause.count && words.count > 1 ? clause.with(words) : nil
  }

  private static let tails = [
    ["for", "the", "day"], ["of", "the", "day"], ["so", "far"], ["at", "the", "moment"], ["right", "now"],
    ["for", "me"], ["in", "total"],
  ]

  private static let timePrepositions: Set<String> = [
    "for", "on", "by", "at", "in", "from", "until", "before", "after", "during", "over", "around", "till",
    "of",
  ]

  /// The clause without its times and the prepositions before them.
  private static func timeless(_ clause: Clause) -> Clause {
    guard clause.words.contains(where: { $0.when >= 0 }) else { return clause }
    var words: [Word] = []
    for word in clause.words {
      guard word.when >= 0 else {
        words.append(word)
        continue
      }
      // "this week's tasks": the owner of the tasks.
      while let last = words.last, last.when < 0, timePrepositions.contains(last.text) { words.removeLast() }
    }
    return clause.with(words)
  }
}
