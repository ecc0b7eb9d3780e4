import Foundation
import NudgyCore
import NudgyLanguage

/// A time expression's meaning in words: `Friday, Nov 27 5:00 PM to 6:00 PM · every Friday`.
enum WhenWording {
  static func phrase(_ when: When, in wording: TimeWording) -> String {
    var parts: [String] = []
    if let start = when.shownStart(in: wording.calendar) {
      parts.append(span(from: start, to: when.shownEnd(in: wording.calendar), when, wording))
    }
    if let duration = when.duration { parts.append("for \(length(duration))") }
    if let rule = when.recurrence { parts.append(RecurrenceWording.phrase(rule, in: wording)) }
    if let zone = when.zone { parts.append(zone.identifier) }
    return parts.isEmpty ? Words.timeUnclear : parts.joined(separator: " · ")
  }

  private static func span(
    from start: CivilDateTime, to end: CivilDateTime?, _ when: When, _ wording: TimeWording
  ) -> String {
    let first = point(start, when, wording)
    guard let end else { return first }
    if when.isAllDay {
      // The end is exclusive; people name the last day.
      let last = end.date.adding(days: -1)
      return last <= start.date ? first : "\(first) to \(wording.fullDay(last))"
    }
    if end.date == start.date { return "\(first) to \(wording.clock(end.time))" }
    return "\(first) to \(point(end, when, wording))"
  }

  private static func point(_ moment: CivilDateTime, _ when: When, _ wording: TimeWording) -> String {
    let day = wording.fullDay(moment.date)
    return when.isAllDay ? day : "\(day) \(wording.clock(moment.time))"
  }

  private static func length(_ duration: SpokenDuration) -> String {
    let units = [
      (duration.years, "year"), (duration.months, "month"), (duration.weeks, "week"), (duration.days, "day"),
      (duration.hours, "hour"), (duration.minutes, "minute"), (duration.seconds, "second"),
    ]
    let parts = units.filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    return parts.isEmpty ? "no time" : parts.joined(separator: " ")
  }
}
