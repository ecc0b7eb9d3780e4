import Foundation
import NudgyCore

/// The days and times that talks are written with: `2026-11-25` and `2026-11-25T15:00`, in New York.
enum TalkTimes {
  static let calendar = ZonedCalendar(zone: Zone(identifier: "America/New_York") ?? .greenwich)

  static func instant(_ text: String) -> Date? {
    InstantFormat.instant(from: text, in: calendar) ?? day(text).map(calendar.startOfDay)
  }

  static func day(_ text: String) -> CivilDate? { CivilDate(iso: text) }

  static func due(_ text: String) -> DueDate? {
    if let day = day(text) { return .day(day, in: calendar) }
    return instant(text).map { .instant($0, in: calendar) }
  }

  /// Whether a deadline is the one that is written: to the minute only where a time is.
  static func isSame(_ due: DueDate?, as text: String) -> Bool {
    guard text != "none", let due else { return text == "none" && due == nil }
    return isSame(due.instant, as: text)
  }

  static func isSame(_ instant: Date, as text: String) -> Bool {
    if let day = day(text) { return calendar.day(of: instant) == day }
    return self.instant(text) == instant
  }

  static func text(_ due: DueDate?) -> String {
    guard let due else { return "none" }
    return due.isAllDay ? "\(calendar.day(of: due.instant))" : text(due.instant)
  }

  static func text(_ instant: Date) -> String {
    String(InstantFormat.string(instant, in: calendar).prefix(16))
  }
}
