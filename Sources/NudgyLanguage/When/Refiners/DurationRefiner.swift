import NudgyCore

/// "at 5 tomorrow for an hour".
let durationRefiner = WhenRefiner(name: "duration") { reader, findings in
  findings.joined(reader) { first, second in
    guard first.isOnlyDuration != second.isOnlyDuration, first.duration == nil || second.duration == nil,
      first.endClock == nil, second.endClock == nil, first.moment == nil, second.moment == nil
    else { return nil }
    let length = first.isOnlyDuration ? first : second
    let saysFor = reader.lower(length.range.lowerBound) == "for"
    guard saysFor || length.strength == .strong else { return nil }
    let time = first.isOnlyDuration ? second : first
    guard time.strength == .strong else { return nil }
    var joined = first.absorbing(second)
    (joined.day, joined.clock, joined.part) = (time.day, time.clock, time.part)
    (joined.recurrence, joined.role, joined.lastDay) = (time.recurrence, time.role, time.lastDay)
    if saysFor, let length = length.duration, let count = time.recurrence?.count(in: length) {
      joined.recurrence?.count = count
      joined.duration = nil
    } else {
      joined.duration = length.duration
    }
    return joined
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
