import NudgyCore

/// "december 3", "march 3rd", "feb 2 2027", "dec 3-5", "december the third".
let monthDayRule = WhenRule("month and day", leads: [.month, .relation]) { reader, start in
  let relation = reader.sense(start).month == nil ? reader.sense(start).relation : nil
  let index = relation == nil ? start : start + 1
  guard let month = reader.sense(index).month else { return nil }
  let isHyphened = reader.lower(index + 1) == "-" && reader[index + 1].isGlued
  let dayAt = reader.skipThe(isHyphened || reader.lower(index + 1) == "." ? index + 2 : index + 1)
  guard let day = reader.dayOfAnyMonth(dayAt),
    reader.isDay(day, at: dayAt, risky: reader.sense(index).isRisky)
  else { return nil }
  guard var finding = reader.monthDay(month, from: day, rule: "month and day", start: index) else {
    return nil
  }
  finding.range = start..<finding.range.upperBound
  finding.isOpenToMoreDays = true
  if relation == .last, let date = finding.day?.date, date >= reader.today {
    // "last december 25" has been.
    finding.day = finding.day.map { DayValue(date.adding(years: -1), said: $0.said) }
    finding.lastDay = nil
  }
  return finding
}

/// "3 december", "the third of march", "2nd feb 2027", "3-5 december".
let dayMonthRule = WhenRule("day and month", leads: [.number, .ordinal, .article]) { reader, index in
  guard let first = reader.dayOfAnyMonth(reader.skipThe(index)), !reader.isLabelled(index) else { return nil }
  var next = first.next
  var last: Int?
  if reader.isOne(of: ["-", "–", "to", "through", "and"], at: next), let second = reader.dayOfMonth(next + 1),
    second.value > first.value
  {
    (last, next) = (second.value, second.next)
  }
  next = reader.skip(["day"], at: next)
  let monthAt = reader.behindDateMark(next) ?? reader.skip(["of", "-"], at: next)
  let sense = reader.sense(monthAt)
  guard let month = sense.month else { return nil }
  if sense.isRisky, monthAt == next || reader.lower(next) == "." {
    // "one may", "5 may be", "5.may be": only digits, and no verb behind.
    guard reader[index].shape != .word || reader.lower(index) == "the" else { return nil }
    guard !ContextWords.plainVerbs.contains(reader.lower(monthAt + 1)) else { return nil }
  }
  return reader.date(
    month: month, day: first.value, lastDay: last, yearAt: monthAt + 1, start: index, rule: "day and month")
}

/// `2027/may/4`, `2027-march-12`.
let yearMonthDayRule = WhenRule("year, month and day", leads: .number) { reader, index in
  guard let year = reader.year(index), reader[index].shape != .word, !reader.isLabelled(index),
    let monthAt = reader.behindDateMark(year.next), let month = reader.sense(monthAt).month,
    let dayAt = reader.behindDateMark(monthAt + 1), let day = reader.dayOfAnyMonth(dayAt)
  else { return nil }
  var finding = Finding(index..<day.next, rule: "year, month and day")
  finding.day = CivilDate(year: year.value, month: month, day: day.value).map { DayValue($0) }
  if finding.day == nil { finding.miss(day.value, month, year.value, reader.today) }
  return finding
}

extension WhenReader {
  /// Behind a mark that ties a month's name to the numbers beside it: `2027/may/4`, `4.may.2027`.
  fileprivate func behindDateMark(_ index: Int) -> Int? {
    let isTied = self[index].isGlued && self[index + 1].isGlued
    return isTied && isOne(of: ["/", "-", "."], at: index) ? index + 1 : nil
  }

  /// Whether a number behind a month is its day: not "march 5 miles", not "dec 10 am".
  fileprivate func isDay(
    _ day: (value: Int, isOrdinal: Bool, next: Int), at index: Int, risky: Bool
  ) -> Bool {
    if day.isOrdinal { return true }
    if self[index].shape == .word, risky { return false }
    if isOne(of: ["am", "pm", "a.m.", "p.m."], at: day.next) { return false }
    if lower(day.next) == ":" { return false }
    if lower(day.next) == "of", year(day.next + 1) != nil { return true }
    return !isCounted(day.next) || lower(day.next) == "or"
  }

  fileprivate func monthDay(
    _ month: Int, from day: (value: Int, isOrdinal: Bool, next: Int), rule: String, start: Int
  ) -> Finding? {
    // The second hyphen of `dec-05-26` stands before a year.
    let isYear = has("-", at: start + 1) && self[start + 1].isGlued && lower(day.next) == "-"
    if !isYear, isOne(of: ["-", "–", "to", "through", "thru"], at: day.next),
      let last = dayOfMonth(day.next + 1),
      last.value > day.value, sense(last.next).month == nil, !isCounted(last.next),
      !isOne(of: ["am", "pm", "a.m.", "p.m."], at: last.next)
    {
      return date(
        month: month, day: day.value, lastDay: last.value, yearAt: last.next, start: start, rule: rule)
    }
    return date(month: month, day: day.value, lastDay: nil, yearAt: day.next, start: start, rule: rule)
  }

  /// "dec 8 13:05:00 2026", as computers write it.
  private func clockBeforeYear(_ index: Int) -> (reading: ClockReading, year: (value: Int, next: Int))? {
    guard case .clock = self[index].shape, let reading = clock(index), let year = year(reading.next) else {
      return nil
    }
    return (reading, year)
  }

  /// The date, with the year that may stand behind it, else the coming one.
  fileprivate func date(
    month: Int, day: Int, lastDay: Int?, yearAt: Int, start: Int, rule: String
  ) -> Finding? {
    let isSlashed = lower(yearAt) == "/" && self[yearAt].isGlued
    let at = isSlashed ? yearAt + 1 : skip([",", "of", "in", "-"], at: yearAt)
    var year = year(at) ?? shortYear(skip([","], at: yearAt))
    if year == nil { year = yearRelation(at).map { (value: $0.year, next: $0.next) } }
    // In American order two digits could as well be a second day: "dec 5, 26".
    if year == nil, rule == "day and month" { year = trailingYear(yearAt) }
    let clock = year == nil ? clockBeforeYear(yearAt) : nil
    if let clock { year = clock.year }
    let found =
      year.map { CivilDate(year: $0.value, month: month, day: day) } ?? coming(month: month, day: day)
    var finding = Finding(start..<(year?.next ?? yearAt), rule: rule)
    guard let date = found else {
      finding.miss(day, month, year?.value, today)
      return finding
    }
    (finding.clock, finding.zone) = (clock?.reading.value, clock?.reading.zone)
    finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
    guard let lastDay else { return finding }
    finding.lastDay = CivilDate(year: date.year, month: month, day: lastDay).map { DayValue($0) }
    if finding.lastDay == nil { finding.miss(lastDay, month, year?.value, today) }
    return finding
  }
}
