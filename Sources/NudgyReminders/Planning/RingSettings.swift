package import Foundation
package import NudgyCore

/// What the user wants of rings.
package struct RingSettings: Sendable, Equatable {
  package var quiet = QuietHours.standard
  /// The most check-ins of a day.
  package var checkInsADay = 3
  /// Kinds that are switched off.
  package var silent: Set<RingKind> = []
  /// Nothing rings until then.
  package var mutedUntil: Date?
  /// Tasks that Nudgy does not ask about by itself.
  package var mutedTasks: Set<Int> = []
  /// Tasks that do not ring at all.
  package var silentTasks: Set<Int> = []

  package init() {}

  package func isMuted(at now: Date) -> Bool { mutedUntil.map { $0 > now } ?? false }
}

/// The hours of the day at which Nudgy speaks up by itself, and at which days without a time are told.
enum RingHours {
  static let day = SnoozeChoices.morning
  static let stale = CivilTime(secondOfDay: 11 * 3600)
  static let links = CivilTime(secondOfDay: 12 * 3600 + 1800)
  static let dayEnd = CivilTime(secondOfDay: 17 * 3600)
  /// For a day without a time that was written down later still.
  static let evening = CivilTime(secondOfDay: 20 * 3600)
}
