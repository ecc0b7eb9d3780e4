package import Foundation

/// What came of looking for what is to be told.
package struct RingLook: Sendable, Equatable {
  package var told: [Ringer.Told] = []
  /// The earliest moment that nobody could be told of, or that somebody else is at; nil when there is none.
  package private(set) var untold: Date?

  package init() {}

  mutating func note(untold batch: [RingMoment]) {
    guard let first = batch.map(\.at).min() else { return }
    untold = min(untold ?? .distantFuture, first)
  }
}
