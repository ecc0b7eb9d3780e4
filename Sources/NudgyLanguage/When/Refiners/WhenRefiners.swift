/// A step that turns a list of findings into a better one.
struct WhenRefiner: Sendable {
  let name: String
  let refine: @Sendable (WhenReader, [Finding]) -> [Finding]
}

/// The steps from what rules saw to what is kept, in order. The order is the design.
enum WhenRefiners {
  static let all: [WhenRefiner] = [
    // What is a name is no time.
    titleRefiner,
    // First the words before each finding: they decide its role, and make weak ones strong ("at 5", "on sat").
    prepositionRefiner,
    // "not today but tomorrow": what is denied joins nothing.
    deniedDayRefiner,
    // "on sat and sun", "at 9 or 11": once the first of a list is known to be a time.
    listRefiner,
    // "friday, december 4" is one day; joined before times, so that "friday dec 4 at 5" has one day to join.
    dayAndDateRefiner,
    // "friday" + "at 5", "tomorrow" + "morning", "every monday" + "at 9", in both orders.
    dayAndTimeRefiner,
    severalTimesRefiner,
    // "every monday at 9, six times": when the time of day is in.
    countRefiner,
    // Needs whole ends: "friday 5pm to saturday 10am".
    intervalRefiner,
    // "at 5 tomorrow for an hour": lengths last, when what they belong to is complete.
    durationRefiner,
    // "friday at the latest": behind whatever the time grew to.
    latestRefiner,
  ]

  /// After the others, where no time was asked for: what has no evidence goes.
  static func dropWeak(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.strength == .strong }
  }
}
