// Duties told as facts: a debt, someone who waits, what someone wants by a day.
extension TaskReader {
  private static let debts = PatternTable(
    """
    (i|we) ~ owe <words>
    """)

  /// "i owe priya an answer about the cabin"
  static let debt = Rule(name: "debt") { clause in
    guard clause.count <= 24, clause.words.contains(where: { $0.text == "owe" }), debts.match(clause) != nil,
      let owe = clause.words.firstIndex(where: { $0.text == "owe" }), owe + 2 < clause.count
    else { return nil }
    let rest = clause.words[(owe + 1)...]
    // "i owe her the synopsis" goes on about someone; "i owe you one" is thanks.
    // …but "i still owe them the logos by wednesday" is a duty with its day.
    let isDated = rest.contains { $0.when >= 0 } && rest.dropFirst().first?.isAny([.determiner]) == true
    guard let to = rest.first,
      isDated || !to.isAny([.subject, .object]) || to.isAny([.determiner]) && to.text != "her",
      rest.contains(where: { !$0.isAny(.small) && $0.when < 0 }), !["it", "nobody", "one"].contains(to.text)
    else { return nil }
    return TaskDraft(
      words: Array(clause.words[owe...]), source: clause.words, confidence: 0.75, ground: .debt)
  }

  private static let waitingThings = PatternTable(
    """
    [still|also] there is [still|also] [a|an|the|my|our|that|this|all the|some] <ref> [that] (i|we) ~ (need|needs|have|got|want) to <words>
    [still|also] there is [still|also] [a|an|the|my|our|that|this|all the|some] <ref> [that] (i|we) ~ (should|must) <words>
    [still|also] there is [still|also] [a|an|the|my|our|that|this|all the|some] <ref> to <words>
    """)

  /// "there's the newsletter to fold with margaret" → "fold the newsletter with margaret"
  static let waitingThing = Rule(name: "waiting thing") { clause in
    guard (5...20).contains(clause.count), clause.words.prefix(3).contains(where: { $0.text == "there" }),
      let match = waitingThings.match(clause), let thing = match.reference, let deed = match.words,
      let verb = clause.words[deed].first, verb.isAny([.strongVerb, .likelyVerb]) || verb.isAny([.listVerb]),
      thing.count <= 5, clause.words[thing].allSatisfy({ $0.when < 0 && !$0.isAny([.subject, .negation]) }),
      clause.words[deed].dropFirst().first?.isAny([.determiner, .object]) != true
    else { return nil }
    let article = thing.lowerBound > 0 ? [clause.words[thing.lowerBound - 1]] : []
    let named = article.filter { $0.isAny([.determiner]) } + clause.words[thing]
    return TaskDraft(
      words: [verb] + named + clause.words[deed].dropFirst(), source: clause.words, confidence: 0.8,
      ground: .waitingThing)
  }

  private static let waits = PatternTable(
    """
    <ref> (is|are) ~ [still] (waiting|asking) (on|for) <words>
    <ref> ~ (keeps|keep) (asking|bugging me) (for|about) <words>
    """)

  /// "jess is waiting on photos": what someone waits for is to be given.
  static let awaited = Rule(name: "awaited") { clause in
    guard clause.count <= 20,
      clause.words.contains(where: { ["waiting", "asking", "bugging"].contains($0.text) }),
      let match = waits.match(clause), let person = match.reference, let thing = match.words,
      isSomeone(clause.words[person]), let first = clause.words[thing].first,
      !first.isAny([.subject, .object]) || first.isAny([.determiner]),
      clause.words[thing].contains(where: { !$0.isAny(.small) && $0.when < 0 })
    else { return nil }
    return TaskDraft(words: clause.words, source: clause.words, confidence: 0.7, ground: .awaited)
  }

  private static let demands = PatternTable(
    """
    <ref> ~ (wants|needs|expects|want|need|expect) <words>
    """)

