import NudgyCore

/// How many changes are to be taken back.
enum UndoWords {
  /// One message is one change; "the last two", "3 times" are counted.
  static func steps(_ words: [String]) -> ActDetails {
    let count = words.compactMap { Int($0) ?? counted($0) }.first { $0 > 0 }
    return .steps(count: count ?? 1, wholeTurn: count == nil)
  }

  private static func counted(_ word: String) -> Int? {
    switch word {
    case "one", "a", "an": nil
    case "twice": 2
    default: NumberWord.value(of: word)
    }
  }
}
