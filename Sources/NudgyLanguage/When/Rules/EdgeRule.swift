import NudgyCore

/// "end of the month", "early next week", "mid-january", "later today", "eow", "end of day".
let edgeRule = WhenRule("edge", leads: [.edge, .article]) { reader, index in
  if let short = reader.shortEdge(index) { return short }
  var at = reader.skipThe(index)
  at = reader.skip(["very"], at: at)
  guard let edge = reader.sense(at).edge else { return nil }
  var next = reader.skip(["-"], at: at + 1)
  if edge == .later, let found = reader.later(index, next) { return found }
  if edge == .earlier { return reader.earlier(index, next) }
  next = reader.skip(["on", "in"], at: next)
  let of = reader.skip(["of"], at: next)
  if edge == .end, let day = reader.endOfDay(index, of) { return day }
  if edge == .early || edge == .late, let day = reader.edgeOfDay(index, next, edge) { return day }
  let needsOf = edge == .end || edge == .start
  guard !needsOf || of > next, let span = reader.period(of) else { return nil }
  if reader.sense(of).unit != nil, edge != .middle, of == next { return nil }
  guard var date = reader.date(at: edge, of: span.unit, from: span.start) else { return nil }
  if edge == .middle, span.unit == .week, of == span.next - 1, date < reader.today {
    date = date.adding(days: 7)
  }
  // "in early march"
  let start = reader.lower(index - 1) == "in" ? index - 1 : index
  var finding = Finding(start..<span.next, rule: "edge")
  finding.day = DayValue(date, said: [.year, .month])
  return finding
}

extension WhenReader {
  /// "eow", "eom", "eoy", "midweek".
  fileprivate func shortEdge(_ index: Int) -> Finding? {
    let unit: TimeUnit
    switch lower(index) {
    case "eow", "midweek": unit = .week
    case "eom": unit = .month
    case "eoq": unit = .quarter
    case "eoy": unit = .year
    default: return nil
    }
    guard let start = start(of: unit, offset: 0) else { return nil }
    let isMidweek = lower(index) == "midweek"
    var date = date(at: isMidweek ? .middle : .end, of: unit, from: start)
    if isMidweek, let past = date, past < today { date = past.adding(days: 7) }
    guard let date else { return nil }
    var finding = Finding(index..<index + 1, rule: "edge")
    finding.day = DayValue(date, said: [.year, .month])
    return finding
  }

  /// "end of day", "close of business", "end of the day", "end of today".
  fileprivate func endOfDay(_ index: Int, _ of: Int) -> Finding? {
    guard lower(of - 1) == "of" else { return nil }
    var finding = Finding(index..<of + 1, rule: "end of day")
    finding.clock = ClockValue(hour: 17, meridiem: .military, isConvention: true)
    let at = skip(["the", "my"], at: of)
    if ["day", "business", "play", "workday"].contains(lower(at)) {
      finding.range = index..<(has("business", "day", at: at) || has("work", "day", at: at) ? at + 2 : at + 1)
      // "at the end of the day it does not matter"
      let people = [
        "it", "i", "we", "you", "they", "he", "she", "that", "what", "everyone", "nobody",
        "it's", "that's", "he's", "she's", "we're", "they're", "you're", "i'm", "its",
      ]
      let before = lower(index - 1) == "the" ? index - 2 : index - 1
      if lower(before) == "at", isOne(of: people, at: finding.range.upperBound) { return nil }
      return finding
    }
    guard let day = day(of), day.value.grain == .day else { return nil }
    finding.day = day.value
    if day.value.time != nil {
      // The weekend ends with its Sunday.
      finding.day = DayValue(day.value.date.adding(days: 1), said: day.value.said)
      finding.clock = nil
    }
    finding.range = index..<day.next
    return finding
  }

