import NudgyCore

extension WhenReader {
  /// "today", "tomorrow", "tonight", "yesterday", "tomorrow week".
  func dayWord(_ index: Int) -> Finding? {
    guard let offset = sense(index).dayOffset else { return nil }
    var finding = Finding(
      index..<index + 1, day: DayValue(today.adding(days: offset), anchor: offset == 0 ? .today : .fixed),
      part: sense(index).part)
    if finding.part == nil, let half = halfDay(index + 1) {
      finding.part = half
      finding.range = index..<index + 2
    }
    // "the today show", "edge of tomorrow"
    if lower(index - 1) == "the" && isDescribing(index + 1) || isTitleDay(index) {
      finding.needs = .neighbour
    }
    let isWeek = lower(index + 1) == "week"
    if finding.part == nil, isWeek || lower(index + 1) == "fortnight", isClauseEnd(index + 2) {
      finding.day = DayValue(today.adding(days: offset + (isWeek ? 7 : 14)))
      finding.range = index..<index + 2
    }
    return finding
  }

  /// "usa today", "tonight show tickets", "edge of tomorrow": a day in a name.
  private func isTitleDay(_ index: Int) -> Bool {
    if lower(index - 1) == "usa" { return true }
    if lower(index - 1) == "of" { return ContextWords.namesOfDays.contains(lower(index - 2)) }
    return lower(index + 1) == "show" && lower(index) != "tomorrow"
      && (isClauseEnd(index + 2) || isDescribing(index + 2))
  }

  /// "tomorrow am", "sunday p.m.": the halves of a day as its parts.
  func halfDay(_ index: Int) -> PartOfDay? {
    guard let half = meridiem(index), lower(index).utf8.count > 1,
      isClauseEnd(index + 1) || lower(index).utf8.contains(UInt8(ascii: "."))
    else { return nil }
    return half.isAfternoon ? .afternoon : .morning
  }

  /// "two nights ago": the night of that day.
  func nightsAgo(_ index: Int) -> Finding? {
    guard let count = integer(index), (1...60).contains(count.value),
      isOne(of: ["night", "nights"], at: count.next), lower(count.next + 1) == "ago"
    else { return nil }
    let day = DayValue(today.adding(days: -count.value))
    var finding = Finding(index..<count.next + 2, day: day, part: .night)
    finding.isAdverbial = true
    return finding
  }

  /// "for monday's meeting", "what's on tomorrow's agenda", "before fridays quiz": the day of what happens then. Where
  /// it only names a thing ("print today's slides", "friday's deadline"), it says nothing of when.
  func ownerDay(_ index: Int) -> Finding? {
    let sense = sense(index)
    let isSpelled = sense.categories.contains(.ownerDay)
    guard isSpelled || sense.repeating?.weekdays.count == 1, isDescribing(index + 1) else { return nil }
    let before = isOne(of: ["next", "this"], at: index - 1) ? index - 2 : index - 1
    guard
      isOne(of: ["for", "before", "by"], at: before)
        || isSpelled && ContextWords.agendas.contains(lower(index + 1)),
      // "run through today's tasks", "go over tomorrow's agenda": what is looked at.
      !isOne(of: ["over", "through"], at: index - 1)
    else { return nil }
    var finding = Finding(index..<index + 1)
    finding.isAdverbial = true
    if let offset = sense.dayOffset {
      finding.day = DayValue(today.adding(days: offset))
    } else if let weekday = sense.weekday ?? sense.repeating?.weekdays.first {
      finding.day = DayValue(
        lower(index - 1) == "next" ? ofNextWeek(weekday) : today.next(weekday), said: .weekday)
    }
    return finding
  }

