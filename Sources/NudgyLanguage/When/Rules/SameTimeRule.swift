import NudgyCore

extension WhenReader {
  /// "this time tomorrow", "same time next week", "the same day next month", "this time on friday".
  func sameTime(_ index: Int) -> Finding? {
    var at = skipThe(skip(["about", "around"], at: index))
    guard isOne(of: ["this", "same"], at: at) else { return nil }
    if has("this", "same", at: at) { at += 1 }
    let isDay = has("same", "day", at: at)
    guard isDay || lower(at + 1) == "time", let found = sameDay(at + 2) else { return nil }
    var finding = Finding(index..<found.next, day: isDay ? DayValue(found.value) : nil)
    if !isDay { finding.moment = CivilDateTime(found.value, now.time) }
    return finding
  }

  /// The day that has the same place in the week, month or year that is named, or the day itself.
  private func sameDay(_ index: Int) -> Read<CivilDate>? {
    let at = skip(["on", "in"], at: index)
    if sense(at).relation != nil, let span = period(at), sense(span.next - 1).unit != nil,
      let current = start(of: span.unit, offset: 0)
    {
      let days = current.days(until: span.start)
      let months = (span.start.year - current.year) * 12 + span.start.month - current.month
      return (span.unit == .week ? today.adding(days: days) : today.adding(months: months), span.next)
    }
    if let duration = spokenDuration(at), duration.value.isCalendar {
      if lower(index) == "in" { return (today.adding(duration.value), duration.next) }
      if at == index, has("from", "now", at: duration.next) {
        return (today.adding(duration.value), duration.next + 2)
      }
      if at == index, lower(duration.next) == "ago" {
        return (today.adding(duration.value, sign: -1), duration.next + 1)
      }
    }
    return day(index).flatMap { $0.value.grain == .day ? ($0.value.date, $0.next) : nil }
  }
}
