import NudgyCore

extension WhenReader {
  /// "two days before christmas", "the day after tomorrow", "a week from tuesday", "the monday after thanksgiving",
  /// "a week ago yesterday", "two weeks tomorrow".
  func offsetFromDay(_ index: Int) -> Finding? {
    if let beside = weekdayBesideDay(index) ?? partBesideDay(index) { return beside }
    guard let span = offsetSpan(index) else { return nil }
    if let relative = offsetWithoutJoint(span, index) { return relative }
    let sign: Int
    switch lower(span.next) {
    case "before": sign = -1
    case "after", "from", "following", "past": sign = 1
    case "on" where span.value.days == 0 && span.value.weeks > 0: sign = 1
    default: return nil
    }
    let next = span.next + 1
    if !span.value.isCalendar { return clockOffset(span.value, sign, range: index..<next) }
    return dayOrEdge(next).map { shifted($0.value, by: span, sign: sign, range: index..<$0.next) }
  }

  /// "half an hour before noon", "15 minutes after 3pm".
  private func clockOffset(_ span: SpokenDuration, _ sign: Int, range: Range<Int>) -> Finding? {
    guard let reading = clock(range.upperBound), reading.isCertain, span.days == 0, span.weeks == 0
    else { return nil }
    let base = reading.value.options(in: nil).first?.time ?? .noon
    let shifted = CivilTime(secondOfDay: base.secondOfDay + sign * (span.hours * 3600 + span.minutes * 60))
    var finding = Finding(range.lowerBound..<reading.next, "offset from a time", clock: .at(shifted))
    finding.zone = reading.zone
    return finding
  }

  /// "a week ago yesterday" counts back from the day, "a week friday" and "two weeks tomorrow" count on from it.
  private func offsetWithoutJoint(_ span: Spoken, _ index: Int) -> Finding? {
    guard span.value.isCalendar, span.workdays == 0 else { return nil }
    let isAgo = lower(span.next) == "ago"
    let at = isAgo ? skip(["on"], at: span.next + 1) : span.next
    let isWeeks = span.value.weeks > 0 && span.value.days == 0 && span.value.months == 0
    guard isAgo || isWeeks && lower(index) != "the" else { return nil }
    let day: DayValue
    if let weekday = sense(at).weekday, isAgo || lower(index) == "a" || !sense(at).isRisky {
      day = DayValue(isAgo ? today.previous(weekday) : today.next(weekday), said: .weekday)
    } else if let offset = sense(at).dayOffset, sense(at).part == nil {
      day = DayValue(today.adding(days: offset))
    } else {
      return nil
    }
    return shifted(day, by: span, sign: isAgo ? -1 : 1, range: index..<at + 1)
  }

  private func shifted(_ day: DayValue, by span: Spoken, sign: Int, range: Range<Int>) -> Finding {
    Finding(range, day: DayValue(day.date.adding(span, sign: sign), said: day.said))
  }

  /// A day, or an edge of a span: "the end of the month".
  private func dayOrEdge(_ index: Int) -> Read<DayValue>? {
    if let edge = edge(index), let value = edge.day, edge.clock == nil, edge.moment == nil {
      return (value, edge.range.upperBound)
    }
    return day(index)
  }

  /// "the morning after thanksgiving", "the night before christmas".
  private func partBesideDay(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let part = sense(at).part, sense(at).dayOffset == nil, sense(at).repeating == nil,
      isOne(of: ["before", "after"], at: at + 1), let day = besideDay(at + 1)
    else { return nil }
    let offset = lower(at + 1) == "before" ? -1 : 1
    return Finding(
      index..<day.next, "part of a day beside a day",
      day: DayValue(day.value.date.adding(days: offset), said: day.value.said), part: part)
  }

  /// "two days", or a bare "the day", "the week".
  private func offsetSpan(_ index: Int) -> Spoken? {
    if let span = spokenDuration(index) { return span }
    let at = skipThe(index)
    if isOne(of: Self.workWords, at: at), lower(at + 1) == "day" { return (SpokenDuration(), 1, at + 2) }
    return sense(at).unit?.isClock == false ? oneUnit(at) : nil
  }

  /// "the monday after thanksgiving", "friday before christmas", "the second weekend after next friday".
  private func weekdayBesideDay(_ index: Int) -> Finding? {
    var at = skipThe(index)
    var count = 1
    if let ordinal = ordinal(at), ordinal.value <= 5 { (count, at) = ordinal }
    let isWeekend = sense(at).unit == .weekend
    guard let weekday = isWeekend ? .saturday : sense(at).weekday, let day = besideDay(at + 1)
    else { return nil }
    let isBefore = lower(at + 1) == "before"
    // "the last monday before christmas" is the nearest one.
    guard count > 0 || isBefore else { return nil }
    let nearest = isBefore ? day.value.date.previous(weekday) : day.value.date.next(weekday)
    let date = nearest.adding(days: 7 * (max(abs(count), 1) - 1) * (isBefore ? -1 : 1))
    return Finding(
      index..<day.next, "weekday beside a day",
      day: DayValue(date, said: [], time: isWeekend ? DayValue.weekendTime : nil))
  }

  /// "friday after tomorrow" and "friday after 5" are no such pairs; a date or holiday is.
  private func besideDay(_ index: Int) -> Read<DayValue>? {
    guard isOne(of: ["before", "after", "following"], at: index), let day = day(index + 1),
      day.value.grain == .day, sense(index + 1).dayOffset == nil
    else { return nil }
    return day
  }

  /// "the week of december 7", "week beginning monday".
  func weekOf(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard isOne(of: ["week", "wk", "weekend"], at: at),
      isOne(of: ["of", "beginning", "starting", "commencing"], at: at + 1),
      let day = day(at + 2) ?? day(skipThe(at + 2)), day.value.grain == .day
    else { return nil }
    let monday = day.value.date.startOfWeek
    let isWeekend = lower(at) == "weekend"
    return Finding(
      index..<day.next, day: isWeekend ? .weekend(monday.adding(days: 5)) : DayValue(monday, grain: .week))
  }
}
