package import Foundation

/// Why a task is the next one, as a fact; the wording is in `ReasonWording`.
package enum NextReason: Sendable, Equatable {
  /// Due at an instant later today or within three hours.
  case dueSoon(Date)
  case dueToday
  /// Its due time has passed.
  case stillHere(dueSince: Date)
  /// Its snooze has ended.
  case back(since: Date)
  case movedToTop
  /// The newest of those that nothing presses, with its own day ahead.
  case upcoming(DueDate)
  case newest
  /// It asks for no more than the energy or the minutes at hand.
  case fits(energy: EnergyLevel?, minutes: Int?)
  /// All there is takes longer than the minutes at hand; this takes the least.
  case nothingFits(minutes: Int, smallest: Int)
  /// Skipped before, and its turn again.
  case skippedBefore
  case onlyOneLeft
  /// Snoozed, and back within two hours.
  case returnsSoon(Date)

  /// So many seconds ahead, a deadline is counted down rather than named.
  package static let closeBy: TimeInterval = 3 * 3600

  /// Whether it was chosen for the energy or the minutes at hand.
  package var isFit: Bool { if case .fits = self { true } else { false } }
}
