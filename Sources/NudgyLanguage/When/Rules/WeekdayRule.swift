import NudgyCore

/// "friday", "this friday", "next friday", "last friday", "friday week", "friday after next", "friday next week",
/// "friday before last", "friday fortnight".
let weekdayRule = WhenRule("weekday", leads: [.weekday, .relation, .article]) { reader, index in
  var next = reader.skipThe(index)
  let hasArticle = next > index
  var relation: Relation?
  while let word = reader.sense(next).relation, next < index + 3 {
    relation = relation == nil || word != .coming ? word : relation
    next += 1
  }
  guard let weekday = reader.sense(next).weekday, !reader.isName(next) else { return nil }
  let isRisky = reader.sense(next).isRisky
  // "the SAT", "the sun"
  if isRisky,
    hasArticle || ["the", "an"].contains(reader.lower(index - 1))
      || weekday == .sunday && ContextWords.sunThings.contains(reader.lower(next + 1))
  {
    return nil
  }
  next += 1
  var finding = Finding(index..<next, rule: "weekday")
  // "mon: gym" is a heading.
  if isRisky, relation == nil, reader.lower(next) != ":" {
    (finding.strength, finding.needs) = (.weak, .preposition)
  }

  if hasArticle || reader.lower(index - 1) == "the", relation == nil, reader.isDescribing(next) {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }

  let week = reader.weekBehindWeekday(next)
  if let week { finding.range = index..<week.next }
  let inWeek = (week?.monday ?? reader.today.startOfWeek.adding(days: 7)).adding(
    days: weekday.daysAfterMonday)
  let coming = reader.today.next(weekday)
  switch (week, relation) {
  case (.some(let week), _) where week.isRelative: finding.day = DayValue(inWeek, said: .weekday)
  case (.some(let week), _) where week.isBeforeLast:
    finding.day = DayValue(reader.today.previous(weekday).adding(days: -7), said: .weekday)
  case (.some(let week), _) where week.isFortnight:
    finding.day = DayValue(coming.adding(days: 14), said: .weekday)
  case (.some(let week), _):
    let base = relation == .next || week.isAfterNext ? inWeek : coming
    finding.day = DayValue(base.adding(days: 7), said: .weekday)
  case (_, .next): finding.day = DayValue(inWeek, said: .weekday)
  case (_, .last): finding.day = DayValue(reader.today.previous(weekday), said: .weekday)
  default: finding.day = DayValue(coming, anchor: .comingWeekday(weekday), said: .weekday)
  }
  if week != nil { finding.strength = .strong }
  if week == nil, relation == nil, let date = reader.dateBehind(weekday, next) {
    finding.day = DayValue(date.date, said: [.day, .weekday])
    finding.range = index..<date.next
    finding.strength = .strong
    return finding
  }
  if week == nil, let half = reader.halfDay(next) {
    (finding.part, finding.strength) = (half, .strong)
    finding.range = index..<next + 1
  }
  return finding
}

/// What says which week a weekday is of.
private struct WeekWords {
  /// The Monday that was meant; nil when the words count on from the weekday.
  let monday: CivilDate?
  var isAfterNext = false
  var isBeforeLast = false
  var isFortnight = false
  let next: Int
  var isRelative: Bool { monday != nil }
}

extension WhenReader {
  /// "ruby tuesday", "sunday best".
  fileprivate func isName(_ index: Int) -> Bool {
    ContextWords.beforeWeekdayNames.contains(lower(lower(index - 1) == "." ? index - 2 : index - 1))
      || ContextWords.afterWeekdayNames.contains(lower(index + 1))
      || sense(index + 1).part != nil && ContextWords.afterWeekdayPartNames.contains(lower(index + 2))
  }

  /// "friday 27", "tue the 24": the coming day of that number, if it falls on the weekday. Small numbers are hours.
  fileprivate func dateBehind(_ weekday: Weekday, _ index: Int) -> (date: CivilDate, next: Int)? {
    let at = skipThe(index)
    guard case .integer(let day, let digits) = self[at].shape, digits <= 2, (at > index ? 1 : 13)...31 ~= day,
      isClauseEnd(at + 1) || lower(at + 1) == "at", lower(at + 1) != ":",
      let date = coming(day: day, on: weekday)
    else { return nil }
    return (date, at + 1)
  }

  /// The day of that number that falls on the weekday, this month or in one of the next two.
  private func coming(day: Int, on weekday: Weekday) -> CivilDate? {
    (0...2).lazy.map { self.today.startOfMonth.adding(months: $0) }
      .compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }
      .first { $0 >= self.today && $0.weekday == weekday }
  }

  /// Behind a weekday: "week" (a week later), "after next", "next week", "of this week".
  fileprivate func weekBehindWeekday(_ index: Int) -> WeekWords? {
    if has("after", "next", at: index) {
      return WeekWords(monday: nil, isAfterNext: true, next: index + 2)
    }
    if has("before", "last", at: index) { return WeekWords(monday: nil, isBeforeLast: true, next: index + 2) }
    if has("fortnight", at: index) { return WeekWords(monday: nil, isFortnight: true, next: index + 1) }
    if has("week", at: index), sense(index + 1).categories.isDisjoint(with: [.weekday]) {
      return WeekWords(monday: nil, next: index + 1)
    }
    var at = skip([","], at: index)
    at = skip(["of", "in", "on"], at: at)
    let isThe = lower(at) == "the"
    guard let span = period(at), span.unit == .week, sense(at).relation != nil || isThe else { return nil }
    return WeekWords(monday: span.start, next: span.next)
  }
}
