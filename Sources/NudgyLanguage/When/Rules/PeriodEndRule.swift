import NudgyCore

/// "at month end", "by year-end", "quarter end".
let periodEndRule = WhenRule("end of a period", leads: [.unit, .edge]) { reader, index in
  let unit: TimeUnit
  var next = index + 1
  switch reader.lower(index) {
  case "month-end": unit = .month
  case "quarter-end": unit = .quarter
  case "year-end": unit = .year
  default:
    guard let named = reader.endingUnit(index), reader.lower(next) == "end" else { return nil }
    (unit, next) = (named, next + 1)
  }
  guard !reader.isDescribing(next) else { return nil }
  var finding = Finding(index..<next, rule: "end of a period")
  if unit == .day {
    finding.clock = ClockValue(hour: 17, meridiem: .military, isConvention: true)
    return finding
  }
  guard let start = reader.start(of: unit, offset: 0) else { return nil }
  let months = unit == .month ? 0 : unit == .quarter ? 2 : 11
  let end = unit == .week ? start.adding(days: 4) : start.adding(months: months).endOfMonth
  finding.day = DayValue(max(end, reader.today), said: [.year, .month])
  if reader.lower(index - 1) != "at" { (finding.strength, finding.needs) = (.weak, .preposition) }
  return finding
}

extension WhenReader {
  /// "month", "year's": what "end" may stand behind.
  fileprivate func endingUnit(_ index: Int) -> TimeUnit? {
    if lower(index).hasSuffix("'s") { return TimeVocabulary.sense(of: String(lower(index).dropLast(2))).unit }
    return sense(index).unit.flatMap { [.month, .quarter, .year].contains($0) ? $0 : nil }
  }
}
