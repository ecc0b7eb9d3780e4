package import Foundation

/// A zone as POSIX lets `TZ` spell it out: `EST5EDT,M3.2.0,M11.1.0`, `<+03>-3`, `UTC-14`.
///
/// Offsets are kept as seconds east of Greenwich, as everywhere here; POSIX writes them the other way round.
/// The format and its extensions (hours of a rule from -167 to 167) are those of RFC 9636 §3.3.1 and tzset(3).
package struct PosixZone: Hashable, Sendable {
  /// Seconds east of Greenwich outside of summer.
  let standard: Int
  let summer: Summer?

  struct Summer: Hashable, Sendable {
    let offset: Int
    let start: PosixDay
    let end: PosixDay
  }

  /// Seconds east of Greenwich at `instant`.
  package func offset(at instant: Date) -> Int {
    guard let summer else { return standard }
    let second = Int(instant.timeIntervalSince1970.rounded(.down))
    let year = CivilDateTime(secondNumber: second + standard).date.year
    // A rule's hour may lie days away from its day, so the changes of the years beside it count as well.
    let changes = (year - 1...year + 1).flatMap { year in
      [
        (second: summer.start.second(of: year) - standard, offset: summer.offset),
        (second: summer.end.second(of: year) - summer.offset, offset: standard),
      ]
    }
    let past = changes.filter { $0.second <= second }
    // Where one change falls on the other, as in summer all the year, summer stays.
    let last = past.max {
      ($0.second, $0.offset == standard ? 0 : 1) < ($1.second, $1.offset == standard ? 0 : 1)
    }
    return last?.offset ?? standard
  }
}

/// The day and the hour of the wall clock at which summer time begins or ends.
struct PosixDay: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// `M3.2.0`: the second Sunday of March; the fifth is the last.
    case weekday(month: Int, week: Int, weekday: Int)
    /// `J60`: 1 to 365, February 29 never counted.
    case julian(Int)
    /// `59`: 0 to 365, February 29 counted.
    case zeroBased(Int)
  }

  let day: Day
  /// Seconds behind the midnight that begins the day.
  let time: Int

  /// When that is in `year`, in seconds of the wall clock since 1970.
  func second(of year: Int) -> Int { dayNumber(in: year) * 86_400 + time }

  private func dayNumber(in year: Int) -> Int {
    let newYear = CivilDate.newYear(year)
    switch day {
    case .julian(let number):
      return newYear.dayNumber + number - (CivilDate.isLeap(year) && number >= 60 ? 0 : 1)
    case .zeroBased(let number): return newYear.dayNumber + number
    case .weekday(let month, let week, let weekday):
      let first = newYear.adding(months: month - 1)
      // POSIX counts from Sunday.
      let gap = (weekday - (first.weekday.daysAfterMonday + 1) + 14) % 7
      let day = gap + (week - 1) * 7
      let length = CivilDate.dayCount(month: month, year: year)
      return first.dayNumber + (day < length ? day : day - 7)
    }
  }
}

extension CivilDate {
  fileprivate static func newYear(_ year: Int) -> CivilDate {
    CivilDate(dayNumber: 0).adding(years: year - 1970)
  }
}
