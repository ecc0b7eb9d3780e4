package import NudgyCore

/// To begin what rang, right away: "start 5", "5 minutes on it", "low energy, start".
package struct StartWish: Sendable, Equatable {
  package var energy: EnergyLevel?
  /// 1 to 240.
  package var minutes: Int?
  /// False where only the energy was said.
  package var begins = false

  package init(begins: Bool) { self.begins = begins }

  /// Nil for words that say something else, or more. "10 min" is none: to a ring it means ten minutes' peace.
  package init?(_ text: String) {
    let said = PlainText.singleLine(text).lowercased().replacing("\u{2019}", with: "'")
    guard said.utf8.count <= StartWish.longest else { return nil }
    let parts = said.replacing(" and ", with: ",").split { ",;.!".contains($0) }
    for part in parts where !part.allSatisfy(\.isWhitespace) {
      let words = part.split(separator: " ").flatMap(StartWish.pieces)
      if let level = StartWish.level(words) {
        energy = level
      } else if let start = StartWish.start(words) {
        begins = true
        minutes = start ?? minutes
      } else {
        return nil
      }
    }
    guard begins || energy != nil else { return nil }
  }

  private static func level(_ words: [String]) -> EnergyLevel? {
    let words = words.filter { !["i'm", "im", "i", "have", "my", "is", "on", "with", "only"].contains($0) }
    guard words.count == 2, words.contains("energy"), let word = words.first(where: { $0 != "energy" }) else {
      return nil
    }
    return word == "no" || word == "little" ? .low : EnergyLevel(rawValue: word)
  }

  /// The minutes, if any were said; nil where it is no start.
  private static func start(_ words: [String]) -> Int?? {
    let rest = words.filter { !fillers.contains($0) }
    guard rest.count <= 1 else { return nil }
    let minutes = rest.first.flatMap { Int($0) ?? NumberWord.value(of: $0) }
    guard rest.isEmpty || (1...longestStart).contains(minutes ?? 0) else { return nil }
    let begins = words.contains { ["start", "begin", "starting"].contains($0) }
    let isOnIt = words.suffix(2) == ["on", "it"] || words.suffix(2) == ["on", "this"]
    // "5 min", as an answer to a ring, is a start; ten of them put it away, as the button does.
    let isBare =
      words.contains(where: units.contains) && !words.contains("give")
      && words.count { !["just", "only", "ok", "okay"].contains($0) } == 2
    guard begins || minutes != nil && (isOnIt || isBare && minutes != 10) else { return nil }
    return .some(minutes)
  }

  /// "5min" is two words.
  private static func pieces(_ word: Substring) -> [String] {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < word.count, units.contains(String(word.dropFirst(digits.count)))
    else {
      return [String(word)]
    }
    return [String(digits), String(word.dropFirst(digits.count))]
  }

  private static let longest = 80
  private static let longestStart = 240
  private static let units: WordTable = "minutes minute mins min m"
  private static let fillers: WordTable = """
    just let's lets i'll ok okay only please a the it on this with for minutes minute mins min m now do give start
    begin starting go me can we then timer yes yeah
    """
}
