import NudgyCore

/// Quiet from all that rings, or the end of it: "pause reminders til tmrw", "no nudges until monday", "turn reminders back on".
struct MuteWords {
  let wish: NudgeWish

  /// Nil for words that say something else, or more. It is said as verb, what rings, and a tail.
  init?(_ said: String) {
    var words = said.split(separator: " ").map(String.init)[...]
    while let last = words.last, Self.courtesies.contains(last) { words.removeLast() }
    while let first = words.first, Self.courtesies.contains(first) { words.removeFirst() }
    guard let verb = Self.verbs.first(where: { words.starts(with: $0.words) }) else { return nil }
    words.removeFirst(verb.words.count)
    words = words.drop { Self.fillers.contains($0) }
    guard let thing = words.popFirst(), Self.things.contains(thing) else { return nil }
    let isOn = [["on"], ["back", "on"], ["on", "again"]].contains(Array(words))
    switch verb.does {
    case .starts where words.isEmpty || words == ["again"], .turns where isOn: wish = .unmute
    case .stops:
      guard let end = Self.end(words) else { return nil }
      wish = .mute(until: end.isEmpty ? nil : end)
    case .turns where words.first == "off":
      guard let end = Self.end(words.dropFirst()) else { return nil }
      wish = .mute(until: end.isEmpty ? nil : end)
    case .starts, .turns: return nil
    }
  }

  /// Empty for today; nil for a tail that gives no end, as "tomorrow" is when it is to begin.
  private static func end(_ tail: ArraySlice<String>) -> String? {
    let words = tail.drop { ["until", "till", "til", "for"].contains($0) }.joined(separator: " ")
    if words.isEmpty || today.contains(words) || words.hasSuffix("the day") { return "" }
    return tail.first.map { ["until", "till", "til", "for"].contains($0) } == true ? words : nil
  }

  private enum Doing { case stops, starts, turns }

  private static let verbs: [(words: [String], does: Doing)] = [
    (["pause"], .stops), (["mute"], .stops), (["silence"], .stops), (["stop"], .stops), (["hold"], .stops),
    (["no", "more"], .stops), (["no"], .stops), (["turn", "off"], .stops), (["switch", "off"], .stops),
    (["snooze", "all"], .stops), (["resume"], .starts), (["unpause"], .starts), (["unmute"], .starts),
    (["restart"], .starts), (["turn", "on"], .starts), (["switch", "on"], .starts),
    (["turn", "back", "on"], .starts), (["turn"], .turns), (["switch"], .turns),
  ]
  private static let today: WordTable = "now today"
  private static let things: WordTable = """
    reminders nudges notifications alerts pings rings alarms
    """
  private static let fillers: WordTable = "all my the any of your these"
  private static let courtesies: WordTable = "please pls plz nudgy hey ok thanks"
}
