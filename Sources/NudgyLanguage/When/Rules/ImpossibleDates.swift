import NudgyCore

// Dates that are written or spoken as dates are, and that no calendar has. What they find is missing, and its day is
// the nearest there is. In a sentence only a month's name and the ISO form are certain enough; where a time was asked
// for, numbers alone are.
extension WhenReader {
  /// A day behind or before a month's name, also one that no month has: "feb 0", "the 32nd of may".
  func dayOfAnyMonth(_ index: Int) -> SpokenDay? {
    if let day = dayOfMonth(index) { return day }
    if let ordinal = ordinal(index), (0...99).contains(ordinal.value) {
      return (ordinal.value, true, ordinal.next)
    }
    guard isAsked, case .integer(let value, 1...2) = self[index].shape else { return nil }
    return (value, false, index + 1)
  }

  /// "the 32nd"
  func impossibleDayOfMonth(_ day: Read<Int>, from index: Int) -> Finding? {
    guard isAsked, (0...99).contains(day.value) else { return nil }
    var finding = Finding(index..<(monthBehind(day.next)?.next ?? day.next))
    finding.missing = .dayOfMonth(day.value)
    finding.day = coming(day: day.value < 1 ? 1 : 31).map { DayValue($0, said: .day) }
    return finding
  }

  /// `2026-02-31`; in a sentence not where it may be a number of an order or a part.
  func impossibleDate(_ year: Int, _ month: Int, _ day: Int, at index: Int) -> Finding? {
    let isISO = lower(index).utf8.dropFirst(4).starts(with: "-".utf8)
    let isLikely = (1900...2199).contains(year) && (1...12).contains(month)
    guard isAsked || isISO && isLikely, !isLabelled(index) else { return nil }
    var finding = Finding(index..<index + 1)
    finding.miss(day, month, year, today)
    return finding
  }

  /// `31/4`, `13/45`, `2/30/2026`; not `80/20`, `20/20`, `24/7`.
  func impossibleDate(_ first: Int, _ second: Int, _ year: Int?, slashedAt index: Int) -> Finding? {
    guard isAsked, first > 0, second > 0 else { return nil }
    if year == nil, first == second || first + second == 100 || min(first, second) > 31 { return nil }
    let orders = orders(first, second)
    let likely = orders.first { (1...12).contains($0.month) } ?? orders[0]
    var finding = Finding(index..<index + 1)
    finding.miss(likely.day, likely.month, year, today)
    return finding
  }

  /// Behind the minus of "in -5 minutes", "in minus five minutes"; nil without one.
  func behindMinus(_ index: Int) -> Int? {
    var next = index
    while Self.signs.contains(lower(next)) { next += 1 }
    return next > index ? next : nil
  }

  /// Where the signs before a number begin.
  func sign(before index: Int) -> Int {
    var first = index
    while Self.signs.contains(lower(first - 1)) { first -= 1 }
    return first
  }

  /// Whether a sign stands right before the number: "-5 minutes".
  func isNegative(_ index: Int) -> Bool {
    guard Self.signs.contains(lower(index - 1)) else { return false }
    // A dash with space behind it is none; neither is one between two words.
    return self[index - 1].shape == .word || self[index].isGlued && !self[index - 1].isGlued
  }

  private static let signs: Set = ["-", "--", "−", "minus", "negative"]
}

extension Finding {
  /// Takes note that there is no such day, and of the nearest one.
  mutating func miss(_ day: Int, _ month: Int, _ year: Int?, _ today: CivilDate) {
    missing = (1...12).contains(month) ? .day(day, month: month, year: year) : .month(month)
    let month = min(max(month, 1), 12)
    func nearest(in year: Int) -> CivilDate? {
      CivilDate(year: year, month: month, day: min(max(day, 1), CivilDate.dayCount(month: month, year: year)))
    }
    let coming = nearest(in: year ?? today.year).flatMap {
      year == nil && $0 < today ? nearest(in: today.year + 1) : $0
    }
    self.day = coming.map { DayValue($0) }
    lastDay = nil
  }
}
