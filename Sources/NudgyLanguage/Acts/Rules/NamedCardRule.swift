import NudgyCore

// A card spoken of as one that exists: "the passport one", "the vet thing", "the landlord call should be an email".
extension ActRule {
  /// Later for a card by its name.
  static let snoozeCard = ActRule(
    "a card for later", spansCommas: true,
    anyLine: PatternTable(
      """
      @remind me [again] (about|of) <ref> again [in|on|at|] <when>
      @remind me again (about|of) <ref> [in|on|at|] <when>
      @remind me [again] (about|of) <ref> [in|on|at|] <when> = card
      (hit|press|push|tap|smash|use|do) [the] snooze [button] (on|for) <ref> [until|till|for|] [<when>]
      (put|set) <ref> (on|to) snooze [until|till|for|] [<when>]
      (come|get|circle|go|loop) back to <ref> [again] [in|on|at|] <when> = card
      [i will|let us|we can|i can|let me] (do|tackle|handle|finish|see to|deal with|get to|start|look at|try|return to|revisit|save|park|leave|keep) <ref> [again] [in|on|at|for|until|] <when> [instead] = card
      (maybe|perhaps|probably|how about|let us say) <when> for <ref> = card
      let <ref> (wait|rest|sit|sleep|be|slide) [until|till|for|to|] [after] <when>
      leave <ref> (until|till|for) <when> = left
      bring <ref> back [up] [again] [in|on|at|] <when> = card
      (show|bring up|bring back|resurface) <ref> again [in|on|at|] <when> = card
      """)
  ) { match, clause, context in
    guard let range = match.reference else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    guard isNamed(words), match.tag != "card" || isCard(words) else { return nil }
    // "leave the gutters for the weekend", but the keys are left for someone and the oven on.
    if match.tag == "left",
      words.count > 3 || isGiven(words) || words.last?.isAny([.preposition, .adverb]) == true
        || ["key", "keys", "car", "note", "money", "door", "lights", "heating", "tip", "bag", "kids"]
          .contains(
            words.last?.text ?? "")
    {
      return nil
    }
    let when = clause.words.last { $0.when >= 0 }.map { context.message.whens[$0.when] }
    return Act(.snooze, confidence: 0.86, span: clause.span, target: context.reference(words), when: when)
  }

