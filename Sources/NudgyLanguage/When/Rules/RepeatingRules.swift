import NudgyCore

extension WhenReader {
  /// "daily", "weekly on fridays", "mondays and thursdays", "on weekdays".
  func repeatingWord(_ index: Int) -> Finding? {
    if let nights = weekdayNights(index) { return nights }
    let sense = sense(index)
    guard let repeating = sense.repeating, !ContextWords.beforeWeekdayNames.contains(lower(index - 1))
    else { return nil }
    // "a month of sundays"
    if sense.weekday == nil, lower(index - 1) == "of", self.sense(index - 2).unit != nil { return nil }
    let list = weekdayList(index) ?? (repeating.weekdays, index + 1)
    var rule = RecurrenceRule(repeating.frequency, interval: repeating.interval)
    rule.weekdays = list.value.map { RecurrenceRule.Day($0) }
    var next = list.next
    if let anchor = recurrenceAnchor(next, rule) { (rule, next) = anchor }
    let isWeak =
      isOne(of: ["weekday", "weeknight"], at: index) || isDescribing(next)
      || isOne(of: ["the", "my", "a", "our"], at: index - 1)
    return Finding(
      index..<next, part: sense.part ?? (lower(index) == "nightly" ? .night : nil), recurrence: rule,
      needs: isWeak ? .neighbour : nil)
  }

  /// "twice a day", "three times a week", "once a month", "3x per week", "twice daily".
  func timesPer(_ index: Int) -> Finding? {
    guard let count = timesCount(index) else { return nil }
    var finding = Finding(index..<count.next + 1)
    if let repeating = sense(count.next).repeating, repeating.interval == 1,
      let rule = RecurrenceRule(times: count.value, each: repeating.frequency.unit)
    {
      finding.recurrence = rule
      return finding
    }
    if has("once", "every", at: index), let every = every(index + 1) {
      finding = every
      finding.range = index..<every.range.upperBound
      return finding
    }
    guard isOne(of: ["a", "an", "per", "every", "each"], at: count.next),
      let unit = sense(count.next + 1).unit, let rule = RecurrenceRule(times: count.value, each: unit)
    else { return nil }
    let plain = RecurrenceRule(rule.frequency, interval: rule.interval)
    let anchor = recurrenceAnchor(count.next + 2, plain) ?? (rule, count.next + 2)
    finding.recurrence = anchor.0
    finding.range = index..<anchor.1
    return finding
  }

  /// "january 1 every year", "christmas every year", "the 3rd of march each year".
  func dateEveryYear(_ index: Int) -> Finding? {
    guard let date = everyDate(index), isOne(of: ["every", "each"], at: date.next),
      sense(date.next + 1).unit == .year
    else { return nil }
    var finding = Finding(index..<date.next + 2, recurrence: date.rule)
    finding.missing = date.missing
    return finding
  }

  /// "on the 1st of each month", "the last friday of every month", "the 1st and 15th of the month".
  func placeInEveryMonth(_ index: Int) -> Finding? {
    guard let places = monthPlaces(index) else { return nil }
    var rule = places.value
    var finding = Finding(index..<places.next)
    if let months = monthWords(places.next) {
      guard months.isEvery || rule.monthDays.count > 1 || rule.weekdays.count > 1 else { return nil }
      rule.interval = months.interval
      finding.range = index..<months.next
    } else if isOne(of: ["of", "in"], at: places.next), isOne(of: ["every", "each"], at: places.next + 1),
      let month = sense(places.next + 2).month
    {
      rule.frequency = .yearly
      rule.months = [month]
      finding.range = index..<places.next + 3
    } else {
      return nil
    }
    finding.recurrence = rule
    return finding
  }

  /// "at the end of every month", "the beginning of each month".
  func edgeOfEvery(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let edge = sense(at).edge, lower(at + 1) == "of", isOne(of: ["every", "each"], at: at + 2),
      let unit = sense(at + 3).unit, var rule = RecurrenceRule(every: 1, unit)
    else { return nil }
    switch (unit, edge) {
    case (.month, .end): rule.monthDays = [-1]
    case (.month, .start): rule.monthDays = [1]
    case (.month, .middle): rule.monthDays = [15]
    case (.week, .end): rule.weekdays = [RecurrenceRule.Day(.friday)]
    case (.week, .start): rule.weekdays = [RecurrenceRule.Day(.monday)]
    case (.year, .end): (rule.months, rule.monthDays) = ([12], [31])
    default: return nil
    }
    return Finding(index..<at + 4, recurrence: rule)
  }

  /// `m/w/f`, `mwf`, `tue/thu`.
  func dayLetters(_ index: Int) -> Finding? {
    let isNamed = sense(index).weekday != nil
    if isNamed, let list = plainWeekdays(index) { return list }
    guard let found = slashedDays(index, isNamed: isNamed) else { return nil }
    var finding = Finding(index..<found.next, recurrence: RecurrenceRule(weeklyOn: found.value))
    if !isNamed, found.next < index + 5, !lower(index).contains("-") { finding.needs = .preposition }
    return finding
  }

  /// "mon wed fri", "monday, wednesday and friday": three days or more are a habit.
  private func plainWeekdays(_ index: Int) -> Finding? {
    var days: [Weekday] = []
    var next = index
    while days.count < 7 {
      let at = next == index ? index : skip(["and", "&"], at: skip([","], at: next))
      guard let weekday = sense(at).weekday, !days.contains(weekday) else { break }
      days.append(weekday)
      next = at + 1
    }
    guard days.count >= 3 else { return nil }
    return Finding(index..<next, "weekday list", recurrence: RecurrenceRule(weeklyOn: days))
  }

  /// "twice", "three times", "3x", "a couple of times".
  private func timesCount(_ index: Int) -> Read<Int>? {
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
