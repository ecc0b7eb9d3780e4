/// Where a clause names what is kept for oneself: what rings, what stands in a calendar, tasks and lists.
struct KeptThing {
  /// How it is asked for.
  enum Way {
    /// "who is my meeting with"
    case question
    /// "check my calendar for conflicts"
    case order
    /// "next meeting", "today's schedule", "timer status"
    case name
  }

  let words: [Word]
  /// Whether a time was said beside it.
  let isTimed: Bool
  let way: Way

  /// The word that names it; nil when there is none or it is not one's own.
  var place: Int? {
    guard let place = words.indices.last(where: { isHead($0) && WordTable.keptThings(have: words[$0].text) })
    else { return nil }
    let isOneOfMine =
      switch way {
      case .question: isAskedAbout(place)
      case .order: isLookedAt(place)
      case .name: isNamed(place)
      }
    return isOneOfMine ? place : nil
  }

  private func noun(_ place: Int) -> String { Noun.singular(words[place].text) }

  private func isMany(_ place: Int) -> Bool { words[place].text != noun(place) }

  /// "alarm", "timer": what no one has but for oneself.
  private func rings(_ place: Int) -> Bool { ["alarm", "timer", "reminder", "to-do"].contains(noun(place)) }

  private func isVague(_ place: Int) -> Bool { ["note", "plan", "step", "draft"].contains(noun(place)) }

  private func isMine(_ place: Int) -> Bool {
    words[..<place].contains { ["my", "our"].contains($0.text) }
  }

  // MARK: Ways

  private func isAskedAbout(_ place: Int) -> Bool {
    let before = words[..<place]
    // "any plans tonight", "what are the events for today"
    if isTimed, isMany(place),
      before.allSatisfy({ $0.isAny([.determiner, .question, .be]) || $0.text == "any" })
    {
      return noun(place) != "task"
    }
    if isVague(place) { return false }
    if isMine(place) || words.contains(where: { $0.text == "i" }) { return true }
    // "where's the team meeting being held"
    if ["where", "when", "who"].contains(words[0].text), before.contains(where: { $0.text == "the" }) {
      return ["meeting", "appointment"].contains(noun(place))
    }
    // "what's the first meeting of the day"
    if before.contains(where: { ["first", "last", "next"].contains($0.text) }), !rings(place),
      noun(place) != "task"
    {
      return ["meeting", "appointment", "event"].contains(noun(place))
    }
    if words[0].text == "any" {
      return ["meeting", "appointment", "event"].contains(noun(place)) || rings(place)
    }
    guard rings(place) || ["calendar", "task"].contains(noun(place)) else { return false }
    if before.contains(where: { $0.isAny([.determiner]) && !$0.isAny([.question]) }) { return true }
    // "which alarm is on"; "which task is quickest" asks for one to do.
    return isMany(place) || noun(place) != "task" && before.contains { $0.isAny([.question]) }
  }

  private func isLookedAt(_ place: Int) -> Bool {
    let before = words[..<place]
    guard !isVague(place), !before.contains(where: { ["a", "an", "another"].contains($0.text) }) else {
      return false
    }
    let isPlain = before.dropFirst().allSatisfy { word in
      word.when >= 0 || word.isAny([.determiner, .object, .preposition])
        || WordTable.lookingWords.contains(word.text)
        || ["tell", "know"].contains(words[0].text) && word.text == "time"
    }
    guard isPlain else { return false }
    if ["run", "review", "recap", "summarize"].contains(words[0].text) {
      return ["task", "reminder", "calendar", "schedule", "agenda", "event"].contains(noun(place))
    }
    if isMine(place) { return true }
    guard place + 1 == words.count || !["on", "in", "of", "at", "with"].contains(words[place + 1].text) else {
      return false
    }
    // "list events for next week", "display tomorrow's schedule"
    let isOfTime = isTimed && (isMany(place) || ["schedule", "calendar"].contains(noun(place)))
    let isOfAll = isMany(place) && before.contains { ["all", "upcoming", "next"].contains($0.text) }
    return rings(place) || isMany(place) && noun(place) == "list" || isOfTime || isOfAll
  }

  /// "next meeting", "my alarms", "timer status": said by itself.
  private func isNamed(_ place: Int) -> Bool {
    guard !isVague(place), noun(place) != "list", noun(place) != "task",
      words[..<place].allSatisfy({
        WordTable.lookingWords.contains($0.text) || $0.text == "my" || $0.text == "the"
      }),
      words[(place + 1)...].allSatisfy({ ["status", "please", "left"].contains($0.text) })
    else { return false }
    if words.last?.text == "status" { return true }
    let isPointed = words[..<place].contains {
      ["next", "current", "upcoming", "all", "active"].contains($0.text)
    }
    return isPointed || isMany(place) && (isMine(place) || isTimed) && noun(place) != "checklist"
      || ["schedule", "calendar"].contains(noun(place)) && (isTimed || isMine(place))
  }

  /// "my meeting", not "my meeting notes", "the reminder app".
  private func isHead(_ index: Int) -> Bool {
    guard index + 1 < words.count else { return true }
    let next = words[index + 1]
    return next.isAny(.small) || next.when >= 0 || next.isAny([.capital])
      || WordTable.keptThings(have: next.text) || WordTable.afterKept.contains(next.text)
  }
}

extension WordTable {
  /// What one tells an assistant to look at one's things with.
  static let lookingVerbs = WordTable(
    "check display find give know list look open pull read see show tell view")

  /// What may stand between such a verb and the thing: "show me the details of my next appointment".
  static let lookingWords = WordTable(
    """
    active all any available coming current daily details each every first full info information last latest me more next
    of on our out recurring remaining rest scheduled set some status the up upcoming us weekly whole
    """)

  /// What is searched by its name; the rest is everything there is.
  static let namedThings = WordTable("alarm appointment meeting timer")

  /// What is said of such a thing right behind it: "the timer running", "my meeting scheduled".
  static let afterKept = WordTable(
    "active called coming end ends go goes going left look looking please ring rings running scheduled set start status still today"
  )
}
