import NudgyCore

/// Reads words as the naming of tasks: "#12", "it", "the second one", "everything except the dentist".
struct ReferenceReader {
  let message: Message

  private static let pointers = PatternTable(
    """
    (it|that|this|them|those|these|him|her) = current
    (this|that) (one|task|thing|card|item|reminder) = current
    (it|that|this) [one|task] (now|already|too|again|please) = current
    the (current|same) (one|task|thing|card) = current
    (my|the) (task|card|reminder) = current
    the [very] last (one|task|thing|item|card|reminder) [i (added|made|told you|mentioned)] = last
    that last (one|task|thing|item) = last
    my last (one|task|thing|item) = last
    [the] (latest|newest|most recent) (one|task|thing|item) = last
    what i just (added|said|told you|made) = last
    the (one|task|thing) i just (added|made|told you) = last
    the thing i just (added|said) = last
    both [of (them|those|these)] = both
    (them|those|these) both = both
    (both|the two) = both
    the other [one|task|thing] = other
    all [of] (them|those|these) = those
    (them|those|these) all = those
    all (two|three|four|five|six|seven|eight|nine|ten) [of (them|those|these)] = those
    (everything else|the rest|all the rest|all the others|the others|the other ones) = rest
    (all|all of it|everything|every task|every thing) = all
    everything (on|in) (my|the) [to-do] (list|plate|board) = all
    (all|all of) (my|the|these|those) (tasks|stuff|things|items|reminders|to-do|list) = all
    (my|the) (entire|whole|complete) [to-do] list = all
    (all|every) (task|tasks|reminders|to-do) = all
    (my|the) [to-do] (list|tasks|reminders|board) = all
    (everything|all|all of it|all my tasks|all tasks|all the tasks) [due|for|from] [that is] [due] today = today
    (today|today's) (tasks|list|stuff|things) = today
    (everything|all|all my tasks) [due|for] this week = week
    (everything|all|all tasks|all the tasks|anything) [that is] overdue = overdue
    [all] [the|my] overdue (ones|tasks|stuff|things|items) = overdue
    [all] [the|my] snoozed (ones|tasks|stuff|things|items) = snoozed
    everything [that is] snoozed = snoozed
    (everything|all) [that is|i have] done = done
    [all] [the|my] (stale|old) (ones|tasks|stuff|things|items) = stale
    """)

  func reference(_ words: [Word]) -> TaskReference {
    let words = trimmed(words)
    guard !words.isEmpty else { return .current }
    let clause = Clause(words, span: 0..<0)
    if let number = numbers(clause) { return number }
    if let except = exception(clause) { return except }
    if let match = Self.pointers.match(clause) { return pointer(match.tag) }
    if let place = place(clause) { return place }
    return .words(named(words))
  }

  private func pointer(_ tag: String) -> TaskReference {
    switch tag {
    case "last": .last
    case "rest": .allExcept(.all, .current)
    case "those": .those
    case "both": .both
    case "other": .other
    case "all": .all(.all)
    case "today": .all(.today)
    case "week": .all(.thisWeek)
    case "overdue": .all(.overdue)
    case "snoozed": .all(.snoozed)
    case "done": .all(.done)
    case "stale": .all(.stale)
    default: .current
    }
  }

  // MARK: Numbers

  /// "#12", "12", "number 12", "tasks 3 and 4".
  private func numbers(_ clause: Clause) -> TaskReference? {
    var found: [Int] = []
    for word in clause.words {
      if let number = Int(word.text), number > 0, word.when < 0 || clause.count == 1 {
        found.append(number)
      } else if !["#", "number", "task", "tasks", "no", "and", "numbers", "the", "item", "items", "card"]
        .contains(word.text)
      {
        return spokenNumber(clause)
      }
    }
    guard let first = found.first else { return nil }
    return found.count == 1 ? .number(first) : .numbers(found)
  }

  /// "number three", "task two".
  private func spokenNumber(_ clause: Clause) -> TaskReference? {
    guard clause.count == 2, ["number", "task", "item"].contains(clause.words[0].text),
      let number = NumberWord.value(of: clause.words[1].text)
    else { return nil }
    return .number(number)
  }

