import NudgyCore

/// "every day", "every other friday", "every 2 weeks", "every monday and thursday", "every first monday", "each
/// morning", "every 1st and 15th", "every march 3rd".
let everyRule = WhenRule("every", leads: .every) { reader, index in
  var at = index + 1
  var interval = 1
  var leadsNowhere = false
  if reader.has("and", "every", at: at) { at += 2 }
  if reader.lower(at) == "single" { at += 1 }
  if let place = reader.monthPlaces(at), let months = reader.monthWords(place.next) {
    var finding = Finding(index..<months.next, rule: "every")
    finding.recurrence = place.rule
    finding.recurrence?.interval = months.interval
    return finding
  }
  if reader.lower(index).hasPrefix("alternat") {
    interval = 2
  } else if let amount = reader.everyCount(at) {
    interval = max(1, amount.value)
    leadsNowhere = amount.value < 1
    at = amount.next
  }
  guard var found = reader.everyWhat(at, interval: interval) else { return nil }
  if let anchor = reader.recurrenceAnchor(found.next, found.rule) { (found.rule, found.next) = anchor }
  reader.readMoreParts(&found)
  reader.leaveOut(&found)
  reader.readExtent(&found)
  var finding = Finding(index..<found.next, rule: "every")
  finding.recurrence = found.rule
  finding.part = found.part
  finding.missing = leadsNowhere ? .notAhead : found.missing
  return finding
}

/// A recurrence read from lexemes.
struct RecurrenceReading {
  var rule: RecurrenceRule
  var next: Int
  var part: PartOfDay?
  /// Why there is no such day: "every feb 30".
  var missing: Finding.Missing?
}

extension WhenReader {
  /// The number of "every 3 days", "every third day", "every few weeks", "every other friday".
  func everyCount(_ index: Int) -> (value: Int, next: Int)? {
    if isOne(of: ["other", "second", "2nd", "alternate"], at: index),
      !sense(index + 1).categories.isDisjoint(with: [.unit, .weekday, .repeating, .part, .season, .month])
    {
      return (2, index + 1)
    }
    if lower(index) == "few" { return (3, index + 1) }
    if has("couple", at: index) { return (2, skip(["of"], at: index + 1)) }
    if let number = integer(index), sense(number.next).unit != nil {
      return number
    }
    if let ordinal = ordinal(index), ordinal.value > 1, sense(ordinal.next).unit != nil,
      !isOne(of: ["of", "in"], at: ordinal.next + 1)
    {
      return ordinal
    }
    return nil
  }

  fileprivate func everyWhat(_ index: Int, interval: Int) -> RecurrenceReading? {
    if let steps = everyLength(index) { return steps }
    if isOne(of: ["working", "business", "work", "school"], at: index), sense(index + 1).unit == .day {
      return every(.workday, interval: interval, next: index + 2)
    }
    if let days = weekdayList(index) {
      return RecurrenceReading(
        rule: RecurrenceRule(weeklyOn: days.days, interval: interval), next: days.next)
    }
    let sense = sense(index)
    if let repeating = sense.repeating, !repeating.weekdays.isEmpty {
      let rule = RecurrenceRule(weeklyOn: repeating.weekdays, interval: interval)
      return RecurrenceReading(rule: rule, next: index + 1, part: sense.part)
    }
    if let part = sense.part {
      var rule = RecurrenceRule(.daily, interval: interval)
      guard let hours = hoursOfParts(index) else {
        return RecurrenceReading(rule: rule, next: index + 1, part: part)
      }
      rule.hours = hours
      return RecurrenceReading(rule: rule, next: index + 3)
    }
    if let season = sense.season, !season.isQuarter {
      var rule = RecurrenceRule(.yearly, interval: interval)
      (rule.months, rule.monthDays) = ([season.month], [season.day])
      return RecurrenceReading(rule: rule, next: index + 1)
    }
    // "every second" is a unit, "every second and fourth tuesday" are places.
    let isPlace = sense.unit == .second && monthPlaces(index)?.rule.weekdays.isEmpty == false
    if let unit = sense.unit, !isPlace, slashedDays(index) == nil {
      return every(unit, interval: interval, next: index + 1)
    }
    return everyPlace(index)
  }

  private func every(_ unit: TimeUnit, interval: Int, next: Int) -> RecurrenceReading? {
    var rule: RecurrenceRule
    switch unit {
    case .second: return nil
    case .minute:
      // "every minute counts" is a saying.
      guard interval > 1 else { return nil }
      let isHours = interval % 60 == 0
      rule = RecurrenceRule(isHours ? .hourly : .minutely, interval: isHours ? interval / 60 : interval)
    case .hour: rule = RecurrenceRule(.hourly, interval: interval)
    case .day: rule = RecurrenceRule(.daily, interval: interval)
    case .workday: rule = RecurrenceRule(weeklyOn: Array(Weekday.allCases.prefix(5)))
    case .weekend: rule = RecurrenceRule(weeklyOn: [.saturday, .sunday], interval: interval)
    case .week: rule = RecurrenceRule(.weekly, interval: interval)
    case .fortnight: rule = RecurrenceRule(.weekly, interval: interval * 2)
    case .month: rule = RecurrenceRule(.monthly, interval: interval)
    case .quarter: rule = RecurrenceRule(.monthly, interval: interval * 3)
    case .year: rule = RecurrenceRule(.yearly, interval: interval)
    case .decade: rule = RecurrenceRule(.yearly, interval: interval * 10)
    }
    return RecurrenceReading(rule: rule, next: next)
  }

