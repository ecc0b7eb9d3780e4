import NudgyCore

/// "friday, december 4", "friday the 13th", "dec 4 (friday)".
let dayAndDateRefiner = WhenRefiner(name: "weekday and date") { reader, findings in
  findings.joined(reader) { first, second in
    if let inside = first.placing(second) { return inside }
    if let inMonth = first.weekdayOf(second, reader) { return inMonth }
    guard let one = first.day, let two = second.day, first.lastDay == nil, !first.hasTime,
      !second.hasTime || one.said == .weekday && first.range.upperBound == second.range.lowerBound,
      first.recurrence == nil, second.recurrence == nil, one.grain == .day, two.grain == .day
    else { return nil }
    if first.isOffset != second.isOffset, one.anchorsWeekday || two.anchorsWeekday {
      // "friday in two weeks" is the Friday of that week.
      let (weekday, week) = one.anchorsWeekday ? (one, two) : (two, one)
      var joined = first.absorbing(second)
      let monday = week.date.startOfWeek
      joined.day = DayValue(monday.adding(days: weekday.date.weekday.daysAfterMonday), said: .weekday)
      return joined
    }
    let isNamed = one.said == .weekday
    guard isNamed != (two.said == .weekday) else { return nil }
    guard second.role == .plain || second.role == first.role else { return nil }
    let (weekday, date) = isNamed ? (one, two) : (two, one)
    guard weekday.anchorsWeekday, date.said.contains(.day) else { return nil }
    var joined = first.absorbing(second)
    joined.day = date
    joined.lastDay = second.lastDay
    joined.clock = second.clock
    if date.said == [.month, .day], date.date.weekday != weekday.date.weekday,
      let past = date.date.yearBefore, past.weekday == weekday.date.weekday
    {
      // "wednesday, november 18", said two days later, has been.
      joined.day?.date = past
    }
    if date.said == .day { joined.day = reader.day(date.date.day, on: weekday.date.weekday) ?? date }
    joined.day?.said.insert(.weekday)
    return joined
  }
}

/// "friday" + "at 5", "in the morning" + "at 9", "every monday" + "9am", "5pm" + "tomorrow".
let dayAndTimeRefiner = WhenRefiner(name: "day and time") { reader, findings in
  let halves = findings.joined(reader) { first, second in first.joiningTime(second, reader) }
  // Three pieces ("tomorrow" "morning" "at 9") need a second pass when the first began in the middle.
  return halves.joined(reader) { first, second in first.joiningTime(second, reader) }
}

/// "every day at 9am and 9pm": more times of day for a recurrence that has one.
let severalTimesRefiner = WhenRefiner(name: "several times a day") { reader, findings in
  var result: [Finding] = []
  for finding in findings {
    if let joined = result.last.flatMap({ reader.earlierTime($0, of: finding) }) {
      result[result.count - 1] = joined
      continue
    }
    guard var last = result.last, let first = last.clock, let second = finding.clock,
      reader.isMoreOfSeries(last, finding), let one = first.options(in: last.part).first,
      let two = second.options(in: finding.part).first(where: { $0.time > one.time }),
      one.time.minute == two.time.minute
    else {
      result.append(finding)
      continue
    }
    last.range = last.range.lowerBound..<finding.range.upperBound
    last.rules.append("several times a day")
    if last.recurrence?.hours.isEmpty == true { last.recurrence?.hours = [one.time.hour] }
    last.recurrence?.hours.append(two.time.hour)
    if one.time.minute > 0 { last.recurrence?.minutes = [one.time.minute] }
    result[result.count - 1] = last
  }
  return result
}

extension [Finding] {
  /// Joins neighbours as `join` says, from left to right.
  func joined(_ reader: WhenReader, _ join: (Finding, Finding) -> Finding?) -> [Finding] {
    var result: [Finding] = []
    for finding in self {
      if let last = result.last, reader.areNeighbours(last, finding), var joined = join(last, finding) {
        if reader.lower(last.range.upperBound) == "(", reader.lower(joined.range.upperBound) == ")" {
          joined.range = joined.range.lowerBound..<joined.range.upperBound + 1
        }
        result[result.count - 1] = joined
      } else {
        result.append(finding)
      }
    }
    return result
  }
}

