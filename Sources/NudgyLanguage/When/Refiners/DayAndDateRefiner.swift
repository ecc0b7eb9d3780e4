import NudgyCore

extension WhenRefiner {
  /// "friday, december 4", "friday the 13th", "dec 4 (friday)".
  static let dayAndDate = WhenRefiner(name: "weekday and date") { reader, findings in
    findings.neighboursJoined(reader) { first, second in
      first.placing(second) ?? first.weekdayOf(second, reader) ?? first.weekdayAndDate(second, reader)
    }
  }
}

extension Finding {
  fileprivate func weekdayAndDate(_ second: Finding, _ reader: WhenReader) -> Finding? {
    guard let one = day, let two = second.day, lastDay == nil, !hasTime,
      !second.hasTime || one.anchorsWeekday && range.upperBound == second.range.lowerBound, recurrence == nil,
      second.recurrence == nil, one.grain == .day, two.grain == .day
    else { return nil }
    let isNamed = one.anchorsWeekday
    if isOffset != second.isOffset, isNamed || two.anchorsWeekday {
      // "friday in two weeks" is the Friday of that week.
      let (weekday, week) = isNamed ? (one, two) : (two, one)
      var joined = absorbing(second)
      let monday = week.date.startOfWeek
      joined.day = DayValue(monday.adding(days: weekday.date.weekday.daysAfterMonday), said: .weekday)
      return joined
    }
    guard isNamed != two.anchorsWeekday, second.role == .plain || second.role == role else { return nil }
    let (weekday, date) = isNamed ? (one.date.weekday, two) : (two.date.weekday, one)
    guard date.said.contains(.day) else { return nil }
    var joined = absorbing(second)
    joined.day = date
    joined.lastDay = second.lastDay
    joined.clock = second.clock
    if date.said == [.month, .day], date.date.weekday != weekday,
      let past = CivilDate(year: date.date.year - 1, month: date.date.month, day: date.date.day),
      past.weekday == weekday
    {
      // "wednesday, november 18", said two days later, has been.
      joined.day?.date = past
    }
    if date.said == .day, let coming = reader.coming(day: date.date.day, on: weekday, months: 36) {
      joined.day = DayValue(coming, said: .day)
    }
    joined.day?.said.insert(.weekday)
    return joined
  }

  /// "next year in march", "next month on the 3rd".
  fileprivate func placing(_ inner: Finding) -> Finding? {
    guard let outer = day, let day = inner.day, !hasTime, !inner.hasTime, recurrence == nil,
      inner.recurrence == nil
    else { return nil }
    let date: CivilDate?
    switch (outer.grain, day.grain) {
    case (.year, .month) where day.said == .month, (.year, .day) where day.said == [.month, .day]:
      date = CivilDate(year: outer.date.year, month: day.date.month, day: day.date.day)
    case (.month, .day) where day.said == .day:
      date = CivilDate(year: outer.date.year, month: outer.date.month, day: day.date.day)
    default: return nil
    }
    guard let date else { return nil }
    var joined = absorbing(inner)
    joined.day = DayValue(date, grain: day.grain)
    return joined
  }

  /// "a sunday in march": the first of them.
  fileprivate func weekdayOf(_ second: Finding, _ reader: WhenReader) -> Finding? {
    guard let one = day, let two = second.day, one.anchorsWeekday, !hasTime, lastDay == nil,
      second.lastDay == nil, two.grain == .month, recurrence == nil, second.recurrence == nil,
      let date = CivilDate.nth(1, one.date.weekday, of: two.date), date >= reader.today
    else { return nil }
    var joined = absorbing(second)
    joined.day = DayValue(date, said: [.month, .weekday])
    joined.role = role
    return joined
  }
}
