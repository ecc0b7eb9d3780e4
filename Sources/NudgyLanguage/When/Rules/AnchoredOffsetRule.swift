import NudgyCore

/// "two days before christmas", "the day after tomorrow", "a week from tuesday", "the monday after thanksgiving",
/// "a week ago yesterday", "two weeks tomorrow".
let anchoredOffsetRule = WhenRule(
  "offset from a day", leads: [.number, .article, .vague, .unit, .weekday, .fraction, .ordinal, .part]
) { reader, index in
  if let beside = reader.weekdayBesideDay(index) ?? reader.partBesideDay(index) { return beside }
  guard let span = reader.offsetSpan(index), !reader[index].lower.isEmpty else { return nil }
  if let relative = reader.offsetWithoutJoint(span, index) { return relative }
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
  guard let day = reader.dayOrEdge(next), span.workdays > 0 || span.value.isCalendar else { return nil }
  return reader.shifted(day.value, by: span, sign: sign, range: index..<day.next)
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

  /// "a week ago yesterday" counts back from the day, "a week friday" and "two weeks tomorrow" count on from it.
  fileprivate func offsetWithoutJoint(_ span: Spoken, _ index: Int) -> Finding? {
    guard span.value.isCalendar, span.workdays == 0 else { return nil }
    let isAgo = lower(span.next) == "ago"
    let at = isAgo ? skip(["on"], at: span.next + 1) : span.next
    let isWeeks = span.value.weeks > 0 && span.value.days == 0 && span.value.months == 0
    guard isAgo || isWeeks && lower(index) != "the" else { return nil }
    if let weekday = sense(at).weekday, isAgo || lower(index) == "a" || !sense(at).isRisky {
      let day = isAgo ? today.previous(weekday) : today.next(weekday)
      return shifted(DayValue(day, said: .weekday), by: span, sign: isAgo ? -1 : 1, range: index..<at + 1)
    }
    guard let offset = sense(at).dayOffset, sense(at).part == nil else { return nil }
    let day = DayValue(today.adding(days: offset))
    return shifted(day, by: span, sign: isAgo ? -1 : 1, range: index..<at + 1)
  }

  fileprivate func shifted(_ day: DayValue, by span: Spoken, sign: Int, range: Range<Int>) -> Finding {
    var finding = Finding(range, rule: "offset from a day")
    let date =
      span.workdays > 0
      ? day.date.adding(workdays: sign * span.workdays) : day.date.adding(span.value, sign: sign)
    finding.day = DayValue(date, said: day.said)
    return finding
  }

  /// A day, or an edge of a span: "the end of the month".
  fileprivate func dayOrEdge(_ index: Int) -> (value: DayValue, next: Int)? {
    if let edge = edgeRule.find(self, index), let value = edge.day, edge.clock == nil, edge.moment == nil {
      return (value, edge.range.upperBound)
    }
    return day(index)
  }

  /// "the morning after thanksgiving", "the night before christmas".
  fileprivate func partBesideDay(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let part = sense(at).part, sense(at).dayOffset == nil, sense(at).repeating == nil,
      isOne(of: ["before", "after"], at: at + 1), let day = day(at + 2), day.value.grain == .day,
      sense(at + 2).dayOffset == nil
    else { return nil }
    var finding = Finding(index..<day.next, rule: "part of a day beside a day")
    finding.day = DayValue(
      day.value.date.adding(days: lower(at + 1) == "before" ? -1 : 1), said: day.value.said)
    finding.part = part
    return finding
  }

  /// "two days", or a bare "the day", "the week".
  fileprivate func offsetSpan(_ index: Int) -> Spoken? {
    if let span = spokenDuration(index) { return span }
    let at = skipThe(index)
    if isOne(of: ["business", "working", "work"], at: at), lower(at + 1) == "day" {
      return (SpokenDuration(), 1, at + 2)
    }
    guard let unit = sense(at).unit, lower(at).utf8.count > 1, !unit.isClock, unit != .weekend else {
      return nil
    }
    var one = SpokenDuration()
    one.add(1, unit)
    return (one, 0, at + 1)
  }

  /// "the monday after thanksgiving", "friday before christmas", "the second weekend after next friday".
  fileprivate func weekdayBesideDay(_ index: Int) -> Finding? {
    var at = skipThe(index)
    var count = 1
    if let ordinal = ordinal(at), ordinal.value <= 5 {
      (count, at) = (ordinal.value, ordinal.next)
    }
    let isWeekend = sense(at).unit == .weekend
    guard let weekday = isWeekend ? .saturday : sense(at).weekday, let day = besideDay(at + 1) else {
      return nil
    }
    let isBefore = lower(at + 1) == "before"
    // "the last monday before christmas" is the nearest one.
    guard count > 0 || isBefore else { return nil }
    let nearest = isBefore ? day.value.date.previous(weekday) : day.value.date.next(weekday)
    let date = nearest.adding(days: 7 * (max(abs(count), 1) - 1) * (isBefore ? -1 : 1))
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
