package import Foundation
package import NudgyCore

/// A time expression and what it means: a moment, an interval, a duration, a recurrence, or a mix of them.
package struct When: Sendable, Equatable {
  package enum Grain: String, Sendable, CaseIterable {
    case second, minute, hour, partOfDay, day, week, month, year
  }

  /// Parts of a result that can be said or implied.
  package enum Field: String, Sendable, CaseIterable {
    case year, month, day, weekday, hour, minute, meridiem, partOfDay, end, zone
  }

  /// What the words around the expression make of it.
  package enum Role: String, Sendable {
    /// No word, or "at", "on", "in": when it happens or is to be done.
    case plain
    /// "by", "before", "due", "no later than": a deadline.
    case deadline
    /// "until", "till": how long it stays away or goes on.
    case until
    /// "after", "from", "starting": not before then.
    case after
  }

  /// The words themselves, as written, with their leading preposition when it decides the role.
  package var text: String
  /// UTF-8 offsets of `text` in the whole input.
  package var span: Range<Int>
  package var start: CivilDateTime? { didSet { settledStart = nil } }
  /// The instant of `start` where the wall clock leaves it open: what is counted from now, and an hour that
  /// comes twice.
  package private(set) var settledStart: Date?
  /// Exclusive.
  package var end: CivilDateTime?
  package var grain: Grain
  package var isAllDay: Bool
  package var duration: SpokenDuration?
  package var recurrence: RecurrenceRule?
  /// The zone that was said ("3pm EST"); nil for the user's own.
  package var zone: Zone?
  package var role: Role
  /// What was assumed rather than said, in the order of `Field.allCases`.
  package var implied: [Field]
  /// Whether only a time of day was said, on whatever day: "at 5", and not "friday at 5".
  package var isTimeOfDay = false
  /// Whether it says no day, not even a weekday, whatever else it says: "at 5", "from 2 to 4".
  package var isOnAnyDay = false
  /// The Sunday of a weekend, which counts as one time and not as an interval.
  package var lastDay: CivilDate?
  /// Whether its own words say that it tells when: "on friday", "two days ago", and not "friday".
  package var isAdverbial = false
  /// The names of the rules that fired, in order, for traces alone.
  package var rules: [String]

  package init(
    text: String, span: Range<Int>, start: CivilDateTime? = nil, end: CivilDateTime? = nil,
    grain: Grain = .day, isAllDay: Bool = false, duration: SpokenDuration? = nil,
    recurrence: RecurrenceRule? = nil, zone: Zone? = nil, role: Role = .plain, implied: [Field] = [],
    rules: [String] = []
  ) {
    self.text = text
    self.span = span
    self.start = start
    self.end = end
    self.grain = grain
    self.isAllDay = isAllDay
    self.duration = duration
    self.recurrence = recurrence
    self.zone = zone
    self.role = role
    self.implied = implied
    self.rules = rules
  }

  /// The instant of `start`, read in the zone that was said, else in the user's.
  package func startInstant(in calendar: ZonedCalendar) -> Date? {
    settledStart ?? start.map { self.calendar(calendar).instant(of: $0) }
  }

  package func endInstant(in calendar: ZonedCalendar) -> Date? {
    end.map { self.calendar(calendar).instant(of: $0) }
  }

  /// What the wall shows at the start: not 2:30 where the clock goes from 2:00 to 3:00.
  package func shownStart(in calendar: ZonedCalendar) -> CivilDateTime? {
    startInstant(in: calendar).map { self.calendar(calendar).civil(at: $0) }
  }

  package func shownEnd(in calendar: ZonedCalendar) -> CivilDateTime? {
    endInstant(in: calendar).map { self.calendar(calendar).civil(at: $0) }
  }

  /// The calendar in whose zone the time was said.
  func calendar(_ own: ZonedCalendar) -> ZonedCalendar { zone.map { ZonedCalendar(zone: $0) } ?? own }

  mutating func settle(at instant: Date, in calendar: ZonedCalendar) {
    start = self.calendar(calendar).civil(at: instant)
    settledStart = instant
  }
}

/// A duration as it was said, in calendar units: "an hour and a half" is one hour and thirty minutes.
package struct SpokenDuration: Sendable, Equatable {
  package var years = 0
  package var months = 0
  package var weeks = 0
  package var days = 0
  package var hours = 0
  package var minutes = 0
  package var seconds = 0

  package init() {}

  /// `PT45M`, `P3Y`, `P2W`; the ISO 8601 week form only when nothing stands beside the weeks.
  package var iso: String {
    if weeks > 0, self == SpokenDuration.weeks(weeks) { return "P\(weeks)W" }
    var text = "P"
    for (count, unit) in [(years, "Y"), (months, "M"), (days + weeks * 7, "D")] where count > 0 {
      text += "\(count)\(unit)"
    }
    let clock = [(hours, "H"), (minutes, "M"), (seconds, "S")].filter { $0.0 > 0 }
    if !clock.isEmpty { text += "T" + clock.map { "\($0.0)\($0.1)" }.joined() }
    return text == "P" ? "PT0S" : text
  }

  package static func weeks(_ count: Int) -> SpokenDuration {
    var duration = SpokenDuration()
    duration.weeks = count
    return duration
  }

  /// The length in minutes when it is under a day and at least a minute; what a task's estimate holds.
  package var estimateInMinutes: Int? {
    guard years == 0, months == 0, weeks == 0, days == 0 else { return nil }
    let total = hours * 60 + minutes + (seconds >= 30 ? 1 : 0)
    return (1..<1440).contains(total) ? total : nil
  }
}
