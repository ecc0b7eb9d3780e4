package import Foundation

/// ISO 8601 instants with an offset, as the contracts write them: `2026-11-21T15:00:00+01:00`.
package enum InstantFormat {
  /// The instant in the calendar's zone, to the second.
  package static func string(_ instant: Date, in calendar: ZonedCalendar) -> String {
    // The format has no seconds of an offset; without them the wall clock is a bit off, and the instant is not.
    let offset = calendar.zone.offset(at: instant) / 60 * 60
    let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
    let civil = CivilDateTime(secondNumber: seconds + offset)
    return "\(civil.date)T\(clock(civil.time))\(offsetText(offset))"
  }

  /// An instant from ISO 8601 text with `Z` or an offset; seconds and their fraction may be missing.
  /// Without an offset the text is read in `calendar`, when one is given. Nil when it is neither.
  package static func instant(from text: String, in calendar: ZonedCalendar? = nil) -> Date? {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let date = CivilDate(iso: text[..<separator])
    else { return nil }
    let rest = text[text.index(after: separator)...]
    let zoneStart = rest.firstIndex { $0 == "Z" || $0 == "z" || $0 == "+" || $0 == "-" } ?? rest.endIndex
    guard let time = time(from: rest[..<zoneStart]) else { return nil }
    let civil = CivilDateTime(date, time)
    if zoneStart == rest.endIndex { return calendar?.instant(of: civil) }
    guard let offset = offset(from: rest[zoneStart...]) else { return nil }
    return Date(timeIntervalSince1970: Double(civil.secondNumber - offset))
  }

  private static func clock(_ time: CivilTime) -> String {
    "\(zeroPadded(time.hour, 2)):\(zeroPadded(time.minute, 2)):\(zeroPadded(time.second, 2))"
  }

  private static func offsetText(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(zeroPadded(minutes / 60, 2)):\(zeroPadded(minutes % 60, 2))"
  }

  private static func time(from text: Substring) -> CivilTime? {
    let whole = text.split(separator: ".", maxSplits: 1).first ?? ""
    let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    guard parts.count == 3 else { return CivilTime(hour: hour, minute: minute) }
    return Int(parts[2]).flatMap { CivilTime(hour: hour, minute: minute, second: $0) }
  }

  private static func offset(from text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.utf8.count == 2 || digits.utf8.count == 4, let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.utf8.count == 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 18, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (text.first == "-" ? -1 : 1)
  }
}
