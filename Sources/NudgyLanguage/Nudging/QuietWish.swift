import NudgyCore

/// Quiet that is wished for in a sentence: "please don't ring me after 8pm", "quiet till 3", "set quiet hours 20:00 to 9:00".
package enum QuietWish: Sendable, Equatable {
  /// Once, until a time in words.
  case until(String)
  /// Until that hour: today's where it is near, else each day's.
  case before(String)
  /// Each day, between two hours in words; nil for the end that stays.
  case hours(from: String?, to: String?)
  /// Quiet is meant, and no hours that can be read: "never at lunch".
  case unclear

  /// Nil for words that say something else.
  package init?(_ said: String) {
    var words = said.replacing("-", with: " to ").replacing("–", with: " to ")
      .split { $0 == " " || ",.!".contains($0) }.map(String.init)
    words.removeAll { QuietWish.courtesies.contains($0) }
    guard words.count <= QuietWish.longest, let rest = QuietWish.wish(in: words), !rest.isEmpty,
      let wish = QuietWish.quiet(rest)
    else { return nil }
    self = wish
  }

  /// What follows the words that wish for quiet; nil where nothing does.
  private static func wish(in words: [String]) -> [String]? {
    if let place = words.indices.first(where: { words[$0...].starts(with: ["quiet", "hours"]) }), place < 3 {
      return ["from"] + words[(place + 2)...].drop { ["from", "are", "is", "at", "be", "to"].contains($0) }
    }
    if let lead = bareLeads.first(where: { words.starts(with: $0) }) {
      let rest = Array(words.dropFirst(lead.count))
      return rest.first.map(joints.contains) == true || rest.first == "this" ? rest : nil
    }
    guard let denial = words.indices.first(where: { denies(words[$0...]) }), denial < mostBefore else {
      return nil
    }
    // "Don't ring the vet before 9" is about the vet.
    guard let deed = words[denial...].prefix(4).firstIndex(where: ringing.contains) else { return nil }
    let rest = words[(deed + 1)...].drop { ["me", "any", "more", "ever"].contains($0) }
    return rest.first.map(joints.contains) == true ? Array(rest) : nil
  }

  private static func denies(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    return denials.contains(first) || first == "do" && words.dropFirst().first == "not"
  }

  private static func quiet(_ words: [String]) -> QuietWish? {
    let tail = Array(words.dropFirst())
    switch words[0] {
    case "until", "till", "til": return tail.isEmpty ? .unclear : .until(tail.joined(separator: " "))
    // "No reminder for the rent" is about the rent.
    case "for"
    where tail.contains { ["hour", "hours", "minutes", "min", "while", "day", "days"].contains($0) }:
      return .until("in " + tail.joined(separator: " "))
    case "for": return nil
    case "before": return tail.isEmpty ? .unclear : .before(tail.joined(separator: " "))
    case "after", "past": return tail.isEmpty ? .unclear : .hours(from: tail.joined(separator: " "), to: nil)
    case "from", "between":
      guard let joint = tail.firstIndex(where: { ["to", "and", "until", "till", "til"].contains($0) }),
        joint > 0, joint + 1 < tail.count
      else { return .unclear }
      return .hours(
        from: tail[..<joint].joined(separator: " "), to: tail[(joint + 1)...].joined(separator: " "))
    case "in", "this", "at": return part(tail, isOnce: words[0] == "this")
    default: return .unclear
    }
  }

  /// "In the evenings", "this afternoon", "at night".
  private static func part(_ words: [String], isOnce: Bool) -> QuietWish {
    let named = words.drop { $0 == "the" }.first ?? ""
    switch (named, isOnce) {
    case ("morning", true): return .until("noon")
    case ("afternoon", true): return .until("6pm")
    case ("evening", true): return .until("tomorrow 8am")
    case ("evenings", _), ("evening", false): return .hours(from: "6pm", to: nil)
    case ("night", false), ("nights", _): return .hours(from: "9pm", to: nil)
    default: return .unclear
    }
  }

  /// Words.
  private static let longest = 18
  /// As many words may tell why: "I'm driving, don't ring till ten".
  private static let mostBefore = 8
  private static let bareLeads = [
    ["be", "quiet"], ["stay", "quiet"], ["keep", "quiet"], ["quiet"], ["mute"], ["shh"],
  ]
  private static let denials: WordTable = "don't dont never no stop not"
  private static let ringing: WordTable = """
    ring rings ringing remind reminding reminder reminders nudge nudges nudging ping pings pinging bother disturb notify
    notifications alerts
    """
  private static let joints: WordTable =
    "until till til before after past from between during in at when while for"
  private static let courtesies: WordTable = "please pls nudgy ok okay thanks today tonight"
}
