import NudgyCore

// Places in a month that come again, and parts of the days of a week.
extension WhenReader {
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
    var finding = Finding(
      index..<(more?.next ?? list.next + 1),
      recurrence: RecurrenceRule(weeklyOn: list.value + (more?.value ?? [])))
    finding.part = part
    return finding
  }

  /// "and thursday evening" behind another part of a day. A rule has one time of day, which is the first one's.
  private func moreParts(_ index: Int) -> Read<[Weekday]>? {
    guard isOne(of: ["and", "&"], at: index),
      let more = weekendOrDays(skip(["every", "each"], at: index + 1)), sense(more.next).part != nil
    else { return nil }
    return (more.value, more.next + 1)
  }
}
