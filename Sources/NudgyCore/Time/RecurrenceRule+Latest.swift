// The occurrence that came last: looked for from ever further back, so that a series of years costs no more than one
// of days.
extension RecurrenceRule {
  private static let lookBack = [1, 8, 32, 400, 366 * 9].map { $0 * 86_400 }

  /// The last occurrence at or before `reference`, for a series that began at `start`; nil before it began.
  ///
  /// `start` is an occurrence itself, whether the rule falls on it or not. `COUNT` is not kept here.
  package func latest(upTo reference: CivilDateTime, start: CivilDateTime) -> CivilDateTime? {
    guard reference >= start else { return nil }
    let steps = frequency.isClock ? [interval * (frequency == .hourly ? 3600 : 60)] : Self.lookBack
    for step in steps {
      let from = max(start, reference.adding(seconds: -step))
      var found: CivilDateTime?
      var last = from
      while let next = next(after: last, start: start), next <= reference {
        (found, last) = (next, next)
      }
      if let found { return found }
      if from == start { break }
    }
    return untilEnd(upTo: reference, start: start) ?? start
  }

  /// Where the series has ended by then, its last occurrence: the rule itself knows no day after its end.
  private func untilEnd(upTo reference: CivilDateTime, start: CivilDateTime) -> CivilDateTime? {
    guard let until, until < reference.date, until >= start.date else { return nil }
    return latest(upTo: CivilDateTime(until, CivilTime(secondOfDay: 86_399)), start: start)
  }
}
