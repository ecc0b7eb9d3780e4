/// Whether a model has shown that it calls the tools.
///
/// One that is proven decides by being silent as well, and what it passes over is asked about. What one that only talks,
/// or calls what cannot be run, passes over is done as the reading has it.
struct ToolTrust: Sendable, Equatable {
  private static let bounds = -4...8
  /// Turns with calls that a model has to be ahead.
  private static let proof = 2

  static let complete = ToolTrust(score: bounds.upperBound)

  private(set) var score: Int

  init(score: Int = 0) { self.score = min(max(score, Self.bounds.lowerBound), Self.bounds.upperBound) }

  var isProven: Bool { score >= Self.proof }

  /// - Parameters:
  ///   - called: whether a call of the model's was run in the turn.
  ///   - owed: whether the words named a change that nobody made.
  ///   - overstepped: whether it wanted what nothing in the words stands for.
  mutating func note(called: Bool, owed: Bool, overstepped: Bool = false) {
    self = ToolTrust(score: score + (overstepped ? -2 : called ? 1 : owed ? -2 : 0))
  }
}
