package import Foundation
package import NudgyCore

/// What understanding needs besides the text: the moment it was said, the zone, and habits of writing.
package struct LanguageContext: Sendable {
  package let now: Date
  package let calendar: ZonedCalendar
  /// Whether `3/5` is the third of May; US order by default.
  package let readsDayFirst: Bool
  /// `now` on the wall clock.
  package let civilNow: CivilDateTime

  /// Counts the work, where a test asks.
  let effort: ReadingEffort?

  package init(
    now: Date, calendar: ZonedCalendar, readsDayFirst: Bool = false, effort: ReadingEffort? = nil
  ) {
    self.effort = effort
    self.now = now
    self.calendar = calendar
    self.readsDayFirst = readsDayFirst
    civilNow = calendar.civil(at: now)
  }

  /// The same as seen at the first minute of a day.
  func moved(to day: CivilDate) -> LanguageContext {
    LanguageContext(
      now: calendar.instant(of: CivilDateTime(day)), calendar: calendar, readsDayFirst: readsDayFirst,
      effort: effort)
  }

  package var today: CivilDate { civilNow.date }
}
