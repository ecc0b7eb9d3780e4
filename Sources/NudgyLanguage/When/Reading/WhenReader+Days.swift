import NudgyCore

// Days and spans that rules refer to: "…after X", "end of X".
extension WhenReader {
  /// The longest plain day at `index`, as the day rules see it.
  func day(_ index: Int) -> (value: DayValue, next: Int)? {
    let start = skip(["on"], at: index)
    var best: Finding?
    for rule in WhenRules.plainDays where !self[start].categories.isDisjoint(with: rule.leads) {
      guard let found = rule.find(self, start), found.day != nil else { continue }
      if found.range.upperBound > best?.range.upperBound ?? 0 { best = found }
    }
    guard let best, best.missing == nil, let value = best.day else { return nil }
    return (value, best.range.upperBound)
  }

  /// A week, month, quarter or year: "the month", "next week", "january 2027", "q1", "2027".
  func period(_ index: Int) -> (start: CivilDate, unit: TimeUnit, next: Int)? {
    var next = index
    var offset = 0
    next = skip(["the"], at: next)
    while let relation = sense(next).relation, next < index + 3 {
      offset = relation == .next || relation == .coming ? 1 : relation == .last ? -1 : 0
      next += 1
    }
    if isOne(of: ["work", "working", "business"], at: next), sense(next + 1).unit == .week { next += 1 }
    if let unit = sense(next).unit, let start = start(of: unit, offset: offset) {
      if has("after", "next", at: next + 1), offset == 0 {
        return self.start(of: unit, offset: 2).map { ($0, unit, next + 3) }
      }
      if has("before", "last", at: next + 1), offset == 0 {
        return self.start(of: unit, offset: -2).map { ($0, unit, next + 3) }
      }
      return (start, unit, next + 1)
    }
    if let season = sense(next).season, !season.isQuarter, !isDescribing(next + 1),
      let start = coming(month: season.month, day: season.day)
    {
      return (start, .quarter, next + 1)
    }
    if let found = monthSpan(index) { return (found.start, .month, found.next) }
    if let found = quarterSpan(index) { return (found.start, .quarter, found.next) }
    if let year = year(next), let start = CivilDate(year: year.value, month: 1, day: 1) {
      return (start, .year, year.next)
    }
    return nil
  }

  /// The first day of this week, month, quarter or year, or of one `offset` further on.
  func start(of unit: TimeUnit, offset: Int) -> CivilDate? {
    switch unit {
    case .week: today.startOfWeek.adding(days: 7 * offset)
    case .month: today.startOfMonth.adding(months: offset)
    case .quarter:
      CivilDate(year: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1)?.adding(months: 3 * offset)
    case .year: CivilDate(year: today.year + offset, month: 1, day: 1)
    default: nil
    }
  }

  /// "january", "next january", "january 2027", "january next year".
  func monthSpan(_ index: Int) -> (start: CivilDate, isDated: Bool, next: Int)? {
    let relation = sense(index).relation
    let at = relation == nil ? index : index + 1
    guard let month = sense(at).month else { return nil }
    var next = at + 1
    var year = self.year(ofComing: month)
    var isDated = relation != nil
    switch relation {
    case .next: year = today.year + 1
    case .last: year = month < today.month ? today.year : today.year - 1
    default:
      let yearAt = skip(["of", ","], at: next)
      if let said = self.year(yearAt) ?? shortYear(yearAt) {
        (year, next, isDated) = (said.value, said.next, true)
      } else if let related = yearRelation(yearAt) {
        (year, next, isDated) = (related.year, related.next, true)
      }
    }
    return CivilDate(year: year, month: month, day: 1).map { ($0, isDated, next) }
  }

  /// "next year", "this year", "last year".
  func yearRelation(_ index: Int) -> (year: Int, next: Int)? {
    guard let relation = sense(index).relation, sense(index + 1).unit == .year else { return nil }
    let offset = relation == .next ? 1 : relation == .last ? -1 : 0
    return (today.year + offset, index + 2)
  }

  private func year(ofComing month: Int) -> Int {
    month >= today.month ? today.year : today.year + 1
  }

  /// "q1", "q3 2027", "first quarter", "the second quarter of 2027".
  ///
  /// Fiscal quarters begin when a company says so, and are left alone.
  func quarterSpan(_ index: Int) -> (start: CivilDate, isDated: Bool, next: Int)? {
    guard !isOne(of: ["fiscal", "financial"], at: index - 1) else { return nil }
    var next = skipThe(index)
    let number: Int
    if let season = sense(next).season, season.isQuarter {
      number = (season.month + 2) / 3
      next += 1
    } else if let ordinal = ordinal(next), (1...4).contains(ordinal.value), lower(ordinal.next) == "quarter" {
      number = ordinal.value
      next = ordinal.next + 1
    } else {
      return nil
    }
    let month = number * 3 - 2
    var year = month + 2 >= today.month ? today.year : today.year + 1
    let yearAt = skip(["of", ","], at: next)
    let said = self.year(yearAt) ?? yearRelation(yearAt).map { (value: $0.year, next: $0.next) }
    if let said { (year, next) = said }
    if lower(next).hasPrefix("fy") || lower(next) == "fiscal" { return nil }
    return CivilDate(year: year, month: month, day: 1).map { ($0, said != nil, next) }
  }

  /// The coming date with this month and day; this year's when it is today or later.
  func coming(month: Int, day: Int) -> CivilDate? {
    for year in today.year...today.year + 8 {
      if let date = CivilDate(year: year, month: month, day: day), date >= today { return date }
    }
    return nil
  }

  /// The coming date with this day of the month.
  func coming(day: Int) -> CivilDate? {
    for offset in 0...12 {
      let month = today.startOfMonth.adding(months: offset)
      if let date = CivilDate(year: month.year, month: month.month, day: day), date >= today { return date }
    }
    return nil
  }
}
