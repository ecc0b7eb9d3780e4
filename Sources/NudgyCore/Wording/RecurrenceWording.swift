/// Recurrences as people say them: `every Monday`, `every other week`, `every month on the 1st and 15th`.
package enum RecurrenceWording {
  package static func phrase(_ rule: RecurrenceRule, in wording: TimeWording) -> String {
    var phrase = days(rule)
    // One time of day is that of the date beside the phrase.
    if rule.hours.count > 1 {
      let times = rule.hours.sorted().compactMap { CivilTime(hour: $0, minute: rule.minutes.first ?? 0) }
      phrase += " at \(times.map(wording.clock).listed("and"))"
    }
    if let count = rule.count, count > 1 { phrase += ", \(count) times" }
    return phrase
  }

  private static func days(_ rule: RecurrenceRule) -> String {
    if rule.frequency == .weekly, rule.interval == 1, !rule.weekdays.isEmpty {
      return "every \(weekdays(rule.weekdays))"
    }
    let unit = unitName(rule.frequency)
    let base =
      switch rule.interval {
      case 1: "every \(unit)"
      case 2: "every other \(unit)"
      default: "every \(rule.interval) \(unit)s"
      }
    if rule.frequency == .monthly, !rule.monthDays.isEmpty {
      if rule.interval == 1, rule.monthDays == [-1] { return "the last day of every month" }
      return
        "\(base) on the \(rule.monthDays.map { $0 < 0 ? "\(place($0)) day" : ordinal($0) }.listed("and"))"
    }
    return rule.weekdays.isEmpty ? base : "\(base) on \(weekdays(rule.weekdays))"
  }

  /// `Monday and Friday`, `weekday`, `the last Friday`.
  private static func weekdays(_ days: [RecurrenceRule.Day]) -> String {
    let names = days.map(\.weekday)
    if days.allSatisfy({ $0.ordinal == nil }) {
      if names == Array(Weekday.allCases.prefix(5)) { return "weekday" }
      if names == [.saturday, .sunday] { return "weekend day" }
    }
    return days.map { day in day.ordinal.map { "the \(place($0)) \(day.weekday.name)" } ?? day.weekday.name }
      .listed("and")
  }

  private static func place(_ number: Int) -> String {
    number == -1 ? "last" : number < 0 ? "\(ordinal(-number)) last" : ordinal(number)
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
