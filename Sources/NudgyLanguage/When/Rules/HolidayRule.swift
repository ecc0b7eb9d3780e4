import NudgyCore

extension WhenReader {
  /// "christmas", "on labor day", "next easter", "thanksgiving 2027", "labor day weekend", "christmas week".
  func holiday(_ index: Int) -> Finding? {
    let relation = sense(index).relation
    // "new" begins a name; "next" and the others stand before one.
    guard let name = holidayName(relation == nil ? index : index + 1),
      !isOne(of: ["happy", "merry", "my", "a", "an", "your", "our"], at: index - 1)
    else { return nil }
    let yearAt = skip(["of", ","], at: name.next)
    let year = year(yearAt) ?? year(skip(["in"], at: name.next)) ?? relatedYear(yearAt)
    guard let date = date(of: name.value, year: year?.value, relation: relation) else { return nil }
    var next = year?.next ?? name.next
    var day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
    if let around = around(date, next) { (day, next) = (around, next + 1) }
    // "christmas day party", "halloween dinner": what follows may itself be a time.
    let isName = isDescribing(next) || isOne(of: ["dinner", "lunch", "brunch", "breakfast"], at: next)
    return Finding(index..<next, day: day, needs: isName ? .neighbour : nil)
  }

  func holidayName(_ index: Int) -> Read<Holiday>? {
    guard let names = Holiday.byFirstWord[unmarked(index)] else { return nil }
    for name in names {
      var at = index
      // Marks inside a name: "st. patrick's day", "mothers' day".
      let matches = name.words.allSatisfy { word in
        if at > index, isOne(of: ["'", "."], at: at) { at += 1 }
        defer { at += 1 }
        return unmarked(at) == word
      }
      if matches { return (name.holiday, at) }
    }
    return nil
  }

  /// The word without its apostrophes.
  private func unmarked(_ index: Int) -> String {
    let word = lower(index)
    return word.utf8.contains(UInt8(ascii: "'")) ? word.filter { $0 != "'" } : word
  }

  /// "labor day weekend" is the one the holiday touches, "christmas week" the week it falls in.
  private func around(_ date: CivilDate, _ index: Int) -> DayValue? {
    if isDescribing(index + 1) { return nil }
    switch lower(index) {
    case "week": return DayValue(date.startOfWeek, grain: .week, said: [])
    case "weekend":
      let isEarly = date.weekday == .monday || date.weekday == .tuesday
      return .weekend(date.startOfWeek.adding(days: isEarly ? -2 : 5))
    default: return nil
    }
  }

  private func date(of holiday: Holiday, year: Int?, relation: Relation?) -> CivilDate? {
    if let year { return holiday.date(in: year) }
    // Eight years reach over the century that has no leap year.
    let step = relation == .last ? -1 : 1
    let dates = (0...8).lazy.compactMap { holiday.date(in: today.year + $0 * step) }
    return dates.first { relation == .last ? $0 < today : $0 >= today }
  }
}
