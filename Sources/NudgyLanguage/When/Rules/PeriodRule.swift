import NudgyCore

/// "next week", "this month", "last year", "the week after next", "this weekend", "next week friday".
let periodRule = WhenRule("period", leads: [.relation, .article, .unit]) { reader, index in
  if let weekend = reader.weekend(index) { return weekend }
  guard let span = reader.period(index), reader.isNamedPeriod(index, span.next) else { return nil }
  var finding = Finding(index..<span.next, rule: "period")
  finding.day = DayValue(span.start, grain: span.unit.grain)
  if span.unit == .week, let weekday = reader.weekdayInWeek(span.next) {
    finding.day = DayValue(span.start.adding(days: weekday.day.daysAfterMonday), said: .weekday)
    finding.range = index..<weekday.next
  }
  return finding
}

extension WhenReader {
  /// "next week" and "the week after next" name a week; "the week" and "a month" do not.
  fileprivate func isNamedPeriod(_ index: Int, _ end: Int) -> Bool {
    guard sense(end - 1).unit != nil || isOne(of: ["next", "last"], at: end - 1) else { return false }
    return sense(skipThe(index)).relation != nil || has("after", "next", at: end - 2)
      || has("before", "last", at: end - 2)
  }

  /// "on friday" or "friday" behind a week.
  fileprivate func weekdayInWeek(_ index: Int) -> (day: Weekday, next: Int)? {
    let at = skip(["on", ","], at: index)
    return sense(at).weekday.map { ($0, at + 1) }
  }

  /// "this weekend", "next weekend", "the weekend", "the weekend after next".
  fileprivate func weekend(_ index: Int) -> Finding? {
    var at = skipThe(index)
    var relation: Relation?
    while let word = sense(at).relation, at < index + 3 { (relation, at) = (word, at + 1) }
    at = skip(["long", "holiday"], at: at)
    guard sense(at).unit == .weekend, lower(at) != "weekends" else { return nil }
    var finding = Finding(index..<at + 1, rule: "weekend")
    let saturday = today.startOfWeek.adding(days: 5)
    var offset = relation == .next ? 7 : relation == .last ? -7 : 0
    if has("after", "next", at: at + 1) {
      offset = 14
      finding.range = index..<at + 3
    } else if has("before", "last", at: at + 1), relation == nil {
      offset = -14
      finding.range = index..<at + 3
    } else if relation == nil {
      (finding.strength, finding.needs) = (.weak, .preposition)
    }
    finding.day = DayValue(saturday.adding(days: offset), said: [], time: PartOfDay.at(10))
    return finding
  }
}
