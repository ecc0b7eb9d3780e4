import NudgyCore

// Facts in more words: "i'm a night owl", "learn this: jordan is my roommate", "ana is my sister".
extension ActRule {
  /// What asks for a fact to be kept: "remember", "you should know that".
  private static let keeping = PatternTable(
    """
    [please] (remember|note|learn|memorize|memorise|save|store|record|keep in mind|bear in mind|make a note|take note|take a note|make a mental note|know|add to (your|my) memory|commit to memory|keep in memory|put in your memory|log|write down) [this|for later|for me|the fact|this fact|in memory] [that|:]
    [please] (do not|never) forget [that]
    (i want|i would like|i need) you to (know|remember|keep in mind|learn|note|be aware) [this] [that]
    you should (know|remember|keep in mind|be aware) [that]
    (for the record|fyi|just so you know|so you know|for your information|for future reference|just to let you know|just letting you know) [that]
    (can|could|will|would) you [please] (remember|note|keep in mind|save|store|learn|memorize) [this] [that]
    """)

  /// "my kids are called mia and leo": its "and" cuts nothing.
  static let namesOfMine = ActRule("names of one's own", isWhole: true) { clause, context in
    guard clause.count <= 12, !clause.isQuestion, let match = names.match(clause),
      let text = match.words ?? match.reference
    else { return nil }
    if match.tag == "name" { return personalName(clause.words[text], clause, context) }
    guard let owner = match.reference, match.words != nil, let head = clause.words[owner].last,
      owner.count <= 3,
      WordTable.relations.contains(Noun.singular(head.text)) || text.count <= 3,
      !clause.words[text].contains(where: { $0.when >= 0 || $0.isAny([.adverb, .preposition, .negation]) })
    else { return nil }
    return Act(
      .remember, confidence: 0.88, span: clause.span,
      details: .fact(
        subject: clause.words[owner].map(\.text).joined(separator: " "),
        text: context.written(clause.words[text]), category: "person"))
  }

  /// "her name is ana": the name of whoever is spoken of.
  private static func personalName(_ words: ArraySlice<Word>, _ clause: Clause, _ context: ActContext) -> Act?
  {
    guard words.count <= 3, words.allSatisfy({ !$0.isAny(.small) && $0.when < 0 }) else { return nil }
    return Act(
      .remember, confidence: 0.86, span: clause.span,
      details: .fact(subject: "name", text: context.written(words).uppercasedWords, category: "person"))
  }

  private static let names = PatternTable(
    """
    [please] [remember|note] [that] (my|our|the|his|her|their) <ref> (are|is) (called|named) <words>
    (his|her|their) <ref> (name is|names are) <words>
    (his|her|their) name is [actually] <words> = name
    """)

  static let rememberMore = ActRule("keep a fact") { clause, context in
    guard !clause.isQuestion || ["can", "could", "will", "would"].contains(clause.words[0].text) else {
      return nil
    }
    var rest = clause
    var isAsked = false
    while let lead = keeping.prefix(of: rest), lead.count < rest.count {
      isAsked = true
      rest = rest.dropping(first: lead.count)
    }
    if let first = rest.words.first, rest.count > 2,
      ["actually", "well", "oh", "now", "hey", "so", "and", "ok"].contains(first.text)
    {
      rest = rest.dropping(first: 1)
    }
    if !isAsked, rest.count > 12 { return nil }
    return facts.first(for: rest) { fact($0, rest, clause, isAsked, context) }
  }

  private static let keptBehind = PatternTable(
    """
    [please] (remember|note|save|keep) (that|this|it) [for me|please|down|in mind|for later]
    """)

  /// "spare key's under the blue pot, remember that for me": the fact first, then what is to be done with it.
  static let rememberTold = ActRule("keep what was told", isWhole: true, spansCommas: true) {
    clause, context in
    guard !clause.isQuestion, clause.count <= 20,
      let end = clause.words.indices.dropFirst(2).first(where: { index in
        clause.words[index].pause >= .comma
          && keptBehind.prefix(of: clause.dropping(first: index))?.count == clause.count - index
      })
    else { return nil }
    let told = Clause(Array(clause.words[..<end]), span: clause.span)
    return facts.first(for: told) { fact($0, told, clause, true, context) }
  }