  /// "every first monday", "every 15th", "every march 3rd", "every christmas".
  private func everyPlace(_ index: Int) -> RecurrenceReading? {
    if let letters = slashedDays(index) {
      return RecurrenceReading(rule: RecurrenceRule(weeklyOn: letters.days), next: letters.next)
    }
    if let yearly = everyDate(index) { return yearly }
    if let place = monthPlaces(index) {
      let next = monthWords(place.next)?.next ?? place.next
      return RecurrenceReading(rule: place.rule, next: next)
    }
    return nil
  }

  /// "every march 3rd", "every 3rd of march", "every christmas".
  func everyDate(_ index: Int) -> RecurrenceReading? {
    for rule in [monthDayRule, dayMonthRule, holidayRule, monthRule]
    where !self[index].categories.isDisjoint(with: rule.leads) {
      guard let found = rule.find(self, index), let day = found.day else { continue }
      var yearly = RecurrenceRule(.yearly)
      // Easter and its like have no one date.
      let isMovable = rule.name == "holiday" && holidayName(index)?.holiday.isFixed != true
      if isMovable { return RecurrenceReading(rule: yearly, next: found.range.upperBound) }
      yearly.months = [day.date.month]
      if day.grain == .day { yearly.monthDays = [day.date.day] }
      return RecurrenceReading(rule: yearly, next: found.range.upperBound, missing: found.missing)
    }
    return nil
  }

  /// What stands behind a recurrence and says where in its span it falls: "on monday", "on the 1st".
  func recurrenceAnchor(_ index: Int, _ rule: RecurrenceRule) -> (RecurrenceRule, Int)? {
    let at = skip(["on", "in", "at"], at: index)
    guard at > index, rule.weekdays.isEmpty else { return nil }
    var rule = rule
    switch rule.frequency {
    case .weekly:
      guard let days = weekendOrDays(at) else { return nil }
      rule.weekdays = days.days.map { RecurrenceRule.Day($0) }
      return (rule, days.next)
    case .monthly:
      guard let places = monthPlaces(at) else { return nil }
      rule.weekdays = places.rule.weekdays
      rule.monthDays = places.rule.monthDays
      return (rule, monthWords(places.next)?.next ?? places.next)
    case .yearly:
      guard let date = everyDate(at) else { return nil }
      rule.months = date.rule.months
      rule.monthDays = date.rule.monthDays
      return (rule, date.next)
    default: return nil
    }
  }

  /// "the weekend", "weekends", "monday and thursday".
  func weekendOrDays(_ index: Int) -> (days: [Weekday], next: Int)? {
    let at = skipThe(index)
    return sense(at).unit == .weekend ? ([.saturday, .sunday], at + 1) : weekdayList(at)
  }

  /// "monday", "monday and thursday", "mon, wed & fri", "mon-fri", "monday to friday", "mon/wed/fri", "weekdays".
  func weekdayList(_ index: Int) -> (days: [Weekday], next: Int)? {
    guard var days = namedWeekdays(index) else { return nil }
    var next = index + 1
    if isOne(of: ["-", "–", "to", "through", "thru"], at: next), let first = plainWeekday(index),
      let last = plainWeekday(next + 1)
    {
      return (Weekday.range(from: first, to: last), next + 2)
    }
    while days.count < 7, next < index + 24 {
      var at = skip([",", "/"], at: next)
      at = skip(["and", "&", "or", "+"], at: at)
      if lower(at) == "every" { at += 1 }
      guard at > next, let more = namedWeekdays(at) else { break }
      days += more.filter { !days.contains($0) }
      next = at + 1
    }
    return (days.sorted { $0.daysAfterMonday < $1.daysAfterMonday }, next)
  }

  /// "monday", "mondays", "weekdays", but not "weeknights", which are half days.
  private func namedWeekdays(_ index: Int) -> [Weekday]? {
    if let weekday = plainWeekday(index) { return [weekday] }
    guard sense(index).part == nil, let days = sense(index).repeating?.weekdays else { return nil }
    return days.isEmpty ? nil : days
  }

  /// "monday" or "mondays".
  func plainWeekday(_ index: Int) -> Weekday? {
    if let weekday = sense(index).weekday { return weekday }
    guard let repeating = sense(index).repeating, repeating.weekdays.count == 1 else { return nil }
    return repeating.weekdays[0]
  }
}

extension Weekday {
  /// The days from one weekday to another, both included.
  static func range(from first: Weekday, to last: Weekday) -> [Weekday] {
    let count = (last.daysAfterMonday - first.daysAfterMonday + 7) % 7
    let days = (0...count).map { Weekday.allCases[(first.daysAfterMonday + $0) % 7] }
    return days.sorted { $0.daysAfterMonday < $1.daysAfterMonday }
  }
}
