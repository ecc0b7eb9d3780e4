import Foundation
import NudgyCore

/// Decides, before the first token, whether a request is worth sending again, and when.
struct RetryPolicy: Sendable {
  private static let passing: Set<Int> = [408, 425, 429, 500, 502, 503, 504, 529]
  private static let firstPause = Duration.milliseconds(400)

  let limits: LLMLimits
  let isLoopback: Bool

  /// The pause before the next try, or nil to give up.
  ///
  /// - Parameters:
  ///   - tries: how often it was sent again already.
  ///   - jitter: 0 to 1; spreads clients that were turned away together.
  func pause(after outcome: AttemptOutcome, tries: Int, now: Date, jitter: Double) -> Duration? {
    guard tries < limits.retries, isPassing(outcome) else { return nil }
    if case .refused(let head, _) = outcome, let seconds = RetryAfter.seconds(head, now: now) {
      let wanted = Duration.seconds(min(seconds, 86_400))
      return wanted <= limits.longestPause ? wanted : nil
    }
    let pause = RetryPolicy.firstPause * (1 << min(tries, 8))
    return min(pause * (0.75 + jitter / 2), limits.longestPause)
  }

  private func isPassing(_ outcome: AttemptOutcome) -> Bool {
    switch outcome {
    case .answered: false
    case .broken(.disconnected): true
    // A local server that is not there will not be there in a second.
    case .broken(.unreachable): !isLoopback
    case .broken: false
    case .flawed, .refused: outcome.status.map(RetryPolicy.passing.contains) ?? false
    }
  }
}
