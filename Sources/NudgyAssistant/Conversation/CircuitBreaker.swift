import Foundation

/// Lets a model rest after a failure, longer each time, so that no turn waits for it in vain.
struct CircuitBreaker: Sendable, Equatable {
  /// Seconds; doubles with every failure in a row.
  private static let firstRest: TimeInterval = 30
  private static let longestRest: TimeInterval = 15 * 60

  private var failures = 0
  private var restsUntil = Date.distantPast

  func isClosed(at now: Date) -> Bool { now >= restsUntil }

  mutating func open(at now: Date) {
    let rest = CircuitBreaker.firstRest * Double(1 << min(failures, 5))
    failures += 1
    restsUntil = now.addingTimeInterval(min(rest, CircuitBreaker.longestRest))
  }

  mutating func close() { self = CircuitBreaker() }
}
