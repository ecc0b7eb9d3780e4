/// Recurrences as people say them: `every Monday`, `every 2 weeks`, `weekdays`.
package enum RecurrenceWording {
  package static func phrase(_ rule: RecurrenceRule) -> String {
    let days = rule.weekdays
    if rule.frequency == .weekly, rule.interval == 1, !days.isEmpty { return "every \(dayList(days))" }
    if rule.frequency == .monthly, rule.interval == 1, let day = rule.monthDays.first {
      return day == -1 ? "the last day of every month" : "every month on the \(ordinal(day))"
    }
    let unit = unitName(rule.frequency)
    let base =
      switch rule.interval {
      case 1: "every \(unit)"
      case 2: "every other \(unit)"
      default: "every \(rule.interval) \(unit)s"
      }
    return days.isEmpty ? base : "\(base) on \(dayList(days))"
  }

  private static func dayList(_ days: [RecurrenceRule.Day]) -> String {
    let weekdays = days.map(\.weekday)
    if days.allSatisfy({ $0.ordinal == nil }) {
      if weekdays == Array(Weekday.allCases.prefix(5)) { return "weekday" }
      if weekdays == [.saturday, .sunday] { return "weekend day" }
    }
    let names = days.map { day in
      let name = day.weekday.name
      guard let number = day.ordinal else { return name }
      return "\(number == -1 ? "last" : ordinal(number)) \(name)"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func unitName(_ frequency: RecurrenceRule.Frequency) -> String {
    switch frequency {
    case .minutely: "minute"
    case .hourly: "hour"
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    case .yearly: "year"
    }
  }

  /// 1 → `1st`, 12 → `12th`, 23 → `23rd`.
  package static func ordinal(_ number: Int) -> String {
    if (11...13).contains(number % 100) { return "\(number)th" }
    return switch number % 10 {
    case 1: "\(number)st"
    case 2: "\(number)nd"
    case 3: "\(number)rd"
    default: "\(number)th"
    }
  }
}
