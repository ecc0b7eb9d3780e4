import NudgyCore

// What "every" may have behind it: steps that are no whole units, what narrows it, places in a month, parts of days.
extension WhenReader {
  /// "every half hour", "every hour and a half", "every 90 minutes".
  func everyLength(_ index: Int) -> RecurrenceReading? {
    let length: (minutes: Int, next: Int)
    if has("hour", "and", "a", "half", at: index) {
      length = (90, index + 4)
    } else if let found = duration(index), found.value.calendarPart == SpokenDuration(),
      found.value.seconds == 0
    {
      length = (found.value.clockSeconds / 60, found.next)
    } else {
      return nil
    }
    guard length.minutes > 1 else { return nil }
    let next = has("on", "the", "hour", at: length.next) ? length.next + 3 : length.next
    return RecurrenceReading(rule: RecurrenceRule(minutes: length.minutes), next: next)
  }

  /// "every day except sunday", "every day but weekends".
  func leaveOut(_ found: inout RecurrenceReading) {
    guard isOne(of: ["except", "but", "excluding"], at: found.next),
      let others = weekendOrDays(skip(["for", "on"], at: found.next + 1))
    else { return }
    if found.rule == RecurrenceRule(.daily) { found.rule = RecurrenceRule(weeklyOn: Weekday.allCases) }
    let rest = found.rule.weekdays.filter { !others.value.contains($0.weekday) }
    guard !rest.isEmpty else { return }
    found.rule.weekdays = rest
    found.next = others.next
  }

  /// "every day this week": until the end of what has begun; "every hour on the hour".
  func readExtent(_ found: inout RecurrenceReading) {
    if found.rule.frequency == .hourly, has("on", "the", "hour", at: found.next) { found.next += 3 }
    guard lower(found.next) == "this", let span = period(found.next), sense(span.next - 1).unit != nil
    else { return }
    found.rule.until = DayValue(span.start, grain: span.unit.grain).lastDate
    found.next = span.next
  }

  /// `mwf`, `m/w/f`, `tue/thu`: letters (or names) of two weekdays or more.
  func slashedDays(_ index: Int, isNamed: Bool = false) -> Read<[Weekday]>? {
    var days: [Weekday] = []
    var next = index
    while days.count < 7,
      let found = isNamed ? sense(next).weekday.map({ [$0] }) : TimeVocabulary.dayLetters[lower(next)]
    {
      days += found
      next += 1
      guard lower(next) == "/", self[next].isGlued, self[next + 1].isGlued else { break }
      next += 1
    }
    return days.count > 1 && Set(days).count == days.count ? (days, next) : nil
  }

  /// "of the month", "of every month", "of every third month": every how many months, and whether "every" says so.
  func monthWords(_ index: Int) -> (interval: Int, isEvery: Bool, next: Int)? {
    let at = skip(["of", "in"], at: index)
    if at > index, has("the", "month", at: at) { return (1, false, at + 2) }
    guard isOne(of: ["every", "each"], at: at) else { return nil }
    let count = everyCount(at + 1) ?? (1, at + 1)
    guard sense(count.next).unit == .month else { return nil }
    return (max(1, count.value), true, count.next + 1)
  }

  /// Days of a month: "first monday", "1st and 15th", "last day", "second and fourth tuesday", "last two days".
  func monthPlaces(_ index: Int) -> Read<RecurrenceRule>? {
    var ordinals: [Int] = []
    var next = index
    while let found = ordinal(skipThe(next)), ordinals.count < 6 {
      ordinals.append(found.value)
      next = found.next
      guard isOne(of: ["and", "&", ","], at: next), ordinal(skipThe(next + 1)) != nil else { break }
      next += 1
    }
    guard !ordinals.isEmpty else { return nil }
    var rule = RecurrenceRule(.monthly)
    if let weekday = plainWeekday(next) {
      guard ordinals.allSatisfy({ $0 <= 5 }) else { return nil }
      rule.weekdays = ordinals.map { RecurrenceRule.Day(weekday, ordinal: $0) }
      return (rule, next + 1)
    }
    if ordinals == [1] || ordinals == [-1], let count = integer(next), (2...28).contains(count.value),
      sense(count.next).unit == .day
    {
      rule.monthDays = ordinals == [1] ? Array(1...count.value) : Array(-count.value ... -1)
      return (rule, count.next + 1)
    }
    if lower(next) == "day" { next += 1 } else if ordinals.contains(where: { $0 < 0 }) { return nil }
    guard ordinals.allSatisfy({ $0 <= 31 }) else { return nil }
    rule.monthDays = ordinals
    return (rule, next)
  }

  /// "every tuesday morning and thursday evening", "every weekday morning and evening".
  func readMoreParts(_ found: inout RecurrenceReading) {
    guard found.part == nil, !found.rule.weekdays.isEmpty, found.rule.frequency == .weekly,
      let part = sense(found.next).part
    else { return }
    if let more = moreParts(found.next + 1) {
      found.part = part
      let days = found.rule.weekdays.map(\.weekday) + more.value
      found.rule = RecurrenceRule(weeklyOn: days, interval: found.rule.interval)
      found.next = more.next
    } else if let hours = hoursOfParts(found.next) {
      found.rule.hours = hours
      found.next += 3
    }
  }

  /// "morning and evening"
  func hoursOfParts(_ index: Int) -> [Int]? {
    guard let part = sense(index).part, isOne(of: ["and", "&"], at: index + 1),
      let second = sense(index + 2).part, second != part
    else { return nil }
    return [part.time.hour, second.time.hour].sorted()
  }

  /// "sunday nights", "tuesday and thursday evenings", "monday mornings and friday evenings".
  func weekdayNights(_ index: Int) -> Finding? {
    guard lower(index) != "the", let list = weekendOrDays(index), let part = sense(list.next).part,
      lower(list.next).hasSuffix("s")
    else { return nil }
    let more = moreParts(list.next + 1)
    return Finding(
      index..<(more?.next ?? list.next + 1), part: part,
      recurrence: RecurrenceRule(weeklyOn: list.value + (more?.value ?? [])))
  }

  /// "and thursday evening" behind another part of a day. A rule has one time of day, which is the first one's.
  private func moreParts(_ index: Int) -> Read<[Weekday]>? {
    guard isOne(of: ["and", "&"], at: index),
      let more = weekendOrDays(skip(["every", "each"], at: index + 1)), sense(more.next).part != nil
    else { return nil }
    return (more.value, more.next + 1)
  }
}
