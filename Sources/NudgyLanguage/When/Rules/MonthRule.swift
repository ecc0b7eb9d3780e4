import NudgyCore

extension WhenReader {
  /// "in march", "next march", "march 2027".
  func month(_ index: Int) -> Finding? {
    guard let span = monthSpan(index), !isModal(span.next) else { return nil }
    var finding = Finding(index..<span.next)
    if !span.isDated {
      finding.weaken(sense(index).isRisky && isDescribing(span.next) ? .neighbour : .preposition)
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
    var finding = Finding(index..<year.next, day: DayValue(start, grain: .year, said: .year))
    if !isNamed || isDescribing(year.next) { finding.weaken(.preposition) }
    return finding
  }

  /// "in spring", "this summer", "q3", "the first quarter of 2027".
  func season(_ index: Int) -> Finding? {
    if let quarter = quarterSpan(index) {
      var finding = Finding(index..<quarter.next, "quarter")
      finding.day = DayValue(quarter.start, grain: .month, said: .month)
      if !quarter.isDated { finding.weaken(.preposition) }
      return finding
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
    if relation == nil, year == nil { finding.weaken(.preposition) }
    return finding
  }
}
