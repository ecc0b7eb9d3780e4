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
    guard let named = reader.sense(index).unit, [.month, .quarter, .year].contains(named),
      reader.lower(next) == "end"
    else { return nil }
    (unit, next) = (named, next + 1)
  }
  guard !reader.isDescribing(next), let start = reader.start(of: unit, offset: 0) else { return nil }
  var finding = Finding(index..<next, rule: "end of a period")
  let months = unit == .month ? 0 : unit == .quarter ? 2 : 11
  finding.day = DayValue(start.adding(months: months).endOfMonth, said: [.year, .month])
  if reader.lower(index - 1) != "at" { (finding.strength, finding.needs) = (.weak, .preposition) }
  return finding
}
