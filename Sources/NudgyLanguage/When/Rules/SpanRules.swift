import NudgyCore

extension WhenReader {
  /// "next week", "this month", "last year", "the week after next", "this weekend", "next week friday".
  func spanOfDays(_ index: Int) -> Finding? {
    if let weekend = weekend(index) { return weekend }
    guard let span = period(index), isNamedPeriod(index, span.next) else { return nil }
    var finding = Finding(index..<span.next, day: DayValue(span.start, grain: span.unit.grain))
    let dayAt = skip(["on", ","], at: span.next)
    if span.unit == .week, let weekday = sense(dayAt).weekday {
      finding.day = DayValue(span.start.adding(days: weekday.daysAfterMonday), said: .weekday)
      finding.range = index..<dayAt + 1
    }
    return finding
  }

  /// "next week" and "the week after next" name a week; "the week" and "a month" do not.
  private func isNamedPeriod(_ index: Int, _ end: Int) -> Bool {
    let isBehind = has("after", "next", at: end - 2) || has("before", "last", at: end - 2)
    return isBehind
      || sense(skipThe(index)).relation != nil
        && (sense(end - 1).unit != nil || isOne(of: ["next", "last"], at: end - 1))
  }

  /// "this weekend", "next weekend", "the weekend", "the weekend after next".
  private func weekend(_ index: Int) -> Finding? {
    var at = skipThe(index)
    var relation: Relation?
    while let word = sense(at).relation, at < index + 3 { (relation, at) = (word, at + 1) }
    at = skip(["long", "holiday"], at: at)
    guard sense(at).unit == .weekend, lower(at) != "weekends" else { return nil }
    var finding = Finding(index..<at + 1, "weekend")
    var weeks = relation == .next ? 1 : relation == .last ? -1 : 0
    let isBeforeLast = has("before", "last", at: at + 1) && relation == nil
    if has("after", "next", at: at + 1) || isBeforeLast {
      weeks = isBeforeLast ? -2 : 2
      finding.range = index..<at + 3
    } else if relation == nil {
      finding.needs = .preposition
    }
    finding.day = .weekend(today.startOfWeek.adding(days: 5 + 7 * weeks))
    return finding
  }

  /// "in march", "next march", "march 2027".
  func month(_ index: Int) -> Finding? {
    guard let span = monthSpan(index), !isModal(span.next) else { return nil }
    var finding = Finding(index..<span.next)
    if !span.isDated {
      finding.needs = sense(index).isRisky && isDescribing(span.next) ? .neighbour : .preposition
    }
    finding.day = DayValue(span.start, grain: .month, said: span.isDated ? .wholeDay : .month)
    return finding
  }

  /// "this may take a while": what stands before `index` is a verb.
  private func isModal(_ index: Int) -> Bool {
    lower(index - 1) == "may" && sense(index - 2).relation == .this
      && (isDescribing(index) || ContextWords.plainVerbs.contains(lower(index)) || lower(index) == "or")
  }

  /// "in 2027", "the year 2027".
  func bareYear(_ index: Int) -> Finding? {
    let named = skipThe(index)
    let isNamed = lower(named) == "year"
    guard let year = year(isNamed ? named + 1 : index), !isCounted(year.next), !isLabelled(index),
      let start = CivilDate(year: year.value, month: 1, day: 1)
    else { return nil }
    return Finding(
      index..<year.next, day: DayValue(start, grain: .year, said: .year),
      needs: !isNamed || isDescribing(year.next) ? .preposition : nil)
  }

  /// "in spring", "this summer", "q3", "the first quarter of 2027".
  func season(_ index: Int) -> Finding? {
    if let quarter = quarterSpan(index) {
      return Finding(
        index..<quarter.next, "quarter", day: DayValue(quarter.start, grain: .month, said: .month),
        needs: !quarter.isDated ? .preposition : nil)
    }
    var at = skipThe(index)
    let relation = sense(at).relation
    if relation != nil { at += 1 }
    guard let season = sense(at).season, !season.isQuarter else { return nil }
    let yearAt = skip(["of"], at: at + 1)
    let year = year(yearAt) ?? relatedYear(yearAt)
    var date = dated(year?.value, season.month, season.day)
    if year == nil, relation == .last || relation == .next && date?.year == today.year {
      date = date?.adding(years: relation == .last ? -1 : 1)
    }
    let next = year?.next ?? at + 1
    guard let date, !isDescribing(next) else { return nil }
    var finding = Finding(index..<next, day: DayValue(date, grain: .month, said: []))
    if relation == nil, year == nil { finding.needs = .preposition }
    return finding
  }

