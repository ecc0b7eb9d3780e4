import NudgyCore

/// "the last friday of the month", "second tuesday in december", "first monday of next month", "the last day of
/// the month".
let ordinalWeekdayRule = WhenRule("weekday of month", leads: [.ordinal, .article]) { reader, index in
  let at = reader.skipThe(index)
  guard let ordinal = reader.ordinal(at), ordinal.value <= (reader.lower(ordinal.next) == "day" ? 366 : 5)
  else {
    return nil
  }
  if let week = reader.weekOfMonth(index, ordinal) { return week }
  let weekday = reader.sense(ordinal.next).weekday
  guard
    weekday != nil || ["day", "workday", "weekday"].contains(reader.lower(ordinal.next))
      || reader.has("business", "day", at: ordinal.next)
  else { return nil }
  let isBusiness =
    reader.has("business", "day", at: ordinal.next) || reader.lower(ordinal.next).hasPrefix("w")
  let of = ordinal.next + (reader.has("business", "day", at: ordinal.next) ? 2 : 1)
  if let coming = reader.comingWeekdayOfMonth(index, ordinal) { return coming }
  guard reader.isOne(of: ["of", "in"], at: of), let span = reader.period(of + 1),
    span.unit == .month || span.unit == .year || span.unit == .quarter || span.unit == .week && weekday == nil
  else { return nil }
  let place = WeekdayPlace(
    ordinal: ordinal.value, weekday: weekday, isBusiness: weekday == nil && isBusiness, unit: span.unit)
  var date = place.date(in: span.start)
  // "of the month" is the coming one.
  if let past = date, past < reader.today, reader.lower(of + 1) == "the" {
    date = reader.start(of: span.unit, offset: 1).flatMap { place.date(in: $0) }
  }
  var finding = Finding(index..<span.next, rule: "weekday of month")
  if date == nil, weekday != nil, span.unit == .month {
    // A month without a fifth one; its last is the nearest.
    date = WeekdayPlace(ordinal: -1, weekday: weekday, isBusiness: false, unit: .month).date(in: span.start)
    finding.missing = .dayInMonth
  }
  guard let date else { return nil }
  finding.day = DayValue(date)
  return finding
}

extension WhenReader {
  /// "the third friday": the coming one of a month, never today.
  fileprivate func comingWeekdayOfMonth(_ index: Int, _ ordinal: (value: Int, next: Int)) -> Finding? {
    guard let weekday = sense(ordinal.next).weekday, (1...5).contains(ordinal.value),
      !isOne(of: ["of", "in"], at: ordinal.next + 1), lower(index - 1) != "every", lower(index - 1) != "each"
    else { return nil }
    let coming = (0...2).lazy.compactMap { offset in
      let month = self.today.startOfMonth.adding(months: offset)
      return CivilDate.nth(ordinal.value, weekday, month: month.month, year: month.year)
    }.first { $0 > self.today }
    guard let coming else { return nil }
    var finding = Finding(index..<ordinal.next + 1, rule: "coming weekday of month")
    finding.day = DayValue(coming, said: [.day, .weekday])
    if isDescribing(ordinal.next + 1) { (finding.strength, finding.needs) = (.weak, .neighbour) }
    return finding
  }

  /// "the first week of december", "the last weekend of july".
  fileprivate func weekOfMonth(_ index: Int, _ ordinal: (value: Int, next: Int)) -> Finding? {
    guard let unit = sense(ordinal.next).unit, unit == .week || unit == .weekend,
      isOne(of: ["of", "in"], at: ordinal.next + 1), let span = period(ordinal.next + 2), span.unit == .month
    else { return nil }
    var finding = Finding(index..<span.next, rule: "week of month")
    let month = span.start
    if unit == .weekend {
      let date = CivilDate.nth(ordinal.value, .saturday, month: month.month, year: month.year)
      finding.day = date.map { DayValue($0, said: [], time: PartOfDay.at(10)) }
    } else if ordinal.value < 0 {
      finding.day = DayValue(month.endOfMonth.startOfWeek, grain: .week)
    } else {
      let monday = month.startOfWeek.adding(days: 7 * (ordinal.value - 1))
      finding.day = DayValue(max(month, monday), grain: .week)
    }
    return finding.day == nil ? nil : finding
  }
}

/// The second Tuesday, the last day, the first business day of a span.
private struct WeekdayPlace {
  let ordinal: Int
  let weekday: Weekday?
  let isBusiness: Bool
  let unit: TimeUnit

  func date(in start: CivilDate) -> CivilDate? {
    let length = unit == .year ? 12 : unit == .quarter ? 3 : 1
    let end = unit == .week ? start.adding(days: 6) : start.adding(months: length - 1).endOfMonth
    if let weekday {
      let month = ordinal < 0 ? end : start
      return CivilDate.nth(ordinal, weekday, month: month.month, year: month.year)
    }
    if isBusiness {
      return ordinal < 0
        ? end.adding(days: 1).adding(workdays: ordinal) : start.adding(days: -1).adding(workdays: ordinal)
    }
    return ordinal < 0 ? end.adding(days: ordinal + 1) : start.adding(days: ordinal - 1)
  }
}