  private static let facts = PatternTable(
    """
    my <ref> (is|are) [now|actually] [called|named] <words> [now] = my
    [my] <ref> (goes by|answers to) <words> = my
    [you can] (call|refer to|address) me [as] <words> = name
    (i am|i am called|i am named|everyone calls me|people call me|my friends call me|they call me|i go by|i like to be called|i want to be called|i prefer to be called|i prefer|the name is|name is|my name is) [called|named] <words> = callme
    <ref> is [now] my <words> name = whose
    <ref> is [now] my <words> = who
    i (prefer|would rather have|like) <words> (over|instead of|rather than|more than|better than) <words> = prefers
    i (take|have|get) my (pills|meds|medication|medicine|vitamins|insulin|tablets|shots|shot|injection) <words> = pills
    i can not (drive|swim|cook|ride a bike|read maps|eat <words>|drink <words>|have <words>|lift <words>) = cannot
    i am [a|an] [total|real|big|huge|complete|very much a|kind of a|definitely a] (night owl|early bird|morning person|vegetarian|vegan|pescatarian|introvert|extrovert|student|teacher|nurse|doctor|lawyer|engineer|programmer|developer|designer|writer|artist|freelancer|parent|mom|dad|single mom|single dad|grandmother|grandfather|musician|chef|morning bird|night person|evening person|procrastinator|lefty|perfectionist|cat person|dog person|list person|visual learner|light sleeper|heavy sleeper|picky eater|coffee drinker|smoker|non-smoker|homebody|stay at home mom|stay at home dad|contractor|manager|accountant|photographer|veteran) [<words>] = iam
    i am not [a|an] [much of a] (night owl|early bird|morning person|drinker|big drinker|coffee drinker|people person|phone person|cat person|dog person|meat eater|smoker|big fan of <words>|fan of <words>) [<words>] = iam
    i am [very|severely|super|a bit] (left handed|left-handed|right handed|right-handed|dyslexic|autistic|diabetic|color blind|colorblind|colour blind|deaf|hard of hearing|lactose intolerant|gluten free|gluten intolerant|celiac|asthmatic|epileptic|vegan|vegetarian|pregnant|retired|adhd|neurodivergent|nearsighted|bilingual|kosher|halal|allergic to <words>|afraid of <words>|married to <words>|engaged to <words>|from <words>|originally from <words>|<number> years old|sober|self employed|self-employed|anemic|bipolar|short sighted) [<words>] = iam
    i (have|have got|suffer from|live with) [a|an] [severe|mild|bad] (adhd|add|asthma|diabetes|dyslexia|migraines|allergies|anxiety|depression|autism|epilepsy|insomnia|arthritis|<number> (kids|children|cats|dogs|siblings|sisters|brothers|sons|daughters|pets|roommates|jobs|cars|bikes)|nut allergy|peanut allergy|gluten allergy|shellfish allergy|dog named <words>|cat named <words>|son named <words>|daughter named <words>|twin|twins) [<words>] = ihave
    i (get|suffer) [from] [bad|severe|frequent] (migraines|headaches|panic attacks|carsick|seasick|motion sick|hay fever|distracted easily) [<words>] = ihave
    i (work|function|focus|think|concentrate|study|perform|write) (best|better|well|worst|most productively) (in|at|on|with|when|after|before|during|late|early) <words> = routine
    i (am|feel) most (productive|focused|creative|awake|alert|energetic) (in|at|on|during|after|before|when|late|early) <words> = routine
    i [usually|always|normally|typically|generally|mostly|often] work (nights|days|evenings|weekends|from home|remotely|part time|full time|night shifts|the night shift|the day shift|second shift|shifts|mornings|late|freelance|as <words>|for <words>|at <words>|in <words>) [<words>] = work
    i (usually|always|normally|typically|generally|never|mostly|rarely|often|do not usually) <words> = habit
    i (wake up|get up|go to bed|go to sleep|start work|finish work|eat lunch|eat dinner|have lunch|have dinner|leave for work|get home|get off work) [usually] (at|around|by|before|after) <words> = habit
    i do not (eat|drink|drive|smoke|have a car|eat meat|cook|work on <words>|work <words>) [<words>] = ido
    i (park|shop|bank|exercise|work out|swim|study|volunteer) (at|on|in|with|near) <words> = place
    i (was born|grew up|was raised) (in|on|at) <words> = place
    i (drive|own|speak) (a|an|) <words> = owns
    <ref> is allergic to <words> = other
    <words> = any
    """)