  /// "the first half of december", "second half of next year", "the first two weeks of january", "the last 3 days of
  /// the month".
  func partOfSpan(_ index: Int) -> Finding? {
    let at = skipThe(index)
    let place = lower(at) == "latter" ? -1 : ordinal(at)?.value ?? 0
    guard [1, 2, -1].contains(place) else { return nil }
    var days: (first: CivilDate, last: CivilDate)
    let next: Int
    if lower(at + 1) == "half" {
      guard isOne(of: ["of", "in"], at: at + 2), let span = period(at + 3),
        let middle = span.unit.middle(from: span.start)
      else { return nil }
      days = (span.start, middle.adding(days: -1))
      if place != 1 { days = (middle, span.unit.lastDate(from: span.start)) }
      next = span.next
    } else {
      guard place != 2, let length = duration(at + 1), length.value.isCalendar, length.units == 1,
        isOne(of: ["of", "in"], at: length.next), let span = period(length.next + 1)
      else { return nil }
      let end = DayValue(span.start, grain: span.unit.grain).lastDate
      days = (span.start, span.start.adding(length.value).adding(days: -1))
      if place != 1 { days = (end.adding(days: 1).adding(length.value, sign: -1), end) }
      next = span.next
    }
    guard days.first <= days.last else { return nil }
    var finding = Finding(index..<next, day: DayValue(days.first))
    finding.lastDay = DayValue(days.last)
    return finding
  }

  /// "week 50", "in week 3 of 2027".
  func weekNumber(_ index: Int) -> Finding? {
    guard isOne(of: ["week", "wk", "kw"], at: index), let number = integer(index + 1),
      self[index + 1].shape != .word
    else { return nil }
    let yearAt = skip(["of", ",", "in"], at: number.next)
    let year = year(yearAt)
    guard yearAt == number.next || year != nil else { return nil }
    var monday = CivilDate.isoWeek(number.value, of: year?.value ?? today.year)
    if year == nil, let past = monday, past < today.startOfWeek {
      monday = CivilDate.isoWeek(number.value, of: today.year + 1)
    }
    guard let monday else { return nil }
    return Finding(
      index..<(year?.next ?? number.next),
      day: DayValue(monday, grain: .week, said: year == nil ? [] : .wholeDay),
      needs: year == nil ? .preposition : nil)
  }

  /// "this time tomorrow", "same time next week", "the same day next month", "this time on friday".
  func sameTime(_ index: Int) -> Finding? {
    var at = skipThe(skip(["about", "around"], at: index))
    guard isOne(of: ["this", "same"], at: at) else { return nil }
    if has("this", "same", at: at) { at += 1 }
    let isDay = has("same", "day", at: at)
    guard isDay || lower(at + 1) == "time", let found = sameDay(at + 2) else { return nil }
    var finding = Finding(index..<found.next, day: isDay ? DayValue(found.value) : nil)
    if !isDay { finding.moment = CivilDateTime(found.value, now.time) }
    return finding
  }

  /// The day that has the same place in the week, month or year that is named, or the day itself.
  private func sameDay(_ index: Int) -> Read<CivilDate>? {
    let at = skip(["on", "in"], at: index)
    if sense(at).relation != nil, let span = period(at), sense(span.next - 1).unit != nil,
      let current = start(of: span.unit, offset: 0)
    {
      let days = current.days(until: span.start)
      let months = (span.start.year - current.year) * 12 + span.start.month - current.month
      return (span.unit == .week ? today.adding(days: days) : today.adding(months: months), span.next)
    }
    if let duration = spokenDuration(at), duration.value.isCalendar {
      if lower(index) == "in" { return (today.adding(duration.value), duration.next) }
      if at == index, has("from", "now", at: duration.next) {
        return (today.adding(duration.value), duration.next + 2)
      }
      if at == index, lower(duration.next) == "ago" {
        return (today.adding(duration.value, sign: -1), duration.next + 1)
      }
    }
    return day(index).flatMap { $0.value.grain == .day ? ($0.value.date, $0.next) : nil }
  }
}
