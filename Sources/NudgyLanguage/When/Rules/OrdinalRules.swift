import NudgyCore

extension WhenReader {
  /// "on the 15th", "the 1st of next month", "the fifteenth of the month".
  func ordinalDay(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let day = ordinal(at), !isLabelled(index) else { return nil }
    guard (1...31).contains(day.value) else { return impossibleDayOfMonth(day, from: index) }
    if let month = monthBehind(day.next) {
      var finding = Finding(index..<month.next)
      let inMonth = CivilDate(year: month.start.year, month: month.start.month, day: day.value)
      finding.day = (month.isOpen ? coming(day: day.value) : inMonth).map { DayValue($0) }
      if finding.day == nil { finding.miss(day.value, month.start.month, month.start.year, today) }
      return finding
    }
    let isWord = self[at].shape == .word
    guard !isOrdinalOfThing(day.next, isWord: isWord), let date = coming(day: day.value) else { return nil }
    // "move it to the 28th"
    let isMoved = lower(index - 1) == "to" && isBehind(ContextWords.scheduling, by: 2...7, at: index)
    let isTold = at > index && !isDescribing(day.next) && (isMoved || isToldDay(before: index, day.value))
    return Finding(
      index..<day.next, day: DayValue(date, said: .day),
      needs: isTold ? nil : at == index && isWord ? .neighbour : .preposition)
  }

  /// "mom's birthday is the second", "it's the thirtieth": what falls on a day was named before it.
  private func isToldDay(before index: Int, _ day: Int) -> Bool {
    let verb = lower(index - 1)
    let noun = verb == "is" ? lower(index - 2) : verb.hasSuffix("'s") ? String(verb.dropLast(2)) : ""
    return noun == "it" || noun == "that" ? day > 4 : ContextWords.occasions.contains(noun)
  }

  /// "of the month", "of next month", "next month": its first day, and whether the coming such day is meant.
  func monthBehind(_ index: Int) -> (start: CivilDate, isOpen: Bool, next: Int)? {
    let at = skip(["day"], at: index)
    let of = skip(["of", "in"], at: at)
    if of > at, has("the", "month", at: of) { return (today.startOfMonth, true, of + 2) }
    let named = of > at && has("the", "following", at: of) ? of + 1 : of
    guard let relation = sense(named).relation, sense(named + 1).unit == .month else { return nil }
    return (today.startOfMonth.adding(months: relation.offset), false, named + 2)
  }

  /// "the 5th floor", "the second one".
  private func isOrdinalOfThing(_ index: Int, isWord: Bool) -> Bool {
    // "the ninth through the eleventh"
    if isOne(of: ["through", "thru", "to", "until", "till"], at: index), ordinal(skipThe(index + 1)) != nil {
      return false
    }
    // "twelfth night costume"
    if isWord, sense(index).part != nil, isDescribing(index + 1) { return true }
    if sense(index).weekday != nil || sense(index).unit != nil { return true }
    guard !isWord else { return isDescribing(index) }
    return ContextWords.storeys.contains(lower(index)) || ContextWords.ordinalThings.contains(lower(index))
      || lower(index) == "-"
  }

  /// "the last friday of the month", "second tuesday in december", "first monday of next month", "the last day of
  /// the month".
  func weekdayOfMonth(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard let ordinal = ordinal(at), ordinal.value <= (lower(ordinal.next) == "day" ? 366 : 5)
    else { return nil }
    if let found = weekOfMonth(index, ordinal) ?? comingWeekdayOfMonth(index, ordinal) { return found }
    let weekday = sense(ordinal.next).weekday
    let isPair = has("business", "day", at: ordinal.next)
    guard weekday != nil || isPair || isOne(of: ["day", "workday", "weekday"], at: ordinal.next)
    else { return nil }
    let isBusiness = weekday == nil && lower(ordinal.next) != "day"
    let of = ordinal.next + (isPair ? 2 : 1)
    guard isOne(of: ["of", "in"], at: of), let span = period(of + 1),
      span.unit.months != nil || span.unit == .week && weekday == nil
    else { return nil }
    var date = span.unit.place(ordinal.value, weekday, isBusiness: isBusiness, from: span.start)
    // "of the month" is the coming one.
    if let past = date, past < today, lower(of + 1) == "the", let next = start(of: span.unit, offset: 1) {
      date = span.unit.place(ordinal.value, weekday, isBusiness: isBusiness, from: next)
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
    let months = (0...2).map { today.startOfMonth.adding(months: $0) }
    let days = months.compactMap { CivilDate.nth(ordinal.value, weekday, of: $0) }
    guard let coming = days.first(where: { $0 > today }) else { return nil }
    return Finding(
      index..<ordinal.next + 1, "coming weekday of month", day: DayValue(coming, said: [.day, .weekday]),
      needs: isDescribing(ordinal.next + 1) ? .neighbour : nil)
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

extension TimeUnit {
  /// The second Tuesday, the last day, the first business day of a span that begins with `start`.
  fileprivate func place(
    _ ordinal: Int, _ weekday: Weekday?, isBusiness: Bool, from start: CivilDate
  ) -> CivilDate? {
    let end = lastDate(from: start)
    if let weekday { return CivilDate.nth(ordinal, weekday, of: ordinal < 0 ? end.startOfMonth : start) }
    // Counted from the day before the span, or the one behind it.
    let base = ordinal < 0 ? end.adding(days: 1) : start.adding(days: -1)
    return isBusiness ? base.adding(workdays: ordinal) : base.adding(days: ordinal)
  }
}
