import Foundation
import NudgyCore

/// The times of iCalendar: a day, an instant at Greenwich, or what a clock somewhere shows.
enum EventTime {
  /// The deadline in the user's calendar; nil when the value is no time.
  static func due(_ line: CalendarLine, in calendar: ZonedCalendar) -> DueDate? {
    let value = line.value.trimmed
    guard let day = day(value.prefix(8)) else { return nil }
    guard value.utf8.count > 8 else { return .day(day, in: calendar) }
    let rest = value.dropFirst(8)
    guard rest.first == "T" || rest.first == "t", let time = time(rest.dropFirst().prefix(6)) else {
      return nil
    }
    let zone = rest.last.map { "Zz".contains($0) } == true ? .greenwich : zone(line.parameters["TZID"])
    let clock = zone.map { ZonedCalendar(zone: $0) } ?? calendar
    return .instant(clock.instant(of: CivilDateTime(day, time)), in: calendar)
  }

  private static func day(_ digits: Substring) -> CivilDate? {
    guard let number = number(digits, count: 8) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  private static func time(_ digits: Substring) -> CivilTime? {
    guard let number = number(digits, count: 6) else { return nil }
    // A leap second is the last one of its minute.
    return CivilTime(hour: number / 10_000, minute: number / 100 % 100, second: min(59, number % 100))
  }

  private static func number(_ digits: Substring, count: Int) -> Int? {
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }

  /// By the database's name, which some programs put a path before, or by the name that Windows has for it. A clock
  /// nobody knows is taken for the user's own.
  private static func zone(_ name: String?) -> Zone? {
    guard let name = name?.trimmed, !name.isEmpty, name.utf8.count <= 100 else { return nil }
    if let known = ofWindows[name] { return Zone(identifier: known) }
    if let zone = Zone(identifier: name) { return zone }
    let parts = name.split(separator: "/")
    guard parts.count > 2 else { return nil }
    return Zone(identifier: parts.suffix(2).joined(separator: "/"))
      ?? Zone(identifier: parts.suffix(3).joined(separator: "/"))
  }

  private static let ofWindows = [
    "GMT Standard Time": "Europe/London", "W. Europe Standard Time": "Europe/Berlin",
    "Romance Standard Time": "Europe/Paris", "Central Europe Standard Time": "Europe/Budapest",
    "Central European Standard Time": "Europe/Warsaw", "E. Europe Standard Time": "Europe/Chisinau",
    "FLE Standard Time": "Europe/Kiev", "GTB Standard Time": "Europe/Bucharest",
    "Turkey Standard Time": "Europe/Istanbul", "Russian Standard Time": "Europe/Moscow",
    "Eastern Standard Time": "America/New_York", "Central Standard Time": "America/Chicago",
    "Mountain Standard Time": "America/Denver", "US Mountain Standard Time": "America/Phoenix",
    "Pacific Standard Time": "America/Los_Angeles", "Alaskan Standard Time": "America/Anchorage",
    "Hawaiian Standard Time": "Pacific/Honolulu", "Atlantic Standard Time": "America/Halifax",
    "E. South America Standard Time": "America/Sao_Paulo", "India Standard Time": "Asia/Kolkata",
    "China Standard Time": "Asia/Shanghai", "Tokyo Standard Time": "Asia/Tokyo",
    "Singapore Standard Time": "Asia/Singapore", "Israel Standard Time": "Asia/Jerusalem",
    "Arabian Standard Time": "Asia/Dubai", "South Africa Standard Time": "Africa/Johannesburg",
    "AUS Eastern Standard Time": "Australia/Sydney", "New Zealand Standard Time": "Pacific/Auckland",
    "UTC": "UTC",
  ]
}
