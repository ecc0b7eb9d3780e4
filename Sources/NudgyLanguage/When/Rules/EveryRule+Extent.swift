import NudgyCore

// What stands behind "every …" and narrows it, and steps that are no whole units.
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
}
