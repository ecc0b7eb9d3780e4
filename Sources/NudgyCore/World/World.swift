package import Foundation

/// Everything a turn takes from outside itself: the time, the zone, identifiers, chance, the environment.
///
/// Handed to initialisers; nothing in the house reads the wall clock or the process environment by itself.
package struct World: Sendable {
  package var now: @Sendable () -> Date
  /// Time since some fixed moment, which no change of the clock disturbs; for waiting and resting.
  package var uptime: @Sendable () -> Duration
  /// Waits; ends at once, throwing, when the task is cancelled.
  package var sleep: @Sendable (Duration) async throws -> Void
  /// The user's, as it is now: who stays open may be taken to another zone.
  package var calendar: ZonedCalendar {
    get { currentCalendar() }
    set { currentCalendar = { newValue } }
  }
  private var currentCalendar: @Sendable () -> ZonedCalendar
  package var makeID: @Sendable () -> UUID
  package var random: RandomSource
  package var environment: [String: String]

  package init(
    now: @escaping @Sendable () -> Date, calendar: ZonedCalendar, makeID: @escaping @Sendable () -> UUID,
    random: RandomSource, environment: [String: String],
    uptime: @escaping @Sendable () -> Duration = World.realUptime,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.now = now
    currentCalendar = { calendar }
    self.makeID = makeID
    self.random = random
    self.environment = environment
    self.uptime = uptime
    self.sleep = sleep
  }

  /// Asks for the calendar each time it is needed.
  package mutating func follow(_ calendar: @escaping @Sendable () -> ZonedCalendar) {
    currentCalendar = calendar
  }

  private static let start = ContinuousClock.now

  /// The time since it was first asked for.
  package static let realUptime: @Sendable () -> Duration = { ContinuousClock.now - start }
}
