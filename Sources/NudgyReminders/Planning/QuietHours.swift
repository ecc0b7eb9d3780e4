package import Foundation
package import NudgyCore

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

  /// `21:00-8:00`; nil for anything else. Hours that begin where they end are none at all.
  package init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { part -> CivilTime? in
      let parts = part.trimmingPrefix(while: \.isWhitespace).split(separator: ":").map(String.init)
      guard (1...2).contains(parts.count), let hour = Int(parts[0].trimmed), (0...23).contains(hour),
        let minute = parts.count == 2 ? Int(parts[1].trimmed) : 0, (0...59).contains(minute)
      else { return nil }
      return CivilTime(secondOfDay: hour * 3600 + minute * 60)
    }
    guard ends.count == 2, let start = ends[0], let end = ends[1] else { return nil }
    self.init(start: start, end: end)
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
