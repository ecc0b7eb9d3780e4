/// An RFC 5545 recurrence rule, in the part of the grammar that spoken recurrences need.
///
/// `RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR")` is every other Friday.
package struct RecurrenceRule: Sendable, Equatable {
  package enum Frequency: String, Sendable, CaseIterable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    /// Whether it is counted on the clock, so that a day holds several occurrences.
    package var isClock: Bool { self == .minutely || self == .hourly }
  }

  /// A weekday, or one of them within its month or year: `2TU` the second, `-1FR` the last.
  package struct Day: Sendable, Equatable {
    package var weekday: Weekday
    /// 1 to 5, or -1 for the last; nil for every one.
    package var ordinal: Int?

    package init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  package var frequency: Frequency
  /// 1 or more.
  package var interval = 1
  package var weekdays: [Day] = []
  /// 1 to 31, or -1 for the last day.
  package var monthDays: [Int] = []
  /// 1 to 12.
  package var months: [Int] = []
  /// 0 to 23.
  package var hours: [Int] = []
  /// 0 to 59.
  package var minutes: [Int] = []
  package var count: Int?
  package var until: CivilDate?

  package init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = max(1, interval)
  }
}

// MARK: - Text

extension RecurrenceRule: CustomStringConvertible {
  /// The rule without its `RRULE:` prefix, its parts in the order of the RFC's examples.
  package var description: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if !months.isEmpty { parts.append("BYMONTH=\(list(months))") }
    if !monthDays.isEmpty { parts.append("BYMONTHDAY=\(list(monthDays))") }
    if !weekdays.isEmpty {
      parts.append(
        "BYDAY="
          + weekdays.map { ($0.ordinal.map(String.init) ?? "") + $0.weekday.ruleCode }
          .joined(separator: ","))
    }
    if !hours.isEmpty { parts.append("BYHOUR=\(list(hours))") }
    if !minutes.isEmpty { parts.append("BYMINUTE=\(list(minutes))") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=" + until.description.filter { $0 != "-" }) }
    return parts.joined(separator: ";")
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  /// A rule from its text, or nil when a part is unknown or out of range.
  package init?(_ text: String) {
    var rule: RecurrenceRule?
    let parts = text.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
    for part in parts where part.count == 2 && part[0] == "FREQ" {
      rule = Frequency(rawValue: String(part[1])).map { RecurrenceRule($0) }
    }
    guard var rule else { return nil }
    for part in parts {
      guard part.count == 2, rule.read(part[0], part[1]) else { return nil }
    }
    self = rule
  }

  private mutating func read(_ name: Substring, _ value: Substring) -> Bool {
    func numbers(in range: ClosedRange<Int>) -> [Int]? {
      let found = value.split(separator: ",").map { Int($0) }
      let valid = found.compactMap { $0 }.filter {
        range.contains($0) && $0 != 0 || $0 == 0 && range.lowerBound == 0
      }
      return valid.count == found.count && !valid.isEmpty ? valid : nil
    }
    switch name {
    case "FREQ": return true
    case "INTERVAL":
      // A step that can be counted in seconds, and is longer than any calendar.
      guard let number = Int(value), (1...1_000_000).contains(number) else { return false }
      interval = number
    case "BYMONTH": months = numbers(in: 1...12) ?? []; return !months.isEmpty
    case "BYMONTHDAY": monthDays = numbers(in: -31...31) ?? []; return !monthDays.isEmpty
    case "BYHOUR": hours = numbers(in: 0...23) ?? []; return !hours.isEmpty
    case "BYMINUTE": minutes = numbers(in: 0...59) ?? []; return !minutes.isEmpty
    case "BYDAY":
      let days = value.split(separator: ",").map(Day.init(code:))
      weekdays = days.compactMap { $0 }
      return weekdays.count == days.count && !days.isEmpty
    case "COUNT":
      guard let number = Int(value), number > 0 else { return false }
      count = number
    case "UNTIL":
      let digits = value.prefix(8)
      until = CivilDate(iso: "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6))")
      return until != nil
    default: return false
    }
    return true
  }
}

extension RecurrenceRule.Day {
  /// From `MO`, `2TU` or `-1FR`.
  fileprivate init?(code: Substring) {
    guard let weekday = Weekday(ruleCode: code.suffix(2)) else { return nil }
    let prefix = code.dropLast(2)
    guard !prefix.isEmpty else {
      self.init(weekday)
      return
    }
    guard let ordinal = Int(prefix), ordinal != 0, (-5...5).contains(ordinal) else { return nil }
    self.init(weekday, ordinal: ordinal)
  }
}
