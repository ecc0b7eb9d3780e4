// A day that is told: "mom's birthday is december 12", "next tuesday is mom's surgery", "the sink is leaking".
extension TaskReader {
  private static let days = PatternTable(
    """
    <ref> is ~ [on|at|coming up on|coming up] <when>
    <ref> is ~ <when>
    """)

  /// Whether a clause tells on which day something falls, with the words that name it.
  static let occasion = Rule(name: "occasion") { clause in
    guard clause.count <= 16, clause.words.contains(where: { $0.when >= 0 }),
      clause.words.contains(where: { $0.text == "is" })
    else { return nil }
    guard let thing = dayNamed(clause) else { return nil }
    var words = thing
    while let first = words.first, first.isAny([.determiner, .connective, .filler]) || first.text == "yes" {
      words.removeFirst()
    }
    guard let last = words.last, isOccasion(last.text) else { return nil }
    words += clause.words.filter { $0.when >= 0 }
    return TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .occasion)
  }

  private static func dayNamed(_ clause: Clause) -> [Word]? {
    if let be = clause.words.firstIndex(where: { $0.text == "is" }), be > 0, be + 1 < clause.count,
      clause.words[..<be].allSatisfy({ $0.when >= 0 || $0.text == "on" }),
      clause.words[(be + 1)...].allSatisfy({
        $0.when < 0 && !$0.isAny([.preposition, .subject, .negation]) || $0.isAny([.determiner])
      })
    {
      return Array(clause.words[(be + 1)...])
    }
    guard let match = days.match(clause), let thing = match.reference else { return nil }
    let words = Array(clause.words[thing])
    guard words.count <= 5, words.allSatisfy({ $0.when < 0 }),
      !words.contains(where: {
        $0.isAny([.subject, .negation, .question, .modal]) && !$0.isAny([.determiner])
      })
    else { return nil }
    return words
  }

  static func isOccasion(_ word: String) -> Bool {
    (engagementNouns.contains(word) || celebrations.contains(word) || word == "hair")
      && !festivities.contains(word)
  }

  /// What others give: a reason to do something before it, and no task by itself.
  private static let festivities: Set<String> = [
    "party", "potluck", "dinner", "brunch", "lunch", "drinks", "wedding", "shower", "game", "concert",
    "play", "meetup", "trip", "ceremony", "service", "shift", "training", "closing",
  ]

  /// What is told of a person, and asks for a gift.
  static let celebrations: Set<String> = [
    "birthday", "bday", "anniversary", "wedding", "graduation", "shower", "baptism", "christening",
    "retirement",
  ]

  private static let meetings = PatternTable(
    """
    (i|we) ~ am ~ (meeting|seeing|visiting|hosting) <words>
    (i|we) ~ are ~ (meeting|seeing|visiting|hosting) <words>
    (i|we) ~ (am|are) ~ (having|getting|grabbing) (coffee|lunch|dinner|breakfast|brunch|drinks|tea|a drink|a coffee) with <words> = meal
    """)

  /// "saturday i'm meeting priya at eight" → "meet priya"
  static let meeting = Rule(name: "meeting") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard rest.count <= 14, clause.words.contains(where: { $0.when >= 0 }), let match = meetings.match(rest),
      let range = match.words ?? match.reference, range.lowerBound > 0
    else { return nil }
    if match.tag == "meal",
      let with = rest.words[..<range.lowerBound].lastIndex(where: { $0.text == "with" }), with > 0
    {
      // "sunday i'm having coffee with beth" → "coffee with beth"
      return TaskDraft(
        words: Array(rest.words[(with - 1)...]), source: clause.words, leadingWhens: times.whens,
        confidence: 0.7,
        ground: .meeting)
    }
    guard
      let someone = rest.words[range].first, !someone.isAny([.preposition, .number]), someone.when < 0
    else { return nil }
    var verb = rest.words[range.lowerBound - 1]
    verb.text = verb.text.hasPrefix("host") ? "host" : String(verb.text.dropLast(3))
    verb.flags = WordFlags.of(verb.text)
    return TaskDraft(
      words: [verb] + rest.words[range], source: clause.words, leadingWhens: times.whens, confidence: 0.7,
      ground: .meeting)
  }

  private static let breakages = PatternTable(
    """
    <ref> (is|are) ~ (leaking|broken|clogged|dripping|flickering|squeaking|rattling|jammed|stuck|cracked|beeping|loose|dead|flat|overdue|expired|burnt out|burned out|running out|making (a|that|this|the) [weird|funny|strange|awful] (noise|sound) [again])
    """)

  /// "the sink is leaking": in a dump, what is broken is there to be seen to.
  static let broken = Rule(name: "broken thing") { clause in
    guard clause.count <= 12, let match = breakages.match(clause), let thing = match.reference,
      let first = clause.words[thing].first, first.isAny([.determiner]), thing.count <= 5,
      !["that", "this", "these", "those", "her", "his"].contains(first.text),
      !clause.words[thing].contains(where: { $0.isAny([.subject, .preposition]) && !$0.isAny([.determiner]) })
    else { return nil }
    return TaskDraft(words: clause.words, source: clause.words, confidence: 0.6, ground: .broken)
  }
}
