import NudgyCore

/// "christmas", "on labor day", "next easter", "thanksgiving 2027".
let holidayRule = WhenRule("holiday", leads: [.holiday, .relation]) { reader, index in
  let relation = reader.sense(index).relation
  // "new" begins a name; "next" and the others stand before one.
  let at = relation == nil ? index : index + 1
  guard let name = reader.holidayName(at) else { return nil }
  let yearAt = reader.skip(["of", ","], at: name.next)
  let year = reader.year(yearAt) ?? reader.yearRelation(yearAt).map { (value: $0.year, next: $0.next) }
  guard let date = reader.date(of: name.holiday, year: year?.value, relation: relation) else { return nil }
  let next = year?.next ?? name.next
  if ["happy", "merry", "for", "my", "a", "your", "our"].contains(reader.lower(index - 1)) { return nil }
  var finding = Finding(index..<next, rule: "holiday")
  finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
  if reader.isDescribing(next) || reader.isHolidayDescription(next) {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
}

extension WhenReader {
  func holidayName(_ index: Int) -> (holiday: Holiday, next: Int)? {
    let first = lower(index)
    for (words, holiday) in TimeVocabulary.holidaysByFirstWord[first] ?? [] {
      let matches = words.indices.dropFirst().allSatisfy { lower(index + $0) == words[$0] }
      if matches { return (holiday, index + words.count) }
    }
    return nil
  }

  fileprivate func date(of holiday: Holiday, year: Int?, relation: Relation?) -> CivilDate? {
    if let year { return holiday.date(in: year) }
    guard let current = holiday.date(in: today.year) else { return nil }
    switch relation {
    case .last: return current < today ? current : holiday.date(in: today.year - 1)
    default: return current >= today ? current : holiday.date(in: today.year + 1)
    }
  }

  /// "christmas day party", "halloween night": what follows may itself be a time.
  fileprivate func isHolidayDescription(_ index: Int) -> Bool {
    ["dinner", "lunch", "brunch", "breakfast"].contains(lower(index))
  }
}
