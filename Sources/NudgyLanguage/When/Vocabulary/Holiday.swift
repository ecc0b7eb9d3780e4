import NudgyCore

/// A holiday with a rule for its date.
enum Holiday: Sendable, CaseIterable {
  case newYearsDay, newYearsEve, martinLutherKingDay, groundhogDay, valentinesDay, presidentsDay, piDay
  case stPatricksDay, aprilFools, earthDay, cincoDeMayo, mothersDay, memorialDay, juneteenth, fathersDay
  case canadaDay, independenceDay, bastilleDay, laborDay, columbusDay, halloween, allSaints, guyFawkes
  case veteransDay, thanksgiving, blackFriday, cyberMonday, christmasEve, christmas, boxingDay
  case mardiGras, ashWednesday, palmSunday, goodFriday, easter, easterMonday, ascension, pentecost, taxDay
  case superBowl, electionDay, mayDay

  /// Its date in `year`.
  func date(in year: Int) -> CivilDate? {
    switch self {
    case .newYearsDay: CivilDate(year: year, month: 1, day: 1)
    case .groundhogDay: CivilDate(year: year, month: 2, day: 2)
    case .valentinesDay: CivilDate(year: year, month: 2, day: 14)
    case .piDay: CivilDate(year: year, month: 3, day: 14)
    case .stPatricksDay: CivilDate(year: year, month: 3, day: 17)
    case .aprilFools: CivilDate(year: year, month: 4, day: 1)
    case .taxDay: CivilDate(year: year, month: 4, day: 15)
    case .earthDay: CivilDate(year: year, month: 4, day: 22)
    case .mayDay: CivilDate(year: year, month: 5, day: 1)
    case .cincoDeMayo: CivilDate(year: year, month: 5, day: 5)
    case .juneteenth: CivilDate(year: year, month: 6, day: 19)
    case .canadaDay: CivilDate(year: year, month: 7, day: 1)
    case .independenceDay: CivilDate(year: year, month: 7, day: 4)
    case .bastilleDay: CivilDate(year: year, month: 7, day: 14)
    case .halloween: CivilDate(year: year, month: 10, day: 31)
    case .allSaints: CivilDate(year: year, month: 11, day: 1)
    case .guyFawkes: CivilDate(year: year, month: 11, day: 5)
    case .veteransDay: CivilDate(year: year, month: 11, day: 11)
    case .christmasEve: CivilDate(year: year, month: 12, day: 24)
    case .christmas: CivilDate(year: year, month: 12, day: 25)
    case .boxingDay: CivilDate(year: year, month: 12, day: 26)
    case .newYearsEve: CivilDate(year: year, month: 12, day: 31)
    default: computedDate(in: year)
    }
  }

  /// Holidays that fall on a weekday of a month, or at a distance from Easter.
  private func computedDate(in year: Int) -> CivilDate? {
    switch self {
    case .martinLutherKingDay: CivilDate.nth(3, .monday, month: 1, year: year)
    case .superBowl: CivilDate.nth(2, .sunday, month: 2, year: year)
    case .presidentsDay: CivilDate.nth(3, .monday, month: 2, year: year)
    case .mothersDay: CivilDate.nth(2, .sunday, month: 5, year: year)
    case .memorialDay: CivilDate.nth(-1, .monday, month: 5, year: year)
    case .fathersDay: CivilDate.nth(3, .sunday, month: 6, year: year)
    case .laborDay: CivilDate.nth(1, .monday, month: 9, year: year)
    case .columbusDay: CivilDate.nth(2, .monday, month: 10, year: year)
    case .electionDay: CivilDate.nth(1, .monday, month: 11, year: year)?.adding(days: 1)
    case .thanksgiving: Self.thanksgivingDate(year)
    case .blackFriday: Self.thanksgivingDate(year)?.adding(days: 1)
    case .cyberMonday: Self.thanksgivingDate(year)?.adding(days: 4)
    case .mardiGras: Self.easterDate(year)?.adding(days: -47)
    case .ashWednesday: Self.easterDate(year)?.adding(days: -46)
    case .palmSunday: Self.easterDate(year)?.adding(days: -7)
    case .goodFriday: Self.easterDate(year)?.adding(days: -2)
    case .easter: Self.easterDate(year)
    case .easterMonday: Self.easterDate(year)?.adding(days: 1)
    case .ascension: Self.easterDate(year)?.adding(days: 39)
    case .pentecost: Self.easterDate(year)?.adding(days: 49)
    default: nil
    }
  }

  private static func thanksgivingDate(_ year: Int) -> CivilDate? {
    CivilDate.nth(4, .thursday, month: 11, year: year)
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
