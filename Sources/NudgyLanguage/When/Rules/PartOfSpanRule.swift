import NudgyCore

extension WhenReader {
  /// "the first half of december", "second half of next year", "the first two weeks of january", "the last 3 days of
  /// the month".
  func partOfSpan(_ index: Int) -> Finding? {
    let at = skipThe(index)
    let place = lower(at) == "latter" ? -1 : ordinal(at)?.value ?? 0
    guard [1, 2, -1].contains(place) else { return nil }
    var days: (first: CivilDate, last: CivilDate)
    let next: Int
    if lower(at + 1) == "half" {
      guard isOne(of: ["of", "in"], at: at + 2), let span = period(at + 3),
        let middle = span.unit.middle(from: span.start)
      else { return nil }
      days = (span.start, middle.adding(days: -1))
      if place != 1 { days = (middle, span.unit.lastDate(from: span.start)) }
      next = span.next
    } else {
      guard place != 2, let length = duration(at + 1), length.value.isCalendar, length.units == 1,
        isOne(of: ["of", "in"], at: length.next), let span = period(length.next + 1)
      else { return nil }
      let end = DayValue(span.start, grain: span.unit.grain).lastDate
      days = (span.start, span.start.adding(length.value).adding(days: -1))
      if place != 1 { days = (end.adding(days: 1).adding(length.value, sign: -1), end) }
      next = span.next
    }
    guard days.first <= days.last else { return nil }
    var finding = Finding(index..<next, day: DayValue(days.first))
    finding.lastDay = DayValue(days.last)
    return finding
  }

  /// "week 50", "in week 3 of 2027".
  func weekNumber(_ index: Int) -> Finding? {
    guard isOne(of: ["week", "wk", "kw"], at: index), let number = integer(index + 1),
      self[index + 1].shape != .word
    else { return nil }
    let yearAt = skip(["of", ",", "in"], at: number.next)
    let year = year(yearAt)
    guard yearAt == number.next || year != nil else { return nil }
    var monday = CivilDate.isoWeek(number.value, of: year?.value ?? today.year)
    if year == nil, let past = monday, past < today.startOfWeek {
      monday = CivilDate.isoWeek(number.value, of: today.year + 1)
    }
    guard let monday else { return nil }
    var finding = Finding(index..<(year?.next ?? number.next))
    finding.day = DayValue(monday, grain: .week, said: year == nil ? [] : .wholeDay)
    if year == nil { finding.weaken(.preposition) }
    return finding
  }
}
