import NudgyCore

/// Somebody died. Whatever else is learnt of it, that is heard as what it is.
package enum GriefWords {
  static func areIn(_ words: [String]) -> Bool {
    let isDeath = words.enumerated().contains { index, word in
      deaths.contains(word)
        || word == "passed" && index + 1 < words.count && passing.contains(words[index + 1])
        || word == "lost" && isOfFamily(words[(index + 1)...])
    }
    return isDeath && !words.allSatisfy { !loved.contains($0) && !FactWords.people.contains($0) }
  }

  /// "Lost my mum last week"; a number of hers, or the baby weight, is lost otherwise.
  private static func isOfFamily(_ rest: ArraySlice<String>) -> Bool {
    guard let place = rest.prefix(3).firstIndex(where: family.contains) else { return false }
    return place + 1 == rest.endIndex || passing.contains(rest[place + 1])
  }

  /// Whether a sentence tells that somebody of the person's is dead.
  package static func tellOfLoss(_ sentence: String) -> Bool {
    let words = sentence.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return areIn(words) || words.contains("dead") && words.contains { family.contains($0) || $0 == "wife" }
  }

  /// Whether words may be of a loss; else what hurts is another thing.
  static func mayBeIn(_ words: [String]) -> Bool { areIn(words) || words.contains(where: losses.contains) }

  private static let losses: WordTable = """
    lost loss losing gone passed miss missing grave grief grieving mourning funeral ashes anniversary without died dying
    death dead late widow hospice goodbye heaven buried wake condolences
    """
  private static let deaths: WordTable =
    "died dies dead funeral miscarried stillborn buried cremated churchyard graveside headstone cemetery"
  private static let passing: Set = ["away", "on", "yesterday", "today", "last", "this", "in", "to", "and"]
  private static let family: WordTable = """
    mum mom mam mother dad father sister brother son daughter wife husband partner nan gran grandma grandpa grandad
    aunt uncle cousin baby friend
    """
  /// Beside those of `FactWords.people`.
  private static let loved: WordTable = """
    he she they his her him nana nanna grandmother grandfather grandad granddad mam mama papa mummy daddy
    mommy puppy kitten we
    """
}
