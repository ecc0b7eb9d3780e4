/// Words of someone who may be about to harm themselves. They are never a task.
///
/// Errs on the side of hearing too much: a kind sentence too many costs little.
package enum CrisisWords {
  /// Said as they are, wherever they stand.
  private static let plain = """
    kill myself, killing myself, end my life, ending my life, take my own life, taking my own life,
    end it all, better off dead, better off without me, suicidal, commit suicide, suicide tonight,
    i wish i was dead, i wish i were dead, i want to be dead, i wanna be dead, no reason to live,
    nothing to live for, do not want to live anymore, do not want to be alive, do not want to live any more,
    do not want to be here anymore, do not want to be here any more, can not go on living, harm myself,
    harming myself, self harm, unalive myself, asleep and not wake up, sleep and not wake up,
    asleep and never wake up, sleep and never wake up, do not want to wake up tomorrow,
    do not want to wake up anymore, do not want to wake up any more, do not want to wake up again,
    wish i would not wake up, hope i do not wake up, hope i never wake up, rather not wake up, wish i was never born,
    wish i were never born
    """.phrases

  /// What is only meant so behind a wish or a plan: "I hurt myself at the gym" is not.
  private static let wished = "die, hurt myself, cut myself, disappear forever".phrases
  private static let wishes = """
    i want to, i wanna, i just want to, i just wanna, i really want to, i am going to, i will, i might,
    i feel like i want to, thinking about how to, i would like to
    """.phrases

  /// What follows in a manner of speaking: "I want to die of embarrassment".
  private static let figures: Set = ["of", "from", "laughing", "my", "hard", "on"]

  static var phrases: [String] { (plain + wished).map { $0.joined(separator: " ") } }

  /// Words a phrase can end in; only at these is anything compared.
  private static let ends = Set((plain + wished).compactMap(\.last))

  /// What a word of every phrase begins with; a text without any is not looked at further.
  static let signs = [
    "alive", "better", "born", "cut", "dead", "die", "disappear", "end", "harm", "here", "hurt", "kill",
    "life",
    "live", "living", "suicid", "unalive", "wake",
  ]

  package static func areIn(_ text: String) -> Bool {
    guard hasSign(text) else { return false }
    let words = words(of: text)
    return words.indices.contains { index in
      ends.contains(words[index])
        && (plain.contains { ends(words, at: index, with: $0) } || isWish(words, endingAt: index))
    }
  }

  static func hasSign(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var isInside = false
    for index in bytes.indices {
      // Letters of either case; bytes beyond ASCII count as letters.
      let isLetter = bytes[index] >= 0x80 || (0x61...0x7A).contains(bytes[index] | 0x20)
      if isLetter, !isInside, beginsSign(bytes[index...]) { return true }
      isInside = isLetter
    }
    return false
  }

  private static func beginsSign(_ rest: ArraySlice<UInt8>) -> Bool {
    signs.contains { sign in
      rest.count >= sign.utf8.count && zip(rest, sign.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  private static func isWish(_ words: [String], endingAt index: Int) -> Bool {
    let next = words.indices.contains(index + 1) ? words[index + 1] : ""
    guard !figures.contains(next) else { return false }
    return wished.contains { wish in wishes.contains { ends(words, at: index, with: $0 + wish) } }
  }

  private static func ends(_ words: [String], at index: Int, with phrase: [String]) -> Bool {
    phrase.count <= index + 1 && words[(index + 1 - phrase.count)...index].elementsEqual(phrase)
  }

  /// Lower-case words without marks, contractions in full.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.flatMap { word -> [String] in
      let word = word.lowercased().replacing("’", with: "'")
      switch word {
      case "i'm", "im": return ["i", "am"]
      case "don't", "dont": return ["do", "not"]
      case "can't", "cant", "cannot": return ["can", "not"]
      case "wouldn't", "wouldnt": return ["would", "not"]
      case "i'll": return ["i", "will"]
      case "i'd": return ["i", "would"]
      case "gonna": return ["going", "to"]
      default: return [word]
      }
    }
  }
}
