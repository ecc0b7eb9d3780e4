/// Slips of the finger in words of time, found by rule: one letter too many, too few, wrong or swapped.
enum TimeSpelling {
  /// Long words that nothing else is close to. A slip in one of them cannot be another word people use.
  private static func longWords(beginningWith letter: UInt8) -> [String] {
    switch letter {
    case UInt8(ascii: "a"): ["afternoon", "august"]
    case UInt8(ascii: "c"): ["christmas"]
    case UInt8(ascii: "d"): ["december"]
    case UInt8(ascii: "e"): ["evening"]
    case UInt8(ascii: "f"): ["february", "fortnight", "friday"]
    case UInt8(ascii: "h"): ["halloween"]
    case UInt8(ascii: "j"): ["january"]
    case UInt8(ascii: "m"): ["midnight", "minutes", "monday", "morning"]
    case UInt8(ascii: "n"): ["november"]
    case UInt8(ascii: "o"): ["o'clock", "oclock", "october"]
    case UInt8(ascii: "s"): ["saturday", "september", "sunday"]
    case UInt8(ascii: "t"): ["thanksgiving", "thursday", "today", "tomorrow", "tonight", "tuesday"]
    case UInt8(ascii: "v"): ["valentines"]
    case UInt8(ascii: "w"): ["wednesday", "weekend"]
    case UInt8(ascii: "y"): ["yesterday"]
    default: []
    }
  }

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
  /// - Parameter lexemes: what stands before it.
  static func meant(by word: String, after lexemes: [Lexeme]) -> String? {
    guard (4...14).contains(word.utf8.count) else { return nil }
    let letters = Array(word.utf8)
    guard let found = longWord(letters) ?? unit(letters, after: lexemes), !otherWords.contains(word),
      letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return nil }
    return found
  }

  private static func longWord(_ letters: [UInt8]) -> String? {
    guard letters.count > 4 else { return nil }
    let (low, high) = (min(letters[0], letters[1]), max(letters[0], letters[1]))
    let isMeant = { isSlip(letters, of: $0, mayChange: true) }
    return longWords(beginningWith: low).first(where: isMeant)
      ?? longWords(beginningWith: high).first(where: isMeant)
  }

  /// "in 3 dyas"
  private static func unit(_ letters: [UInt8], after lexemes: [Lexeme]) -> String? {
    let last = lexemes.count - 1
    guard last > 0, lexemes[last].categories.contains(.number) || lexemes[last].lower == "an",
      ["in", "within", "every", "for", "next", "last"].contains(lexemes[last - 1].lower)
    else { return nil }
    return units.first { isSlip(letters, of: $0, mayChange: false) }
  }

  /// Whether one insertion, deletion, swap of neighbours or (`mayChange`) change leads from one to the other.
  /// The first letter is right, or swapped with the second.
  private static func isSlip(_ typed: [UInt8], of word: String, mayChange: Bool) -> Bool {
    let difference = typed.count - word.utf8.count
    guard (-1...1).contains(difference), let first = word.utf8.first, typed[0] == first || typed[1] == first
    else {
      return false
    }
    let meant = Array(word.utf8)
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
