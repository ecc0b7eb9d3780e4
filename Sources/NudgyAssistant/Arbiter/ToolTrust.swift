/// Whether a model has shown that it calls the tools, and calls what it is asked for.
///
/// One that is proven decides by being silent as well, and what it passes over is asked about. What one that only talks,
/// or calls what cannot be run, passes over is done as the reading has it.
struct ToolTrust: Sendable, Equatable {
  private static let bounds = -4...8
  /// Turns with calls that a model has to be ahead for its silence to count,
  private static let proof = 1
  /// and for its word on what the reading does not see.
  private static let trust = 3
  /// Turns after which it calls nothing any more in this conversation.
  private static let mostOversteps = 2

  static let complete = ToolTrust(score: bounds.upperBound)

  private(set) var score: Int
  private var oversteps = 0

  init(score: Int = 0) { self.score = min(max(score, Self.bounds.lowerBound), Self.bounds.upperBound) }

  var isProven: Bool { score >= Self.proof }
  var isTrusted: Bool { score >= Self.trust }
  /// Whether it wanted so often what nobody asked for that it is let talk and no more.
  var isLost: Bool { oversteps >= Self.mostOversteps && !isTrusted }

  /// - Parameters:
  ///   - called: whether a call of the model's was run in the turn.
  ///   - owed: whether the words named a change that nobody made.
  ///   - overstepped: whether it wanted what nothing in the words stands for.
  mutating func note(called: Bool, owed: Bool, overstepped: Bool = false) {
    let step = overstepped || owed && !called ? -2 : called ? 1 : 0
    score = min(max(score + step, Self.bounds.lowerBound), Self.bounds.upperBound)
    if overstepped { oversteps += 1 }
  }
}
