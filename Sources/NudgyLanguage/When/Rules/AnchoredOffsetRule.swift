import NudgyCore

/// "two days before christmas", "the day after tomorrow", "a week from tuesday", "the monday after thanksgiving".
let anchoredOffsetRule = WhenRule(
  "offset from a day", leads: [.number, .article, .vague, .unit, .weekday, .fraction]
) { reader, index in
  if let weekday = reader.weekdayBesideDay(index) { return weekday }
  guard let span = reader.offsetSpan(index), !reader[index].lower.isEmpty else { return nil }
  var next = span.next
  let sign: Int
  switch reader.lower(next) {
  case "before": sign = -1
  case "after", "from", "following", "past": sign = 1
  case "on" where span.value.days == 0 && span.value.weeks > 0: sign = 1
  default: return nil
  }
  next += 1
  if !span.value.isCalendar { return reader.clockOffset(span.value, sign, range: index..<next) }
  guard let day = reader.day(next), span.workdays > 0 || span.value.isCalendar else { return nil }
  var finding = Finding(index..<day.next, rule: "offset from a day")
  let date =
    span.workdays > 0
    ? day.value.date.adding(workdays: sign * span.workdays) : day.value.date.adding(span.value, sign: sign)
  finding.day = DayValue(date, said: day.value.said)
  return finding
}

extension WhenReader {
  /// "half an hour before noon", "15 minutes after 3pm".
  fileprivate func clockOffset(_ span: SpokenDuration, _ sign: Int, range: Range<Int>) -> Finding? {
    guard let reading = clock(range.upperBound), reading.isCertain, span.days == 0, span.weeks == 0 else {
      return nil
    }
    let base = reading.value.options(in: nil).first?.time ?? .noon
    let shifted = CivilTime(secondOfDay: base.secondOfDay + sign * (span.hours * 3600 + span.minutes * 60))
    var finding = Finding(range.lowerBound..<reading.next, rule: "offset from a time")
    finding.clock = ClockValue(
      hour: shifted.hour, minute: shifted.minute, meridiem: .military, saysMinute: true)
    finding.zone = reading.zone
    return finding
  }

  /// "two days", or a bare "the day", "the week".
  fileprivate func offsetSpan(_ index: Int) -> Spoken? {
    if let span = spokenDuration(index) { return span }
    let at = skipThe(index)
    guard let unit = sense(at).unit, lower(at).utf8.count > 1, !unit.isClock, unit != .weekend else {
      return nil
    }
    var one = SpokenDuration()
    one.add(1, unit)
    return (one, 0, at + 1)
  }

  /// "the monday after thanksgiving", "friday before christmas", "the weekend after next friday".
  fileprivate func weekdayBesideDay(_ index: Int) -> Finding? {
    let at = skipThe(index)
    let isWeekend = sense(at).unit == .weekend
    guard let weekday = isWeekend ? .saturday : sense(at).weekday, let day = besideDay(at + 1) else {
      return nil
    }
    let date =
      lower(at + 1) == "before" ? day.value.date.previous(weekday) : day.value.date.next(weekday)
    var finding = Finding(index..<day.next, rule: "weekday beside a day")
    finding.day = DayValue(date, said: [], time: isWeekend ? PartOfDay.at(10) : nil)
    return finding
  }

  private func besideDay(_ index: Int) -> (value: DayValue, next: Int)? {
    guard isOne(of: ["before", "after", "following"], at: index), let day = day(index + 1) else { return nil }
    // "friday after tomorrow" and "friday after 5" are no such pairs; a date or holiday is.
    return day.value.grain == .day && sense(index + 1).dayOffset == nil ? day : nil
  }
}

/// "the week of december 7", "week beginning monday".
let weekOfRule = WhenRule("week of", leads: [.unit, .article]) { reader, index in
  let at = reader.skipThe(index)
  guard reader.isOne(of: ["week", "wk", "weekend"], at: at),
    reader.isOne(of: ["of", "beginning", "starting", "commencing"], at: at + 1),
    let day = reader.day(at + 2) ?? reader.day(reader.skipThe(at + 2)), day.value.grain == .day
  else { return nil }
  var finding = Finding(index..<day.next, rule: "week of")
  let monday = day.value.date.startOfWeek
  finding.day =
    reader.lower(at) != "weekend"
    ? DayValue(monday, grain: .week) : DayValue(monday.adding(days: 5), said: [], time: PartOfDay.at(10))
  return finding
}
