package import Foundation

/// When a task is due: a whole day, or an instant.
package struct DueDate: Sendable, Equatable, Codable {
  /// The instant itself; for a whole day, the day's first instant in `zoneID`.
  package let instant: Date
  package let isAllDay: Bool
  /// The IANA zone in which the date was said, such as `America/New_York`.
  package let zoneID: String

  package init(instant: Date, isAllDay: Bool, zoneID: String) {
    self.instant = instant
    self.isAllDay = isAllDay
    self.zoneID = zoneID
  }

  package static func day(_ day: CivilDate, in calendar: ZonedCalendar) -> DueDate {
    DueDate(instant: calendar.startOfDay(day), isAllDay: true, zoneID: calendar.zone.identifier)
  }

  package static func instant(_ instant: Date, in calendar: ZonedCalendar) -> DueDate {
    DueDate(instant: instant, isAllDay: false, zoneID: calendar.zone.identifier)
  }

  /// The last moment at which the task is still on time: the instant, or the last second of a whole day.
  ///
  /// A day is taken as it stands in the zone where it was said; days are 23 to 25 hours long.
  package var deadline: Date {
    guard isAllDay else { return instant }
    guard let zone = Zone(identifier: zoneID) else { return instant.addingTimeInterval(86_399) }
    let calendar = ZonedCalendar(zone: zone)
    return calendar.endOfDay(calendar.day(of: instant))
  }
}
