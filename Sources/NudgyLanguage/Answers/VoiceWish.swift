import NudgyCore

/// A wish for a voice and nothing else: "be nudgy", "can you be my grandma again", "be yourself".
package enum VoiceWish {
  /// The name that is called, in lower case; empty for "be yourself" and "normal voice".
  package static func name(in text: String) -> String? {
    guard text.utf8.count < 80 else { return nil }
    var words = text.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "-") }.map(String.init)
    while let first = words.first, askings.contains(first) { words.removeFirst() }
    while let last = words.last, endings.contains(last) { words.removeLast() }
    let said = words.joined(separator: " ")
    if own.contains(said) { return said == "be yourself" || text.lowercased().contains("voice") ? "" : nil }
    guard let verb = verbs.first(where: { said.hasPrefix($0 + " ") }) else { return nil }
    var named = said.dropFirst(verb.count + 1).split(separator: " ").map(String.init)
    while let first = named.first, ["my", "the", "a", "like"].contains(first) { named.removeFirst() }
    return named.isEmpty || named.count > 3 ? nil : named.joined(separator: " ")
  }

  /// Whether words ask for a voice at all: a name is short, and what is longer speaks of voices.
  static func mayBe(of name: String, in words: [String]) -> Bool {
    name.split(separator: " ").count < 3 || words.contains(where: signs.contains)
  }

  private static let signs: WordTable = """
    voice voices persona personality talk speak sound character mode switch act be
    """
  private static let own: Set = [
    "be yourself", "normal", "your normal", "your own", "use your normal", "use your own",
  ]
  private static let verbs = [
    "be", "talk like", "speak as", "speak like", "switch to", "switch back to", "go back to",
  ]
  private static let askings: Set = ["can", "could", "u", "you", "please", "pls", "hey", "ok", "now", "just"]
  private static let endings: Set = ["again", "please", "pls", "now", "voice", "instead"]
}
