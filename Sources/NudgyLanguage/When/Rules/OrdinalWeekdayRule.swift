import NudgyCore

extension WhenReader {
  /// "the last friday of the month", "second tuesday in december", "first monday of next month", "the last day of
  /// the month".
  func weekdayOfMonth(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let ordinal = ordinal(at), ordinal.value <= (lower(ordinal.next) == "day" ? 366 : 5) else {
      return nil
    }
    if let found = weekOfMonth(index, ordinal) ?? comingWeekdayOfMonth(index, ordinal) { return found }
    let weekday = sense(ordinal.next).weekday
    let isPair = has("business", "day", at: ordinal.next)
    guard weekday != nil || isPair || isOne(of: ["day", "workday", "weekday"], at: ordinal.next) else {
      return nil
    }
    let isBusiness = weekday == nil && lower(ordinal.next) != "day"
    let of = ordinal.next + (isPair ? 2 : 1)
    guard isOne(of: ["of", "in"], at: of), let span = period(of + 1),
      span.unit.months != nil || span.unit == .week && weekday == nil
    else { return nil }
    let place = WeekdayPlace(
      ordinal: ordinal.value, weekday: weekday, isBusiness: isBusiness, unit: span.unit)
    var date = place.date(in: span.start)
    // "of the month" is the coming one.
    if let past = date, past < today, lower(of + 1) == "the" {
      date = start(of: span.unit, offset: 1).flatMap { place.date(in: $0) }
    }
    var finding = Finding(index..<span.next)
    if date == nil, let weekday, span.unit == .month {
      // A month without a fifth one; its last is the nearest.
      date = CivilDate.nth(-1, weekday, of: span.start)
      finding.missing = .dayInMonth
    }
    finding.day = date.map { DayValue($0) }
    return date == nil ? nil : finding
  }

  /// "the third friday": the coming one of a month, never today.
  private func comingWeekdayOfMonth(_ index: Int, _ ordinal: Read<Int>) -> Finding? {
    guard let weekday = sense(ordinal.next).weekday, (1...5).contains(ordinal.value),
      !isOne(of: ["of", "in"], at: ordinal.next + 1), !isOne(of: ["every", "each"], at: index - 1)
    else { return nil }
    let months = (0...2).lazy.map { self.today.startOfMonth.adding(months: $0) }
    guard
      let coming = months.compactMap({ CivilDate.nth(ordinal.value, weekday, of: $0) }).first(where: {
        $0 > today
      })
    else { return nil }
    var finding = Finding(index..<ordinal.next + 1, "coming weekday of month")
    finding.day = DayValue(coming, said: [.day, .weekday])
    if isDescribing(ordinal.next + 1) { finding.weaken(.neighbour) }
    return finding
  }

  /// "the first week of december", "the last weekend of july".
  private func weekOfMonth(_ index: Int, _ ordinal: Read<Int>) -> Finding? {
    guard let unit = sense(ordinal.next).unit, unit == .week || unit == .weekend,
      isOne(of: ["of", "in"], at: ordinal.next + 1), let month = period(ordinal.next + 2),
      month.unit == .month
    else { return nil }
    var day: DayValue?
    if unit == .weekend {
      day = CivilDate.nth(ordinal.value, .saturday, of: month.start).map { .weekend($0) }
    } else if ordinal.value < 0 {
      day = DayValue(month.start.endOfMonth.startOfWeek, grain: .week)
    } else {
      let monday = month.start.startOfWeek.adding(days: 7 * (ordinal.value - 1))
      day = DayValue(max(month.start, monday), grain: .week)
    }
    return day.map { Finding(index..<month.next, "week of month", day: $0) }
  }
}

/// The second Tuesday, the last day, the first business day of a span.
private struct WeekdayPlace {
  let ordinal: Int
  let weekday: Weekday?
  let isBusiness: Bool
  let unit: TimeUnit

  func date(in start: CivilDate) -> CivilDate? {
    let end = unit.lastDate(from: start)
    if let weekday { return CivilDate.nth(ordinal, weekday, of: ordinal < 0 ? end.startOfMonth : start) }
    // Counted from the day before the span, or the one behind it.
    let base = ordinal < 0 ? end.adding(days: 1) : start.adding(days: -1)
    return isBusiness ? base.adding(workdays: ordinal) : base.adding(days: ordinal)
  }
}
