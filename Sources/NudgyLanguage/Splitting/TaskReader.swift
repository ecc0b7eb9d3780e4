/// Reads a clause as something to do.
struct TaskReader {
  /// One way in which a clause can ask for a task.
  struct Rule: Sendable {
    let name: String
    let read: @Sendable (Clause) -> TaskDraft?
  }

  /// In this order: what is said outright comes before what must be concluded.
  static let rules: [Rule] = [
    // "i've been putting off calling the hospital"
    putOff,
    // "by wednesday i want the slides finished"
    wantedDone,
    // "her prescriptions need refilling"
    needsDoing,
    // "i do not need to…" asks for nothing; it has to be seen before "need to" is.
    // (It is a reading of its own: see `isDenied`.)
    obligation,
    // "buy milk"
    imperative,
    // "the car needs to be washed"
    passiveNeed,
    // "the bulletin has to go to the printer today"
    sentOff,
    // "the report is due friday"
    dueStatement,
    // "we are out of milk"
    runningOut,
    // "i have a dentist appointment on tuesday"
    appointment,
    // "the truck needs an oil change"
    thingNeeds,
    // "my boss wants the slides by wednesday"
    wanted,
    // "jess is waiting on photos"
    awaited,
    // "i owe priya an answer"
    debt,
    // "i am behind on expenses"
    behind,
    // "there's the newsletter to fold"
    waitingThing,
  ]

  /// What only a dump makes a task of, as nothing else is said in it.
  static let dumpRules: [Rule] = [
    // "mom's birthday is december 12"
    occasion,
    // "i take my pills every morning"
    habit,
    // "i'll finish the application"
    plan,
    // "saturday i'm meeting priya at eight"
    meeting,
    // "the sink is leaking"
    broken,
  ]

  static func read(_ original: Clause, isDump: Bool = false) -> TaskDraft? {
    let clause = strippingHedges(original)
    for rule in [promise, unfinished] {
      if let draft = rule.read(clause) { return draft }
    }
    guard !isDenied(clause) else { return nil }
    for rule in rules {
      if let draft = rule.read(clause) { return draft }
    }
    guard isDump else { return nil }
    for rule in dumpRules {
      if let draft = rule.read(clause) { return draft }
    }
    return nil
  }

  private static let denials = PatternTable(
    """
    (i|we|you) ~ do not ~ (need|have|want) to
    (i|we) ~ (should|could|would|can|must|will|did|have|had) not
    (i|we) ~ (am|are) not ~ going to
    (i|we) ~ (am|are) not
    (no need|nobody needs|do not need) to
    (i|we) ~ (might|could|would|may)
    thank (you|god|goodness|heavens|the lord|the gods)
    let me
    let us not
    (tell|see|know) (you|me)
    """)

  static func isDenied(_ clause: Clause) -> Bool {
    guard denials.prefix(of: clause) != nil, !isThankYouNote(clause.words) else { return false }
    return TaskFrames.obligations.prefix(of: clause) == nil
  }

  /// "thank you notes": the thing, not the thanks.
  static func isThankYouNote(_ words: [Word]) -> Bool {
    guard words.count > 2, words[0].text == "thank", words[1].text == "you" else { return false }
    switch words[2].text {
    case "note", "notes", "card", "cards", "letter", "letters", "gift", "gifts", "email", "emails":
      return true
    default: return false
    }
  }

  private static let hedges: Set<String> = [
    "maybe", "perhaps", "probably", "bruh", "now", "well", "also", "anyway", "okay", "so", "and", "but",
    "possibly", "no", "wait", "thinking", "like",
  ]

  /// "maybe i should call", "well now let me think": what softens a plan takes nothing from it.
  private static func strippingHedges(_ clause: Clause) -> Clause {
    var count = 0
    let words = clause.words
    while count + 2 < words.count, words[count].when < 0 {
      if hedges.contains(words[count].text), words[count].text != "no" || words[count + 1].text == "wait" {
        count += 1
      } else if words[count].text == "let", words[count + 1].text == "me",
        ["see", "think"].contains(words[count + 2].text), count + 3 < words.count
      {
        count += 3
      } else if ["what", "on", "in", "while"].contains(words[count].text) || words[count + 1].text == "wise",
        let aside = ClauseCutter.asidePhrases.prefix(of: clause.dropping(first: count)),
        count + aside.count < words.count, words[count].text == "what" || aside.tag == "between"
      {
        count += aside.count
      } else if words[count].text == "at", words[count + 1].text == "some", words[count + 2].text == "point",
        count + 3 < words.count
      {
        count += 3
      } else if ["i", "we"].contains(words[count].text),
        ["guess", "think", "suppose"].contains(words[count + 1].text)
      {
        count += 2
      } else {
        break
      }
    }
    return count > 0 ? clause.dropping(first: count) : clause
  }

  // MARK: Parts

  /// Times at the start of a clause, the "on" before them included.
  static func leadingTimes(_ clause: Clause) -> (count: Int, whens: [Int]) {
    var index = 0
    var whens: [Int] = []
    while index < clause.count {
      if clause.words[index].when >= 0 {
        if whens.last != clause.words[index].when { whens.append(clause.words[index].when) }
        index += 1
      } else if clause.words[index].isAny([.preposition, .connective, .adverb]), index + 1 < clause.count,
        clause.words[index + 1].when >= 0
      {
        index += 1
      } else {
        break
      }
    }
    return whens.isEmpty ? (0, []) : (index, whens)
  }
}

extension TaskReader {
  /// "my knee hurts": a thing and a verb that tells of it, no task.
  static func isBareStatement(_ words: [Word]) -> Bool {
    guard words.count >= 3, words.count <= 5, words[0].isAny([.determiner]), let last = words.last else {
      return false
    }
    if words.dropFirst(2).contains(where: {
      ClauseCutter.tellingVerbs.contains($0.text) && !$0.isAny([.verb])
    }) {
      return true
    }
    return [
      "hurts", "aches", "sucks", "died", "broke", "stinks", "leaks", "itches", "failed", "crashed", "rocks",
    ]
    .contains(last.text)
  }
}
