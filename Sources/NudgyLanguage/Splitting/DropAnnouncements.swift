// "ok so my list is sweep the porch and…", "here's what i need to do call mom": what announces the first thing to do.
extension WordRefiner {
  static let dropAnnouncements = WordRefiner(name: "drop announcements") { words, _ in
    var start = 0
    while start < min(words.count, 5),
      words[start].isAny([.connective, .filler, .adverb]) || isGreeting(words[start].text)
    {
      start += 1
    }
    guard start + 2 < words.count, opens(words[start].text) else { return words }
    let clause = Clause(Array(words[start..<min(words.count, start + 12)]), span: 0..<0)
    guard let said = announcements.prefix(of: clause)?.count ?? markedHeading(clause),
      start + said < words.count
    else { return words }
    let head = start + said
    // "what's on my list? i did the laundry": asked, not announced.
    let isAsked = words[start].text == "what" && words[head].pause == .stop
    let finder = HeadFinder(words: Array(words[head..<min(words.count, head + 14)]))
    // "to do: haircut": behind a mark anything may follow.
    guard
      words[head].pause > .none && !isAsked || finder.isTaskHead(at: 0, afterBreak: true)
        || finder.frameLength(at: 0) > 0
    else { return words }
    var rest = Array(words[head...])
    rest[0].pause = .stop
    return rest
  }

  private static let announcements = PatternTable(
    """
    [here is] (my|the|our) [todo|to-do|chore|task|job] list [for] [the] [<when>] [is|goes]
    here is (my|the) [todo|to-do] list [for <when>]
    (my|the|our) (plan|agenda|tasks|chores|jobs|errands|todos|to-dos) [for <when>] (is|are)
    on (my|the) [todo|to-do] list [for <when>] [is|are|i have|we have|there is]
    (things|stuff) (i|we) ~ (need|have|got|want) to (do|get done) [is|are]
    (things|stuff) (i|we) ~ (keep|kept) (forgetting|putting off|avoiding|meaning to do|forgetting to do) [is|are]
    [here is] what [all|else] (i|we) ~ (need|have|got|want) to (do|get done) [is|are]
    [here is] (what|all|everything) (i|we) ~ (have got|have|got) ~ [left|on] [so far|for now] [for] [<when>] (is|are)
    [here is] what is ~ (on|left|outstanding|pending) [on] [my|the|our] [plate|list|mind|agenda|schedule|radar|desk] [for] [<when>] [is|are]
    [a|my|the] (new|fresh|another|quick|short|little) [todo|to-do|shopping] list [for] [<when>]
    [a|quick|big|little] (brain dump|mind dump|memory dump|braindump) [time] [for] [<when>]
    [so] (much|many things|lots|loads|tons|plenty|a lot) ~ (on|to do|to get done|going on) [for] [<when>]
    """)

  /// Words that announce a list only where a mark follows them: "to do:", "can you add these for me:".
  private static let marked = PatternTable(
    """
    list [for] [<when>]
    (to do|to-do|todo|todos|to-dos) [list] [for] [<when>]
    [still] (outstanding|pending|remaining|left to do|to do|open) [for] [<when>]
    (things|stuff|jobs|tasks|chores|errands) ~ (left|outstanding|pending|remaining|open) [to do] [for] [<when>]
    (can|could|will|would) you [please] (add|put|note|take|save|capture|remember|log|jot) [down] (these|the following|all of these) [down|in] [for me|to my list|to the list|on my list|on the list] [please]
    [please] (add|put|note|save|capture|remember|log|jot) [down] (these|the following|all of these) [down|in] [for me|to my list|to the list|on my list|on the list] [please]
    """)

  private static func markedHeading(_ clause: Clause) -> Int? {
    guard let count = marked.prefix(of: clause)?.count, count < clause.count,
      clause.words[count].pause >= .slight
    else { return nil }
    return count
  }

  private static func opens(_ word: String) -> Bool {
    switch word {
    case "my", "the", "our", "here", "on", "things", "stuff", "what", "all", "everything", "a",
      "new", "fresh", "another", "quick", "short", "little", "big", "brain", "mind", "memory", "braindump",
      "so",
      "much", "many", "lots", "loads", "tons", "plenty", "to", "to-do", "todo", "todos", "to-dos", "still",
      "outstanding", "pending", "remaining", "left", "open", "list", "jobs", "tasks", "chores", "errands",
      "can",
      "could",
      "will", "would", "please", "add", "put", "note", "take", "save", "capture", "remember", "log", "jot":
      true
    default: false
    }
  }

  private static func isGreeting(_ word: String) -> Bool {
    switch word {
    case "ok", "okay", "right", "alright", "hey", "hi", "so", "well", "now", "yeah", "um", "morning",
      "evening", "penguin", "nudgy", "hello":
      true
    default: false
    }
  }
}