  private static func fact(
    _ match: PatternMatch, _ rest: Clause, _ clause: Clause, _ isAsked: Bool, _ context: ActContext
  ) -> Act? {
    func act(_ subject: String, _ words: some Collection<Word>, _ category: String, _ confidence: Double)
      -> Act?
    {
      guard !words.isEmpty else { return nil }
      return Act(
        .remember, confidence: isAsked ? max(confidence, 0.9) : confidence, span: clause.span,
        details: .fact(subject: subject, text: context.written(words), category: category))
    }
    if rest.words.contains(where: { ["remind", "reminder"].contains($0.text) }) { return nil }
    if TaskFrames.obligations.prefix(of: rest) != nil { return nil }
    let words = match.reference.map { rest.words[$0] } ?? []
    switch match.tag {
    case "my":
      guard
        isAsked
          || words.last.map({
            WordTable.relations.contains(Noun.singular($0.text)) || ["name"].contains($0.text)
          })
            == true,
        let text = match.words, words.count <= 5
      else { return nil }
      if !isAsked, rest.words[text].first?.isAny([.capital]) != true, rest.words[text].count > 3 {
        return nil
      }
      if !isAsked,
        rest.words[text].contains(where: {
          $0.when >= 0 || $0.isAny([.adverb, .negation, .verb]) || $0.text.hasSuffix("ing")
            || $0.isAny([.past])
        })
      {
        return nil
      }
      if !isAsked,
        !rest.words.contains(where: {
          ["named", "called", "now", "goes", "name"].contains($0.text) || $0.isAny([.capital])
        })
      {
        return nil
      }
      let subject = words.map(\.text).joined(separator: " ")
      return act(
        subject, rest.words[text], WordTable.relations.contains(words.last?.text ?? "") ? "person" : "other",
        0.86)
    case "name", "callme":
      return named(words, rest, match.tag == "callme", clause, context)
    case "who":
      guard let text = match.words,
        rest.words[text].last.map({ WordTable.relations.contains($0.text) }) == true,
        words.count <= 3,
        words.first?.isAny([.subject, .question]) != true || words.first?.isAny([.capital]) == true,
        !words.contains(where: { $0.isAny([.determiner, .question, .negation]) })
      else { return nil }
      let subject = rest.words[text].map(\.text).joined(separator: " ")
      return act(subject, words, "person", 0.86)
    case "iam":
      let place =
        rest.words.contains { $0.text == "from" }
        ? "place" : rest.words.contains { $0.text == "allergic" } ? "health" : "other"
      if rest.words.contains(where: { ["scared", "afraid"].contains($0.text) }), !isAsked { return nil }
      return act("me", rest.words.dropFirst(2), place, 0.84)
    case "ihave": return act("me", rest.words.dropFirst(1), "health", 0.84)
    case "routine", "work":
      return act(match.tag == "work" ? "work" : "routine", rest.words.dropFirst(1), "routine", 0.84)
    case "habit":
      guard isAsked || rest.words.contains(where: { $0.when >= 0 }) else { return nil }
      guard rest.count > 2,
        rest.words[2].isAny([.verb]) || rest.words[1].text == "do" || rest.words[1].text == "am",
        !rest.words.contains(where: { $0.text == "like" || $0.text == "liked" }) || isAsked
      else { return nil }
      if rest.words.contains(where: {
        ["forget", "laugh", "cry", "thought", "wanted", "wonder", "remember", "felt"].contains($0.text)
          || $0.isAny([.past]) && !$0.isAny([.verb])
      }) {
        return nil
      }
      return act("routine", rest.words.dropFirst(1), "routine", 0.84)
    case "prefers": return act("me", rest.words.dropFirst(1), "preference", 0.84)
    case "pills":
      guard rest.words.contains(where: { $0.when >= 0 }) else { return nil }
      return act("routine", rest.words.dropFirst(1), "routine", 0.84)
    case "cannot": return act("me", rest.words.dropFirst(1), "other", 0.82)
    case "whose":
      guard words.count <= 2, let owner = match.words, let last = rest.words[owner].last,
        last.text.hasSuffix("'s"), WordTable.relations.contains(String(last.text.dropLast(2)))
      else { return nil }
      return act(String(last.text.dropLast(2)), words, "person", 0.88)
    case "ido", "owns":
      return isAsked || match.tag == "ido" ? act("me", rest.words.dropFirst(1), "other", 0.8) : nil
    case "place": return act("me", rest.words.dropFirst(1), "place", isAsked ? 0.9 : 0.78)
    case "other":
      guard words.count <= 2 else { return nil }
      return act(
        words.map(\.text).joined(separator: " "), rest.words.suffix(from: match.words?.lowerBound ?? 0),
        "health", 0.86)
    default: return isAsked ? toldFact(rest, clause, context) : nil
    }
  }

