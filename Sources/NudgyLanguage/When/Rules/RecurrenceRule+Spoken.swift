import NudgyCore

// Recurrences as people say them.
extension RecurrenceRule {
  /// Every week on these days, in the order of the week.
  init(weeklyOn days: [Weekday], interval: Int = 1) {
    self.init(.weekly, interval: interval)
    weekdays = Weekday.allCases.filter(days.contains).map { Day($0) }
  }

  /// Every so many minutes, in hours where they are whole.
  init(minutes: Int) {
    let isHours = minutes % 60 == 0
    self.init(isHours ? .hourly : .minutely, interval: isHours ? minutes / 60 : minutes)
  }

  /// Every `count` units; nil where nobody means it.
  init?(every count: Int, _ unit: TimeUnit) {
    switch unit {
    case .second: return nil
    // "every minute counts" is a saying.
    case .minute where count == 1: return nil
    case .minute: self.init(minutes: count)
    case .hour: self.init(.hourly, interval: count)
    case .day: self.init(.daily, interval: count)
    case .workday: self.init(weeklyOn: Weekday.workdays)
    case .weekend: self.init(weeklyOn: [.saturday, .sunday], interval: count)
    case .week: self.init(.weekly, interval: count)
    case .fortnight: self.init(.weekly, interval: count * 2)
    case .month: self.init(.monthly, interval: count)
    case .quarter: self.init(.monthly, interval: count * 3)
    case .year: self.init(.yearly, interval: count)
    case .decade: self.init(.yearly, interval: count * 10)
    }
  }

  /// `times` occurrences spread over each unit; nil for counts nobody means.
  init?(times: Int, each unit: TimeUnit) {
    switch (unit, times) {
    case (.hour, 1), (.day, 1), (.week, 1), (.fortnight, 1), (.month, 1), (.year, 1):
      self.init(every: 1, unit)
    case (.day, 2...4):
      self.init(.daily)
      hours = [[], [], [9, 21], [9, 15, 21], [8, 12, 16, 20]][times]
    case (.week, 2...6):
      let spread: [[Weekday]] = [
        [.monday, .thursday], [.monday, .wednesday, .friday], [.monday, .tuesday, .thursday, .friday],
        Weekday.workdays, Array(Weekday.allCases.prefix(6)),
      ]
      self.init(weeklyOn: spread[times - 2])
    case (.week, 7): self.init(.daily)
    case (.month, 2):
      self.init(.monthly)
      monthDays = [1, 15]
    case (.month, 4): self.init(.weekly)
    case (.year, 2...6) where 12 % times == 0: self.init(.monthly, interval: 12 / times)
    default: return nil
    }
  }
}

extension RecurrenceRule.Frequency {
  var unit: TimeUnit {
    switch self {
    case .minutely: .minute
    case .hourly: .hour
    case .daily: .day
    case .weekly: .week
    case .monthly: .month
    case .yearly: .year
    }
  }
}

extension Weekday {
  static let workdays = Array(allCases.prefix(5))

  /// The days from one weekday to another, both included.
  static func range(from first: Weekday, to last: Weekday) -> [Weekday] {
    let count = (last.daysAfterMonday - first.daysAfterMonday + 7) % 7
    return allCases.filter { ($0.daysAfterMonday - first.daysAfterMonday + 7) % 7 <= count }
  }
}
