import Foundation
import NudgyCore

/// `3/5`, `12/25/2026`, `2026-11-20`, `2026-11-20T15:00:00+01:00`.
let numericDateRule = WhenRule("numeric date", leads: .date) { reader, index in
  var finding = Finding(index..<index + 1, rule: "numeric date")
  switch reader[index].shape {
  case .date(let date): finding.day = DayValue(date)
  case .dateTime(let value, let offset):
    finding.day = DayValue(value.date)
    finding.clock = ClockValue(
      hour: value.time.hour, minute: value.time.minute, second: value.time.second, meridiem: .military,
      saysMinute: true)
    finding.zone = offset.flatMap(TimeZone.init(secondsFromGMT:))
  case .slashed(let first, let second, let year):
    guard let date = reader.slashedDate(first, second, year), !reader.isLabelled(index),
      !reader.isCounted(index + 1)
    else { return nil }
    finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
    if year == nil, first < second, (2...4).contains(second) || second == 8 && first % 2 == 1 {
      // 1/2 and 3/4 are fractions first.
      (finding.strength, finding.needs) = (.weak, .preposition)
    }
    if year == nil, (first, second) == (24, 7) || (first, second) == (50, 50) { return nil }
  default: return nil
  }
  return finding
}

extension WhenReader {
  fileprivate func slashedDate(_ first: Int, _ second: Int, _ year: Int?) -> CivilDate? {
    let orders = readsDayFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
    for (month, day) in orders {
      let date = year.map { CivilDate(year: $0, month: month, day: day) } ?? coming(month: month, day: day)
      if let date { return date }
    }
    return nil
  }
}
