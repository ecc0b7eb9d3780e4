import NudgyCore

extension WhenRefiner {
  /// Takes in the preposition before a finding: "by friday", "at 5", "no later than noon".
  ///
  /// It gives the finding its role; and a weak finding that waits for such a word becomes strong.
  static let preposition = WhenRefiner(name: "preposition") { reader, findings in
    var end = 0
    var isAfterDay = false
    return findings.map { finding in
      var finding = finding
      defer {
        end = finding.range.upperBound
        isAfterDay = finding.day != nil && finding.clock == nil && finding.isStrong
      }
      // "tuesday about 6:30": behind a day it is no topic.
      if isAfterDay, finding.clock != nil, finding.day == nil, finding.range.lowerBound == end + 1,
        reader.lower(end) == "about"
      {
        finding.range = end..<finding.range.upperBound
        if finding.needs == .preposition { finding.needs = nil }
        return finding
      }
      // "the" belongs to the expression: "over the weekend".
      var start = finding.range.lowerBound
      if reader.lower(start - 1) == "the", start - 1 >= end, !finding.isStrong, finding.day != nil {
        start -= 1
      }
      guard let preposition = reader.preposition(before: start, notBefore: end),
        !preposition.kinds.isDisjoint(with: finding.prepositionKinds)
      else { return finding }
      finding.range = start - preposition.words.count..<finding.range.upperBound
      if preposition.role != .plain { finding.role = preposition.role }
      if finding.needs == .preposition, !preposition.isVague { finding.needs = nil }
      finding.isAdverbial = true
      finding.rules.append("preposition")
      return finding
    }
  }
}

/// Words before a time and what they make of it.
private struct TimePreposition: Sendable {
  /// What a preposition can stand before.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8
    static let clock = Kinds(rawValue: 1)
    static let day = Kinds(rawValue: 2)
    /// Weeks, months, seasons, years.
    static let span = Kinds(rawValue: 4)
    static let part = Kinds(rawValue: 8)
    static let weekend = Kinds(rawValue: 16)
    static let recurrence = Kinds(rawValue: 32)
    static let all: Kinds = [.clock, .day, .span, .part, .weekend]
  }

  let words: [String]
  let role: When.Role
  let kinds: Kinds
  /// Whether it stands before other things as readily, so that it makes nothing a time: "roughly 5".
  var isVague: Bool { Self.vaguePhrases.contains(words) }

  /// Prepositions between commas.
  private static let rows: [(role: When.Role, kinds: Kinds, list: String)] = [
    (
      .deadline, .all,
      """
      no later than, not later than, on or before, due, due by, due before, by around, by about, by like, by,
      before, just before, right before, shortly before, anytime before, any time before, sometime before,
      some time before
      """
    ), (.deadline, [.day, .weekend], "due on"), (.deadline, .clock, "due at"), (.deadline, .span, "due in"),
    (
      .after, .all,
      """
      not before, any time after, some time after, starting from, as of, starting, beginning, from, since, after,
      just after, right after, shortly after, anytime after, sometime after
      """
    ), (.after, [.day, .recurrence], "starting on"), (.after, .clock, "starting at"),
    (.after, .span, "starting in"), (.after, .day, "beginning on"),
    (.until, .all, "up until, until, till, til, untill, ' til"), (.until, [.day, .weekend], "through, thru"),
    (.plain, .all, "around, circa, sometime around, some time around, sometime during"),
    (
      .plain, .clock,
      """
      at around, at about, at like, at exactly, at approximately, at roughly, at precisely, right at, right around,
      @, ~, \(vague)
      """
    ), (.plain, [.clock, .part, .recurrence], "at"), (.plain, [.day, .weekend, .recurrence], "on"),
    (.plain, [.span, .part], "in, sometime in, some time in, any time in"),
    (.plain, [.span, .weekend, .part, .clock], "during"), (.plain, [.span, .day, .weekend, .clock], "over"),
    (.plain, [.day, .weekend, .part], "for"), (.plain, .day, "come"), (.plain, [.day, .span], "between"),
    (.plain, .span, "throughout"), (.plain, [.day, .weekend], "sometime on, any time on, anytime on"),
    (.plain, [.span, .weekend], "sometime over"),
    (.plain, [.day, .span, .weekend, .part], "sometime, anytime"),
    (.plain, [.day, .span, .weekend], "some time, any time"),
  ]

  private static let vague = "approximately, approx, roughly, exactly, precisely"
  private static let vaguePhrases = vague.phrases

  private static let all = rows.flatMap { row in
    row.list.phrases.map { TimePreposition(words: $0, role: row.role, kinds: row.kinds) }
  }

  /// By their last word, longer ones first.
  static let byLastWord = Dictionary(grouping: all) { $0.words.last ?? "" }.mapValues { rows in
    rows.sorted { $0.words.count > $1.words.count }
  }
}

extension WhenReader {
  fileprivate func preposition(before index: Int, notBefore end: Int) -> TimePreposition? {
    guard index > end else { return nil }
    return TimePreposition.byLastWord[lower(index - 1)]?.first { candidate in
      let start = index - candidate.words.count
      return start >= end && candidate.words.indices.allSatisfy { lower(start + $0) == candidate.words[$0] }
    }
  }
}

extension Finding {
  fileprivate var prepositionKinds: TimePreposition.Kinds {
    if moment != nil && day == nil || isOnlyDuration { return [] }
    if recurrence != nil { return .recurrence }
    var kinds: TimePreposition.Kinds = part == nil ? [] : .part
    if let day {
      kinds.insert(day.time != nil ? .weekend : day.grain == .day ? .day : .span)
    } else if clock != nil {
      kinds.insert(.clock)
    }
    return kinds
  }
}
