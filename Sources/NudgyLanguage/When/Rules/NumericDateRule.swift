import Foundation
import NudgyCore

extension WhenReader {
  /// `3/5`, `12/25/2026`, `2026-11-20`, `2026-11-20T15:00:00+01:00`, `2026-12`, `2026-w50`, `20261205`.
  func numericDate(_ index: Int) -> Finding? {
    var finding = Finding(index..<index + 1)
    switch self[index].shape {
    case .date(let date): finding.day = DayValue(date)
    case .dateTime(let value, let offset):
      finding.day = DayValue(value.date)
      finding.clock = ClockValue(
        hour: value.time.hour, minute: value.time.minute, second: value.time.second, meridiem: .military,
        saysMinute: true)
      finding.zone = offset.flatMap(TimeZone.init(secondsFromGMT:))
    case .span(let start, let grain):
      guard !isLabelled(index) else { return nil }
      finding.day = DayValue(start, grain: grain)
      // Only a week looks like nothing else; the rest may be a number of an order.
      if grain != .week { finding.weaken(.preposition) }
    case .impossibleDate(let year, let month, let day): return impossibleDate(year, month, day, at: index)
    case .slashed(let first, let second, let year):
      guard !isLabelled(index), !isCounted(index + 1) else { return nil }
      guard let date = slashedDate(first, second, year) else {
        return impossibleDate(first, second, year, slashedAt: index)
      }
      finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
      if year == nil {
        if isShare(first, second, at: index) { return nil }
        // 1/2 and 3/4 are fractions first.
        let isFraction = (2...4).contains(second) || second == 8 && first % 2 == 1
        if first < second, isFraction { finding.weaken(.preposition) }
      }
      if (first, second) == (9, 11), isDescribing(index + 1) { finding.weaken(.neighbour) }
    default: return nil
    }
    return finding
  }

  /// "a 9/16 wrench" is an inch in sixteenths; "an 8/10 movie", "24/7".
  private func isShare(_ first: Int, _ second: Int, at index: Int) -> Bool {
    let isOfInch = first < second && (second == 8 || second == 16) && first % 2 == 1
    return isOfInch && ContextWords.sized.contains(lower(index + 1))
      || isOne(of: ["a", "an"], at: index - 1) && isDescribing(index + 1) || (first, second) == (24, 7)
      || (first, second) == (50, 50)
  }

  private func slashedDate(_ first: Int, _ second: Int, _ year: Int?) -> CivilDate? {
    orders(first, second).lazy.compactMap { self.dated(year, $0.month, $0.day) }.first
  }

  /// Both ways to read two numbers of a date, the user's own first.
  func orders(_ first: Int, _ second: Int) -> [(month: Int, day: Int)] {
    readsDayFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
  }
}
