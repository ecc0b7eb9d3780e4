import NudgyCore

extension WhenReader {
  /// "today", "tomorrow", "tonight", "yesterday", "tomorrow week".
  func dayWord(_ index: Int) -> Finding? {
    guard let offset = sense(index).dayOffset else { return nil }
    var finding = Finding(index..<index + 1)
    finding.day = DayValue(today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
    finding.part = sense(index).part
    if finding.part == nil, let half = halfDay(index + 1) {
      finding.part = half
      finding.range = index..<index + 2
    }
    // "the today show", "edge of tomorrow"
    if lower(index - 1) == "the" && isDescribing(index + 1) || isTitleDay(index) {
      finding.weaken(.neighbour)
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
    var finding = Finding(index..<count.next + 2, day: DayValue(today.adding(days: -count.value)))
    finding.part = .night
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
}