  private static func named(
    _ words: ArraySlice<Word>, _ rest: Clause, _ isCalled: Bool, _ clause: Clause, _ context: ActContext
  ) -> Act? {
    guard words.count <= 2, !words.isEmpty,
      words.allSatisfy({ $0.when < 0 && !$0.isAny(.small) && !$0.isAny([.number]) || $0.isAny([.capital]) })
    else { return nil }
    let isSaid = rest.words.contains { ["called", "named", "name", "calls", "call", "go"].contains($0.text) }
    guard !isCalled || isSaid else { return nil }
    if words.contains(where: {
      ["back", "crazy", "later", "maybe", "cab", "taxi", "tomorrow", "lucky", "out", "in"].contains($0.text)
        || $0.isAny([.verb]) && !$0.isAny([.nounVerb, .capital])
    }) {
      return nil
    }
    return Act(
      .remember, confidence: 0.9, span: clause.span,
      details: .fact(subject: "name", text: context.written(words).uppercasedWords, category: "name"))
  }

  /// "remember the wifi password is penguin42": a statement, because it was asked to be kept.
  static func toldFact(_ rest: Clause, _ clause: Clause, _ context: ActContext) -> Act? {
    guard rest.count > 2, rest.count <= 20,
      let verb = rest.words.firstIndex(where: {
        $0.isAny([.be])
          || [
            "likes", "hates", "has", "lives", "works", "needs", "loves", "prefers", "costs", "expires",
            "takes", "uses", "runs", "wears", "starts", "opens", "closes",
            "starts", "ends", "opens", "closes", "goes", "wants",
          ].contains($0.text)
      }),
      verb > 0, verb < rest.count - 1, rest.words[0].text != "to",
      rest.words[0].isAny([.verb]) == false || rest.words[0].isAny([.determiner, .capital])
    else {
      // "remember i hate calling people"
      guard let first = rest.words.first, first.text == "i", rest.count > 2 else { return nil }
      return Act(
        .remember, confidence: 0.88, span: clause.span,
        details: .fact(subject: "me", text: context.written(rest.words.dropFirst()), category: "other"))
    }
    // "remember the meeting is at 3": when something is, is for the board.
    if rest.words[(verb + 1)...].contains(where: { $0.when >= 0 }),
      !rest.words.contains(where: {
        ["birthday", "anniversary", "i", "always", "usually", "opens", "closes"].contains($0.text)
      })
    {
      return nil
    }
    var subject = Array(rest.words[..<verb])
    while subject.count > 1, subject[0].isAny([.determiner]) { subject.removeFirst() }
    return Act(
      .remember, confidence: 0.9, span: clause.span,
      details: .fact(
        subject: subject[0].text == "i" ? "me" : subject.map(\.text).joined(separator: " "),
        text: context.written(rest.words[(verb + 1)...]), category: "other"))
  }
}
