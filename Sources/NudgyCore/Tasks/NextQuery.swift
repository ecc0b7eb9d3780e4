package import Foundation

/// What is asked when someone wants their One Thing.
package struct NextQuery: Sendable, Equatable {
  package var now: Date
  /// The first and the last second of today in the user's zone.
  package var today: ClosedRange<Date>
  /// Deadlines up to here come before what has none: to the last second of the third day from today.
  package var soon: Date
  /// Energy and time at hand reorder only tasks without pressing dates.
  package var energy: EnergyLevel?
  package var minutes: Int?
  /// Tasks not to answer with, such as the one just set aside.
  package var excluding: Set<Int> = []

  package init(
    now: Date, calendar: ZonedCalendar, energy: EnergyLevel? = nil, minutes: Int? = nil,
    excluding: Set<Int> = []
  ) {
    self.now = now
    let day = calendar.day(of: now)
    today = calendar.startOfDay(day)...calendar.endOfDay(day)
    soon = NextQuery.soon(day, calendar)
    self.energy = energy
    self.minutes = minutes
    self.excluding = excluding
  }

  package static func soon(_ today: CivilDate, _ calendar: ZonedCalendar) -> Date {
    calendar.endOfDay(today.adding(days: 3))
  }

  /// A skip keeps a pressing task out of the way for this long, in seconds; then its deadline counts again.
  package static let skipRests: Double = 3600

  /// Tasks skipped since then wait in the queue, whatever their deadline.
  package static func skipLine(at now: Date) -> Date { now.addingTimeInterval(-skipRests) }

  /// Deadlines up to here are pressing: the rest of today, and at least three hours.
  package var horizon: Date { max(today.upperBound, now.addingTimeInterval(3 * 3600)) }

  /// Snoozes ending up to here may be answered with when nothing else is left.
  package var returnHorizon: Date { now.addingTimeInterval(2 * 3600) }
}
