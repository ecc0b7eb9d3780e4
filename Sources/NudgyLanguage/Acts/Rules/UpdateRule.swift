import NudgyCore

// "no, thursday", "make it 4 instead", "actually make that cat food", "rename the report to…".
extension ActRule {
  /// "no, thursday", "i meant next week": a new time for what was just said.
  static let correctTime = ActRule(
    "correct the time", isWhole: true,
    PatternTable(
      """
      (no|nope|wait|sorry|oops|actually|wrong|not <when>) [no|wait|sorry|actually|i meant|i mean|i said|it is|on] [make it|make that] [for|on|at|by|until] <when>
      [no|wait|sorry|oops] [actually] i (meant|mean|said) [for|on|at|by|until] <when> [actually|instead]
      [no|wait|sorry|oops|actually] (make|change|move|set|switch) (it|that|this|that one) [to|for|on|at|until] <when> [instead|please|actually]
      [no|wait|sorry|oops] [actually] [let us (do|make it|say)] <when> (instead|actually|please) = follow
      [no|wait|sorry|oops|actually] (it|that) is [actually] [due|on|at|for|by] <when> [actually] = follow
      (due|by|for|on) <when> [instead|please|actually] = follow
      [no|sorry] rather <when> = follow
      """)
  ) { match, clause, context in
    guard let word = clause.words.last(where: { $0.when >= 0 }) else { return nil }
    let when = context.correcting(context.message.whens[word.when])
    let isFollowing = context.hints.lastWasDated || context.hints.canBeCorrected
    if match.tag == "follow", !isFollowing { return nil }
    return Act(
      .update, confidence: isFollowing ? 0.94 : 0.82, span: clause.span, target: .current, when: when)
  }

  /// A bare "thursday" after a dated task; a bare "make it 4 instead" whose number is no time by itself.
  static let bareTime = ActRule("a bare time after a date", isWhole: true) { clause, context in
    guard context.hints.lastWasDated, clause.count <= 6, let first = clause.words.first, first.when >= 0,
      clause.words.allSatisfy({ $0.when == first.when })
    else { return nil }
    return Act(
      .update, confidence: 0.85, span: clause.span, target: .current,
      when: context.correcting(context.message.whens[first.when]))
  }

  static let correctNumber = ActRule(
    "a number instead", isWhole: true,
    PatternTable(
      """
      [no|wait|sorry|oops|actually] (make|change|set) (it|that) [to|at|for] <number> [instead|please|actually] = make
      [no|wait|sorry|oops|actually] (make|change|set) (it|that) [to|at|for] <number> (o'clock|am|pm) [instead|please|actually] = make
      [no|sorry] i (meant|mean|said) [at|for] <number> = make
      (at|no) <number> instead = make
      (no|nope|actually|wait|sorry|oops) [no|wait|sorry|actually] [at|for|make it] <number> [am|pm|o'clock|instead] = make
      """)
  ) { match, clause, context in
    guard let index = match.number, context.hints.canBeCorrected || context.hints.lastWasDated else {
      return nil
    }
    let end = min(clause.count, index + 2)
    let isClock = end > index + 1 && ["am", "pm", "o'clock"].contains(clause.words[index + 1].text)
    let text = context.written(clause.words[index..<(isClock ? end : index + 1)])
    if context.hints.lastWasDated, let when = context.correctedTime("at " + text) {
      return Act(.update, confidence: 0.9, span: clause.span, target: .current, when: when)
    }
    var changes = TaskChanges()
    changes.replacement = text
    return Act(.update, confidence: 0.85, span: clause.span, target: .current, details: .changes(changes))
  }

  /// "no, the 5th" after a date: words that name a time only because one was just given.
  static let correctDay = ActRule(
    "a day instead", isWhole: true,
    PatternTable("(no|nope|wait|sorry|oops|actually) [no|wait|sorry|actually] <words>")
  ) { match, clause, context in
    guard context.hints.lastWasDated, let words = match.words ?? match.reference, words.count <= 6,
      let when = context.correctedTime(context.written(clause.words[words])), when.start != nil
    else { return nil }
    return Act(.update, confidence: 0.9, span: clause.span, target: .current, when: when)
  }

