import NudgyCore

// Numbers, places in a row, days of a month and years, in digits and in words.
extension WhenReader {
  /// A whole number: 25, "twenty five", "a hundred".
  func integer(_ index: Int) -> Read<Int>? {
    if case .integer(let value, _) = self[index].shape { return (value, index + 1) }
    guard let first = wordNumber(index) else { return nil }
    if (20...90).contains(first) {
      let onesAt = skip(["-"], at: index + 1)
      if let ones = wordNumber(onesAt), (1...9).contains(ones) { return (first + ones, onesAt + 1) }
    }
    return lower(index + 1) == "hundred" ? hundreds(first * 100, index + 2) : (first, index + 1)
  }

  private func wordNumber(_ index: Int) -> Int? { self[index].shape == .word ? sense(index).number : nil }

  /// "one hundred and twenty"
  private func hundreds(_ value: Int, _ next: Int) -> Read<Int> {
    let restAt = skip(["and"], at: next)
    guard value == 100, let first = wordNumber(restAt), first < 100, let rest = integer(restAt)
    else { return (value, next) }
    return (value + rest.value, rest.next)
  }

  /// "a couple of", "half a", "an", "several".
  private func vagueAmount(_ index: Int) -> Read<Double>? {
    let isA = lower(index) == "a"
    let at = isA || lower(index) == "an" ? index + 1 : index
    switch lower(at) {
    case "couple" where isA || at == index: return (2, skip(["of"], at: at + 1))
    case "few" where isA || at == index: return (3, at + 1)
    case "hundred" where isA:
      let found = hundreds(100, at + 1)
      return (Double(found.value), found.next)
    case "dozen" where isA: return (12, at + 1)
    case "half" where at > index: return (0.5, at + 1)
    case "half":
      if has("half", "a", "dozen", at: index) { return (6, index + 3) }
      return (0.5, skip(["a", "an", "of"], at: skip(["of"], at: index + 1)))
    case "several" where at == index: return (3, at + 1)
    default: return at > index ? (1, at) : nil
    }
  }

  /// How many units: a number, "a", "half a", "a couple of", "one and a half", "two or three" (the first).
  func amount(_ index: Int) -> Read<Double>? {
    if let vague = vagueAmount(index) { return vague }
    if case .decimal(let value) = self[index].shape { return (value, index + 1) }
    if let share = share(index) { return (share, skip(["an", "a"], at: skip(["of"], at: index + 1))) }
    guard let number = integer(index) else { return nil }
    let value = Double(number.value)
    // "1 1/2 hours"
    if let share = share(number.next) { return (value + share, number.next + 1) }
    if has("and", "a", "half", at: number.next) { return (value + 0.5, number.next + 3) }
    if isOne(of: ["or", "to", "-"], at: number.next), let other = integer(number.next + 1),
      other.value > number.value, sense(other.next).unit != nil
    {
      return (value, other.next)
    }
    return (value, number.next)
  }

  /// 1/2, 3/4.
  private func share(_ index: Int) -> Double? {
    guard case .slashed(let part, let whole, nil) = self[index].shape, part < whole, (2...4).contains(whole)
    else { return nil }
    return Double(part) / Double(whole)
  }

  // MARK: Ordinals

  /// The day of a month: 15, 15th, "fifteenth", "twenty first".
  func dayOfMonth(_ index: Int) -> SpokenDay? {
    if let ordinal = ordinal(index), (1...31).contains(ordinal.value) {
      return (ordinal.value, true, ordinal.next)
    }
    if case .integer(_, let digits) = self[index].shape, digits > 2 { return nil }
    guard let number = integer(index), (1...31).contains(number.value) else { return nil }
    return (number.value, false, number.next)
  }

  /// "third", 3rd, "twenty first"; -1 for "last", -2 for "second last" and "second to last".
  func ordinal(_ index: Int) -> Read<Int>? {
    if let value = sense(index).ordinal {
      if (2...5).contains(value), let next = behindLast(index + 1) { return (-value, next) }
      return (value, index + 1)
    }
    guard let tens = wordNumber(index), tens == 20 || tens == 30 else { return nil }
    let onesAt = skip(["-"], at: index + 1)
    guard let ones = sense(onesAt).ordinal, (1...9).contains(ones) else { return nil }
    return (tens + ones, onesAt + 1)
  }

  /// Behind "last" and "to last" before days that are counted; in "the 3rd last month" it goes with the month.
  private func behindLast(_ index: Int) -> Int? {
    let at = skip(["-"], at: skip(["to"], at: skip(["-"], at: index)))
    let isOfDays = [.day, .workday].contains(sense(at + 1).unit) || lower(at + 1) == "business"
    return lower(at) == "last" && (isOfDays || plainWeekday(at + 1) != nil) ? at + 1 : nil
  }

  // MARK: Years

  /// "2027", "twenty twenty seven", "nineteen ninety nine", "two thousand and five".
  func year(_ index: Int) -> Read<Int>? {
    if case .integer(let value, 4) = self[index].shape {
      return (1900...2199).contains(value) ? (value, index + 1) : nil
    }
    guard let first = wordNumber(index) else { return nil }
    if lower(index + 1) == "thousand" { return first == 2 ? thousandYear(index + 2) : nil }
    guard (19...21).contains(first) else { return nil }
    if isOne(of: ["oh", "o"], at: index + 1), let ones = sense(index + 2).number, (1...9).contains(ones) {
      return (first * 100 + ones, index + 3)
    }
    guard wordNumber(index + 1) != nil, let rest = integer(index + 1), (10...99).contains(rest.value)
    else { return nil }
    return (first * 100 + rest.value, rest.next)
  }

  private func thousandYear(_ index: Int) -> Read<Int> {
    let restAt = skip(["and"], at: index)
    guard wordNumber(restAt) != nil, let rest = integer(restAt), rest.value < 100
    else { return (2000, index) }
    return (2000 + rest.value, rest.next)
  }

  /// A year in two digits, where it cannot be anything else: `'28`, `05-dec-26`.
  func shortYear(_ index: Int) -> Read<Int>? {
    guard case .integer(let value, 2) = self[index + 1].shape, self[index + 1].isGlued,
      isOne(of: ["'", "\u{2019}"], at: index) || isOne(of: ["-", "/"], at: index) && self[index].isGlued
    else { return nil }
    return (fullYear(value), index + 2)
  }

  /// "15 jan 27": two digits behind a day and its month, when nothing is counted by them.
  func trailingYear(_ index: Int) -> Read<Int>? {
    guard case .integer(let value, 2) = self[index].shape, !self[index].isGlued else { return nil }
    let year = fullYear(value)
    guard (today.year - 1...today.year + 15).contains(year) else { return nil }
    if case .clock = self[index + 1].shape { return (year, index + 1) }
    return isClauseEnd(index + 1) && lower(index + 1) != ":" ? (year, index + 1) : nil
  }

  private func fullYear(_ value: Int) -> Int { value < 70 ? 2000 + value : 1900 + value }

  /// "next year", "this year", "last year".
  func relatedYear(_ index: Int) -> Read<Int>? {
    guard let relation = sense(index).relation, sense(index + 1).unit == .year else { return nil }
    return (today.year + relation.offset, index + 2)
  }
}
