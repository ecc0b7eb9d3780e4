import NudgyCore

// Lengths of time.
extension WhenReader {
  /// What leads up to a rough amount.
  static let roughly = [
    "about", "around", "like", "roughly", "maybe", "approximately", "just", "exactly", "another", "~",
  ]

  static let workWords = ["business", "working", "work"]

  /// "an hour and a half", "1h 30m", "two weeks", "half an hour", "an hour or two".
  func duration(_ index: Int) -> (value: SpokenDuration, next: Int, units: Int)? {
    if let quarters = quarterHour(index) {
      return (SpokenDuration(quarters.value, .minute), quarters.next, 1)
    }
    guard let first = single(index) else { return nil }
    var total = SpokenDuration(first.amount, first.unit)
    var next = first.next
    if let fraction = fractionBehind(first.unit, next) {
      total.add(fraction.value, first.unit)
      return (total, fraction.next, 1)
    }
    if has("or", "two", at: next) || has("or", "so", at: next) { return (total, next + 2, 1) }
    var units = 1
    var smallest = first.unit
    while units < 4 {
      let joint = skip(["and", ","], at: next)
      if let more = single(joint), more.unit.isFiner(than: smallest), more.unit.isClock || !smallest.isClock {
        total.add(more.amount, more.unit)
        (smallest, next) = (more.unit, more.next)
        units += 1
      } else if smallest == .hour, self[next].isGlued, case .integer(let minutes, 2) = self[next].shape {
        total.add(Double(minutes), .minute)
        return (total, next + 1, units)
      } else {
        break
      }
    }
    return (total, next, units)
  }

  /// "and a half"; behind hours also "and a quarter".
  private func fractionBehind(_ unit: TimeUnit, _ index: Int) -> Read<Double>? {
    if has("and", "a", "half", at: index) { return (0.5, index + 3) }
    guard unit == .hour else { return nil }
    if has("and", "a", "quarter", at: index) { return (0.25, index + 3) }
    return has("and", "three", "quarters", at: index) ? (0.75, index + 3) : nil
  }

  private func single(_ index: Int) -> (amount: Double, unit: TimeUnit, next: Int)? {
    guard let amount = amount(index) else { return nil }
    let next = skip(["full", "whole", "more"], at: amount.next)
    if isOne(of: Self.workWords, at: next) {
      return sense(next + 1).unit == .day ? (amount.value, .workday, next + 2) : nil
    }
    guard let unit = sense(next).unit, sense(next).ordinal == nil || amount.value != 1 else { return nil }
    // One letter is a unit only right behind digits: `2h`, not "2 h" or "a d".
    let isLetter = lower(next).utf8.count == 1
    if isLetter, !self[next].isGlued, lower(next) != "h" || !isClauseEnd(next + 1) { return nil }
    // "my 1099s", "the 1990s": too many to count in seconds.
    if lower(next) == "s", amount.value > 600 { return nil }
    return (amount.value, unit, next + 1)
  }

  /// The minutes of "a quarter of an hour", "three quarters of an hour", "quarter hour".
  private func quarterHour(_ index: Int) -> Read<Double>? {
    let at = skip(["a"], at: index)
    let isThree = has("three", "quarters", at: at)
    guard isThree || lower(at) == "quarter" else { return nil }
    let behind = isThree ? at + 2 : at + 1
    let unitAt = has("of", "an", at: behind) ? behind + 2 : skip(["an"], at: behind)
    return sense(unitAt).unit == .hour ? (isThree ? 45 : 15, unitAt + 1) : nil
  }
}
