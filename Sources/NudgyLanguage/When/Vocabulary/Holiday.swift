import NudgyCore

/// A holiday with a rule for its date.
enum Holiday: Sendable, CaseIterable {
  case newYearsDay, newYearsEve, martinLutherKingDay, australiaDay, burnsNight, groundhogDay, valentinesDay
  case presidentsDay, superBowl, leapDay, womensDay, piDay, stPatricksDay, aprilFools, taxDay, earthDay
  case anzacDay, mayDay, starWarsDay, cincoDeMayo, mothersDay, victoriaDay, memorialDay, flagDay, juneteenth
  case fathersDay, canadaDay, independenceDay, bastilleDay, laborDay, grandparentsDay, patriotDay, columbusDay
  case halloween, electionDay, guyFawkes, veteransDay, thanksgiving, blackFriday, smallBusinessSaturday
  case cyberMonday, givingTuesday, kwanzaa, firstOfSpring, firstOfSummer, firstOfFall, firstOfWinter
  case epiphany, candlemas, mardiGras, ashWednesday, annunciation, palmSunday, maundyThursday
  case goodFriday, holySaturday, easter, easterMonday, ascension, pentecost, whitMonday, trinitySunday
  case corpusChristi, assumption, michaelmas, allSaints, allSouls, adventSunday, stNicholas, christmasEve
  case christmas, boxingDay

  /// How a holiday's date follows from the year.
  enum Rule: Sendable {
    case fixed(month: Int, day: Int)
    /// The nth weekday of a month, the last one with -1, and a day at a distance from it.
    case nth(Int, Weekday, month: Int, plus: Int = 0)
    /// Days from Easter Sunday.
    case easter(Int)
    /// The weekday on or before a date.
    case before(Weekday, month: Int, day: Int)
  }

  /// Its date in `year`, nil when that year has none.
  func date(in year: Int) -> CivilDate? {
    switch rule {
    case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
    case .nth(let ordinal, let weekday, let month, let days):
      CivilDate.nth(ordinal, weekday, month: month, year: year)?.adding(days: days)
    case .easter(let days): Self.easterDate(year)?.adding(days: days)
    case .before(let weekday, let month, let day):
      CivilDate(year: year, month: month, day: day)?.adding(days: 1).previous(weekday)
    }
  }

  /// Whether it has the same date every year.
  var isFixed: Bool {
    if case .fixed = rule { return self != .leapDay }
    return false
  }

  /// Easter Sunday in the Gregorian calendar, by the anonymous computus of "Nature", 1876.
  private static func easterDate(_ year: Int) -> CivilDate? {
    let golden = year % 19
    let century = year / 100
    let leapSkips = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - leapSkips + 15) % 30
    let weekdayShift = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - epact - year % 100 % 4) % 7
    let correction = (golden + 11 * epact + 22 * weekdayShift) / 451
    let count = epact + weekdayShift - 7 * correction + 114
    return CivilDate(year: year, month: count / 31, day: count % 31 + 1)
  }
}

extension CivilDate {
  /// The `ordinal`th `weekday` of a month, counted from its end when negative; nil when there is none.
  static func nth(_ ordinal: Int, _ weekday: Weekday, month: Int, year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    if ordinal < 0 {
      let last = first.endOfMonth.adding(days: 1).previous(weekday)
      let found = last.adding(days: 7 * (ordinal + 1))
      return found.month == month ? found : nil
    }
    let found = first.adding(days: -1).next(weekday).adding(days: 7 * (ordinal - 1))
    return found.month == month ? found : nil
  }
}
