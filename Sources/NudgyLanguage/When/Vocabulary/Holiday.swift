import NudgyCore

/// A holiday with a rule for its date.
struct Holiday: Sendable {
  /// How a holiday's date follows from the year.
  enum Rule: Sendable {
    /// A month and a day.
    case fixed(Int, Int)
    /// The nth weekday of a month, the last one with -1, and a day at a distance from it.
    case nth(Int, Weekday, month: Int, plus: Int = 0)
    /// Days from Easter Sunday.
    case easter(Int)
    /// The weekday on or before a date.
    case before(Weekday, month: Int, day: Int)
  }

  let rule: Rule
  /// Without their apostrophes, between commas.
  private let names: String

  init(_ rule: Rule, _ names: String) { (self.rule, self.names) = (rule, names) }

  /// Its date in `year`, nil when that year has none.
  func date(in year: Int) -> CivilDate? {
    switch rule {
    case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
    case .nth(let ordinal, let weekday, let month, let days):
      CivilDate(year: year, month: month, day: 1).flatMap { CivilDate.nth(ordinal, weekday, of: $0) }?
        .adding(days: days)
    case .easter(let days): Self.easterDate(year)?.adding(days: days)
    case .before(let weekday, let month, let day):
      CivilDate(year: year, month: month, day: day)?.adding(days: 1).previous(weekday)
    }
  }

  /// Whether it has the same date every year.
  var isFixed: Bool {
    if case .fixed(let month, let day) = rule { return (month, day) != (2, 29) }
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

  /// The names cut into words, by their first word; at one place in a text the longest name wins.
  static let byFirstWord: [String: [(words: [String], holiday: Holiday)]] = {
    let names = all.flatMap { holiday in
      holiday.names.phrases.map { (words: $0, holiday: holiday) }
    }
    return Dictionary(grouping: names) { $0.words[0] }
      .mapValues { names in names.sorted { $0.words.count > $1.words.count } }
  }()
}
