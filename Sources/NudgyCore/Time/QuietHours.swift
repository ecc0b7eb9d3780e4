package import Foundation

/// The hours in which Nudgy does not speak up by itself; they may pass midnight.
package struct QuietHours: Sendable, Equatable {
  package var start: CivilTime
  package var end: CivilTime

  package init(start: CivilTime, end: CivilTime) {
    self.start = start
    self.end = end
  }

  /// Nine in the evening to eight in the morning.
  package static let standard = QuietHours(
    start: CivilTime(secondOfDay: 21 * 3600), end: CivilTime(secondOfDay: 8 * 3600))

  /// `21:00-8:00`, `21:00–08:00`, `9pm to 8am`, or `off`; nil for anything else. Hours that begin where they end are
  /// none at all.
  package init?(_ text: String) {
    let plain = text.lowercased().trimmed
    if QuietHours.none.contains(plain) {
      self.init(start: CivilTime(secondOfDay: 0), end: CivilTime(secondOfDay: 0))
      return
    }
    let dashed = QuietHours.marks.reduce(plain) { $0.replacing($1, with: "-") }
    let ends = dashed.split(separator: "-", omittingEmptySubsequences: false).map {
      QuietHours.time($0.trimmed)
    }
    guard ends.count == 2, let start = ends[0], let end = ends[1] else { return nil }
    self.init(start: start, end: end)
  }

  /// As the settings write them: `21:00-08:00`.
  package var text: String {
    [start, end].map { TimeWording.clock($0, uses24Hours: true) }.joined(separator: "-")
  }

  private static let none: Set = ["off", "none", "never", "no"]
  /// What people write between two hours.
  private static let marks = [
    " until ", " till ", " to ", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
  ]

  /// `21`, `21:30`, `21h`, `9pm`.
  package static func time(_ text: String) -> CivilTime? {
    let half = ["am", "pm"].first(where: text.hasSuffix)
    let plain = half == nil && text.last == "h" ? text.dropLast() : text.dropLast(half?.count ?? 0)
    let parts = plain.trimmed.split(
      separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.count < 3 }),
      var hour = Int(parts[0]), let minute = parts.count == 2 ? Int(parts[1]) : 0, (0...59).contains(minute),
      (half == nil ? 0...23 : 1...12).contains(hour)
    else { return nil }
    if let half { hour = hour % 12 + (half == "pm" ? 12 : 0) }
    return CivilTime(secondOfDay: hour * 3600 + minute * 60)
  }

  package func hold(at instant: Date, in calendar: ZonedCalendar) -> Bool {
    let time = calendar.civil(at: instant).time
    if start == end { return false }
    return start < end ? time >= start && time < end : time >= start || time < end
  }

  /// The moment itself, or the end of the quiet hours it falls into.
  package func pushed(_ instant: Date, in calendar: ZonedCalendar) -> Date {
    guard hold(at: instant, in: calendar) else { return instant }
    let day = calendar.day(of: instant)
    let today = calendar.instant(day, end)
    return today > instant ? today : calendar.instant(day.adding(days: 1), end)
  }
}
