import NudgyCore

// Days and spans that rules refer to: "…after X", "end of X".
extension WhenReader {
  /// A span by its first day, and whether its year was said.
  typealias DatedSpan = (start: CivilDate, isDated: Bool, next: Int)

  /// The longest plain day at `index`, as the day rules see it.
  func day(_ index: Int) -> Read<DayValue>? {
    let start = skip(["on"], at: index)
    let categories = self[start].categories
    var best: Finding?
    for rule in WhenRule.plainDays {
      guard let found = rule.find(self, start, categories), found.day != nil else { continue }
      if found.range.upperBound > best?.range.upperBound ?? 0 { best = found }
    }
    guard let best, best.missing == nil, let value = best.day else { return nil }
    return (value, best.range.upperBound)
  }

  /// A week, month, quarter or year: "the month", "next week", "january 2027", "q1", "2027".
  func period(_ index: Int) -> (start: CivilDate, unit: TimeUnit, next: Int)? {
    var next = skipThe(index)
    var offset = 0
    while let relation = sense(next).relation, next < index + 3 {
      offset = relation.offset
      next += 1
    }
    if isOne(of: Self.workWords, at: next), sense(next + 1).unit == .week { next += 1 }
    if let unit = sense(next).unit, let start = start(of: unit, offset: offset) {
      let isAfterNext = has("after", "next", at: next + 1)
      guard offset == 0, isAfterNext || has("before", "last", at: next + 1)
      else { return (start, unit, next + 1) }
      return self.start(of: unit, offset: isAfterNext ? 2 : -2).map { ($0, unit, next + 3) }
    }
    if let season = sense(next).season, !season.isQuarter, !isDescribing(next + 1),
      let start = coming(month: season.month, day: season.day)
    {
      return (start, .quarter, next + 1)
    }
    if let found = monthSpan(index) { return (found.start, .month, found.next) }
    if let found = quarterSpan(index) { return (found.start, .quarter, found.next) }
    guard let year = year(next), let start = CivilDate(year: year.value, month: 1, day: 1) else { return nil }
    return (start, .year, year.next)
  }

  /// The first day of this week, month, quarter or year, or of one `offset` further on.
  func start(of unit: TimeUnit, offset: Int) -> CivilDate? {
    if unit == .week { return today.startOfWeek.adding(days: 7 * offset) }
    return unit.months.flatMap { months in
      CivilDate(year: today.year, month: (today.month - 1) / months * months + 1, day: 1)?.adding(
        months: months * offset)
    }
  }

  /// "january", "next january", "january 2027", "january next year".
  func monthSpan(_ index: Int) -> DatedSpan? {
    let relation = sense(index).relation
    let at = relation == nil ? index : index + 1
    guard let month = sense(at).month else { return nil }
    var found: Read<Int> = (month >= today.month ? today.year : today.year + 1, at + 1)
    var isDated = relation != nil
    switch relation {
    case .next: found.value = today.year + 1
    case .last: found.value = month < today.month ? today.year : today.year - 1
    default:
      let yearAt = skip(["of", ","], at: at + 1)
      if let said = year(yearAt) ?? shortYear(yearAt) ?? relatedYear(yearAt) {
        (found, isDated) = (said, true)
      }
    }
    return CivilDate(year: found.value, month: month, day: 1).map { ($0, isDated, found.next) }
  }

  /// "q1", "q3 2027", "first quarter", "the second quarter of 2027".
  ///
  /// Fiscal quarters begin when a company says so, and are left alone.
  func quarterSpan(_ index: Int) -> DatedSpan? {
    guard !isOne(of: ["fiscal", "financial"], at: index - 1) else { return nil }
    let at = skipThe(index)
    let month: Int
    let next: Int
    if let season = sense(at).season, season.isQuarter {
      (month, next) = (season.month, at + 1)
    } else if let ordinal = ordinal(at), (1...4).contains(ordinal.value), lower(ordinal.next) == "quarter" {
      (month, next) = (ordinal.value * 3 - 2, ordinal.next + 1)
    } else {
      return nil
    }
    let yearAt = skip(["of", ","], at: next)
    let said = year(yearAt) ?? relatedYear(yearAt)
    let found: Read<Int> = said ?? (month + 2 >= today.month ? today.year : today.year + 1, next)
    if lower(found.next).hasPrefix("fy") || lower(found.next) == "fiscal" { return nil }
    return CivilDate(year: found.value, month: month, day: 1).map { ($0, said != nil, found.next) }
  }

  /// The coming date with this month and day; this year's when it is today or later.
  func coming(month: Int, day: Int) -> CivilDate? {
    (today.year...today.year + 8).lazy.compactMap { CivilDate(year: $0, month: month, day: day) }.first {
      $0 >= self.today
    }
  }

  /// The coming date with this day of the month, in so many months; on a weekday where one is named.
  func coming(day: Int, on weekday: Weekday? = nil, months: Int = 12) -> CivilDate? {
    (0...months).lazy.map { self.today.startOfMonth.adding(months: $0) }
      .compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }
      .first { $0 >= self.today && (weekday == nil || $0.weekday == weekday) }
  }
}
