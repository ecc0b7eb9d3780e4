import NudgyCore

/// Slips of the finger in words of time, found by rule: one letter too many, too few, wrong or swapped.
enum TimeSpelling {
  /// Long words that nothing else is close to, by their first letter. A slip in one of them cannot be another word
  /// people use.
  private static let longWords = Dictionary(
    grouping: """
      afternoon august christmas december evening february fortnight friday halloween january midnight minutes monday
      morning november o'clock oclock october saturday september sunday thanksgiving thursday today tomorrow tonight
      tuesday valentines wednesday weekend yesterday
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
  ) { $0.utf8.first ?? 0 }

  /// Words one slip away from one of the above that mean something else.
  private static let otherWords: WordTable = """
    augusta augustus mourning moaning mooning mornings sundae sundry sundays toady todd toddy weekender minuted
    minutest minutia frida fridays frisday evenings evensong morningside weekends monda mondale octobers day hogmanay
    """

  /// Units that a slip behind a number may stand for.
  private static let units = [
    "minutes", "hours", "hour", "days", "weeks", "week", "months", "month", "years", "year",
  ]

  /// Slips in short words, read so only before a unit, a weekday or a month.
  static let shortSlips: WordTable = """
    nex:next nexy:next netx:next nxet:next enxt:next neext:next nexxt:next thsi:this tihs:this htis:this thiss:this
    lsat:last lats:last alst:last laast:last evey:every evrey:every ervy:every everry:every comming:coming
    upcomming:upcoming
    """

  /// The word that was meant by `word`, which itself means nothing; nil when none is one slip away.
  /// - Parameter lexemes: what stands before it.
  static func meant(by word: String, after lexemes: [Lexeme]) -> String? {
    let letters = Array(word.utf8)
    guard (4...14).contains(letters.count), let found = longWord(letters) ?? unit(letters, after: lexemes),
      !otherWords.contains(word), letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return nil }
    return found
  }

  private static func longWord(_ letters: [UInt8]) -> String? {
    guard letters.count > 4 else { return nil }
    let first = [min(letters[0], letters[1]), max(letters[0], letters[1])]
    return first.lazy.compactMap { longWords[$0]?.first { isSlip(letters, of: $0, mayChange: true) } }.first
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
    guard abs(typed.count - word.utf8.count) <= 1, let first = word.utf8.first,
      typed[0] == first || typed[1] == first
    else { return false }
    let gap = LetterGap(typed, Array(word.utf8))
    return gap.isInsertion || gap.isSwap || mayChange && gap.start > 0 && gap.isChange
  }
}
