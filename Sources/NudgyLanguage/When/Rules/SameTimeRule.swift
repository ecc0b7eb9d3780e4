import NudgyCore

/// "this time tomorrow", "same time next week", "the same day next month", "this time on friday".
let sameTimeRule = WhenRule("same time", leads: [.relation, .namedTime, .article]) { reader, index in
  var at = reader.skip(["about", "around"], at: index)
  at = reader.skipThe(at)
  guard reader.isOne(of: ["this", "same"], at: at) else { return nil }
  if reader.has("this", "same", at: at) { at += 1 }
  let isDay = reader.has("same", "day", at: at)
  guard isDay || reader.lower(at + 1) == "time", let found = reader.sameDay(at + 2) else { return nil }
  var finding = Finding(index..<found.next, rule: "same time")
  if isDay {
    finding.day = DayValue(found.date)
  } else {
    finding.moment = CivilDateTime(found.date, reader.now.time)
  }
  return finding
}

extension WhenReader {
  /// The day that has the same place in the week, month or year that is named, or the day itself.
  fileprivate func sameDay(_ index: Int) -> (date: CivilDate, next: Int)? {
    let at = skip(["on", "in"], at: index)
    if sense(at).relation != nil, let span = period(at), sense(span.next - 1).unit != nil,
      let current = start(of: span.unit, offset: 0)
    {
      let months = (span.start.year - current.year) * 12 + span.start.month - current.month
      let date =
        span.unit == .week
        ? today.adding(days: current.days(until: span.start)) : today.adding(months: months)
      return (date, span.next)
    }
    if at > index, lower(index) == "in", let duration = spokenDuration(at), duration.value.isCalendar {
      return (today.adding(duration.value), duration.next)
    }
    if let duration = spokenDuration(index), duration.value.isCalendar {
      if has("from", "now", at: duration.next) { return (today.adding(duration.value), duration.next + 2) }
      if lower(duration.next) == "ago" { return (today.adding(duration.value, sign: -1), duration.next + 1) }
    }
    return day(index).flatMap { $0.value.grain == .day ? ($0.value.date, $0.next) : nil }
  }
}
