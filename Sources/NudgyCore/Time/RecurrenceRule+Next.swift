// The next occurrence of a rule. Days are tried one by one within a bounded search: rules are spoken ones,
// so the next match is at most a few years of days away.
extension RecurrenceRule {
  /// Days searched before giving up: eight years, so that a yearly February 29 is found.
  private static let searchLimit = 366 * 9

  /// The first occurrence strictly after `reference`, for a series that began at `start`; nil at its end.
  ///
  /// The time of day is the rule's own, else that of `start`. `COUNT` is not kept here: whoever completes an
  /// occurrence counts it down.
  package func next(after reference: CivilDateTime, start: CivilDateTime) -> CivilDateTime? {
    if frequency.isClock { return nextStep(after: reference, start: start) }
    let times = timesOfDay(start.time)
    var day = max(reference.date, start.date)
    for _ in 0..<RecurrenceRule.searchLimit {
      if let until, day > until { return nil }
      if matches(day, start: start.date) {
        for time in times where CivilDateTime(day, time) > reference { return CivilDateTime(day, time) }
      }
      day = day.adding(days: 1)
    }
    return nil
  }

  /// Minutes and hours are counted from the start of the series; `BYMINUTE` names the minutes of its hours.
  private func nextStep(after reference: CivilDateTime, start: CivilDateTime) -> CivilDateTime? {
    guard reference >= start else { return start }
    if frequency == .hourly, !minutes.isEmpty { return nextMinute(after: reference, start: start) }
    let step = interval * (frequency == .hourly ? 3600 : 60)
    let elapsed = reference.secondNumber - start.secondNumber
    return inSeries(start.adding(seconds: (elapsed / step + 1) * step))
  }

  private func nextMinute(after reference: CivilDateTime, start: CivilDateTime) -> CivilDateTime? {
    let step = interval * 3600
    let firstHour = start.secondNumber - start.time.secondOfDay % 3600
    let passed = (reference.secondNumber - firstHour) / step
    for hour in [passed, passed + 1] {
      for minute in minutes.sorted() {
        let time = CivilDateTime(secondNumber: firstHour + hour * step + minute * 60)
        if time > reference { return inSeries(time) }
      }
    }
    return nil
  }

  private func inSeries(_ next: CivilDateTime) -> CivilDateTime? {
    if let until, next.date > until { return nil }
    return next
  }

  /// The rule with the time of day of `occurrence` written into it when a clock change hides that time.
  ///
  /// An instant cannot say that 2:30 was meant on the day whose clock goes from 2:00 to 3:00; the rule can, and so
  /// the series is back at 2:30 on the day after.
  package func keepingTime(of occurrence: CivilDateTime, in calendar: ZonedCalendar) -> RecurrenceRule {
    guard hours.isEmpty, !frequency.isClock,
      calendar.civil(at: calendar.instant(of: occurrence)) != occurrence
    else { return self }
    var rule = self
    rule.hours = [occurrence.time.hour]
    rule.minutes = [occurrence.time.minute]
    return rule
  }

  private func timesOfDay(_ fallback: CivilTime) -> [CivilTime] {
    guard !hours.isEmpty else { return [fallback] }
    let chosenMinutes = minutes.isEmpty ? [0] : minutes
    return hours.sorted().flatMap { hour in
      chosenMinutes.sorted().compactMap { CivilTime(hour: hour, minute: $0) }
    }
  }

  /// Whether the series that began on `start` falls on `day`.
  package func matches(_ day: CivilDate, start: CivilDate) -> Bool {
    guard day >= start else { return false }
    guard months.isEmpty || months.contains(day.month) else { return false }
    switch frequency {
    case .minutely, .hourly: return true
    case .daily: return start.days(until: day) % interval == 0 && matchesWeekday(day)
    case .weekly: return matchesWeek(day, start: start)
    case .monthly: return matchesMonth(day, start: start)
    case .yearly: return matchesYear(day, start: start)
    }
  }

  private func matchesWeekday(_ day: CivilDate) -> Bool {
    weekdays.isEmpty || weekdays.contains { $0.weekday == day.weekday }
  }

  private func matchesWeek(_ day: CivilDate, start: CivilDate) -> Bool {
    let weeks = start.startOfWeek.days(until: day.startOfWeek) / 7
    guard weeks % interval == 0 else { return false }
    return weekdays.isEmpty ? day.weekday == start.weekday : matchesWeekday(day)
  }

  private func matchesMonth(_ day: CivilDate, start: CivilDate) -> Bool {
    let elapsed = (day.year - start.year) * 12 + day.month - start.month
    guard elapsed % interval == 0 else { return false }
    return matchesDayOfMonth(day, fallback: start.day)
  }

  private func matchesYear(_ day: CivilDate, start: CivilDate) -> Bool {
    guard (day.year - start.year) % interval == 0 else { return false }
    guard !months.isEmpty || day.month == start.month else { return false }
    return matchesDayOfMonth(day, fallback: start.day)
  }

  private func matchesDayOfMonth(_ day: CivilDate, fallback: Int) -> Bool {
    let length = CivilDate.dayCount(month: day.month, year: day.year)
    if !weekdays.isEmpty { return weekdays.contains { matches($0, day, monthLength: length) } }
    let wanted = monthDays.isEmpty ? [fallback] : monthDays
    return wanted.contains { $0 > 0 ? $0 == day.day : length + 1 + $0 == day.day }
  }

  private func matches(_ wanted: Day, _ day: CivilDate, monthLength: Int) -> Bool {
    guard wanted.weekday == day.weekday else { return false }
    guard let ordinal = wanted.ordinal else { return true }
    if ordinal > 0 { return (day.day - 1) / 7 + 1 == ordinal }
    return (monthLength - day.day) / 7 + 1 == -ordinal
  }
}
