import NudgyCore

/// A unit of calendar or clock time that can be counted.
enum TimeUnit: Sendable {
  case second, minute, hour, day, workday, week, weekend, fortnight, month, quarter, year, decade

  /// Whether it is counted on the clock rather than on the calendar.
  var isClock: Bool {
    switch self {
    case .second, .minute, .hour: true
    default: false
    }
  }

  var grain: When.Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day, .workday, .weekend: .day
    case .week, .fortnight: .week
    case .month, .quarter: .month
    case .year, .decade: .year
    }
  }
}

extension SpokenDuration {
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
}

extension CivilDate {
  func adding(_ duration: SpokenDuration, sign: Int = 1) -> CivilDate {
    adding(months: sign * (duration.years * 12 + duration.months))
      .adding(days: sign * (duration.weeks * 7 + duration.days))
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
}

extension CivilDateTime {
  func adding(_ duration: SpokenDuration, sign: Int = 1) -> CivilDateTime {
    CivilDateTime(date.adding(duration, sign: sign), time)
      .adding(seconds: sign * duration.clockSeconds)
  }
}
