import NudgyCore

/// "daily", "weekly on fridays", "mondays and thursdays", "on weekdays".
let repeatingRule = WhenRule("repeating word", leads: [.repeating, .weekday, .unit]) { reader, index in
  if let nights = reader.weekdayNights(index) { return nights }
  let sense = reader.sense(index)
  guard let repeating = sense.repeating else { return nil }
  var rule = RecurrenceRule(repeating.frequency, interval: repeating.interval)
  rule.weekdays = repeating.weekdays.map { RecurrenceRule.Day($0) }
  var next = index + 1
  if let list = reader.weekdayList(index) {
    rule.weekdays = list.days.map { RecurrenceRule.Day($0) }
    next = list.next
  }
  if let anchor = reader.recurrenceAnchor(next, rule) { (rule, next) = anchor }
  var finding = Finding(index..<next, rule: "repeating word")
  finding.recurrence = rule
  finding.part = sense.part ?? (reader.lower(index) == "nightly" ? .night : nil)
  if ContextWords.beforeWeekdayNames.contains(reader.lower(index - 1)) { return nil }
  // "a month of sundays"
  if sense.weekday == nil, reader.lower(index - 1) == "of", reader.sense(index - 2).unit != nil { return nil }
  let isSingular = reader.lower(index) == "weekday" || reader.lower(index) == "weeknight"
  if isSingular || reader.isDescribing(next) || reader.isOne(of: ["the", "my", "a", "our"], at: index - 1) {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
}

/// "twice a day", "three times a week", "once a month", "3x per week".
let timesPerRule = WhenRule("times per", leads: [.times, .number, .vague, .article]) { reader, index in
  if let daily = reader.timesDaily(index) { return daily }
  if reader.lower(index) == "once", reader.lower(index + 1) == "every",
    var every = everyRule.find(reader, index + 1)
  {
    every.range = index..<every.range.upperBound
    return every
  }
  guard let count = reader.timesCount(index),
    reader.isOne(of: ["a", "an", "per", "every", "each"], at: count.next),
    let unit = reader.sense(count.next + 1).unit, let rule = RecurrenceRule(times: count.value, each: unit)
  else { return nil }
  var finding = Finding(index..<count.next + 2, rule: "times per")
  finding.recurrence = rule
  if let anchor = reader.recurrenceAnchor(
    count.next + 2, RecurrenceRule(rule.frequency, interval: rule.interval))
  {
    finding.recurrence = anchor.0
    finding.range = index..<anchor.1
  }
  return finding
}

/// "january 1 every year", "christmas every year", "the 3rd of march each year".
let dateEveryYearRule = WhenRule(
  "date every year", leads: [.month, .number, .ordinal, .article, .holiday]
) { reader, index in
  guard let date = reader.everyDate(index), reader.isOne(of: ["every", "each"], at: date.next),
    reader.sense(date.next + 1).unit == .year
  else { return nil }
  var finding = Finding(index..<date.next + 2, rule: "date every year")
  finding.recurrence = date.rule
  finding.missing = date.missing
  return finding
}

/// "on the 1st of each month", "the last friday of every month", "the 1st and 15th of the month".
let monthPlaceRule = WhenRule("place in every month", leads: [.ordinal, .article, .number]) { reader, index in
  guard let places = reader.monthPlaces(index) else { return nil }
  var rule = places.rule
  var next = places.next
  if let months = reader.monthWords(places.next) {
    let isSeveral = rule.monthDays.count > 1 || rule.weekdays.count > 1
    guard months.isEvery || isSeveral else { return nil }
    (rule.interval, next) = (months.interval, months.next)
  } else if reader.isOne(of: ["of", "in"], at: places.next),
    reader.isOne(of: ["every", "each"], at: places.next + 1),
    let month = reader.sense(places.next + 2).month
  {
    rule.frequency = .yearly
    rule.months = [month]
    next = places.next + 3
  } else {
    return nil
  }
  var finding = Finding(index..<next, rule: "place in every month")
  finding.recurrence = rule
  return finding
}

/// "at the end of every month", "the beginning of each month".
let edgeOfEveryRule = WhenRule("edge of every month", leads: [.edge, .article]) { reader, index in
  let at = reader.skipThe(index)
  guard let edge = reader.sense(at).edge, reader.lower(at + 1) == "of",
    reader.isOne(of: ["every", "each"], at: at + 2)
  else { return nil }
  var rule: RecurrenceRule
  switch (reader.sense(at + 3).unit, edge) {
  case (.month, .end): rule = RecurrenceRule(.monthly); rule.monthDays = [-1]
  case (.month, .start): rule = RecurrenceRule(.monthly); rule.monthDays = [1]
  case (.month, .middle): rule = RecurrenceRule(.monthly); rule.monthDays = [15]
  case (.week, .end): rule = RecurrenceRule(.weekly); rule.weekdays = [RecurrenceRule.Day(.friday)]
  case (.week, .start): rule = RecurrenceRule(.weekly); rule.weekdays = [RecurrenceRule.Day(.monday)]
  case (.year, .end): rule = RecurrenceRule(.yearly); rule.months = [12]; rule.monthDays = [31]
  default: return nil
  }
  var finding = Finding(index..<at + 4, rule: "edge of every month")
  finding.recurrence = rule
  return finding
}

/// `m/w/f`, `mwf`, `tue/thu`.
let dayLettersRule = WhenRule("weekday letters", leads: [.dayLetters, .weekday]) { reader, index in
  let isNamed = reader.sense(index).weekday != nil
  if isNamed, let list = reader.plainWeekdays(index) { return list }
  guard let found = reader.slashedDays(index, isNamed: isNamed) else { return nil }
  var finding = Finding(index..<found.next, rule: "weekday letters")
  finding.recurrence = RecurrenceRule(weeklyOn: found.days)
  if !isNamed, found.next < index + 5, !reader.lower(index).utf8.contains(UInt8(ascii: "-")) {
    (finding.strength, finding.needs) = (.weak, .preposition)
  }
  return finding
}

extension WhenReader {
  /// "twice daily", "three times weekly".
  fileprivate func timesDaily(_ index: Int) -> Finding? {
    guard let count = timesCount(index), let repeating = sense(count.next).repeating, repeating.interval == 1,
      let rule = RecurrenceRule(times: count.value, each: repeating.frequency.unit)
    else { return nil }
    var finding = Finding(index..<count.next + 1, rule: "times per")
    finding.recurrence = rule
    return finding
  }

  /// "mon wed fri", "monday, wednesday and friday": three days or more are a habit.
  fileprivate func plainWeekdays(_ index: Int) -> Finding? {
    var days: [Weekday] = []
    var next = index
    while days.count < 7 {
      let at = next == index ? index : skip(["and", "&"], at: skip([","], at: next))
      guard let weekday = sense(at).weekday, !days.contains(weekday) else { break }
      days.append(weekday)
      next = at + 1
    }
    guard days.count >= 3 else { return nil }
    var finding = Finding(index..<next, rule: "weekday list")
    finding.recurrence = RecurrenceRule(weeklyOn: days)
    return finding
  }

  /// "twice", "three times", "3x", "a couple of times".
  fileprivate func timesCount(_ index: Int) -> (value: Int, next: Int)? {
    switch lower(index) {
    case "once": return (1, index + 1)
    case "twice": return (2, index + 1)
    case "thrice": return (3, index + 1)
    default:
      guard let amount = amount(index), isOne(of: ["times", "time", "x"], at: amount.next) else { return nil }
      return (Int(amount.value), amount.next + 1)
    }
  }
}

extension RecurrenceRule.Frequency {
  fileprivate var unit: TimeUnit {
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

extension RecurrenceRule {
  /// `times` occurrences spread over each unit; nil for counts nobody means.
  fileprivate init?(times: Int, each unit: TimeUnit) {
    switch (unit, times) {
    case (.hour, 1): self.init(.hourly)
    case (.day, 1): self.init(.daily)
    case (.day, 2...4):
      self.init(.daily)
      hours = [[], [], [9, 21], [9, 15, 21], [8, 12, 16, 20]][times]
    case (.week, 1): self.init(.weekly)
    case (.week, 2...6):
      self.init(.weekly)
      let spread: [[Weekday]] = [
        [.monday, .thursday], [.monday, .wednesday, .friday], [.monday, .tuesday, .thursday, .friday],
        Array(Weekday.allCases.prefix(5)), Array(Weekday.allCases.prefix(6)),
      ]
      weekdays = spread[times - 2].map { Day($0) }
    case (.week, 7): self.init(.daily)
    case (.month, 1): self.init(.monthly)
    case (.month, 2):
      self.init(.monthly)
      monthDays = [1, 15]
    case (.month, 4): self.init(.weekly)
    case (.year, 1): self.init(.yearly)
    case (.year, 2...6) where 12 % times == 0: self.init(.monthly, interval: 12 / times)
    case (.fortnight, 1): self.init(.weekly, interval: 2)
    default: return nil
    }
  }
}