  /// "friday", "this friday", "next friday", "last friday", "friday week", "friday after next", "friday next week",
  /// "friday before last", "friday fortnight".
  func weekday(_ index: Int) -> Finding? {
    var at = skipThe(index)
    let hasArticle = at > index
    var relation: Relation?
    while let word = sense(at).relation, at < index + 3 {
      relation = relation == nil || word != .coming ? word : relation
      at += 1
    }
    let next = at + 1
    guard let weekday = sense(at).weekday, !isName(at) else { return nil }
    let isRisky = sense(at).isRisky
    // "the SAT", "the sun", "sun cream"
    let isOfSun = weekday == .sunday && ContextWords.sunThings.contains(lower(next))
    if isRisky, hasArticle || isOne(of: ["the", "an"], at: index - 1) || isOfSun { return nil }
    var finding = Finding(index..<next)
    if let week = weekBehind(weekday, relation, next) {
      finding.range = index..<week.next
      finding.day = DayValue(week.value, said: .weekday)
      return finding
    }
    if relation == nil, let date = dateBehind(weekday, next) {
      return Finding(index..<date.next, day: DayValue(date.value, said: [.day, .weekday]))
    }
    switch relation {
    case .next: finding.day = DayValue(ofNextWeek(weekday), said: .weekday)
    case .last: finding.day = DayValue(today.previous(weekday), said: .weekday)
    default: finding.day = DayValue(today.next(weekday), anchor: .comingWeekday(weekday), said: .weekday)
    }
    if let half = halfDay(next) {
      finding.part = half
      finding.range = index..<next + 1
    } else if relation == nil, hasArticle || lower(index - 1) == "the", isDescribing(next) {
      finding.needs = .neighbour
    } else if relation == nil, isRisky, lower(next) != ":" {
      // "mon: gym" is a heading.
      finding.needs = .preposition
    }
    return finding
  }

  /// The weekday in the week that begins next Monday.
  func ofNextWeek(_ weekday: Weekday) -> CivilDate {
    today.startOfWeek.adding(days: 7 + weekday.daysAfterMonday)
  }

  /// "ruby tuesday", "sunday best".
  private func isName(_ index: Int) -> Bool {
    ContextWords.beforeWeekdayNames.contains(lower(lower(index - 1) == "." ? index - 2 : index - 1))
      || ContextWords.afterWeekdayNames.contains(lower(index + 1))
      || sense(index + 1).part != nil && ContextWords.afterWeekdayPartNames.contains(lower(index + 2))
  }

  /// "friday 27", "tue the 24": the coming day of that number, if it falls on the weekday. Small numbers are hours.
  private func dateBehind(_ weekday: Weekday, _ index: Int) -> Read<CivilDate>? {
    let at = skipThe(index)
    guard case .integer(let day, let digits) = self[at].shape, digits <= 2, (at > index ? 1 : 13)...31 ~= day,
      isClauseEnd(at + 1) || lower(at + 1) == "at", lower(at + 1) != ":",
      let date = coming(day: day, on: weekday, months: 2)
    else { return nil }
    return (date, at + 1)
  }

  /// The weekday with a week behind it: "week" (a week later), "after next", "next week", "of this week".
  private func weekBehind(_ weekday: Weekday, _ relation: Relation?, _ index: Int) -> Read<CivilDate>? {
    let coming = today.next(weekday)
    let base = relation == .next ? ofNextWeek(weekday) : coming
    if has("after", "next", at: index) { return (ofNextWeek(weekday).adding(days: 7), index + 2) }
    if has("before", "last", at: index) { return (today.previous(weekday).adding(days: -7), index + 2) }
    if lower(index) == "fortnight" { return (coming.adding(days: 14), index + 1) }
    if lower(index) == "week", !self[index + 1].categories.contains(.weekday) {
      return (base.adding(days: 7), index + 1)
    }
    let at = skip(["of", "in", "on"], at: skip([","], at: index))
    guard let span = period(at), span.unit == .week, sense(at).relation != nil || lower(at) == "the"
    else { return nil }
    return (span.start.adding(days: weekday.daysAfterMonday), span.next)
  }
}
