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
  private var isTold = false

  func isClosed(at uptime: Duration) -> Bool { rest(at: uptime) == nil }

  /// How long the model still rests; nil when it may be asked.
  func rest(at uptime: Duration) -> Duration? {
    guard let end = restsUntil, uptime < end else { return nil }
    return end - uptime
  }

  /// The same, to be told; nil also when this rest was told before.
  mutating func takeRest(at uptime: Duration) -> Duration? {
    guard !isTold, let rest = rest(at: uptime) else { return nil }
    isTold = true
    return rest
  }

  mutating func open(at uptime: Duration, after failure: LLMFailure) {
    var rest = min(CircuitBreaker.firstRest * (1 << min(failures, 5)), CircuitBreaker.longestRest)
    switch failure {
    // Too much was asked of a model that is well.
    case .contextOverflow, .refusesTools: return
    // It may be well and slow: it has time to finish what it was asked, and the rests do not grow.
    case .patienceEnded: rest = CircuitBreaker.firstRest
    case .rateLimited(let seconds?) where seconds.isFinite:
      rest = max(rest, min(.seconds(seconds), CircuitBreaker.longestWish))
      failures += 1
    default: failures += 1
    }
    restsUntil = uptime + rest
    isTold = false
  }

  mutating func close() { self = CircuitBreaker() }
}
