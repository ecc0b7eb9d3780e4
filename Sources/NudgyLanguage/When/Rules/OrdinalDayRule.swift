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
    var finding = Finding(index..<day.next, day: DayValue(date, said: .day))
    let isTold =
      at > index && !isDescribing(day.next) && (isToldDay(before: index, day.value) || isNewDay(index))
    if !isTold { finding.weaken(at == index && isWord ? .neighbour : .preposition) }
    return finding
  }

  /// "move it to the 28th"
  private func isNewDay(_ index: Int) -> Bool {
    lower(index - 1) == "to" && isBehind(ContextWords.scheduling, by: 2...7, at: index)
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
    return isWord
      ? isDescribing(index) : ContextWords.ordinalThings.contains(lower(index)) || lower(index) == "-"
  }
}
