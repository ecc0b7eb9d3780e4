import NudgyCore

/// Takes in the preposition before a finding: "by friday", "at 5", "no later than noon".
///
/// It gives the finding its role; and a weak finding that waits for such a word becomes strong.
let prepositionRefiner = WhenRefiner(name: "preposition") { reader, findings in
  var end = 0
  var isAfterDay = false
  return findings.map { finding in
    var finding = finding
    defer {
      end = finding.range.upperBound
      isAfterDay = finding.day != nil && finding.clock == nil && finding.strength == .strong
    }
    // "tuesday about 6:30": behind a day it is no topic.
    if isAfterDay, finding.clock != nil, finding.day == nil, finding.range.lowerBound == end + 1,
      reader.lower(end) == "about"
    {
      finding.range = end..<finding.range.upperBound
      if finding.needs == .preposition { finding.strength = .strong }
      return finding
    }
    // "the" belongs to the expression: "over the weekend".
    var start = finding.range.lowerBound
    if reader.lower(start - 1) == "the", start - 1 >= end, finding.strength == .weak, finding.day != nil {
      start -= 1
    }
    guard let preposition = reader.preposition(before: start, notBefore: end), preposition.fits(finding)
    else {
      return finding
    }
    finding.range = start - preposition.words.count..<finding.range.upperBound
    if preposition.role != .plain { finding.role = preposition.role }
    if finding.needs == .preposition, !preposition.isVague { finding.strength = .strong }
    finding.isAdverbial = true
    finding.rules.append("preposition")
    return finding
  }
}

/// Words before a time and what they make of it.
struct TimePreposition: Sendable {
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
  var isVague = false

  func fits(_ finding: Finding) -> Bool {
    !kinds.isDisjoint(with: finding.prepositionKinds)
  }

  static let all: [TimePreposition] = [
    row("no later than", .deadline, .all), row("not later than", .deadline, .all),
    row("on or before", .deadline, .all), row("not before", .after, .all),
    row("any time after", .after, .all), row("some time after", .after, .all),
    row("due by", .deadline, .all), row("due on", .deadline, [.day, .weekend]),
    row("due before", .deadline, .all), row("due at", .deadline, .clock), row("due in", .deadline, .span),
    row("due", .deadline, .all), row("at around", .plain, .clock), row("at about", .plain, .clock),
    row("at like", .plain, .clock), row("at exactly", .plain, .clock), row("by around", .deadline, .all),
    row("by about", .deadline, .all), row("by like", .deadline, .all),
    row("starting on", .after, [.day, .recurrence]), row("starting from", .after, .all),
    row("starting at", .after, .clock), row("starting in", .after, .span),
    row("beginning on", .after, .day), row("as of", .after, .all), row("up until", .until, .all),
    row("starting", .after, .all), row("beginning", .after, .all), row("from", .after, .all),
    row("since", .after, .all), row("after", .after, .all), row("by", .deadline, .all),
    row("before", .deadline, .all), row("until", .until, .all), row("till", .until, .all),
    row("til", .until, .all), row("untill", .until, .all), row("' til", .until, .all),
    row("at", .plain, [.clock, .part, .recurrence]), row("@", .plain, .clock),
    row("through", .until, [.day, .weekend]), row("thru", .until, [.day, .weekend]),
    row("around", .plain, .all),
    row("~", .plain, .clock), row("circa", .plain, .all), row("on", .plain, [.day, .weekend, .recurrence]),
    row("in", .plain, [.span, .part]), row("during", .plain, [.span, .weekend, .part, .clock]),
    row("over", .plain, [.span, .day, .weekend, .clock]), row("for", .plain, [.day, .weekend, .part]),
    row("come", .plain, .day), row("between", .plain, [.day, .span]),
    row("throughout", .plain, .span),
    row("at approximately", .plain, .clock), row("at roughly", .plain, .clock),
    row("at precisely", .plain, .clock), row("right at", .plain, .clock), row("right around", .plain, .clock),
    row("just before", .deadline, .all), row("right before", .deadline, .all),
    row("shortly before", .deadline, .all), row("just after", .after, .all), row("right after", .after, .all),
    row("shortly after", .after, .all), row("anytime after", .after, .all),
    row("sometime after", .after, .all),
    row("anytime before", .deadline, .all), row("any time before", .deadline, .all),
    row("sometime before", .deadline, .all), row("some time before", .deadline, .all),
    row("sometime around", .plain, .all), row("some time around", .plain, .all),
    row("sometime in", .plain, [.span, .part]), row("some time in", .plain, [.span, .part]),
    row("sometime on", .plain, [.day, .weekend]), row("sometime during", .plain, .all),
    row("any time on", .plain, [.day, .weekend]), row("anytime on", .plain, [.day, .weekend]),
    row("any time in", .plain, [.span, .part]), row("sometime over", .plain, [.span, .weekend]),
    row("sometime", .plain, [.day, .span, .weekend, .part]),
    row("some time", .plain, [.day, .span, .weekend]),
    row("anytime", .plain, [.day, .span, .weekend, .part]), row("any time", .plain, [.day, .span, .weekend]),
    vague("approximately"), vague("approx"), vague("roughly"), vague("exactly"), vague("precisely"),
  ]

  private static func row(_ words: String, _ role: When.Role, _ kinds: Kinds) -> TimePreposition {
    TimePreposition(words: words.split(separator: " ").map(String.init), role: role, kinds: kinds)
  }

  private static func vague(_ word: String) -> TimePreposition {
    TimePreposition(words: [word], role: .plain, kinds: .clock, isVague: true)
  }

  /// By their last word, longer ones first.
  static let byLastWord: [String: [TimePreposition]] = Dictionary(grouping: all) { $0.words.last ?? "" }
    .mapValues { rows in rows.sorted { $0.words.count > $1.words.count } }
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
    var kinds: TimePreposition.Kinds = []
    if let day {
      let isFixed = day.grain == .day
      kinds.insert(day.time != nil ? .weekend : isFixed ? .day : .span)
    } else if clock != nil {
      kinds.insert(.clock)
    }
    if part != nil { kinds.insert(.part) }
    return kinds
  }
}