  /// "my boss wants the q4 slides by wednesday noon": with a day it is a promise waiting to be kept.
  static let wanted = Rule(name: "wanted") { clause in
    guard clause.count <= 20, clause.words.contains(where: { $0.when >= 0 }),
      let match = demands.match(clause), let person = match.reference, let thing = match.words,
      isSomeone(clause.words[person]), let first = clause.words[thing].first, first.when < 0,
      !first.isAny([.subject, .object, .preposition]) || first.isAny([.determiner, .number]),
      !clause.words[thing].contains(where: { ["me", "to", "access"].contains($0.text) }),
      clause.words[thing].contains(where: { !$0.isAny(.small) && $0.when < 0 })
    else { return nil }
    var words = clause.words
    if let first = words.first, first.isAny([.determiner]), words.count > 2 { words.removeFirst() }
    return TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .wanted)
  }

  /// "my boss", "jess", "the band": no pronoun and no story.
  private static func isSomeone(_ words: some Collection<Word>) -> Bool {
    guard let first = words.first, words.count <= 4 else { return false }
    if first.isAny([.subject, .object, .question, .negation]), !first.isAny([.determiner]) { return false }
    return words.allSatisfy { $0.when < 0 && !$0.isAny([.preposition, .be, .modal, .connective, .doForm]) }
      && words.contains { !$0.isAny(.small) }
  }

  private static let arrears = PatternTable(
    """
    (i|we) ~ (am|are) ~ [so|way|very|a bit|really|a little|kind of] behind (on|with|in) <words>
    """)

  /// "i am behind on expenses" → "catch up on expenses"
  static let behind = Rule(name: "behind") { clause in
    guard clause.words.contains(where: { $0.text == "behind" }), clause.count <= 16,
      let match = arrears.match(clause), let thing = match.words ?? match.reference
    else { return nil }
    let vague: Set<String> = ["everything", "life", "sleep", "schedule", "things", "stuff", "work", "it"]
    let words = Array(clause.words[thing])
    guard let last = words.last(where: { $0.when < 0 }), !vague.contains(last.text), isWorthDoing(words)
    else {
      return nil
    }
    var draft = TaskDraft(words: words, source: clause.words, confidence: 0.7, ground: .behind)
    draft.prefix = "Catch up on"
    return draft
  }

  private static let habits = PatternTable(
    """
    i ~ [usually|always] (take|water|feed|walk|give|change|weigh|inject|log|empty|refill|clean) <words>
    """)

  /// "i take my pills at 8 every morning"
  static let habit = Rule(name: "habit") { clause in
    guard clause.count <= 16, clause.words.contains(where: { $0.when >= 0 }), habits.match(clause) != nil,
      let verb = clause.words.firstIndex(where: { $0.isAny([.verb]) }), verb + 1 < clause.count,
      clause.words[verb + 1].isAny([.determiner]) || !clause.words[verb + 1].isAny(.small)
    else { return nil }
    return TaskDraft(
      words: Array(clause.words[verb...]), source: clause.words, confidence: 0.7, ground: .habit)
  }

  private static let plans = PatternTable(
    """
    [instead|maybe] (i|we) ~ will ~ <words>
    """)

  /// "i'll finish the grant application": meant, though nothing obliges.
  static let plan = Rule(name: "plan") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard rest.count <= 20, rest.words.prefix(4).contains(where: { $0.text == "will" }),
      let match = plans.match(rest), let range = match.words ?? match.reference
    else { return nil }
    var words = Array(rest.words[range])
    if words.count > 2, words[words.count - 1].text == "myself" { words.removeLast() }
    let isUp =
      words.count > 3 && ["up", "out", "off", "down"].contains(words[1].text) && words[2].isAny([.determiner])
    guard let verb = words.first, words.count > 1,
      verb.isAny([.strongVerb, .likelyVerb]) || verb.text == "do",
      isUp || words[1].isAny([.determiner, .capital]) || PersonWord.contains(words[1].text)
        || words[1].text == "to"
        || words.count > 2 && !words[1].isAny(.small),
      !words.contains(where: { ["it", "that", "you", "if", "later", "myself"].contains($0.text) }),
      isWorthDoing(words)
    else { return nil }
    return TaskDraft(
      words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.7, ground: .plan)
  }
}
