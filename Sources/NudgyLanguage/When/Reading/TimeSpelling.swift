/// Slips of the finger in words of time, found by rule: one letter too many, too few, wrong or swapped.
enum TimeSpelling {
  /// Long words that nothing else is close to. A slip in one of them cannot be another word people use.
  private static let longWords = [
    "afternoon", "august", "christmas", "december", "evening", "february", "fortnight", "friday",
    "halloween", "january", "midnight", "minutes", "monday", "morning", "november", "october", "saturday",
    "september", "sunday", "thanksgiving", "thursday", "today", "tomorrow", "tonight", "tuesday",
    "valentines", "wednesday", "weekend", "yesterday",
  ]

  /// Words one slip away from one of the above that mean something else.
  private static let otherWords: Set<String> = [
    "augusta", "augustus", "mourning", "moaning", "mooning", "mornings", "sundae", "sundry", "sundays",
    "toady", "todd", "toddy", "weekender", "minuted", "minutest", "minutia", "frida", "fridays",
    "frisday", "evenings", "evensong", "morningside", "weekends", "monda", "mondale", "octobers", "day",
    "hogmanay",
  ]

  /// Units that a slip behind a number may stand for.
  private static let units = [
    "minutes", "hours", "hour", "days", "weeks", "week", "months", "month", "years", "year",
  ]

  /// Slips in short words, read so only before a unit, a weekday or a month.
  static let shortSlips: [String: String] = [
    "nex": "next", "nexy": "next", "netx": "next", "nxet": "next", "enxt": "next", "neext": "next",
    "nexxt": "next", "thsi": "this", "tihs": "this", "htis": "this", "thiss": "this", "lsat": "last",
    "lats": "last", "alst": "last", "laast": "last", "evey": "every", "evrey": "every", "ervy": "every",
    "everry": "every", "comming": "coming", "upcomming": "upcoming",
  ]

  /// The word that was meant by `word`, which itself means nothing; nil when none is one slip away.
  static func meant(by word: String, after last: Lexeme?, second: Lexeme?) -> String? {
    guard (4...14).contains(word.utf8.count) else { return nil }
    let letters = Array(word.utf8)
    guard letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }), !otherWords.contains(word) else { return nil }
    if letters.count > 4, let found = longWords.first(where: { isSlip(letters, of: $0, mayChange: true) }) {
      return found
    }
    // "in 3 dyas"
    guard let last, last.categories.contains(.number) || last.lower == "an", let second,
      ["in", "within", "every", "for", "next", "last"].contains(second.lower)
    else { return nil }
    return units.first { isSlip(letters, of: $0, mayChange: false) }
  }

  /// Whether one insertion, deletion, swap of neighbours or (`mayChange`) change leads from one to the other.
  /// The first letter is right, or swapped with the second.
  private static func isSlip(_ typed: [UInt8], of word: String, mayChange: Bool) -> Bool {
    let wanted = word.utf8
    let difference = typed.count - wanted.count
    guard (-1...1).contains(difference), let first = wanted.first, typed[0] == first || typed[1] == first
    else {
      return false
    }
    let meant = Array(wanted)
    var start = 0
    while start < min(typed.count, meant.count), typed[start] == meant[start] { start += 1 }
    var (typedEnd, meantEnd) = (typed.count, meant.count)
    while typedEnd > start, meantEnd > start, typed[typedEnd - 1] == meant[meantEnd - 1] {
      typedEnd -= 1
      meantEnd -= 1
    }
    let (typedRest, meantRest) = (typedEnd - start, meantEnd - start)
    if typedRest + meantRest == 1 { return true }
    if typedRest == 2, meantRest == 2 {
      return typed[start] == meant[start + 1] && typed[start + 1] == meant[start]
    }
    return mayChange && start > 0 && typedRest == 1 && meantRest == 1
  }
}