  /// "early friday", "late tomorrow".
  fileprivate func edgeOfDay(_ index: Int, _ next: Int, _ edge: Edge) -> Finding? {
    guard sense(next).part == nil || lower(next) == "tonight",
      sense(next).dayOffset != nil || sense(next).weekday != nil, let day = day(next),
      day.value.grain == .day
    else { return nil }
    var finding = Finding(index..<day.next, rule: "edge of day")
    finding.day = day.value
    if lower(next) == "tonight" { finding.part = edge == .late ? .lateNight : .earlyEvening }
    if finding.part == nil, let part = sense(day.next).part {
      finding.part = edge == .late ? part.isLate : part.isEarly
      finding.range = index..<day.next + 1
    }
    if finding.part == nil { finding.part = edge == .late ? .lateAfternoon : .earlyMorning }
    return finding
  }

  /// "later today" is three hours from now; "later this week" leaves some days of it.
  fileprivate func later(_ index: Int, _ next: Int) -> Finding? {
    var finding = Finding(index..<next + 1, rule: "later")
    if lower(next) == "today" || has("in", "the", "day", at: next) {
      finding.range = index..<(lower(next) == "today" ? next + 1 : next + 3)
      finding.moment = now.adding(seconds: 3 * 3600)
      return finding
    }
    if lower(next) == "tonight" {
      finding.day = DayValue(today, anchor: .today)
      finding.part = .lateEvening
      return finding
    }
    if lower(next) == "this", let part = sense(next + 1).part {
      finding.range = index..<next + 2
      finding.day = DayValue(today, anchor: .today)
      finding.part = part.isLate
      return finding
    }
    let at = skip(["in"], at: next)
    guard let span = period(at), sense(at).relation != nil || lower(at) == "the" else {
      return laterAlone(index)
    }
    let usual = date(at: .late, of: span.unit, from: span.start) ?? today
    finding.range = index..<span.next
    finding.day = DayValue(max(usual, span.start <= today ? today.adding(days: 1) : usual), said: [.year])
    return finding
  }

  /// "earlier today", "earlier this week", "earlier this morning": a while of it that has passed.
  fileprivate func earlier(_ index: Int, _ next: Int) -> Finding? {
    let isToday = lower(next) == "today" || has("in", "the", "day", at: next)
    guard isToday || lower(next) == "this" else { return nil }
    var finding = Finding(index..<next + 2, rule: "earlier")
    if isToday {
      finding.range = index..<(lower(next) == "today" ? next + 1 : next + 3)
      finding.day = DayValue(today, said: [.year, .month])
    } else if let part = sense(next + 1).part {
      finding.day = DayValue(today, anchor: .today)
      finding.part = part
    } else if let unit = sense(next + 1).unit, let start = start(of: unit, offset: 0) {
      finding.day = DayValue(start, grain: unit.grain, said: [.year])
    } else {
      return nil
    }
    return finding
  }

  private func laterAlone(_ index: Int) -> Finding? {
    guard lower(index + 1) != "than" else { return nil }
    var finding = Finding(index..<index + 1, rule: "later", strength: .weak)
    finding.needs = .neighbour
    finding.moment = now.adding(seconds: 3 * 3600)
    return finding
  }

  /// The day people mean by an edge of a span.
  fileprivate func date(at edge: Edge, of unit: TimeUnit, from start: CivilDate) -> CivilDate? {
    switch (unit, edge) {
    case (_, .start), (_, .early): return start
    case (.week, .middle): return start.adding(days: 2)
    case (.week, .late): return start.adding(days: 3)
    case (.week, _):
      // The working week; its last day once that has passed.
      let friday = start.adding(days: 4)
      return friday < today && start == today.startOfWeek ? start.adding(days: 6) : friday
    case (.month, .middle): return start.adding(days: 14)
    case (.month, .late), (.month, .later): return start.adding(days: 24)
    case (.month, _): return start.endOfMonth
    case (.quarter, .middle): return start.adding(months: 1).adding(days: 14)
    case (.quarter, .late), (.quarter, .later): return start.adding(months: 2)
    case (.quarter, _): return start.adding(months: 2).endOfMonth
    case (.year, .middle): return start.adding(months: 6)
    case (.year, .late), (.year, .later): return start.adding(months: 10)
    case (.year, _): return CivilDate(year: start.year, month: 12, day: 31)
    default: return nil
    }
  }
}
