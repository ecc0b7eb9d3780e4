import NudgyCore

/// A unit of calendar or clock time that can be counted.
enum TimeUnit: Sendable {
  case second, minute, hour, day, workday, week, weekend, fortnight, month, quarter, year, decade

  /// Whether it is counted on the clock rather than on the calendar.
  var isClock: Bool { self == .second || self == .minute || self == .hour }

  var grain: When.Grain { order.grain }

  func isFiner(than other: TimeUnit) -> Bool { order.rank < other.order.rank }

  /// How exact it is, and its place in the order of length; those that are not told apart share one.
  private var order: (grain: When.Grain, rank: Int) {
    switch self {
    case .second: (.second, 0)
    case .minute: (.minute, 1)
    case .hour: (.hour, 2)
    case .day, .workday, .weekend: (.day, 3)
    case .week, .fortnight: (.week, 4)
    case .month: (.month, 5)
    case .quarter: (.month, 6)
    case .year: (.year, 7)
    case .decade: (.year, 8)
    }
  }

  /// How many months it has, where it begins with one.
  var months: Int? {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    default: nil
    }
  }

  /// The last day of a week, month, quarter or year that begins with `start`.
  func lastDate(from start: CivilDate) -> CivilDate {
    self == .week ? start.adding(days: 6) : start.adding(months: (months ?? 1) - 1).endOfMonth
  }

  /// The day on which the second half of a week, month, quarter or year begins.
  func middle(from start: CivilDate) -> CivilDate? {
    if self == .week { return start.adding(days: 3) }
    return months.map { start.adding(months: $0 / 2).adding(days: $0 % 2 == 1 ? 15 : 0) }
  }
}

extension SpokenDuration {
  init(_ amount: Double, _ unit: TimeUnit) {
    self.init()
    add(amount, unit)
  }

  /// Adds `amount` units; a fraction goes to the smaller unit people mean by it (half a year is six months).
  mutating func add(_ amount: Double, _ unit: TimeUnit) {
    let whole = Int(amount)
    let rest = amount - Double(whole)
    switch unit {
    case .second: seconds += whole
    case .minute: minutes += whole; seconds += Int((rest * 60).rounded())
    case .hour: hours += whole; minutes += Int((rest * 60).rounded())
    case .day, .workday, .weekend: days += whole; hours += Int((rest * 24).rounded())
    case .week: weeks += whole; days += Int((rest * 7).rounded(.up))
    case .fortnight: weeks += Int((amount * 2).rounded())
    case .month: months += whole; days += Int((rest * 30).rounded())
    case .quarter: months += Int((amount * 3).rounded())
    case .year: years += whole; months += Int((rest * 12).rounded())
    case .decade: years += Int((amount * 10).rounded())
    }
  }

  /// Its years to days, which the calendar counts.
  var calendarPart: SpokenDuration {
    var part = self
    (part.hours, part.minutes, part.seconds) = (0, 0, 0)
    return part
  }

  /// Its hours to seconds, which the clock counts.
  var clockSeconds: Int { hours * 3600 + minutes * 60 + seconds }

  /// Whether it reaches only to whole days.
  var isCalendar: Bool { hours == 0 && minutes == 0 && seconds == 0 }

  var finestGrain: When.Grain {
    if seconds > 0 { return .second }
    if minutes > 0 { return .minute }
    if hours > 0 { return .hour }
    if days > 0 { return .day }
    if weeks > 0 { return .week }
    return months > 0 ? .month : .year
  }
}

extension CivilDate {
  func adding(_ duration: SpokenDuration, sign: Int = 1) -> CivilDate {
    adding(months: sign * (duration.years * 12 + duration.months))
      .adding(days: sign * (duration.weeks * 7 + duration.days))
  }

  func adding(_ span: Spoken, sign: Int) -> CivilDate {
    span.workdays > 0 ? adding(workdays: sign * span.workdays) : adding(span.value, sign: sign)
  }

  /// `count` Mondays to Fridays later (or earlier).
  func adding(workdays count: Int) -> CivilDate {
    // Whole weeks at once; from a weekend they are counted as from the workday behind them.
    let isWeekend = weekday == .saturday || weekday == .sunday
    var day = isWeekend && count != 0 ? (count > 0 ? previous(.friday) : next(.monday)) : self
    day = day.adding(days: count / 5 * 7)
    var left = abs(count % 5)
    while left > 0 {
      day = day.adding(days: count < 0 ? -1 : 1)
      if day.weekday != .saturday, day.weekday != .sunday { left -= 1 }
    }
    return day
  }

  /// The `ordinal`th `weekday` of the month of a date, counted from its end when negative; nil when there is none.
  static func nth(_ ordinal: Int, _ weekday: Weekday, of month: CivilDate) -> CivilDate? {
    let found =
      ordinal < 0
      ? month.endOfMonth.adding(days: 1).previous(weekday).adding(days: 7 * (ordinal + 1))
      : month.startOfMonth.adding(days: -1).next(weekday).adding(days: 7 * (ordinal - 1))
    return found.month == month.month ? found : nil
  }

  /// The Monday of a week of the ISO calendar: the first week is the one that holds January 4.
  static func isoWeek(_ number: Int, of year: Int) -> CivilDate? {
    guard (1...53).contains(number), let anchor = CivilDate(year: year, month: 1, day: 4) else { return nil }
    let monday = anchor.startOfWeek.adding(days: 7 * (number - 1))
    // Week 53 exists only in long years.
    return monday.adding(days: 3).year == year ? monday : nil
  }
}

extension CivilDateTime {
  func adding(_ duration: SpokenDuration, sign: Int = 1) -> CivilDateTime {
    CivilDateTime(date.adding(duration, sign: sign), time).adding(seconds: sign * duration.clockSeconds)
  }
}
