import NudgyCore

/// Lets a model rest after a failure, longer each time, so that no turn waits for it in vain.
///
/// Time is the world's uptime: no change of the clock wakes a model early or lets it sleep for ever.
struct CircuitBreaker: Sendable, Equatable {
  /// Doubles with every failure in a row.
  private static let firstRest = Duration.seconds(30)
  private static let longestRest = Duration.seconds(15 * 60)
  /// A server may ask for more than that, but not for ever.
  private static let longestWish = Duration.seconds(24 * 3600)

  private var failures = 0
  private var restsUntil: Duration?

  func isClosed(at uptime: Duration) -> Bool { restsUntil.map { uptime >= $0 } ?? true }

  mutating func open(at uptime: Duration, after failure: LLMFailure) {
    // Too much was asked of a model that is well.
    switch failure {
    case .contextOverflow, .refusesTools: return
    default: break
    }
    var rest = min(CircuitBreaker.firstRest * (1 << min(failures, 5)), CircuitBreaker.longestRest)
    if case .rateLimited(let seconds?) = failure, seconds.isFinite {
      rest = max(rest, min(.seconds(seconds), CircuitBreaker.longestWish))
    }
    failures += 1
    restsUntil = uptime + rest
  }

  mutating func close() { self = CircuitBreaker() }
}
