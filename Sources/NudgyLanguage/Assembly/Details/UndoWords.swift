import NudgyCore

/// How many changes are to be taken back.
enum UndoWords {
  /// One message is one change; "the last two", "3 times" are counted.
  static func steps(_ words: [String]) -> ActDetails {
    let count = words.indices.compactMap {
      isOfChanges($0, words) ? Int(words[$0]) ?? counted(words[$0]) : nil
    }
    .first { $0 > 0 }
    return .steps(count: count ?? 1, wholeTurn: count == nil)
  }

  /// Whether anything in the words asks for it, beside an apology.
  static func takeBack(_ words: [String]) -> Bool { words.contains(where: taking.contains) }

  private static let taking: WordTable = """
    undo undone back revert reverse restore cancel scratch wrong mistake mistakenly accident accidentally oops whoops
    misread misclicked slip typo ignore unmark untick no not nope didn't didnt wasn't wasnt meant never nvm redo put
    """

  /// "undo the last two", "undo 3", "3 times"; not "undo the 3 pm one".
  private static func isOfChanges(_ index: Int, _ words: [String]) -> Bool {
    let next = index + 1 < words.count ? words[index + 1] : nil
    let isCounting = next.map {
      ["times", "steps", "changes", "things", "more", "of", "please"].contains($0)
    }
    let isLed =
      index > 0 && ["last", "past", "previous", "undo", "redo", "back", "revert"].contains(words[index - 1])
    return words[index] == "twice" || isCounting == true || isLed && isCounting == nil
  }

  private static func counted(_ word: String) -> Int? {
    switch word {
    case "one", "a", "an": nil
    case "twice": 2
    default: NumberWord.value(of: word)
    }
  }
}