  // MARK: Places

  private static let places = PatternTable(
    """
    [the] <words> (one|task|thing|item|card)
    [the] <words> of (them|those|these|the list|the two)
    the <words>
    """)

  /// "the second one", "the last", "second".
  private func place(_ clause: Clause) -> TaskReference? {
    guard clause.count <= 5 else { return nil }
    if let few = few(clause) { return few }
    if clause.count == 1, let place = NumberWord.place(of: clause.words[0].text), place != -1 {
      return .ordinal(place)
    }
    guard let match = Self.places.match(clause), let words = match.reference, words.count == 1,
      let place = NumberWord.place(of: clause.words[words.lowerBound].text)
    else { return nil }
    return place == -1 ? .last : .ordinal(place)
  }

  private static let several = PatternTable(
    """
    [the] (first|top) (two|three|four|five|couple|2|3|4|5) [ones|tasks|things|items] [of (them|those|these|the list)] = first
    [the] (last|final|bottom) (two|three|four|five|couple|2|3|4|5) [ones|tasks|things|items] [of (them|those|these|the list)] = last
    """)

  /// "the first two", "the last three of them".
  private func few(_ clause: Clause) -> TaskReference? {
    guard let match = Self.several.match(clause) else { return nil }
    let counts = clause.words.compactMap { word in
      word.text == "couple" ? 2 : Int(word.text) ?? NumberWord.value(of: word.text)
    }
    return counts.first.map { .few(match.tag == "last" ? -$0 : $0) }
  }

  // MARK: Exceptions

  private static let exceptions = PatternTable(
    """
    (everything|all|all of them|all of it|all my tasks|all the tasks|all tasks|every task|everything else) (except|but|except for|besides|other than|apart from) <ref> = all
    everything [due|for] today (except|but|except for|besides|other than|apart from) <ref> = today
    """)

  private func exception(_ clause: Clause) -> TaskReference? {
    guard let match = Self.exceptions.match(clause), let rest = match.reference else { return nil }
    return .allExcept(match.tag == "today" ? .today : .all, reference(Array(clause.words[rest])))
  }

  // MARK: Words

  private func trimmed(_ words: [Word]) -> [Word] {
    var words = words
    while let last = words.last, words.count > 1,
      [
        "please", "now", "too", "thanks", "already", "instead", "though", "again", "then", "yet",
        "everything",
      ].contains(last.text),
      last.text != "everything"
    {
      words.removeLast()
    }
    while let first = words.first, words.count > 1,
      first.isAny([.filler, .connective]) || ["just", "also", "please", "with", "about"].contains(first.text)
    {
      words.removeFirst()
    }
    return words
  }

  private static let generic: Set<String> = [
    "thing", "task", "one", "reminder", "item", "stuff", "card", "to-do",
  ]

  /// The words that name the task: "the dentist thing" → "dentist".
  private func named(_ words: [Word]) -> String {
    var words = words
    while let first = words.first, words.count > 1, first.isAny([.determiner]) && !first.isAny([.number]) {
      words.removeFirst()
    }
    while let last = words.last, words.count > 1, Self.generic.contains(last.text) { words.removeLast() }
    while let first = words.first, words.count > 2, Self.generic.contains(first.text),
      ["about", "to", "for", "with"].contains(words[1].text)
    {
      words.removeFirst(2)
    }
    let content = words.filter { !["the", "a", "an", "my"].contains($0.text) }
    return TitleWriter(message: message).text(content.isEmpty ? words : content)
  }
}

extension Clause {
  /// "all of them", "them all", "those three": the ones last listed or told, and not everything there is.
  var pointsAtAll: Bool {
    zip(words, words.dropFirst()).contains { first, second in
      ["them", "those", "these"].contains(first.text)
        && ["all", "two", "three", "four", "five"].contains(second.text)
        || first.text == "of" && ["them", "those", "these"].contains(second.text)
    } && words.contains { ["all", "every", "each", "three", "four", "five"].contains($0.text) }
  }
}
