// "ok so my list is sweep the porch and…", "here's what i need to do call mom": what announces the first thing to do.
extension WordRefiner {
  static let dropAnnouncements = WordRefiner(name: "drop announcements") { words, _ in
    var start = 0
    while start < min(words.count, 4),
      words[start].isAny([.connective, .filler, .adverb]) || isGreeting(words[start].text)
    {
      start += 1
    }
    guard start + 4 < words.count, opens(words[start].text) else { return words }
    let clause = Clause(Array(words[start..<min(words.count, start + 12)]), span: 0..<0)
    guard let said = announcements.prefix(of: clause)?.count, start + said < words.count else { return words }
    let head = start + said
    let finder = HeadFinder(words: Array(words[head..<min(words.count, head + 14)]))
    guard finder.isTaskHead(at: 0, afterBreak: true) || finder.frameLength(at: 0) > 0 else { return words }
    var rest = Array(words[head...])
    rest[0].pause = .stop
    return rest
  }

  private static let announcements = PatternTable(
    """
    [here is] (my|the|our) [todo|to-do|chore|task|job] list [for <when>] [is|goes]
    here is (my|the) [todo|to-do] list [for <when>]
    (my|the|our) (plan|agenda|tasks|chores|jobs|errands|todos|to-dos) [for <when>] (is|are)
    on (my|the) [todo|to-do] list [for <when>] [is|are|i have|we have|there is]
    (things|stuff) (i|we) ~ (need|have|got|want) to (do|get done) [is|are]
    [here is] what [all|else] (i|we) ~ (need|have|got|want) to (do|get done) [is|are]
    """)

  private static func opens(_ word: String) -> Bool {
    switch word {
    case "my", "the", "our", "here", "on", "things", "stuff", "what": true
    default: false
    }
  }

  private static func isGreeting(_ word: String) -> Bool {
    switch word {
    case "ok", "okay", "right", "alright", "hey", "hi", "so", "well", "now", "yeah", "um": true
    default: false
    }
  }
}
