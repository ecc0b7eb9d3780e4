import NudgyCore

/// Somebody died. Whatever else is learnt of it, that is heard as what it is.
enum GriefWords {
  static func areIn(_ words: [String]) -> Bool {
    let isDeath = words.enumerated().contains { index, word in
      deaths.contains(word)
        || word == "passed" && index + 1 < words.count && passing.contains(words[index + 1])
        || word == "lost"
          && words[index...].prefix(4).contains { FactWords.people.contains($0) && $0 != "cat" }
    }
    return isDeath && !words.allSatisfy { !loved.contains($0) && !FactWords.people.contains($0) }
  }

  /// Whether words may be of a loss; else what hurts is another thing.
  static func mayBeIn(_ words: [String]) -> Bool { areIn(words) || words.contains(where: losses.contains) }

  private static let losses: WordTable = """
    lost loss losing gone passed miss missing grave grief grieving mourning funeral ashes anniversary without died dying
    death dead late widow hospice goodbye heaven buried wake condolences
    """
  private static let deaths: WordTable = "died dies dead funeral miscarried stillborn buried cremated"
  private static let passing: Set = ["away", "on", "yesterday", "today", "last", "this"]
  /// Beside those of `FactWords.people`.
  private static let loved: WordTable = """
    he she they his her him nana nanna grandmother grandfather grandad granddad mam mama papa mummy daddy
    mommy puppy kitten we
    """
}
