/// The noun phrases that talk about tasks is full of, as slots of patterns: the list, the tasks, the card at hand.
///
/// They are read here and not spelled out in the tables, because "my list", "the whole shopping list" and "my list of
/// chores for the house" are one idea in hundreds of forms.
struct NounPhrases {
  let words: [Word]

  private static let longest = 12

  // MARK: The list

  /// What holds tasks.
  private static let containers: WordGroup = [
    "list", "lists", "board", "agenda", "plate", "schedule", "calendar", "queue", "backlog", "planner",
    "inbox", "to-do", "diary", "checklist", "docket", "roster",
  ]
  /// What a list may be called by: "my shopping list", "the whole packing list".
  private static let listKinds: WordGroup = [
    "to-do", "task", "tasks", "shopping", "grocery", "groceries", "reminder", "reminders", "chore",
    "chores", "errand", "errands", "packing", "christmas", "wish", "bucket", "honey-do", "honeydo",
    "daily", "weekly", "monthly", "work", "school", "home", "house", "household", "weekend", "holiday",
    "gift", "gifts", "food", "store", "costco", "target", "hardware", "todo", "things-to-do", "action",
    "priority", "master", "job", "jobs", "activity", "activities", "personal", "family", "market",
    "supermarket", "costco", "ikea", "pharmacy",
  ]
  /// How much of it, or which.
  private static let wholes: WordGroup = [
    "whole", "entire", "full", "complete", "current", "active", "open", "pending", "existing",
    "remaining", "other", "outstanding", "upcoming", "own", "last", "main", "little", "big", "long",
    "new", "today's", "tomorrow's", "tonight's", "week's", "todays", "running", "ongoing", "unfinished",
    "incomplete", "overdue", "saved", "set", "scheduled", "first", "past", "future", "due", "next",
  ]
  private static let owners: WordGroup = [
    "my", "the", "our", "this", "that", "your", "all", "a", "any", "these", "those", "mine", "some",
  ]

  /// Each phrase for the list has one of these.
  static let listWords = containers.places.union(WordSet(["do", "dos", "buy", "get"]))

  /// Where a phrase for the list that begins at `start` can end, the longest first.
  func listEnds(at start: Int) -> [Int] {
    guard let head = containerHead(at: start) else { return [] }
    let tail = listTail(at: head)
    return tail > head ? [tail, head] : [head]
  }

  /// After the noun of "my whole shopping list".
  private func containerHead(at start: Int) -> Int? {
    var place = start
    var isOwned = false
    var isNamed = false
    if place + 1 < words.count, words[place].text == "all", words[place + 1].text == "of" { place += 2 }
    while place < words.count, place < start + 3, Self.owners.contains(words[place]) {
      isOwned = true
      place += 1
    }
    let first = place
    while place < words.count, place < first + 5 {
      let text = words[place].text
      if text == "to", place + 1 < words.count, ["do", "dos", "buy", "get"].contains(words[place + 1].text) {
        isNamed = true
        place += 2
        if !isContainer(at: place) { return isOwned || words[place - 1].text == "dos" ? place : nil }
        continue
      }
      if isContainer(at: place) {
        // "to-do list": the first noun only says which list.
        if isContainer(at: place + 1), Self.listKinds.contains(words[place]) {
          isNamed = true
          place += 1
          continue
        }
        return isOwned || isNamed || ["list", "to-do", "calendar", "agenda"].contains(text) ? place + 1 : nil
      }
      guard
        Self.listKinds.contains(words[place]) || Self.wholes.contains(words[place])
          || text.hasSuffix("'s") && isOwned
      else { return nil }
      if Self.listKinds.contains(words[place]) { isNamed = true }
      place += 1
    }
    return nil
  }

  private func isContainer(at index: Int) -> Bool {
    index < words.count && Self.containers.contains(words[index])
  }

  private static let tails = PatternTable(
    """
    of (things|tasks|stuff|chores|items|errands|reminders|groceries|to-do|jobs) [(to|i have to|i need to|that i need to|that i have to|i should) (do|buy|get|complete|finish)]
    (to|i need to|i have to) (do|buy|get)
    """)

