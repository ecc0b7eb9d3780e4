package import Foundation

/// The moments that something put away comes back at, as people speak of them: later, tonight, at the weekend.
package struct SnoozeChoices: Sendable {
  package static let morning = CivilTime(secondOfDay: 9 * 3600)
  private static let weekendStart = CivilTime(secondOfDay: 10 * 3600)
  private static let evening = CivilTime(secondOfDay: 19 * 3600)
  private static let laterToday: TimeInterval = 3 * 3600
  /// Hours of the day in which something may come back by itself.
  private static let waking = 7..<23

  private let now: Date
  private let calendar: ZonedCalendar
  private let today: CivilDate

  package init(now: Date, calendar: ZonedCalendar) {
    self.now = now
    self.calendar = calendar
    today = calendar.day(of: now)
  }

  /// In three hours; what would come in the night waits for the morning.
  package var later: Date {
    let instant = now.addingTimeInterval(Self.laterToday)
    let civil = calendar.civil(at: instant)
    guard !Self.waking.contains(civil.time.hour) else { return instant }
    let day = civil.time.hour < Self.waking.lowerBound ? civil.date : civil.date.adding(days: 1)
    return calendar.instant(day, Self.morning)
  }

  package var tomorrow: Date { calendar.instant(today.adding(days: 1), Self.morning) }

  /// Today at seven in the evening, or in an hour when that has passed.
  package var tonight: Date {
    let instant = calendar.instant(today, Self.evening)
    return instant > now ? instant : now.addingTimeInterval(3600)
  }

  /// Saturday at ten; on a weekend that has begun, its Sunday if that is still ahead.
  package var weekend: Date {
    let saturday = today.adding(days: 1).previous(.saturday)
    let mornings = [0, 1, 7].map { calendar.instant(saturday.adding(days: $0), Self.weekendStart) }
    return mornings.first { $0 > now } ?? now
  }

  package var nextWeek: Date { calendar.instant(today.next(.monday), Self.morning) }

  /// What is offered when someone says "snooze" and no time, soonest first.
  package var offers: [Date] {
    (later == tomorrow ? [] : [later]) + (nextWeek == tomorrow ? [tomorrow] : [tomorrow, nextWeek])
  }

  package enum Name: Sendable { case laterToday, tomorrow, weekend, nextWeek }

  /// What is offered by name for something that is kept for later, soonest first and no moment twice.
  package var namedOffers: [(name: Name, instant: Date)] {
    let all: [(name: Name, instant: Date)] = [
      (.laterToday, later), (.tomorrow, tomorrow), (.weekend, weekend), (.nextWeek, nextWeek),
    ]
    let ahead = all.filter { $0.name != .laterToday || calendar.day(of: $0.instant) == today }
      .sorted { $0.instant < $1.instant }
    return ahead.enumerated().filter { place, offer in
      !ahead[..<place].contains { $0.instant == offer.instant }
    }.map(\.element)
  }

  /// The return time for vague words, early enough for the deadline: an hour before it, or, when that is close,
  /// a quarter of an hour from now.
  package func inTime(for due: DueDate?, _ until: Date) -> Date {
    guard let due, !due.isAllDay, due.instant > now, until >= due.instant.addingTimeInterval(-3600)
    else { return until }
    let early = due.instant.addingTimeInterval(-3600)
    return max(early, min(now.addingTimeInterval(900), due.instant))
  }
}
