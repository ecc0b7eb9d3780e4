package import Foundation

/// Why a moment does not ring sooner than it does.
package enum RingWait: Sendable, Equatable {
  /// It fell into quiet hours, which end then.
  case quiet(until: Date)
  case putAway(until: Date)
  case muted(until: Date)
  /// The check-ins of the day before are used up.
  case checkInsUsed
  /// It was told of then, and is rung for again.
  case told(at: Date)
  /// Nothing can tell it while no chat is open.
  case noRoute
}
