import NudgyCore

/// "The trial was seven, not six", of what is at six: the hour that it has tells that another hour is meant.
struct HourInstead {
  /// Minutes from midnight.
  let minute: Int

  /// - Parameters:
  ///   - words: of the piece, in lower case.
  ///   - due: minutes from midnight at which the task is due.
  init?(_ words: [String], due: Int, _ context: LanguageContext) {
    let clock = Clock(context)
    let plain = words.filter { $0.contains { $0.isLetter || $0.isNumber } }
    let found = plain.indices.lazy.filter { Self.refusals.contains(plain[$0]) }.compactMap { place -> Int? in
      let behind = plain[(place + 1)...].drop(while: Self.fillers.contains)
      guard let old = clock.first(in: behind), old.minute % Self.half == due % Self.half else { return nil }
      let ahead = plain[..<place].reversed().drop(while: Self.fillers.contains).reversed()
      let rest = behind.dropFirst(old.count).drop(while: Self.fillers.contains)
      return clock.last(in: Array(ahead)) ?? clock.first(in: rest)?.minute
    }.first
    guard let said = found, said % Self.half != due % Self.half else { return nil }
    // The half of the day that it was in, or the nearer one.
    let halves = [said % Self.half, said % Self.half + Self.half]
    guard let near = halves.min(by: { abs($0 - due) < abs($1 - due) }) else { return nil }
    minute = near
  }

  private static let half = 12 * 60
  private static let refusals: WordTable = "not instead isn't isnt wasn't wasnt rather"
  private static let fillers: WordTable = "and but at of for than it's its it is was the from to"

  /// Clock times of one to three words.
  private struct Clock {
    private let parser: WhenParser

    init(_ context: LanguageContext) { parser = WhenParser(context) }

    func first(in words: ArraySlice<String>) -> (minute: Int, count: Int)? {
      for count in stride(from: min(3, words.count), to: 0, by: -1) {
        if let minute = minute(words.prefix(count)) { return (minute, count) }
      }
      return nil
    }

    func last(in words: [String]) -> Int? {
      stride(from: min(3, words.count), to: 0, by: -1).lazy.compactMap { minute(words.suffix($0)) }.first
    }

    private func minute(_ words: ArraySlice<String>) -> Int? {
      guard let when = parser.whole("at \(words.joined(separator: " "))"), let start = when.start,
        when.isTimeOfDay, !when.isAllDay, when.grain == .minute
      else { return nil }
      return start.time.hour * 60 + start.time.minute
    }
  }
}
