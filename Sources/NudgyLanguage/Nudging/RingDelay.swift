import NudgyCore

/// How long something that rings may wait, and nothing more: "5 more min", "give me half an hour", "ring me again in 20".
package struct RingDelay: Sendable, Equatable {
  package let minutes: Int

  /// As a time that is understood: "in 20 minutes".
  package var words: String { RingDelay.words(minutes) }

  package static func words(_ minutes: Int) -> String { "in \(minutes) minutes" }

  /// In minutes.
  private static let longest = 240

  /// Nil for words that say something else, or more.
  package init?(_ said: String) {
    let words = said.split(separator: " ").map(String.init).filter { !RingDelay.fillers.contains($0) }
    guard let minutes = RingDelay.minutes(words), (1...RingDelay.longest).contains(minutes) else {
      return nil
    }
    self.minutes = minutes
  }

  private static func minutes(_ words: [String]) -> Int? {
    switch words {
    case ["half", "an", "hour"], ["half", "hour"], ["half", "a", "hour"]: return 30
    case ["an", "hour"], ["hour"]: return 60
    case ["a", "quarter", "of", "an", "hour"], ["quarter", "of", "an", "hour"]: return 15
    default: break
    }
    guard let first = words.first, words.count <= 2 else { return nil }
    let digits = first.prefix(while: \.isNumber)
    guard let count = Int(digits) ?? NumberWord.value(of: first) else { return nil }
    let unit = words.count == 2 ? words[1] : digits.isEmpty ? "" : String(first.dropFirst(digits.count))
    if unit.isEmpty || minuteWords.contains(unit) { return count }
    return ["h", "hr", "hrs", "hour", "hours"].contains(unit) ? count * 60 : nil
  }

  private static let minuteWords: WordTable = "m min mins minute minutes"
  private static let fillers: WordTable = """
    give me gimme another more just ok okay please ring nudge remind again in snooze it for wait make that yeah yes
    """
}
