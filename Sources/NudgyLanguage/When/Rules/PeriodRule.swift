import NudgyCore

extension WhenReader {
  /// "next week", "this month", "last year", "the week after next", "this weekend", "next week friday".
  func spanOfDays(_ index: Int) -> Finding? {
    if let weekend = weekend(index) { return weekend }
    guard let span = period(index), isNamedPeriod(index, span.next) else { return nil }
    var finding = Finding(index..<span.next, day: DayValue(span.start, grain: span.unit.grain))
    let dayAt = skip(["on", ","], at: span.next)
    if span.unit == .week, let weekday = sense(dayAt).weekday {
      finding.day = DayValue(span.start.adding(days: weekday.daysAfterMonday), said: .weekday)
      finding.range = index..<dayAt + 1
    }
    return finding
  }

  /// "next week" and "the week after next" name a week; "the week" and "a month" do not.
  private func isNamedPeriod(_ index: Int, _ end: Int) -> Bool {
    let isBehind = has("after", "next", at: end - 2) || has("before", "last", at: end - 2)
    return isBehind
      || sense(skipThe(index)).relation != nil
        && (sense(end - 1).unit != nil || isOne(of: ["next", "last"], at: end - 1))
  }

  /// "this weekend", "next weekend", "the weekend", "the weekend after next".
  private func weekend(_ index: Int) -> Finding? {
    var at = skipThe(index)
    var relation: Relation?
    while let word = sense(at).relation, at < index + 3 { (relation, at) = (word, at + 1) }
    at = skip(["long", "holiday"], at: at)
    guard sense(at).unit == .weekend, lower(at) != "weekends" else { return nil }
    var finding = Finding(index..<at + 1, "weekend")
    var weeks = relation == .next ? 1 : relation == .last ? -1 : 0
    let isBeforeLast = has("before", "last", at: at + 1) && relation == nil
    if has("after", "next", at: at + 1) || isBeforeLast {
      weeks = isBeforeLast ? -2 : 2
      finding.range = index..<at + 3
    } else if relation == nil {
      finding.weaken(.preposition)
    }
    finding.day = .weekend(today.startOfWeek.adding(days: 5 + 7 * weeks))
    return finding
  }
}