extension WhenReader {
  /// Whether a bare time behind "and" goes on with the times of a recurrence.
  fileprivate func isMoreOfSeries(_ first: Finding, _ second: Finding) -> Bool {
    guard first.recurrence != nil, second.recurrence == nil, second.day == nil, first.endClock == nil,
      second.range.lowerBound == first.range.upperBound + 1
    else { return false }
    return isOne(of: ["and", "&", ","], at: first.range.upperBound)
  }

  /// "8am and 8pm daily": an hour in front of a recurrence that has one.
  fileprivate func earlierTime(_ time: Finding, of habit: Finding) -> Finding? {
    guard var rule = habit.recurrence, rule.hours.isEmpty, !rule.frequency.isClock, time.recurrence == nil,
      time.day == nil, time.endClock == nil, habit.endClock == nil, listed(time, habit),
      let first = time.clock,
      let second = habit.clock, let one = first.options(in: nil).first,
      let two = second.options(in: habit.part).first(where: { $0.time > one.time }),
      one.time.minute == two.time.minute
    else { return nil }
    var joined = time.absorbing(habit)
    rule.hours = [one.time.hour, two.time.hour]
    if one.time.minute > 0 { rule.minutes = [one.time.minute] }
    joined.recurrence = rule
    return joined
  }

  /// Whether only a comma, a dash or an opening bracket stands between.
  fileprivate func areNeighbours(_ first: Finding, _ second: Finding) -> Bool {
    let gap = first.range.upperBound..<Swift.max(first.range.upperBound, second.range.lowerBound)
    guard second.range.lowerBound >= first.range.upperBound else { return false }
    if gap.isEmpty { return true }
    return gap.count == 1 && [",", "-", "–", "—", "@", "(", "the", "of"].contains(lower(gap.lowerBound))
  }

  /// The coming month whose `day` falls on `weekday`: "friday the 13th".
  fileprivate func day(_ day: Int, on weekday: Weekday) -> DayValue? {
    for offset in 0...36 {
      let month = today.startOfMonth.adding(months: offset)
      guard let date = CivilDate(year: month.year, month: month.month, day: day), date >= today,
        date.weekday == weekday
      else { continue }
      return DayValue(date, said: [.day, .weekday])
    }
    return nil
  }
}

extension Finding {
  /// "next year in march", "next month on the 3rd".
  fileprivate func placing(_ inner: Finding) -> Finding? {
    guard let outer = day, let day = inner.day, !hasTime, !inner.hasTime, recurrence == nil,
      inner.recurrence == nil
    else { return nil }
    let date: CivilDate?
    switch (outer.grain, day.grain) {
    case (.year, .month) where day.said == .month:
      date = CivilDate(year: outer.date.year, month: day.date.month, day: 1)
    case (.year, .day) where day.said == [.month, .day]:
      date = CivilDate(year: outer.date.year, month: day.date.month, day: day.date.day)
    case (.month, .day) where day.said == .day:
      date = CivilDate(year: outer.date.year, month: outer.date.month, day: day.date.day)
    default: return nil
    }
    guard let date else { return nil }
    var joined = absorbing(inner)
    joined.day = DayValue(date, grain: day.grain)
    return joined
  }
}

extension CivilDate {
  fileprivate var yearBefore: CivilDate? { CivilDate(year: year - 1, month: month, day: day) }
}

extension DayValue {
  var anchorsWeekday: Bool { said == .weekday }
}

extension Finding {
  /// Itself with the range, rules and role of the next one.
  func absorbing(_ other: Finding) -> Finding {
    var joined = self
    joined.range = range.lowerBound..<other.range.upperBound
    joined.rules += other.rules
    joined.isAdverbial = isAdverbial || other.isAdverbial
    if role == .plain { joined.role = other.role }
    joined.zone = zone ?? other.zone
    joined.strength = strength == .strong || other.strength == .strong ? .strong : .weak
    return joined
  }