  private func listTail(at index: Int) -> Int {
    guard index < words.count, ["of", "to", "i"].contains(words[index].text) else { return index }
    let rest = Clause(Array(words[index..<min(words.count, index + 8)]), span: 0..<0)
    return index + (Self.tails.prefix(of: rest)?.count ?? 0)
  }

  // MARK: Tasks

  private static let taskNouns: WordGroup = [
    "tasks", "reminders", "to-do", "to-dos", "chores", "errands", "items", "things", "stuff", "jobs", "todos",
    "alarms", "appointments", "deadlines", "alerts", "notifications",
  ]

  /// Each phrase for several tasks has one of these.
  static let taskWords = taskNouns.places.union(WordSet(["do", "dos"]))

  /// Where a phrase for several tasks that begins at `start` can end: "my overdue tasks", "all of the reminders".
  func taskEnds(at start: Int) -> [Int] {
    var place = start
    if place + 1 < words.count, ["all", "any", "some", "most", "each"].contains(words[place].text),
      words[place + 1].text == "of"
    {
      place += 2
    }
    while place < words.count, place < start + 5 {
      let text = words[place].text
      if text == "to", place + 1 < words.count, ["do", "dos"].contains(words[place + 1].text) {
        place += 2
        if place < words.count, ["items", "tasks", "things"].contains(words[place].text) { place += 1 }
        return [place]
      }
      if Self.taskNouns.contains(words[place]) {
        let hasMore = place + 1 < words.count && Self.taskNouns.contains(words[place + 1])
        if hasMore {
          place += 1
          continue
        }
        let rest = Clause(Array(words[(place + 1)..<min(words.count, place + 7)]), span: 0..<0)
        let tail = Self.duties.prefix(of: rest)?.count ?? 0
        return tail > 0 ? [place + 1 + tail, place + 1] : [place + 1]
      }
      guard
        Self.owners.contains(words[place]) || Self.wholes.contains(words[place])
          || Self.listKinds.contains(words[place])
          || ["no", "more", "many", "every"].contains(text)
      else { return [] }
      place += 1
    }
    return []
  }

  private static let duties = PatternTable(
    """
    [that] (i need|i have|i am supposed|i still have|i still need) to (do|get done|finish|complete|take care of)
    to (do|get done|take care of|complete|finish)
    """)

  // MARK: The card at hand

  private static let single: Set<String> = [
    "task", "thing", "item", "one", "card", "reminder", "to-do", "job", "chore", "entry", "errand",
  ]

  /// Each phrase for the task at hand begins with one of these.
  static let pointerWords = WordSet(["it", "them", "these", "those", "this", "that", "the", "my"])

  /// Where a phrase for the task at hand can end: "it", "this one", "that last reminder", "the current task".
  func pointerEnds(at start: Int) -> [Int] {
    guard start < words.count else { return [] }
    let next = start + 1 < words.count ? words[start + 1].text : ""
    switch words[start].text {
    case "it", "them", "these", "those":
      return ["one", "ones"].contains(next) ? [start + 2] : [start + 1]
    case "this", "that":
      if Self.single.contains(next) { return [start + 2, start + 1] }
      let isLast = ["last", "current", "same"].contains(next)
      if isLast, start + 2 < words.count, Self.single.contains(words[start + 2].text) { return [start + 3] }
      return [start + 1]
    case "the", "my":
      if ["task", "card", "reminder", "item"].contains(next) { return [start + 2] }
      if ["current", "same"].contains(next), start + 2 < words.count,
        Self.single.contains(words[start + 2].text)
      {
        return [start + 3]
      }
      return []
    default: return []
    }
  }
}

extension Clause {
  /// Whether the clause speaks of the list or of tasks as such: "take that off my list", "the dentist reminder".
  var mentionsTasks: Bool {
    for (index, word) in words.enumerated() {
      switch word.text {
      case "list", "reminder", "reminders", "task", "tasks", "to-do", "lists": return true
      case "to"
      where index + 1 < count && words[index + 1].text == "do" && index > 0
        && ["my", "the"].contains(words[index - 1].text):
        return true
      default: continue
      }
    }
    return false
  }
}
