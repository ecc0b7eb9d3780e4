import NudgyCore

/// Words by which something is told that is not so, or not yet: whatever else they speak of, they change nothing by themselves.
enum DoubtWords {
  /// Whether a message only supposes, or asks whether something was said or done: "what would happen if I told you it's done".
  static func supposes(_ message: String) -> Bool {
    let words = message.lowercased().replacing("\u{2019}", with: "'").replacing("'", with: "")
      .split { !$0.isLetter }.prefix(longestOpening).joined(separator: " ")
    let text = " \(words) "
    return openings.contains { text.hasPrefix(" \($0) ") }
      || suppositions.contains { text.contains(" \($0) ") }
  }

  /// Whether words tell only what somebody is about to do, and put nothing off: "we're going to ring the bank after lunch".
  static func intends(_ words: [String]) -> Bool {
    let isAbout = zip(words, words.dropFirst()).contains {
      ["going", "about", "planning"].contains($0) && $1 == "to"
    }
    return (isAbout || words.contains("gonna")) && !words.contains(where: puttingOff.contains)
  }

  /// Whether somebody was not reached: "no one picked up", "voicemail, try again in an hour".
  static func fails(_ words: [String]) -> Bool {
    let said = " \(words.map { $0.replacing("'", with: "") }.joined(separator: " ")) "
    return failing.contains(where: said.contains)
  }

  private static let failing = [
    " no answer ", " no reply ", " no one picked up ", " nobody picked up ", " no one answered ",
    " nobody answered ", " didnt answer ", " didnt pick up ", " not answering ", " couldnt reach ",
    " cant reach ",
    " couldnt get through ", " cant get through ", " voicemail ", " voice mail ", " line busy ",
    " line was busy ",
    " line is busy ", " was engaged ", " is engaged ", " no luck ", " nobody there ", " no one there ",
    " was closed ", " theyre closed ", " were closed ",
  ]

  /// Whether a change is only thought of: "we might have to move it, we'll see".
  static func wavers(_ words: [String]) -> Bool {
    let plain = words.map { $0.replacing("'", with: "") }
    return zip(plain, plain.dropFirst() + [""]).contains { first, second in
      first == "might" && second != "as" || first == "may" && ["have", "need"].contains(second)
        || ["well", "ill"].contains(first) && second == "see"
        || first == "thinking" && ["of", "about"].contains(second)
    }
  }

  /// "My coworker also wants to cancel her gym": what somebody wants to do, and not what they want of the user.
  static func wishOfAnother(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["wants", "hopes", "plans", "intends"].contains($0) && $1 == "to"
    }
  }

  private static let puttingOff: WordTable = """
    push move put hide snooze postpone delay wait later till until back rather instead not can't cant
    """

  /// As many words are looked at; what is supposed later stands beside what is meant.
  private static let longestOpening = 12

  private static let openings = [
    "what would", "what if", "what happens", "would you think", "would you be", "would you feel",
    "would you hate",
    "would you judge", "would you mind if i", "do you think", "did i", "have i", "was i", "am i", "imagine",
    "suppose",
    "supposing", "pretend",
  ]
  private static let suppositions = [
    "if i say", "if i said", "if i told", "if i tell", "if i were", "what would happen", "what happens if",
    "did i already", "have i already",
  ]

  /// Whether words tell that something is not done, though they name it: "the dog food is nearly done", "I should have
  /// ordered the flowers".
  ///
  /// - Parameter words: of the piece, in lower case.
  static func denyDeed(_ words: [String]) -> Bool {
    let plain = words.map { $0.replacing("\u{2019}", with: "'").replacing("'", with: "") }
    if plain.contains(where: denials.contains) { return true }
    return zip(plain, plain.dropFirst()).contains { first, second in
      ["should", "could", "would", "shouldve", "couldve"].contains(first)
        && ["have", "of", "a", "ve"].contains(second)
        || ["meant", "supposed", "going", "about", "trying", "hoping"].contains(first) && second == "to"
        || first == "not" && second == "yet"
    }
  }

  /// "Not done", "not finished".
  static func denyEnd(_ first: String, _ second: String) -> Bool {
    ["not", "never", "isn't", "isnt", "wasn't", "wasnt"].contains(first)
      && ["done", "finished", "complete", "completed", "over", "sorted", "paid", "sent"].contains(second)
  }

  private static let denials: Set = [
    "nearly", "almost", "halfway", "shouldve", "couldve", "shoulda", "coulda", "gonna", "havent", "hasnt",
    "hadnt",
    "didnt", "isnt", "arent", "wasnt",
  ]
}
