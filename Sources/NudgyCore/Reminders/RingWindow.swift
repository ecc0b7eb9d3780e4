package import Foundation

/// The stretch of time in which moments are looked for.
package struct RingWindow: Sendable, Equatable {
  /// Moments after `start`, up to and with `end`.
  package var start: Date
  package var end: Date

  /// Seconds for which what is wanted to be rung until it is done is rung for, after its deadline or its return.
  package static let longestPersistence: TimeInterval = 7 * 86_400

  package init(after start: Date, upTo end: Date) {
    self.start = start
    self.end = max(start, end)
  }

  package func holds(_ moment: Date) -> Bool { moment > start && moment <= end }
}
