import Foundation
import NudgyCore

/// What the times said with a task come to: when it is due or comes back, how often, how long it takes.
struct TaskTimes {
  private let context: LanguageContext
  private(set) var due: DueDate?
  private(set) var snoozedUntil: Date?
  private(set) var recurrence: String?
  private(set) var when: When?
  private(set) var minutes: Int?

  /// - Parameter words: of the task, in lower case; a bare hour of what is done before work is no evening.
  init(_ times: [When], of words: [String], _ context: LanguageContext) {
    self.context = context
    let hour = DeedHour(words)
    for time in times { use(hour?.fitted(time, context) ?? time) }
  }

  init(_ times: [When], of title: String, _ context: LanguageContext) {
    self.init(times, of: title.lowercased().split { !$0.isLetter }.map(String.init), context)
  }

  private mutating func use(_ when: When) {
    if let recurrence = when.recurrence {
      let kept = when.start.map { recurrence.keepingTime(of: $0, in: context.calendar) }
      self.recurrence = (kept ?? recurrence).description
    }
    if let minutes = when.duration?.estimateInMinutes { self.minutes = minutes }
    guard when.start != nil else {
      if self.when == nil { self.when = when }
      return
    }
    // A deadline that was said outright stands against a plain time; else the first time counts. "On tuesday …, before
    // eleven" is the hour of that day.
    let isHour = self.when?.isAllDay == true && !when.isAllDay && when.isOnAnyDay
    if let earlier = self.when, earlier.start != nil, !isWider(earlier, than: when),
      isHour || !(when.role == .deadline && earlier.role != .deadline)
    {
      combine(earlier, when)
      return
    }
    set(when)
  }

  /// "Next week … on monday the 7th": the day says more than the week.
  private func isWider(_ earlier: When, than later: When) -> Bool {
    [.week, .month, .year].contains(earlier.grain) && ![.week, .month, .year].contains(later.grain)
      && !later.implied.contains(.day) && later.recurrence == nil
      && later.start.map { $0.date >= context.today } == true
  }

  /// "tomorrow … at three": a day and a clock time found apart are one time.
  private mutating func combine(_ earlier: When, _ later: When) {
    guard let first = earlier.start, let second = later.start else { return }
    // "On the evening of thursday, at seven".
    if earlier.grain == .partOfDay, !later.isAllDay, later.implied.contains(.day), first.time.hour >= 12 {
      var both = earlier
      let isMorning = second.time.hour < 12 && later.implied.contains(.meridiem)
      both.start = CivilDateTime(
        first.date, CivilTime(secondOfDay: second.time.secondOfDay + (isMorning ? 12 * 3600 : 0)))
      both.grain = later.grain
      return set(both)
    }
    let day = earlier.isAllDay ? earlier : later
    let clock = earlier.isAllDay ? later : earlier
    // "7pm-9pm tues and thurs": the hour has its own day.
    guard day.isAllDay, !clock.isAllDay, clock.isOnAnyDay else { return }
    let (date, time) = earlier.isAllDay ? (first, second) : (second, first)
    var both = day
    both.start = CivilDateTime(date.date, waking(time.time, clock, on: date.date))
    both.isAllDay = false
    both.grain = clock.grain
    set(both)
  }

  /// A bare "8" that meant the evening of today is eight in the morning of another day.
  private func waking(_ time: CivilTime, _ clock: When, on day: CivilDate) -> CivilTime {
    guard clock.implied.contains(.meridiem), day != context.today, (19...23).contains(time.hour) else {
      return time
    }
    return CivilTime(secondOfDay: (time.hour - 12) * 3600 + time.minute * 60)
  }

  private mutating func set(_ said: When) {
    let when = DueDay.whole(said, in: context)
    guard let start = dueStart(when), let instant = when.startInstant(in: context.calendar) else { return }
    // A time that has passed is a story, not a plan.
    if start.date < context.today { return }
    self.when = when
    if when.role == .until || when.role == .after {
      snoozedUntil = instant > context.now ? instant : nil
      if snoozedUntil != nil { return }
    }
    due =
      when.isAllDay
      ? .day(start.date, in: context.calendar) : .instant(instant, in: context.calendar)
  }

  /// Where a due date falls: "this week", already begun, is due on its last day.
  private func dueStart(_ when: When) -> CivilDateTime? {
    guard let start = when.start else { return nil }
    guard when.isAllDay, [.week, .month, .year].contains(when.grain), start.date <= context.today,
      let end = when.end, end.date > context.today
    else { return start }
    return CivilDateTime(end.date.adding(days: -1))
  }
}
