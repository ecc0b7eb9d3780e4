import NudgyCore

/// "in march", "next march", "march 2027".
let monthRule = WhenRule("month", leads: [.month, .relation]) { reader, index in
  guard let span = reader.monthSpan(index), !reader.isModal(span.next) else { return nil }
  var finding = Finding(index..<span.next, rule: "month", strength: span.isDated ? .strong : .weak)
  finding.needs = .preposition
  if !span.isDated, reader.sense(index).isRisky, reader.isDescribing(span.next) { finding.needs = .neighbour }
  finding.day = DayValue(span.start, grain: .month, said: span.isDated ? .wholeDay : .month)
  return finding
}

extension WhenReader {
  /// "this may take a while": what stands before `index` is a verb.
  fileprivate func isModal(_ index: Int) -> Bool {
    guard lower(index - 1) == "may", sense(index - 2).relation == .this else { return false }
    return isDescribing(index) || ContextWords.plainVerbs.contains(lower(index)) || lower(index) == "or"
  }
}

/// "in 2027", "the year 2027".
let yearRule = WhenRule("year", leads: [.number, .article, .unit]) { reader, index in
  let named = reader.skipThe(index)
  let isNamed = reader.lower(named) == "year"
  guard let year = reader.year(isNamed ? named + 1 : index), !reader.isCounted(year.next),
    !reader.isLabelled(index),
    let start = CivilDate(year: year.value, month: 1, day: 1)
  else { return nil }
  var finding = Finding(index..<year.next, rule: "year", strength: .weak)
  finding.needs = .preposition
  if isNamed, !reader.isDescribing(year.next) { finding.strength = .strong }
  finding.day = DayValue(start, grain: .year, said: .year)
  return finding
}

/// "in spring", "this summer", "q3", "the first quarter of 2027".
let seasonRule = WhenRule("season", leads: [.season, .relation, .article, .ordinal]) { reader, index in
  if let quarter = reader.quarterSpan(index) {
    var finding = Finding(index..<quarter.next, rule: "quarter", strength: .weak)
    finding.needs = .preposition
    finding.day = DayValue(quarter.start, grain: .month, said: .month)
    if quarter.isDated { finding.strength = .strong }
    return finding
  }
  return reader.season(index)
}

extension WhenReader {
  fileprivate func season(_ index: Int) -> Finding? {
    var at = skipThe(index)
    let relation = sense(at).relation
    if relation != nil { at += 1 }
    guard let season = sense(at).season, !season.isQuarter else { return nil }
    var next = at + 1
    var date = coming(month: season.month, day: season.day)
    switch relation {
    case .next: date = date.flatMap { $0.year == today.year ? $0.adding(years: 1) : $0 }
    case .last: date = date?.adding(years: -1)
    default: break
    }
    let yearAt = skip(["of"], at: next)
    let year = year(yearAt) ?? yearRelation(yearAt).map { (value: $0.year, next: $0.next) }
    if let year {
      date = CivilDate(year: year.value, month: season.month, day: season.day)
      next = year.next
    }
    guard let date, !isDescribing(next) else { return nil }
    let isNamed = relation != nil || year != nil
    var finding = Finding(index..<next, rule: "season", strength: isNamed ? .strong : .weak)
    finding.needs = .preposition
    finding.day = DayValue(date, grain: .month, said: [])
    return finding
  }
}