  /// Another length, kind or hour for a card by its name.
  static let changeCard = ActRule(
    "a card is to change", spansCommas: true,
    anyLine: PatternTable(
      """
      <ref> should [really|actually] be (a|an) <words> (instead|not <words>) = kind
      <ref> should [really|actually] be (a|an) <words> = kind
      (put|move|make|do|start|shift|push|bring|set|schedule|have) <ref> [up|back|forward|by] (<number>|a|an|half an|a couple of|a few|one) [more] (minutes|minute|hour|hours|day|days|week|weeks|bit|little) [bit] (earlier|sooner|later|ahead) = shift
      <ref> is [now|actually] (<number>|a|an|half an|a couple of|a few|one) (minutes|minute|hour|hours|day|days|week|weeks|bit) (earlier|later|sooner) [now|than planned|than before|instead|today] = shift
      @edit (the|my|that) <ref> (one|task|reminder|thing|card) [so it says|to say|to|it is] <words> = edited
      give <ref> (until|till|til) <when> = date
      (turn|make|change|convert) <it> into (a|an) <words> (one|thing|task|habit|reminder|chore|job) = repeating
      (the|my|that) <ref> (one|task|reminder|card) needs <words> = needed
      add to <ref> that <words> = noted
      add to <ref> : <words> = noted
      (give|allow|allot|budget) <ref> [about|around|at least|another] <when> = length
      (set aside|block out|block off|reserve|allow|allot|budget|estimate) [about|around] <when> for <ref> = long
      <ref> is (wrong|off|incorrect|not right|out of date) (it|that) [is|leaves|starts|should be|says|ends|opens|begins|is really|is actually] [at|on|for|due|] <when> = date
      (turn|make|change|convert|switch) <ref> (into|to) (a|an) <words> (one|thing|task|habit|reminder|chore) = repeat
      <ref> (add|put|note|write|pop|stick|chuck) (that|this) (in|on|down|on there|in there|in the notes) = told
      <ref> (add|put|note|write) (that|this) (to|in|on|down on) (it|there|the task|the note|its note|that task|the card|that one) = told
      """)
  ) { match, clause, context in
    let range = match.reference ?? 0..<0
    guard match.reference != nil || match.tag == "repeating", !clause.isQuestion else { return nil }
    let words = clause.words[range].filter { $0.when < 0 }
    if match.tag == "repeating" {
      return match.words.flatMap { repeating(clause.words[$0], clause, context) }
        ?? match.reference.flatMap { repeating(clause.words[$0], clause, context) }
    }
    guard isNamed(words) || ["told", "edited", "needed"].contains(match.tag) else { return nil }
    var act = Act(.update, confidence: 0.84, span: clause.span, target: context.reference(words))
    var changes = TaskChanges()
    switch match.tag {
    case "kind":
      guard isCard(words) || clause.words.contains(where: { ["instead", "not"].contains($0.text) }),
        let text = match.words, text.count <= 3
      else { return nil }
      changes.replacement = context.written(clause.words[text])
    case "shift": break
    case "edited":
      // "edit the shopping one, oat milk not normal milk"
      guard let text = match.words,
        let not = clause.words[text].firstIndex(where: { ["not", "instead"].contains($0.text) }),
        not > text.lowerBound, not + 1 < text.upperBound
      else { return nil }
      changes.replacement = context.written(clause.words[text.lowerBound..<not])
      let old = clause.words[(not + 1)..<text.upperBound].drop { $0.text == "of" }
      changes.replaced = context.written(old)
    case "needed":
      // "the landlord one needs his number, it's 555-0199"
      guard let text = match.words, clause.words[text].contains(where: { $0.text == "is" }), text.count > 3
      else {
        return nil
      }
      changes.note = context.written(clause.words[text])
    case "noted":
      guard isCard(words), let text = match.words else { return nil }
      changes.note = context.written(clause.words[text])
    case "length", "long":
      guard let word = clause.words.last(where: { $0.when >= 0 }), !isGiven(words),
        isCard(words) || match.tag == "length" && words.count > 1,
        let minutes = context.message.whens[word.when].duration?.estimateInMinutes
      else { return nil }
      changes.minutes = minutes
    case "repeat":
      guard isCard(words), let text = match.words,
        let when = WhenParser(context.message.context).whole(context.written(clause.words[text])),
        when.recurrence != nil
      else { return nil }
      act.when = when
      return act
    case "told":
      // "the concert is at the town hall, add that to it": what was said before goes into the note.
      guard range.count > 2,
        clause.words[range].contains(where: { $0.isAny([.be, .have]) || $0.text.hasSuffix("'s") })
      else {
        return nil
      }
      act.target = .current
      changes.note = context.written(clause.words[range])
    default:
      guard let word = clause.words.last(where: { $0.when >= 0 }) else { return nil }
      act.when = context.message.whens[word.when]
      return act
    }
    act.details = .changes(changes)
    return act
  }

  /// "turn that into a daily reminder".
  private static func repeating(_ said: ArraySlice<Word>, _ clause: Clause, _ context: ActContext) -> Act? {
    guard let when = WhenParser(context.message.context).whole(context.written(said)), when.recurrence != nil
    else { return nil }
    return Act(.update, confidence: 0.86, span: clause.span, target: .current, when: when)
  }

  private static let cardNouns: Set<String> = [
    "one", "ones", "thing", "task", "reminder", "item", "card", "to-do", "entry", "chore", "errand", "job",
  ]

  /// "the passport one", "my dentist task": said of what stands on the list.
  static func isCard(_ words: [Word]) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return cardNouns.contains(last.text)
      && (["the", "my", "that", "this", "our"].contains(first.text)
        || ["task", "reminder", "to-do"].contains(last.text))
  }

  /// "the vet visit", "my tax return": definite, and no sentence.
  private static func isNamed(_ words: [Word]) -> Bool {
    guard let first = words.first, words.count > 1, words.count <= 6,
      ["the", "my", "that", "this", "our"].contains(first.text)
    else { return false }
    return !words.contains { $0.isAny([.modal, .be, .negation, .subject]) && !$0.isAny([.determiner]) }
  }

  /// "the kids", "my sister": one gives them an hour of one's own time.
  private static func isGiven(_ words: [Word]) -> Bool {
    let living: Set<String> = [
      "dog", "cat", "puppy", "kitten", "plant", "horse", "team", "class", "driver", "body",
    ]
    guard let last = words.last else { return true }
    return PersonWord.contains(last.text) || living.contains(Noun.singular(last.text))
      || last.isAny([.capital])
  }
}
