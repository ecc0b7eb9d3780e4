import NudgyCore

/// A recurrence read from lexemes.
struct RecurrenceReading {
  var rule: RecurrenceRule
  var next: Int
  var part: PartOfDay?
  /// Why there is no such day: "every feb 30".
  var missing: Finding.Missing?
}

extension WhenReader {
  /// "every day", "every other friday", "every 2 weeks", "every monday and thursday", "every first monday", "each
  /// morning", "every 1st and 15th", "every march 3rd".
  func every(_ index: Int) -> Finding? {
    var at = has("and", "every", at: index + 1) ? index + 3 : index + 1
    at = skip(["single"], at: at)
    if let place = monthPlaces(at), let months = monthWords(place.next) {
      var finding = Finding(index..<months.next, recurrence: place.value)
      finding.recurrence?.interval = months.interval
      return finding
    }
    var count: Read<Int> = (1, at)
    if lower(index).hasPrefix("alternat") {
      count.value = 2
    } else if let said = everyCount(at) {
      count = said
    }
    guard var found = everyWhat(count.next, interval: max(1, count.value)) else { return nil }
    if let anchor = recurrenceAnchor(found.next, found.rule) { (found.rule, found.next) = anchor }
    readMoreParts(&found)
    leaveOut(&found)
    readExtent(&found)
    var finding = Finding(index..<found.next, part: found.part, recurrence: found.rule)
    finding.missing = count.value < 1 ? .notAhead : found.missing
    return finding
  }

  /// The number of "every 3 days", "every third day", "every few weeks", "every other friday".
  func everyCount(_ index: Int) -> Read<Int>? {
    if isOne(of: ["other", "second", "2nd", "alternate"], at: index),
      !sense(index + 1).categories.isDisjoint(with: [.unit, .weekday, .repeating, .part, .season, .month])
    {
      return (2, index + 1)
    }
    if lower(index) == "few" { return (3, index + 1) }
    if lower(index) == "couple" { return (2, skip(["of"], at: index + 1)) }
    if let number = integer(index), sense(number.next).unit != nil { return number }
    guard let ordinal = ordinal(index), ordinal.value > 1, sense(ordinal.next).unit != nil,
      !isOne(of: ["of", "in"], at: ordinal.next + 1)
    else { return nil }
    return ordinal
  }

  private func everyWhat(_ index: Int, interval: Int) -> RecurrenceReading? {
    if let steps = everyLength(index) { return steps }
    if isOne(of: Self.workWords, at: index) || lower(index) == "school", sense(index + 1).unit == .day {
      return RecurrenceReading(rule: RecurrenceRule(weeklyOn: Weekday.workdays), next: index + 2)
    }
    if let days = weekdayList(index) {
      return RecurrenceReading(
        rule: RecurrenceRule(weeklyOn: days.value, interval: interval), next: days.next)
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
    let isPlace = sense.unit == .second && monthPlaces(index)?.value.weekdays.isEmpty == false
    if let unit = sense.unit, !isPlace, slashedDays(index) == nil {
      return RecurrenceRule(every: interval, unit).map { RecurrenceReading(rule: $0, next: index + 1) }
    }
    return everyPlace(index)
  }

  /// "every first monday", "every 15th", "every march 3rd", "every christmas".
  private func everyPlace(_ index: Int) -> RecurrenceReading? {
    if let letters = slashedDays(index) {
      return RecurrenceReading(rule: RecurrenceRule(weeklyOn: letters.value), next: letters.next)
    }
    if let yearly = everyDate(index) { return yearly }
    return monthPlaces(index).map {
      RecurrenceReading(rule: $0.value, next: monthWords($0.next)?.next ?? $0.next)
    }
  }

  /// "every march 3rd", "every 3rd of march", "every christmas".
  func everyDate(_ index: Int) -> RecurrenceReading? {
    let categories = self[index].categories
    for rule in WhenRule.yearlyDays {
      guard let found = rule.find(self, index, categories), let day = found.day else { continue }
      var yearly = RecurrenceRule(.yearly)
      // Easter and its like have no one date.
      if rule.name != "holiday" || holidayName(index)?.value.isFixed == true {
        yearly.months = [day.date.month]
        if day.grain == .day { yearly.monthDays = [day.date.day] }
        return RecurrenceReading(rule: yearly, next: found.range.upperBound, missing: found.missing)
      }
      return RecurrenceReading(rule: yearly, next: found.range.upperBound)
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
      rule.weekdays = days.value.map { RecurrenceRule.Day($0) }
      return (rule, days.next)
    case .monthly:
      guard let places = monthPlaces(at) else { return nil }
      (rule.weekdays, rule.monthDays) = (places.value.weekdays, places.value.monthDays)
      return (rule, monthWords(places.next)?.next ?? places.next)
    case .yearly:
      guard let date = everyDate(at) else { return nil }
      (rule.months, rule.monthDays) = (date.rule.months, date.rule.monthDays)
      return (rule, date.next)
    default: return nil
    }
  }

  /// "the weekend", "weekends", "monday and thursday".
  func weekendOrDays(_ index: Int) -> Read<[Weekday]>? {
    let at = skipThe(index)
    return sense(at).unit == .weekend ? ([.saturday, .sunday], at + 1) : weekdayList(at)
  }

  /// "monday", "monday and thursday", "mon, wed & fri", "mon-fri", "monday to friday", "mon/wed/fri", "weekdays".
  func weekdayList(_ index: Int) -> Read<[Weekday]>? {
    guard var days = namedWeekdays(index) else { return nil }
    var next = index + 1
    if isOne(of: ["-", "–", "to", "through", "thru"], at: next), let first = plainWeekday(index),
      let last = plainWeekday(next + 1)
    {
      return (Weekday.range(from: first, to: last), next + 2)
    }
    while days.count < 7, next < index + 24 {
      let joint = skip(["and", "&", "or", "+"], at: skip([",", "/"], at: next))
      let at = skip(["every"], at: joint)
      guard at > next, let more = namedWeekdays(at) else { break }
      days += more.filter { !days.contains($0) }
      next = at + 1
    }
    return (Weekday.allCases.filter(days.contains), next)
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
    let days = sense(index).repeating?.weekdays ?? []
    return days.count == 1 ? days.first : nil
  }
}