  static let otherOne = ActRule(
    "the other one", isWhole: true,
    PatternTable(
      """
      [no|nope|sorry|wait|oops|actually] [i (meant|mean)|not that one] the other [one|task|thing]
      [no|nope] not that one [the other one]
      [no|nope] [i (meant|mean)] the other one [instead|please]
      [no|nope|sorry|wait|oops] wrong (one|task|thing)
      """)
  ) { _, clause, _ in
    Act(.update, confidence: 0.85, span: clause.span, target: .other)
  }

  /// "no i mean call mom friday", "actually with Tim": the task just said, in other words.
  static let correctTask = ActRule(
    "the task in other words", isWhole: true,
    PatternTable(
      """
      (no|sorry|oops|wait|actually|oh) [no|wait|sorry|actually] i (meant|mean|said|wanted) [to (say|type|write)] <words> = deed
      (no|sorry|oops|wait|actually|oh) [no|wait|sorry|actually] [it is|make it|make that|i meant] (with|for|at|about|from) <words> [instead|not <ref>] = phrase
      [no|sorry|oops|wait|actually|oh] [no|wait|sorry|actually] (it|that) is not [a|an|the|my] <ref> (it|that) is [a|an|the|my] <words> = swap
      [no|sorry|oops|wait|actually|oh] [no|wait|sorry|actually] not [a|an|the|my] <ref> but [a|an|the|my] <words> = swap
      """)
  ) { match, clause, context in
    guard context.hints.canBeCorrected || match.tag == "swap" else { return nil }
    var act = Act(.update, confidence: 0.88, span: clause.span, target: .current)
    var changes = TaskChanges()
    let range = match.tag == "swap" ? match.words : match.words ?? match.reference
    guard let range, range.count <= 10 else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    guard let first = words.first, !words.allSatisfy({ $0.isAny(.small) }) else { return nil }
    switch match.tag {
    case "deed":
      guard first.isAny([.verb]), words.count > 1, !words.contains(where: { $0.text == "not" }) else {
        return nil
      }
      changes.title = TitleWriter(message: context.message).title(dropDangling(words), prefix: nil)
      act.when = clause.words[range].last { $0.when >= 0 }.map { context.message.whens[$0.when] }
    case "swap":
      // The slots: what it is not, and what it is.
      guard let old = match.reference, old.count <= 4, words.count <= 4,
        clause.words[range].allSatisfy({ $0.when < 0 })
      else { return nil }
      act.confidence = context.hints.canBeCorrected ? 0.9 : 0.7
      changes.replaced = context.written(clause.words[old])
      changes.replacement = context.written(words)
    default:
      guard clause.words[range].allSatisfy({ $0.when < 0 }), words.count <= 4, range.lowerBound > 0 else {
        return nil
      }
      changes.replacement = context.written(clause.words[(range.lowerBound - 1)..<range.upperBound])
    }
    act.details = .changes(changes)
    return act
  }

  /// "21st".
  private static func isOrdinal(_ word: Word) -> Bool {
    word.text.first?.isNumber == true && ["st", "nd", "rd", "th"].contains { word.text.hasSuffix($0) }
  }

