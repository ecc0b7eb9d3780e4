import Foundation
import NudgyCore

/// The times at which a task comes round while it stands open: its deadline, and, where it repeats, what the rule makes
/// of it. A time of day is that of the zone one is in: what comes at 8:00 comes at 8:00 there.
struct Occurrences {
  let calendar: ZonedCalendar

  /// More than a window is ever asked for; what comes every minute is cut off there.
  private static let most = 500
  /// Further is no series counted.
  private static let longestCount = 1000

  /// The deadlines that are the newest at some moment of the window, and one that follows, soonest first.
  ///
  /// - Parameter newestOnly: only the last that has come by the end of the window, and the one that follows.
  func deadlines(of task: TaskItem, _ due: DueDate, in window: RingWindow, newestOnly: Bool) -> [DueDate] {
    guard let rule = task.recurrence.flatMap(RecurrenceRule.init) else { return [due] }
    let start = civil(due, rule)
    let horizon = calendar.civil(at: window.end)
    let last = last(of: rule, from: start, horizon)
    var upTo = newestOnly ? horizon : calendar.civil(at: window.start)
    if let last { upTo = min(upTo, last) }
    var next = rule.latest(upTo: upTo, start: start) ?? start
    var found: [DueDate] = []
    while found.count < Self.most {
      found.append(next == start ? first(due, start, rule) : deadline(next, like: due))
      guard next <= horizon, let following = following(next, rule, start, isAllDay: due.isAllDay),
        last.map({ following <= $0 }) ?? true
      else { break }
      next = following
    }
    return found
  }

  /// What the wall showed when the date was said.
  private func civil(_ due: DueDate, _ rule: RecurrenceRule) -> CivilDateTime {
    // Hours that are counted go on being counted, wherever one is.
    let zone = rule.frequency.isClock && !due.isAllDay ? nil : Zone(identifier: due.zoneID)
    let civil = ZonedCalendar(zone: zone ?? calendar.zone).civil(at: due.instant)
    return due.isAllDay ? CivilDateTime(civil.date) : civil
  }

  private func first(_ due: DueDate, _ start: CivilDateTime, _ rule: RecurrenceRule) -> DueDate {
    // A time that the clocks repeat or leave out is the instant it was kept as.
    due.zoneID == calendar.zone.identifier || rule.frequency.isClock ? due : deadline(start, like: due)
  }

  private func deadline(_ civil: CivilDateTime, like due: DueDate) -> DueDate {
    due.isAllDay
      ? .day(civil.date, in: calendar) : .instant(calendar.instant(of: civil), in: calendar)
  }

  private func following(
    _ occurrence: CivilDateTime, _ rule: RecurrenceRule, _ start: CivilDateTime, isAllDay: Bool
  ) -> CivilDateTime? {
    guard isAllDay else { return rule.next(after: occurrence, start: start) }
    let night = CivilDateTime(occurrence.date, CivilTime(secondOfDay: 86_399))
    return rule.next(after: night, start: start).map { CivilDateTime($0.date) }
  }

  /// The last occurrence of a series that is counted, as far as it has come by the horizon; nil for one without end.
  private func last(
    of rule: RecurrenceRule, from start: CivilDateTime, _ horizon: CivilDateTime
  ) -> CivilDateTime? {
    guard let count = rule.count, count <= Self.longestCount else { return nil }
    var last = start
    for _ in 1..<max(1, count) {
      guard last <= horizon, let next = rule.next(after: last, start: start) else { break }
      last = next
    }
    return last
  }
}
