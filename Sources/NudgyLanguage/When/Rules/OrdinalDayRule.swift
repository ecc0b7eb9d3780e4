import NudgyCore

/// "on the 15th", "the 1st of next month", "the fifteenth of the month".
let ordinalDayRule = WhenRule("day of month", leads: [.ordinal, .article, .number]) { reader, index in
  let at = reader.skipThe(index)
  guard let day = reader.ordinal(at), !reader.isLabelled(index) else { return nil }
  guard (1...31).contains(day.value) else { return reader.impossibleDayOfMonth(day, from: index) }
  if let month = reader.monthBehind(day.next) {
    var finding = Finding(index..<month.next, rule: "day of month")
    if let date = month.date(day: day.value, reader) {
      finding.day = DayValue(date)
    } else {
      let first = month.first(reader)
      finding.miss(day.value, first.month, first.year, reader.today)
    }
    return finding
  }
  guard !reader.isOrdinalOfThing(day.next, isWord: reader[at].shape == .word),
    let date = reader.coming(day: day.value)
  else { return nil }
  var finding = Finding(index..<day.next, rule: "day of month", strength: .weak)
  finding.needs = .preposition
  finding.day = DayValue(date, said: .day)
  if at == index, reader[at].shape == .word { finding.needs = .neighbour }
  if at > index, !reader.isDescribing(day.next),
    reader.isToldDay(before: index, day.value) || reader.isNewDay(before: index)
  {
    finding.strength = .strong
  }
  return finding
}

extension WhenReader {
  struct MonthWords {
    let offset: Int
    /// "of the month": the coming one rather than this one.
    let isOpen: Bool
    let next: Int

    func date(day: Int, _ reader: WhenReader) -> CivilDate? {
      if isOpen { return reader.coming(day: day) }
      let month = first(reader)
      return CivilDate(year: month.year, month: month.month, day: day)
    }

    func first(_ reader: WhenReader) -> CivilDate { reader.today.startOfMonth.adding(months: offset) }
  }

  /// "move it to the 28th"
  fileprivate func isNewDay(before index: Int) -> Bool {
    lower(index - 1) == "to" && (2...7).contains { ContextWords.scheduling.contains(lower(index - $0)) }
  }

  /// "mom's birthday is the second", "it's the thirtieth": what falls on a day was named before it.
  fileprivate func isToldDay(before index: Int, _ day: Int) -> Bool {
    let verb = lower(index - 1)
    let noun = verb == "is" ? lower(index - 2) : verb.hasSuffix("'s") ? String(verb.dropLast(2)) : ""
    if ["it", "that"].contains(noun) { return day > 4 }
    switch noun {
    case "birthday", "anniversary", "wedding", "deadline", "party", "appointment", "recital", "date",
      "payday",
      "exam", "test", "interview", "graduation", "launch", "surgery", "reunion", "concert":
      return true
    default: return false
    }
  }

  /// "of the month", "of next month", "next month".
  func monthBehind(_ index: Int) -> MonthWords? {
    let at = skip(["day"], at: index)
    let of = skip(["of", "in"], at: at)
    if of > at, has("the", "month", at: of) { return MonthWords(offset: 0, isOpen: true, next: of + 2) }
    if of > at, has("the", "following", "month", at: of) {
      return MonthWords(offset: 1, isOpen: false, next: of + 3)
    }
    guard let relation = sense(of).relation, sense(of + 1).unit == .month else { return nil }
    let offset = relation == .next || relation == .coming ? 1 : relation == .last ? -1 : 0
    return MonthWords(offset: offset, isOpen: false, next: of + 2)
  }

  /// "the 5th floor", "the second one".
  fileprivate func isOrdinalOfThing(_ index: Int, isWord: Bool) -> Bool {
    // "the ninth through the eleventh"
    if isOne(of: ["through", "thru", "to", "until", "till"], at: index),
      ordinal(skipThe(index + 1)) != nil
    {
      return false
    }
    // "twelfth night costume"
    if isWord, sense(index).part != nil, isDescribing(index + 1) { return true }
    if isWord { return isDescribing(index) || sense(index).unit != nil || sense(index).weekday != nil }
    if sense(index).weekday != nil || sense(index).unit != nil { return true }
    return Self.ordinalThings.contains(lower(index)) || lower(index) == "-"
  }

  private static let ordinalThings: Set<String> = [
    "floor", "grade", "grader", "graders", "street", "st", "ave", "avenue", "time", "birthday", "anniversary",
    "place", "edition", "century", "chapter", "episode", "season", "wedding", "period", "row", "draft",
    "version", "one", "item", "amendment", "attempt", "party", "person", "try", "gen", "generation", "of",
  ]
}
