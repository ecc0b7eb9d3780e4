import NudgyCore

/// "monday to wednesday", "between dec 3 and dec 5", "from friday 5pm until saturday 10am", "every day until
/// christmas".
let intervalRefiner = WhenRefiner(name: "interval") { reader, findings in
  var result: [Finding] = []
  for finding in findings {
    guard let first = result.last, let joined = reader.interval(first, finding) else {
      result.append(finding)
      continue
    }
    result[result.count - 1] = joined
  }
  return result
}

extension WhenReader {
  fileprivate func interval(_ first: Finding, _ second: Finding) -> Finding? {
    guard joins(first, second) else { return nil }
    let isPair = lower(first.range.upperBound) == "-" && first.day != nil && second.day != nil
    guard first.strength == .strong || second.strength == .strong || isPair else { return nil }
    if let recurrence = first.recurrence, second.role == .until, let day = second.day {
      var joined = first.absorbing(second)
      joined.recurrence = recurrence
      joined.recurrence?.until = day.lastDate
      joined.role = first.role
      return joined
    }
    guard first.recurrence == nil, second.recurrence == nil, first.endClock == nil, first.lastDay == nil,
      second.endClock == nil || first.day != nil
    else { return nil }
    if let habit = weekdayHabit(first, second) { return habit }
    if let last = second.day, let opening = first.day, first.hasTime == second.hasTime || !first.hasTime {
      var joined = first.absorbing(second)
      joined.lastDay = last
      // "from the 24th to the 26th of december": the first day is of the month that is named.
      if opening.said == .day, last.said.contains(.month), opening.date.day < last.date.day {
        let date = CivilDate(year: last.date.year, month: last.date.month, day: opening.date.day)
        joined.day = date.map { DayValue($0, said: last.said) }
      }
      joined.endClock =
        second.clock ?? second.part.map { ClockValue(hour: $0.time.hour, meridiem: .military) }
      joined.role = .plain
      joined.strength = .strong
      return joined
    }
    if first.clock != nil, let end = second.clock, second.day == nil {
      var joined = first.absorbing(second)
      joined.endClock = end
      joined.role = .plain
      return joined
    }
    return nil
  }

  /// "monday to friday at 9" happens on each of these days.
  private func weekdayHabit(_ first: Finding, _ second: Finding) -> Finding? {
    guard let from = first.day, let to = second.day, from.anchorsWeekday, to.anchorsWeekday,
      second.clock != nil,
      !first.hasTime, first.role == .plain, second.role == .plain
    else { return nil }
    var joined = first.absorbing(second)
    joined.recurrence = RecurrenceRule(
      weeklyOn: Weekday.range(from: from.date.weekday, to: to.date.weekday))
    (joined.day, joined.clock, joined.endClock) = (nil, second.clock, second.endClock)
    joined.strength = .strong
    return joined
  }

  /// Whether the words between make an interval of two findings.
  private func joins(_ first: Finding, _ second: Finding) -> Bool {
    let gap = first.range.upperBound
    let size = second.range.lowerBound - gap
    if size == 0 { return second.role == .until && first.role != .deadline && first.role != .until }
    guard size == 1 else { return false }
    if lower(gap) == "to", case .today? = first.day?.anchor, lower(first.range.lowerBound) != "from" {
      // "push everything today to monday"
      return false
    }
    if isOne(of: ["to", "through", "thru", "-", "–", "—", "until", "till"], at: gap) { return true }
    return lower(gap) == "and" && lower(first.range.lowerBound) == "between"
  }
}
