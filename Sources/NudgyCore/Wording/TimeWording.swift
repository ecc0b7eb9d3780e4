package import Foundation

/// Times as people say them: `today 3:00 PM`, `tomorrow`, `Saturday 9:00 AM`, `Dec 3`, `Jan 4, 2027`; `3 Dec`, `4 Jan 2027`
/// where the day comes first.
package struct TimeWording: Sendable {
  package let now: Date
  package let calendar: ZonedCalendar
  package let uses24Hours: Bool
  package let writesDayFirst: Bool

  package init(
    now: Date, calendar: ZonedCalendar, uses24Hours: Bool = false, writesDayFirst: Bool = false
  ) {
    self.now = now
    self.calendar = calendar
    self.uses24Hours = uses24Hours
    self.writesDayFirst = writesDayFirst
  }

  /// The same at another moment.
  package func at(_ now: Date) -> TimeWording {
    TimeWording(now: now, calendar: calendar, uses24Hours: uses24Hours, writesDayFirst: writesDayFirst)
  }

  /// The day and the time of an instant.
  package func instant(_ instant: Date) -> String {
    let civil = calendar.civil(at: instant)
    return "\(day(civil.date)) \(clock(civil.time))"
  }

  package func due(_ due: DueDate) -> String {
    if due.isAllDay, let zone = Zone(identifier: due.zoneID) {
      return day(ZonedCalendar(zone: zone).day(of: due.instant))
    }
    return due.isAllDay ? day(calendar.day(of: due.instant)) : instant(due.instant)
  }

  /// `today`, `tomorrow`, `yesterday`, a weekday within the coming six days, else a date.
  package func day(_ day: CivilDate) -> String {
    let today = calendar.day(of: now)
    switch today.days(until: day) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case 2...6: return day.weekday.name
    default:
      return date(day, today)
    }
  }

  private func date(_ day: CivilDate, _ today: CivilDate) -> String {
    let month = TimeWording.monthNames[day.month - 1].prefix(3)
    let name = writesDayFirst ? "\(day.day) \(month)" : "\(month) \(day.day)"
    return day.year == today.year ? name : name + (writesDayFirst ? " \(day.year)" : ", \(day.year)")
  }

  /// The day with its weekday and date, for when exactness matters: `Saturday, Nov 21`.
  package func fullDay(_ day: CivilDate) -> String {
    "\(day.weekday.name), \(date(day, calendar.day(of: now)))"
  }

  /// A day as it heads what it holds: `Today, Monday 23 November`, `Wednesday 25 November`.
  package func headingDay(_ day: CivilDate) -> String {
    let today = calendar.day(of: now)
    let name = "\(day.weekday.name) \(day.day) \(TimeWording.monthNames[day.month - 1])"
    let whole = day.year == today.year ? name : "\(name) \(day.year)"
    guard (-1...1).contains(today.days(until: day)) else { return whole }
    return "\(self.day(day).uppercasedFirst), \(whole)"
  }

  /// `Thursday`, or `Nov 23 to Nov 29`.
  package func days(_ days: ClosedRange<CivilDate>) -> String {
    days.lowerBound == days.upperBound
      ? day(days.lowerBound) : "\(day(days.lowerBound)) to \(day(days.upperBound))"
  }

  /// `9:00 AM`, or `09:00` where hours run to 24.
  package func clock(_ time: CivilTime) -> String {
    TimeWording.clock(time, uses24Hours: uses24Hours)
  }

  package static func clock(_ time: CivilTime, uses24Hours: Bool = false) -> String {
    if uses24Hours { return "\(zeroPadded(time.hour, 2)):\(zeroPadded(time.minute, 2))" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):\(zeroPadded(time.minute, 2)) \(time.hour < 12 ? "AM" : "PM")"
  }

  /// `a minute`, `40 minutes`, `an hour and a half`, `2 hours`, `3 days`: rounded to what matters.
  package static func span(seconds: TimeInterval) -> String {
    let minutes = max(1, Int((abs(seconds) / 60).rounded()))
    if minutes < 60 { return minutes == 1 ? "a minute" : "\(minutes) minutes" }
    if minutes < 240, (minutes + 15) / 30 % 2 == 1 {
      let whole = (minutes + 15) / 60
      return whole == 1 ? "an hour and a half" : "\(whole) and a half hours"
    }
    let hours = Int((Double(minutes) / 60).rounded())
    if hours < 24 { return hours == 1 ? "an hour" : "\(hours) hours" }
    let days = Int((Double(minutes) / 1440).rounded())
    return days == 1 ? "a day" : "\(days) days"
  }

  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
