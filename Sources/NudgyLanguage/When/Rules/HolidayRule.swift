import NudgyCore

/// "christmas", "on labor day", "next easter", "thanksgiving 2027", "labor day weekend", "christmas week".
let holidayRule = WhenRule("holiday", leads: [.holiday, .relation]) { reader, index in
  let relation = reader.sense(index).relation
  // "new" begins a name; "next" and the others stand before one.
  let at = relation == nil ? index : index + 1
  guard let name = reader.holidayName(at) else { return nil }
  let yearAt = reader.skip(["of", ","], at: name.next)
  let year =
    reader.year(yearAt) ?? reader.year(reader.skip(["in"], at: name.next))
    ?? reader.yearRelation(yearAt).map { (value: $0.year, next: $0.next) }
  guard let date = reader.date(of: name.holiday, year: year?.value, relation: relation) else { return nil }
  var next = year?.next ?? name.next
  if ["happy", "merry", "my", "a", "an", "your", "our"].contains(reader.lower(index - 1)) { return nil }
  var finding = Finding(index..<next, rule: "holiday")
  finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
  if let around = reader.around(date, next) {
    (finding.day, next) = (around, next + 1)
    finding.range = index..<next
  }
  if reader.isDescribing(next) || reader.isHolidayDescription(next) {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
}

extension WhenReader {
  func holidayName(_ index: Int) -> (holiday: Holiday, next: Int)? {
    guard let names = TimeVocabulary.holidaysByFirstWord[unmarked(index)] else { return nil }
    for (words, holiday) in names {
      var at = index
      // Marks inside a name: "st. patrick's day", "mothers' day".
      let matches = words.allSatisfy { word in
        if at > index, isOne(of: ["'", "."], at: at) { at += 1 }
        defer { at += 1 }
        return unmarked(at) == word
      }
      if matches { return (holiday, at) }
    }
    return nil
  }

  /// The word without its apostrophes.
  private func unmarked(_ index: Int) -> String {
    let word = lower(index)
    return word.utf8.contains(UInt8(ascii: "'")) ? word.filter { $0 != "'" } : word
  }

  /// "labor day weekend" is the one the holiday touches, "christmas week" the week it falls in.
  fileprivate func around(_ date: CivilDate, _ index: Int) -> DayValue? {
    if isDescribing(index + 1) { return nil }
    switch lower(index) {
    case "week": return DayValue(date.startOfWeek, grain: .week, said: [])
    case "weekend":
      let saturday = date.startOfWeek.adding(days: 5)
      let isEarly = date.weekday == .monday || date.weekday == .tuesday
      return DayValue(isEarly ? saturday.adding(days: -7) : saturday, said: [], time: PartOfDay.at(10))
    default: return nil
    }
  }

  fileprivate func date(of holiday: Holiday, year: Int?, relation: Relation?) -> CivilDate? {
    if let year { return holiday.date(in: year) }
    // Eight years reach over the century that has no leap year.
    let years = relation == .last ? (-8...0).reversed().map { $0 } : Array(0...8)
    let dates = years.lazy.compactMap { holiday.date(in: today.year + $0) }
    return dates.first { relation == .last ? $0 < today : $0 >= today }
  }

  /// "christmas day party", "halloween night": what follows may itself be a time.
  fileprivate func isHolidayDescription(_ index: Int) -> Bool {
    ["dinner", "lunch", "brunch", "breakfast"].contains(lower(index))
  }
}
