import NudgyCore

extension WhenRefiner {
  /// "monday to wednesday", "between dec 3 and dec 5", "from friday 5pm until saturday 10am", "every day until
  /// christmas".
  static let interval = WhenRefiner(name: "interval") { reader, findings in
    findings.joined { reader.interval($0, $1) }
  }

  /// "at 5 tomorrow for an hour".
  static let duration = WhenRefiner(name: "duration") { reader, findings in
    findings.neighboursJoined(reader) { first, second in
      guard first.isOnlyDuration != second.isOnlyDuration, first.duration == nil || second.duration == nil,
        first.endClock == nil, second.endClock == nil, first.moment == nil, second.moment == nil
      else { return nil }
      let (length, time) = first.isOnlyDuration ? (first, second) : (second, first)
      let saysFor = reader.lower(length.range.lowerBound) == "for"
      guard saysFor || length.isStrong, time.isStrong else { return nil }
      var joined = first.absorbing(second)
      (joined.day, joined.clock, joined.part) = (time.day, time.clock, time.part)
      (joined.recurrence, joined.role, joined.lastDay) = (time.recurrence, time.role, time.lastDay)
      let count = saysFor ? length.duration.flatMap { time.recurrence?.count(in: $0) } : nil
      if let count { joined.recurrence?.count = count }
      joined.duration = count == nil ? length.duration : nil
      return joined
    }
  }
}

extension RecurrenceRule {
  /// How often it comes in `length`, where that is said in its own unit: "every monday for 6 weeks".
  fileprivate func count(in length: SpokenDuration) -> Int? {
    var whole = SpokenDuration()
    switch frequency {
    case .daily: whole.days = length.days
    case .weekly: whole.weeks = length.weeks
    case .monthly: whole.months = length.months
    case .yearly: whole.years = length.years
    case .minutely, .hourly: return nil
    }
    let units = whole.days + whole.weeks + whole.months + whole.years
    guard whole == length, (1...1000).contains(units) else { return nil }
    let steps = (units + interval - 1) / interval
    return steps * max(1, weekdays.count, monthDays.count) * max(1, hours.count)
  }
}

extension WhenReader {
  fileprivate func interval(_ first: Finding, _ second: Finding) -> Finding? {
    let isPair = lower(first.range.upperBound) == "-" && first.day != nil && second.day != nil
    guard joins(first, second), first.isStrong || second.isStrong || isPair else { return nil }
    var joined = first.absorbing(second)
    if first.recurrence != nil, second.role == .until, let day = second.day {
      joined.recurrence?.until = day.lastDate
      joined.role = first.role
      return joined
    }
    guard first.recurrence == nil, second.recurrence == nil, first.endClock == nil, first.lastDay == nil,
      second.endClock == nil || first.day != nil
    else { return nil }
    if let habit = weekdayHabit(first, second) { return habit }
    joined.role = .plain
    if let last = second.day, let opening = first.day, first.hasTime == second.hasTime || !first.hasTime {
      joined.lastDay = last
      // "from the 24th to the 26th of december": the first day is of the month that is named.
      if opening.said == .day, last.said.contains(.month), opening.date.day < last.date.day {
        let date = CivilDate(year: last.date.year, month: last.date.month, day: opening.date.day)
        joined.day = date.map { DayValue($0, said: last.said) }
      }
      joined.endClock =
        second.clock ?? second.part.map { ClockValue(hour: $0.time.hour, meridiem: .military) }
      joined.needs = nil
      return joined
    }
    guard first.clock != nil, let end = second.clock, second.day == nil else { return nil }
    joined.endClock = end
    return joined
  }

  /// "monday to friday at 9" happens on each of these days.
  private func weekdayHabit(_ first: Finding, _ second: Finding) -> Finding? {
    guard let from = first.day, let to = second.day, from.anchorsWeekday, to.anchorsWeekday,
      second.clock != nil, !first.hasTime, first.role == .plain, second.role == .plain
    else { return nil }
    var joined = first.absorbing(second)
    let days = Weekday.range(from: from.date.weekday, to: to.date.weekday)
    joined.recurrence = RecurrenceRule(weeklyOn: days)
    (joined.day, joined.clock, joined.endClock) = (nil, second.clock, second.endClock)
    joined.needs = nil
    return joined
  }

  /// Whether the words between make an interval of two findings.
  private func joins(_ first: Finding, _ second: Finding) -> Bool {
    let gap = first.range.upperBound
    let size = second.range.lowerBound - gap
    if size == 0 { return second.role == .until && first.role != .deadline && first.role != .until }
    guard size == 1 else { return false }
    let opener = lower(first.range.lowerBound)
    // "push everything today to monday"
    if lower(gap) == "to", case .today? = first.day?.anchor, opener != "from" { return false }
    return isOne(of: ["to", "through", "thru", "-", "–", "—", "until", "till"], at: gap)
      || lower(gap) == "and" && opener == "between"
  }
}
