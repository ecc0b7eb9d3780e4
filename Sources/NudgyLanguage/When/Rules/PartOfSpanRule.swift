import NudgyCore

/// "the first half of december", "second half of next year", "the first two weeks of january", "the last 3 days of
/// the month".
let partOfSpanRule = WhenRule("part of a span", leads: [.ordinal, .article]) { reader, index in
  let at = reader.skipThe(index)
  let isLatter = reader.lower(at) == "latter"
  let place = isLatter ? -1 : reader.ordinal(at)?.value ?? 0
  guard [1, 2, -1].contains(place) else { return nil }
  if reader.lower(at + 1) == "half" {
    guard reader.isOne(of: ["of", "in"], at: at + 2), let span = reader.period(at + 3),
      let half = reader.half(isFirst: place == 1, of: span.unit, from: span.start)
    else { return nil }
    return reader.interval(half, range: index..<span.next)
  }
  guard place != 2, let length = reader.duration(at + 1), length.value.isCalendar, length.units == 1,
    reader.isOne(of: ["of", "in"], at: length.next), let span = reader.period(length.next + 1)
  else { return nil }
  let end = DayValue(span.start, grain: span.unit.grain).lastDate
  let days =
    place == 1
    ? (span.start, span.start.adding(length.value).adding(days: -1))
    : (end.adding(days: 1).adding(length.value, sign: -1), end)
  return reader.interval(days, range: index..<span.next)
}

extension WhenReader {
  fileprivate func interval(_ days: (first: CivilDate, last: CivilDate), range: Range<Int>) -> Finding? {
    guard days.first <= days.last else { return nil }
    var finding = Finding(range, rule: "part of a span")
    finding.day = DayValue(days.first)
    finding.lastDay = DayValue(days.last)
    return finding
  }

  /// The first or the second half of a week, month, quarter or year.
  fileprivate func half(
    isFirst: Bool, of unit: TimeUnit, from start: CivilDate
  ) -> (first: CivilDate, last: CivilDate)? {
    let (middle, end): (CivilDate, CivilDate)
    switch unit {
    case .week: (middle, end) = (start.adding(days: 3), start.adding(days: 6))
    case .month: (middle, end) = (start.adding(days: 15), start.endOfMonth)
    case .quarter:
      (middle, end) = (start.adding(months: 1).adding(days: 15), start.adding(months: 2).endOfMonth)
    case .year: (middle, end) = (start.adding(months: 6), start.adding(months: 11).endOfMonth)
    default: return nil
    }
    return isFirst ? (start, middle.adding(days: -1)) : (middle, end)
  }
}

/// "week 50", "in week 3 of 2027".
let weekNumberRule = WhenRule("week number", leads: .unit) { reader, index in
  guard reader.isOne(of: ["week", "wk", "kw"], at: index), let number = reader.integer(index + 1),
    reader[index + 1].shape != .word
  else { return nil }
  let yearAt = reader.skip(["of", ",", "in"], at: number.next)
  let year = reader.year(yearAt)
  guard yearAt == number.next || year != nil else { return nil }
  var monday = CivilDate.isoWeek(number.value, of: year?.value ?? reader.today.year)
  if year == nil, let past = monday, past < reader.today.startOfWeek {
    monday = CivilDate.isoWeek(number.value, of: reader.today.year + 1)
  }
  guard let monday else { return nil }
  var finding = Finding(
    index..<(year?.next ?? number.next), rule: "week number", strength: year == nil ? .weak : .strong)
  finding.needs = .preposition
  finding.day = DayValue(monday, grain: .week, said: year == nil ? [] : .wholeDay)
  return finding
}
