import NudgyCore

extension WhenRefiner {
  /// "friday" + "at 5", "in the morning" + "at 9", "every monday" + "9am", "5pm" + "tomorrow".
  static let dayAndTime = WhenRefiner(name: "day and time") { reader, findings in
    let halves = findings.neighboursJoined(reader) { $0.joiningTime($1, reader) }
    // Three pieces ("tomorrow" "morning" "at 9") need a second pass when the first began in the middle.
    return halves.neighboursJoined(reader) { $0.joiningTime($1, reader) }
  }

  /// "every day at 9am and 9pm": more times of day for a recurrence that has one.
  static let severalTimes = WhenRefiner(name: "several times a day") { reader, findings in
    findings.joined { reader.earlierTime($0, of: $1) ?? reader.laterTime($1, of: $0) }
  }
}

extension WhenReader {
  /// "8am and 8pm daily": an hour in front of a recurrence that has one.
  fileprivate func earlierTime(_ time: Finding, of habit: Finding) -> Finding? {
    guard var rule = habit.recurrence, rule.hours.isEmpty, !rule.frequency.isClock, time.recurrence == nil,
      time.day == nil, time.endClock == nil, habit.endClock == nil, listed(time, habit),
      let times = time.timeAndLater(of: habit)
    else { return nil }
    var joined = time.absorbing(habit)
    rule.hours = [times.0.hour, times.1.hour]
    if times.0.minute > 0 { rule.minutes = [times.0.minute] }
    joined.recurrence = rule
    return joined
  }

  /// A bare time behind "and" that goes on with the times of a recurrence.
  fileprivate func laterTime(_ time: Finding, of habit: Finding) -> Finding? {
    guard var rule = habit.recurrence, time.recurrence == nil, time.day == nil, habit.endClock == nil,
      time.range.lowerBound == habit.range.upperBound + 1,
      isOne(of: ["and", "&", ","], at: habit.range.upperBound), let times = habit.timeAndLater(of: time)
    else { return nil }
    var joined = habit
    joined.range = habit.range.lowerBound..<time.range.upperBound
    joined.rules.append("several times a day")
    rule.hours = (rule.hours.isEmpty ? [times.0.hour] : rule.hours) + [times.1.hour]
    if times.0.minute > 0 { rule.minutes = [times.0.minute] }
    joined.recurrence = rule
    return joined
  }
}

extension Finding {
  /// Its time of day and one of another that comes later, both at the same minute of their hours.
  fileprivate func timeAndLater(of other: Finding) -> (CivilTime, CivilTime)? {
    guard let one = clock?.options(in: part).first?.time,
      let two = other.clock?.options(in: other.part).first(where: { $0.time > one })?.time,
      one.minute == two.minute
    else { return nil }
    return (one, two)
  }

  /// The two as one when one has what the other lacks.
  fileprivate func joiningTime(_ other: Finding, _ reader: WhenReader) -> Finding? {
    guard moment == nil, other.moment == nil, !isOnlyDuration, !other.isOnlyDuration else { return nil }
    let sharesDay = (day != nil || recurrence != nil) && (other.day != nil || other.recurrence != nil)
    // "date night every friday": a bare part says something about what comes before it.
    let isBarePart = !isStrong && part != nil && day == nil && clock == nil
    let isOf = reader.lower(range.upperBound) == "of"
    if isBarePart, range.count == 1, !isOf, !reader.isAsked { return nil }
    let isSeriesStart = startsAfter(other) || other.startsAfter(self)
    // "sat 5pm" is strong by its time; "sat morning" by both.
    let isDayAndPart = day != nil && other.part != nil || part != nil && other.day != nil
    // "Sat 530": an hour with its minutes tells that the weekday is one.
    let isDayAndMinute = day != nil && clock == nil && other.clock?.saysMinute == true
    guard !sharesDay || isSeriesStart, clock == nil || other.clock == nil,
      part == nil || other.part == nil || part == other.part,
      isStrong || other.isStrong || isDayAndPart || isDayAndMinute,
      canJoin(weak: other, reader),
      // Weeks and months have no hour of their own.
      isSeriesStart || [day, other.day].allSatisfy({ ($0?.grain ?? .day) == .day }),
      // "until friday" + "at 5" is one end; "after 5" + "until 7" are two.
      role == .plain || other.role == .plain || role == other.role || isSeriesStart
    else { return nil }
    var joined = absorbing(other)
    joined.day = day ?? other.day
    joined.lastDay = lastDay ?? other.lastDay
    joined.clock = clock ?? other.clock
    joined.endClock = endClock ?? other.endClock
    joined.part = part ?? other.part
    joined.recurrence = recurrence ?? other.recurrence
    if isSeriesStart { joined.role = .plain }
    if isDayAndPart || isDayAndMinute { joined.needs = nil }
    return joined
  }

  /// "every monday" + "starting december 7".
  private func startsAfter(_ other: Finding) -> Bool {
    recurrence != nil && other.recurrence == nil && other.role == .after
  }

  /// A bare number is the hour only behind a day in words ("tomorrow 5"), never before one ("buy 5 today").
  private func canJoin(weak other: Finding, _ reader: WhenReader) -> Bool {
    if !isStrong, clock != nil, other.isStrong {
      // "9-5 tomorrow" is no score, "3-2 yesterday" is.
      if endClock != nil, let day = other.day { return day.date >= reader.today }
      // "two thirty today" counts nothing either.
      let isBeside = range.upperBound == other.range.lowerBound && clock?.saysMinute == true
      return reader.isAsked || other.part != nil || isBeside && other.day != nil
    }
    guard !other.isStrong, other.clock != nil else { return true }
    return !reader[range.upperBound - 1].categories.contains(.number)
      && (reader.isClauseEnd(other.range.upperBound) || !reader.isDescribing(other.range.upperBound))
  }
}
