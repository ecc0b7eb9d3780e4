import NudgyCore

/// What a part of today means as a deadline, once it has begun or is over.
enum DueDay {
  /// "tonight" at eleven, "this morning" at noon: due today. A snooze to it would mean an hour from now, and a time
  /// that has passed would be born late.
  static func whole(_ when: When, in context: LanguageContext) -> When {
    if let eve = eveOfWeekend(when) { return eve }
    guard when.grain == .partOfDay, !when.isAllDay, when.recurrence == nil, when.role != .until,
      when.role != .after,
      let start = when.start
    else { return when }
    let isPast = start.date == context.today && start <= context.civilNow
    let isPushed = saysTonight(when) && isAfterSeven(context) && start.date <= context.today.adding(days: 1)
    guard isPast || isPushed else { return when }
    return day(when, on: context.today)
  }

  /// "Before the weekend" is by its friday.
  private static func eveOfWeekend(_ when: When) -> When? {
    let text = when.text.lowercased()
    guard when.role == .deadline, text.hasPrefix("before"), text.hasSuffix("weekend"), let start = when.start,
      start.date.weekday == .saturday
    else { return nil }
    return day(when, on: start.date.adding(days: -1))
  }

  private static func day(_ when: When, on date: CivilDate) -> When {
    var day = when
    day.start = CivilDateTime(date)
    day.end = nil
    day.isAllDay = true
    day.grain = .day
    return day
  }

  private static func isAfterSeven(_ context: LanguageContext) -> Bool {
    context.civilNow.time.hour >= PartOfDay.night.time.hour
  }

  private static func saysTonight(_ when: When) -> Bool {
    let text = when.text.lowercased()
    return ["tonight", "tonite", "this evening", "today"].contains { text.contains($0) }
  }
}
