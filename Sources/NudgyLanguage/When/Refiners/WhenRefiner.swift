/// A step that turns a list of findings into a better one.
struct WhenRefiner: Sendable {
  let name: String
  let refine: @Sendable (WhenReader, [Finding]) -> [Finding]

  /// The steps from what rules saw to what is kept, in order. The order is the design.
  static let all: [WhenRefiner] = [
    // What is a name is no time.
    title,
    // First the words before each finding: they decide its role, and make weak ones strong ("at 5", "on sat").
    preposition,
    // "not today but tomorrow": what is denied joins nothing.
    deniedDay,
    // "sunday, uh monday": nor is what was only a slip.
    slip,
    // "on sat and sun", "at 9 or 11": once the first of a list is known to be a time.
    list,
    // "friday, december 4" is one day; joined before times, so that "friday dec 4 at 5" has one day to join.
    dayAndDate,
    // "friday" + "at 5", "tomorrow" + "morning", "every monday" + "at 9", in both orders.
    dayAndTime, severalTimes,
    // "every monday at 9, six times": when the time of day is in.
    numberOfTimes,
    // Needs whole ends: "friday 5pm to saturday 10am".
    interval,
    // "at 5 tomorrow for an hour": lengths last, when what they belong to is complete.
    duration,
    // "friday at the latest": behind whatever the time grew to.
    limitBehind,
  ]

  /// After the others, where no time was asked for: what has no evidence goes.
  static func dropWeak(_ findings: [Finding]) -> [Finding] { findings.filter { $0.isStrong } }
}

extension [Finding] {
  /// Joins each with the one before it where `join` gives something for the two.
  func joined(_ join: (Finding, Finding) -> Finding?) -> [Finding] {
    var result: [Finding] = []
    for finding in self {
      guard let joined = result.last.flatMap({ join($0, finding) }) else {
        result.append(finding)
        continue
      }
      result[result.count - 1] = joined
    }
    return result
  }

  /// Joins neighbours as `join` says, from left to right, with the brackets around the second.
  func neighboursJoined(_ reader: WhenReader, _ join: (Finding, Finding) -> Finding?) -> [Finding] {
    joined { first, second in
      guard reader.areNeighbours(first, second), var joined = join(first, second) else { return nil }
      if reader.lower(first.range.upperBound) == "(", reader.lower(joined.range.upperBound) == ")" {
        joined.range = joined.range.lowerBound..<joined.range.upperBound + 1
      }
      return joined
    }
  }
}

extension WhenReader {
  /// Whether only a comma, a dash or an opening bracket stands between.
  fileprivate func areNeighbours(_ first: Finding, _ second: Finding) -> Bool {
    let gap = second.range.lowerBound - first.range.upperBound
    return gap == 0
      || gap == 1 && isOne(of: [",", "-", "–", "—", "@", "(", "the", "of"], at: first.range.upperBound)
  }
}

extension Finding {
  /// Itself with the range, rules and role of the next one.
  func absorbing(_ other: Finding) -> Finding {
    var joined = self
    joined.range = range.lowerBound..<other.range.upperBound
    joined.rules += other.rules
    joined.isAdverbial = isAdverbial || other.isAdverbial
    if role == .plain { joined.role = other.role }
    joined.zone = zone ?? other.zone
    joined.needs = isStrong || other.isStrong ? nil : needs
    return joined
  }
}