  /// "actually make that cat food", "no i meant the vet".
  static let replaceWords = ActRule(
    "replace words", isWhole: true,
    PatternTable(
      """
      [no|wait|sorry|oops] [actually] (make|change) (that|it|this) [to|into|a|an] <words> [instead|please|actually]
      [no|wait|sorry|oops] [actually] (it|that) should (say|be|read) <words>
      [no|wait|sorry|oops] [actually] i (meant|mean) <words> [instead|actually]
      (rename|retitle|change) (it|that|this|this one|the title) [to] <words> = title
      call it <words> [instead] = title
      """)
  ) { match, clause, context in
    guard let range = match.reference else { return nil }
    let words = clause.words[range]
    if words.contains(where: { $0.when >= 0 }) && match.tag != "title" { return nil }
    if words.count > 8 || words.last?.text == "again" || goesOn(Array(words)) { return nil }
    // "i meant the 21st": too little for a time by itself, and no title.
    if words.count <= 2, words.last.map(isOrdinal) == true,
      let when = context.correctedTime("on " + context.written(words))
    {
      return Act(.update, confidence: 0.85, span: clause.span, target: .current, when: when)
    }
    let isAsked = clause.words.first?.text == "i" && !context.hints.canBeCorrected
    if isAsked || words.allSatisfy({ $0.isAny([.adverb, .object]) && !$0.isAny([.number]) }) { return nil }
    if match.tag == "title",
      ["a day", "a night", "quits", "a wrap"].contains(words.map(\.text).joined(separator: " "))
    {
      return nil
    }
    // "make it warmer" is said of a draft.
    if words.allSatisfy({ word in
      word.isAny([.adverb]) || word.text == "sound"
        || DraftTone.allCases.contains { $0.isSaid(by: word.text) }
    }) {
      return nil
    }
    if let priority = priority(words) {
      return Act(.update, confidence: 0.9, span: clause.span, target: .current, details: .changes(priority))
    }
    if [
      "brighter", "louder", "quieter", "darker", "cooler", "colder", "hotter", "faster", "slower", "better",
      "bigger", "warmer", "dimmer", "softer",
    ]
    .contains(words.first?.text ?? "") {
      return nil
    }
    if [
      "smaller", "happen", "stop", "quick", "work", "clear", "easier", "snappy", "shorter", "active", "open",
      "undone", "pending", "incomplete", "unfinished",
    ].contains(words.first?.text ?? "") {
      return nil
    }
    var changes = TaskChanges()
    if match.tag == "title" || isWholeDeed(Array(words)) {
      changes.title = TitleWriter(message: context.message).title(Array(words), prefix: nil)
    } else {
      changes.replacement = context.written(words)
    }
    let confidence = match.tag == "title" || context.hints.canBeCorrected ? 0.92 : 0.78
    return Act(
      .update, confidence: confidence, span: clause.span, target: .current, details: .changes(changes))
  }

  /// "urgent and give me something else": behind "and" another wish begins.
  private static func goesOn(_ words: [Word]) -> Bool {
    guard let joint = words.firstIndex(where: { $0.text == "and" }), joint + 2 < words.count else {
      return false
    }
    return words[joint + 1].isAny([.strongVerb, .likelyVerb])
      || ["show", "give", "tell", "read", "get", "let", "what"].contains(words[joint + 1].text)
  }

  /// "text my sister": with its own verb it is the whole task, not a part of it.
  private static func isWholeDeed(_ words: [Word]) -> Bool {
    guard words.count > 1, words[0].isAny([.verb]), words[1].pause == .none else { return false }
    return words[0].isAny([.strongVerb]) && !words[0].isAny([.nounVerb])
      || ListVerbs.reaching.contains(words[0].text)
        && (words[1].isAny([.determiner, .capital, .object]) || PersonWord.contains(words[1].text))
  }

  private static func priority(_ words: some Collection<Word>) -> TaskChanges? {
    var changes = TaskChanges()
    switch words.map(\.text).joined(separator: " ") {
    case "urgent", "critical", "top priority", "priority 1", "my top priority": changes.priority = .critical
    case "important", "high priority", "high", "a priority", "priority": changes.priority = .high
    case "low priority", "not urgent", "less important", "low": changes.priority = .low
    case "medium priority", "normal", "medium": changes.priority = .medium
    default: return nil
    }
    return changes
  }
}

extension DialogueHints {
  /// Whether the last act left a task that a correction can be about.
  var canBeCorrected: Bool {
    switch lastIntent {
    case .create, .update, .snooze: true
    default: lastWasDated
    }
  }
}
