package import Foundation

/// Everything a turn takes from outside itself: the time, the zone, identifiers, chance, the environment.
///
/// Handed to initialisers; nothing in the house reads the wall clock or the process environment by itself.
package struct World: Sendable {
  package var now: @Sendable () -> Date
  package var calendar: ZonedCalendar
  package var makeID: @Sendable () -> UUID
  package var random: RandomSource
  package var environment: [String: String]

  package init(
    now: @escaping @Sendable () -> Date, calendar: ZonedCalendar, makeID: @escaping @Sendable () -> UUID,
    random: RandomSource, environment: [String: String]
  ) {
    self.now = now
    self.calendar = calendar
    self.makeID = makeID
    self.random = random
    self.environment = environment
  }
}
