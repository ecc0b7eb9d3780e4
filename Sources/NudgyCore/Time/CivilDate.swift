/// A day on the calendar, without a time or a zone: 2026-11-20.
///
/// Arithmetic runs on the proleptic Gregorian calendar in plain integers, so that understanding a message
/// never waits for a calendar library. Day numbers follow Howard Hinnant's `days_from_civil`
/// (https://howardhinnant.github.io/date_algorithms.html).
package struct CivilDate: Hashable, Sendable, Comparable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  /// The last day that can be written.
  package static let last = CivilDate(unchecked: 9999, 12, 31)

  /// A date from its parts, or nil when the calendar has no such day (February 30).
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= CivilDate.dayCount(month: month, year: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date `dayNumber` days after 1970-01-01.
  package init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// Days since 1970-01-01.
  package var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = ((dayNumber + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  package static func dayCount(month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

// MARK: - Arithmetic

extension CivilDate {
  package func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  /// The same day `months` later, or that month's last day when it is shorter: January 31 + 1 → February 28.
  package func adding(months: Int) -> CivilDate {
    let total = year * 12 + (month - 1) + months
    let newYear = total >= 0 ? total / 12 : (total - 11) / 12
    let newMonth = total - newYear * 12 + 1
    let newDay = min(day, CivilDate.dayCount(month: newMonth, year: newYear))
    return CivilDate(unchecked: newYear, newMonth, newDay)
  }

  package func adding(years: Int) -> CivilDate {
    adding(months: years * 12)
  }

  package func days(until other: CivilDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The Monday of this date's Monday-to-Sunday week.
  package var startOfWeek: CivilDate {
    adding(days: -weekday.daysAfterMonday)
  }

  package var startOfMonth: CivilDate {
    CivilDate(unchecked: year, month, 1)
  }

  package var endOfMonth: CivilDate {
    CivilDate(unchecked: year, month, CivilDate.dayCount(month: month, year: year))
  }

  /// The first `weekday` strictly after this date.
  package func next(_ weekday: Weekday) -> CivilDate {
    let gap = (weekday.daysAfterMonday - self.weekday.daysAfterMonday + 7) % 7
    return adding(days: gap == 0 ? 7 : gap)
  }

  /// The last `weekday` strictly before this date.
  package func previous(_ weekday: Weekday) -> CivilDate {
    let gap = (self.weekday.daysAfterMonday - weekday.daysAfterMonday + 7) % 7
    return adding(days: gap == 0 ? -7 : -gap)
  }
}

extension CivilDate: CustomStringConvertible {
  /// `2026-11-20`.
  package var description: String {
    "\(zeroPadded(year, 4))-\(zeroPadded(month, 2))-\(zeroPadded(day, 2))"
  }

  /// A date from `2026-11-20`, or nil.
  package init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// The number in decimal digits with leading zeros up to `width`: (7, 2) → `07`.
package func zeroPadded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
