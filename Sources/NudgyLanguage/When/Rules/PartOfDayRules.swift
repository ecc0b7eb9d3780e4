import NudgyCore

extension WhenReader {
  /// "in the morning", "this afternoon", "at night", "late tomorrow evening", "first thing", "last night".
  func partOfDay(_ index: Int) -> Finding? {
    if let first = firstThing(index) { return first }
    let opened = skip(["in", "during"], at: index)
    var at = skipThe(opened)
    var isSaid = at == index + 2
    var relation = sense(at).relation
    if relation != nil { at += 1 }
    let edge = sense(at).edge
    if edge != nil {
      at = skip(["-"], at: at + 1)
      if has("in", "the", at: at) { (isSaid, at) = (true, at + 2) }
      if relation == nil, let late = sense(at).relation { (relation, at) = (late, at + 1) }
    }
    guard let part = sense(at).part, sense(at).dayOffset == nil, sense(at).repeating == nil
    else { return nil }
    var finding = Finding(index..<at + 1, part: edge.map(part.shifted) ?? part)
    if let relation {
      let offset = relation == .coming ? 0 : relation.offset
      finding.day = DayValue(today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
    } else if has("before", "last", at: at + 1) {
      finding.range = index..<at + 3
      finding.day = DayValue(today.adding(days: -2))
    } else if !isSaid {
      finding.needs = part == .night || part == .lunch || edge != nil ? .preposition : .neighbour
    }
    return finding
  }

  /// "first thing", "first thing in the morning", "first thing tomorrow".
  private func firstThing(_ index: Int) -> Finding? {
    guard has("first", "thing", at: index) else { return nil }
    let isMorning = has("in", "the", "morning", at: index + 2)
    let next = isMorning ? index + 5 : index + 2
    let isSubject = isOne(of: ["is", "i", "to", "on", "we", "that", "you"], at: next)
    let isWeak = !isMorning && (lower(index - 1) == "the" || isSubject)
    return Finding(index..<next, "first thing", part: .morning, needs: isWeak ? .neighbour : nil)
  }

  /// "end of the month", "early next week", "mid-january", "later today", "eow", "end of day".
  func edge(_ index: Int) -> Finding? {
    if let short = shortEdge(index) { return short }
    let at = skip(["very"], at: skipThe(index))
    guard let edge = sense(at).edge else { return nil }
    var next = skip(["-"], at: at + 1)
    if edge == .later, let found = later(index, next) { return found }
    if edge == .earlier { return earlier(index, next) }
    next = skip(["on", "in"], at: next)
    let of = skip(["of"], at: next)
    if edge == .end, let day = endOfDay(index, of) { return day }
    if edge == .early || edge == .late, let day = edgeOfDay(index, next, edge) { return day }
    guard of > next || edge != .end && edge != .start, let span = period(of),
      of > next || edge == .middle || sense(of).unit == nil,
      var date = date(at: edge, of: span.unit, from: span.start)
    else { return nil }
    if edge == .middle, span.unit == .week, of == span.next - 1, date < today { date = date.adding(days: 7) }
    // "in early march"
    let start = lower(index - 1) == "in" ? index - 1 : index
    return Finding(start..<span.next, day: DayValue(date, said: [.year, .month]))
  }

  private static let shortEdges: [String: TimeUnit] = [
    "eow": .week, "midweek": .week, "eom": .month, "eoq": .quarter, "eoy": .year,
  ]

  /// "eow", "eom", "eoy", "midweek".
  private func shortEdge(_ index: Int) -> Finding? {
    guard let unit = Self.shortEdges[lower(index)], let start = start(of: unit, offset: 0) else { return nil }
    let isMidweek = lower(index) == "midweek"
    var date = date(at: isMidweek ? .middle : .end, of: unit, from: start)
    if isMidweek, let past = date, past < today { date = past.adding(days: 7) }
    return date.map { Finding(index..<index + 1, day: DayValue($0, said: [.year, .month])) }
  }

  /// "end of day", "close of business", "end of the day", "end of today".
  private func endOfDay(_ index: Int, _ of: Int) -> Finding? {
    guard lower(of - 1) == "of" else { return nil }
    let at = skip(["the", "my"], at: of)
    if isOne(of: ["day", "business", "play", "workday"], at: at) {
      let next = has("business", "day", at: at) ? at + 2 : at + 1
      // "at the end of the day it does not matter"
      let before = lower(index - 1) == "the" ? index - 2 : index - 1
      let isSaying = lower(before) == "at" && ContextWords.people.contains(lower(next))
      return isSaying ? nil : Finding(index..<next, "end of day", clock: .convention(17))
    }
    guard let day = day(of), day.value.grain == .day else { return nil }
    // The weekend ends with its Sunday.
    let sunday = DayValue(day.value.date.adding(days: 1), said: day.value.said)
    let isWeekend = day.value.time != nil
    return Finding(
      index..<day.next, "end of day", day: isWeekend ? sunday : day.value,
      clock: isWeekend ? nil : .convention(17))
  }

  /// "early friday", "late tomorrow".
  private func edgeOfDay(_ index: Int, _ next: Int, _ edge: Edge) -> Finding? {
    let isTonight = lower(next) == "tonight"
    guard sense(next).part == nil || isTonight, sense(next).dayOffset != nil || sense(next).weekday != nil,
      let day = day(next), day.value.grain == .day
    else { return nil }
    let said = isTonight ? nil : sense(day.next).part
    let part: PartOfDay = isTonight ? .night : said ?? (edge == .late ? .lateAfternoon : .earlyMorning)
    let end = said == nil ? day.next : day.next + 1
    return Finding(index..<end, "edge of day", day: day.value, part: part.shifted(to: edge))
  }

  /// "later today" is three hours from now; "later this week" leaves some days of it.
  private func later(_ index: Int, _ next: Int) -> Finding? {
    let soon = now.adding(seconds: 3 * 3600)
    if let end = behindToday(next) { return Finding(index..<end, "later", moment: soon) }
    if lower(next) == "tonight" {
      return Finding(index..<next + 1, "later", day: .open(today), part: .lateEvening)
    }
    if lower(next) == "this", let part = sense(next + 1).part {
      return Finding(index..<next + 2, "later", day: .open(today), part: part.shifted(to: .late))
    }
    let at = skip(["in"], at: next)
    guard let span = period(at), sense(at).relation != nil || lower(at) == "the" else {
      let isCompared = lower(index + 1) == "than"
      return isCompared ? nil : Finding(index..<index + 1, "later", moment: soon, needs: .neighbour)
    }
    let usual = date(at: .late, of: span.unit, from: span.start) ?? today
    let ahead = max(usual, span.start <= today ? today.adding(days: 1) : usual)
    return Finding(index..<span.next, "later", day: DayValue(ahead, said: .year))
  }

  /// "earlier today", "earlier this week", "earlier this morning": a while of it that has passed.
  private func earlier(_ index: Int, _ next: Int) -> Finding? {
    if let end = behindToday(next) {
      return Finding(index..<end, "earlier", day: DayValue(today, said: [.year, .month]))
    }
    guard lower(next) == "this" else { return nil }
    if let part = sense(next + 1).part {
      return Finding(index..<next + 2, "earlier", day: .open(today), part: part)
    }
    guard let unit = sense(next + 1).unit, let start = start(of: unit, offset: 0) else { return nil }
    return Finding(index..<next + 2, "earlier", day: DayValue(start, grain: unit.grain, said: .year))
  }

  /// Behind "today" or "in the day".
  private func behindToday(_ index: Int) -> Int? {
    if lower(index) == "today" { return index + 1 }
    return has("in", "the", "day", at: index) ? index + 3 : nil
  }

  /// The day people mean by an edge of a span.
  private func date(at edge: Edge, of unit: TimeUnit, from start: CivilDate) -> CivilDate? {
    guard unit == .week || unit.months != nil else { return nil }
    switch (edge, unit) {
    case (.start, _), (.early, _): return start
    case (.middle, .week): return start.adding(days: 2)
    case (.late, .week): return start.adding(days: 3)
    case (_, .week):
      // The working week; its last day once that has passed.
      let friday = start.adding(days: 4)
      return friday < today && start == today.startOfWeek ? start.adding(days: 6) : friday
    case (.middle, .year): return start.adding(months: 6)
    case (.middle, _): return start.adding(months: unit == .quarter ? 1 : 0).adding(days: 14)
    case (.late, .month), (.later, .month): return start.adding(days: 24)
    case (.late, _), (.later, _): return start.adding(months: unit == .quarter ? 2 : 10)
    default: return unit.lastDate(from: start)
    }
  }

  /// "at month end", "by year-end", "quarter end".
  func periodEnd(_ index: Int) -> Finding? {
    guard let named = endingUnit(index), !isDescribing(named.next) else { return nil }
    if named.unit == .day { return Finding(index..<named.next, clock: .convention(17)) }
    guard let start = start(of: named.unit, offset: 0) else { return nil }
    let end = named.unit == .week ? start.adding(days: 4) : named.unit.lastDate(from: start)
    return Finding(
      index..<named.next, day: DayValue(max(end, today), said: [.year, .month]),
      needs: lower(index - 1) == "at" ? nil : .preposition)
  }

  /// "month-end", "month end", "year's end": what ends, and where the words do.
  private func endingUnit(_ index: Int) -> (unit: TimeUnit, next: Int)? {
    switch lower(index) {
    case "month-end": return (.month, index + 1)
    case "quarter-end": return (.quarter, index + 1)
    case "year-end": return (.year, index + 1)
    default: break
    }
    let owner = ownerUnit(index)
    guard lower(index + 1) == "end", let unit = owner ?? sense(index).unit, owner != nil || unit.months != nil
    else { return nil }
    return (unit, index + 2)
  }
}
