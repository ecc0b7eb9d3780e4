/// Words that announce a list and are no part of it: "work stuff:", "things for next week", "moving stuff okay".
enum Heading {
  static let nouns: WordGroup = [
    "stuff", "things", "list", "todo", "to-do", "todos", "to-dos", "tasks", "thing", "dump", "lists", "jobs",
    "chores",
  ]

  private static let areas: Set<String> = [
    "work", "home", "house", "school", "kids", "family", "personal", "weekend", "today", "tomorrow",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "misc", "other",
    "errands", "admin", "health", "money", "finances", "shopping", "travel", "garden", "office", "uni",
    "college", "client", "clients", "week", "morning", "afternoon", "evening", "month", "also", "me",
    "car", "phone", "online", "calls", "emails", "yard", "kitchen", "urgent", "later", "soon", "now",
    "next", "this", "the", "for", "on", "in", "my", "our", "at",
  ]

  /// Whether a group of words only announces; `isMarked` when a colon follows it.
  static func contains(_ words: [Word], isMarked: Bool) -> Bool {
    if announces(words) { return true }
    guard !words.isEmpty, words.count <= 6, !words[0].isAny([.verb]) || words.count <= 3 else { return false }
    let plain = words.filter { $0.when < 0 }
    guard let final = plain.last else { return isMarked }
    // "work stuff": a verb elsewhere, here only the area.
    if isArea(plain) { return true }
    if nouns.contains(final) || plain.first.map(nouns.contains) == true {
      if !isMarked, plain.count > 1, words[0].isAny([.verb]), words[0].text != "do" { return false }
      // "todo call mom" is no heading but what is to be done.
      if !isMarked, plain.count > 1, plain[0].text == "to-do", plain[1].isAny([.strongVerb, .likelyVerb]) {
        return false
      }
      return plain.count <= 4 && !words[0].isAny([.strongVerb])
    }
    return isMarked && words.allSatisfy { areas.contains($0.text) || $0.when >= 0 }
  }

  /// "work stuff", "home things"
  static func isArea(_ words: [Word]) -> Bool {
    guard words.count == 2, areas.contains(words[0].text) else { return false }
    switch words[1].text {
    case "stuff", "things", "tasks", "todos", "to-dos", "jobs", "chores": return true
    default: return false
    }
  }

  private static let announcements = PatternTable(
    """
    (note|notes|memo|reminder|reminders) to (self|myself) [for <when>]
    [a|quick|voice] (memo|dump|note|recording) [for] [<when>]
    [a|quick|another] [quick|brain|big] dump (before|on|from|after|for|during) <words>
    (remind|reminding) (me|myself)
    """)

  /// "note to self", "voice memo, friday": said of the message, not in it.
  private static func announces(_ words: [Word]) -> Bool {
    guard (1...5).contains(words.count), announcements.match(Clause(words, span: 0..<0)) != nil else {
      return false
    }
    return true
  }
}
