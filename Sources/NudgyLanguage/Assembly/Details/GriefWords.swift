import NudgyCore

/// Somebody died. Whatever else is learnt of it, that is heard as what it is.
enum GriefWords {
  static func areIn(_ words: [String]) -> Bool {
    let isDeath = words.enumerated().contains { index, word in
      deaths.contains(word)
        || word == "passed" && index + 1 < words.count && passing.contains(words[index + 1])
    }
    return isDeath && !words.allSatisfy { !loved.contains($0) && !FactWords.people.contains($0) }
  }

  private static let deaths: WordTable = "died dies dead funeral miscarried stillborn buried cremated"
  private static let passing: Set = ["away", "on", "yesterday", "today", "last", "this"]
  /// Beside those of `FactWords.people`.
  private static let loved: WordTable = """
    he she they his her him nana nanna grandmother grandfather grandad granddad mam mama papa mummy daddy
    mommy puppy kitten we
    """
}
