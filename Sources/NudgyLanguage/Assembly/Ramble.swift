import NudgyCore

/// Everything on somebody's mind in one go: a story with things in it, no orders to anybody.
enum Ramble {
  private static let leastWords = 25
  /// Words of a line that names a thing to do and nothing else.
  private static let longestItem = 7

  static func isOne(_ text: String) -> Bool {
    text.split(maxSplits: leastWords, whereSeparator: \.isWhitespace).count >= leastWords && !isList(text)
  }

  /// "Right so", "god help me": what stands around what is told.
  static func isAside(_ words: [String]) -> Bool {
    words.allSatisfy(asides.contains) || hollow.contains(words.joined(separator: " "))
  }

  /// What is said beside something to do and asks for nothing itself.
  private static let hollow: Set = [
    "no hurry", "no rush", "no rush on that", "no hurry with that", "there's no rush", "theres no rush",
    "i must not forget", "i mustn't forget", "i mustnt forget", "i can't forget", "i cant forget",
    "mustn't forget", "must not forget", "don't let me forget", "dont let me forget", "i always forget",
    "can't forget that", "cant forget that", "that's all", "thats all", "that is all", "that's it",
    "thats it",
    "i need to remember", "need to remember that", "whenever", "when i can", "at some point",
    "its been ages", "it's been ages", "been meaning to", "ive been meaning to",
    "i've been meaning to",
  ]

  /// "Cos i have no socks", "or she'll kill me": why something is to be done is nothing to do.
  static func isReason(_ words: [String]) -> Bool { words.first.map(reasons.contains) ?? false }

  private static let reasons: WordTable =
    "because cos coz cuz cause 'cause since or which who whose otherwise"
  private static let asides: WordTable = """
    god help me lol lmao brain dump ok okay so right now then sure look honestly basically list here goes anyway anyways like
    jesus christ lord ffs omg ugh the a just and first off yeah well hm hmm um uh oh i'll be killed dead time
    """

  private static func isList(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 2
      && lines.allSatisfy {
        $0.split(maxSplits: longestItem, whereSeparator: \.isWhitespace).count <= longestItem
      }
  }
}