  /// The two as one when one has what the other lacks.
  fileprivate func joiningTime(_ other: Finding, _ reader: WhenReader) -> Finding? {
    guard moment == nil, other.moment == nil, !isOnlyDuration, !other.isOnlyDuration else { return nil }
    let sharesDay = (day != nil || recurrence != nil) && (other.day != nil || other.recurrence != nil)
    let sharesClock = clock != nil && other.clock != nil
    // "date night every friday": a bare part says something about what comes before it.
    let isBarePart = strength == .weak && part != nil && day == nil && clock == nil
    let isOf = reader.lower(range.upperBound) == "of"
    if isBarePart, range.count == 1, !isOf, !reader.isAsked { return nil }
    let isSeriesStart = startsAfter(other) || other.startsAfter(self)
    guard !sharesDay || isSeriesStart, !sharesClock,
      part == nil || other.part == nil || part == other.part
    else { return nil }
    guard strength == .strong || other.strength == .strong || isJoinableInWeakness(other) else { return nil }
    guard canJoin(weak: other, reader), isSeriesStart || isDayOfOnePlace && other.isDayOfOnePlace else {
      return nil
    }
    // "until friday" + "at 5" is one end; "after 5" + "until 7" are two.
    if role != .plain, other.role != .plain, role != other.role, !isSeriesStart { return nil }
    var joined = absorbing(other)
    joined.day = day ?? other.day
    joined.lastDay = lastDay ?? other.lastDay
    joined.clock = clock ?? other.clock
    joined.endClock = endClock ?? other.endClock
    joined.part = part ?? other.part
    joined.recurrence = recurrence ?? other.recurrence
    if startsAfter(other) || other.startsAfter(self) { joined.role = .plain }
    if day != nil && other.part != nil || part != nil && other.day != nil { joined.strength = .strong }
    return joined
  }

  /// Weeks and months have no hour of their own.
  private var isDayOfOnePlace: Bool {
    guard let day else { return true }
    return day.grain == .day
  }

  /// "every monday" + "starting december 7".
  private func startsAfter(_ other: Finding) -> Bool {
    recurrence != nil && other.recurrence == nil && other.role == .after
  }

  private func isJoinableInWeakness(_ other: Finding) -> Bool {
    // "sat 5pm" is strong by its time; "sat morning" by both.
    day != nil && other.part != nil || part != nil && other.day != nil
  }

  /// A bare number is the hour only behind a day in words ("tomorrow 5"), never before one ("buy 5 today").
  private func canJoin(weak other: Finding, _ reader: WhenReader) -> Bool {
    if strength == .weak, clock != nil, other.strength == .strong {
      // "9-5 tomorrow" is no score, "3-2 yesterday" is.
      if endClock != nil, let day = other.day { return day.date >= reader.today }
      // "two thirty today" counts nothing either.
      let isBeside = range.upperBound == other.range.lowerBound && clock?.saysMinute == true
      return reader.isAsked || other.part != nil || isBeside && other.day != nil
    }
    if other.strength == .weak, other.clock != nil {
      guard !reader.lexemes[range.upperBound - 1].categories.contains(.number) else { return false }
      return reader.isClauseEnd(other.range.upperBound) || !reader.isDescribing(other.range.upperBound)
    }
    return true
  }
}

extension Finding {
  /// "a sunday in march": the first of them.
  fileprivate func weekdayOf(_ second: Finding, _ reader: WhenReader) -> Finding? {
    guard let one = day, let two = second.day, one.anchorsWeekday, one.said == .weekday, !hasTime,
      lastDay == nil, second.lastDay == nil, two.grain == .month, recurrence == nil,
      second.recurrence == nil,
      let date = CivilDate.nth(1, one.date.weekday, month: two.date.month, year: two.date.year),
      date >= reader.today
    else { return nil }
    var joined = absorbing(second)
    joined.day = DayValue(date, said: [.month, .weekday])
    joined.role = role
    return joined
  }
}
