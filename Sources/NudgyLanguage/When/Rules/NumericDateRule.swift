import Foundation
import NudgyCore

/// `3/5`, `12/25/2026`, `2026-11-20`, `2026-11-20T15:00:00+01:00`, `2026-12`, `2026-w50`, `20261205`.
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
  case .span(let start, let grain):
    guard !reader.isLabelled(index) else { return nil }
    finding.day = DayValue(start, grain: grain)
    // Only a week looks like nothing else; the rest may be a number of an order.
    if grain != .week { (finding.strength, finding.needs) = (.weak, .preposition) }
  case .impossibleDate(let year, let month, let day):
    return reader.impossibleDate(year, month, day, at: index)
  case .slashed(let first, let second, let year):
    guard !reader.isLabelled(index), !reader.isCounted(index + 1) else { return nil }
    guard let date = reader.slashedDate(first, second, year) else {
      return reader.impossibleDate(first, second, year, slashedAt: index)
    }
    finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
    if year == nil, first < second, (2...4).contains(second) || second == 8 && first % 2 == 1 {
      // 1/2 and 3/4 are fractions first.
      (finding.strength, finding.needs) = (.weak, .preposition)
    }
    if year == nil, first < second, [8, 16].contains(second), first % 2 == 1,
      reader.isOne(
        of: [
          "wrench", "socket", "spanner", "bit", "drill", "bolt", "nut", "screw", "inch", "plywood", "dowel",
          "pipe", "hose",
        ],
        at: index + 1)
    {
      // "a 9/16 wrench" is an inch in sixteenths.
      return nil
    }
    if year == nil, reader.isOne(of: ["a", "an"], at: index - 1), reader.isDescribing(index + 1) {
      // "an 8/10 movie"
      return nil
    }
    if (first, second) == (9, 11), reader.isDescribing(index + 1) {
      (finding.strength, finding.needs) = (.weak, .neighbour)
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
