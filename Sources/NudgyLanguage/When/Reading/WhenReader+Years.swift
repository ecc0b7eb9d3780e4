import NudgyCore

// Years, in digits and in words.
extension WhenReader {
  /// "2027", "twenty twenty seven", "nineteen ninety nine", "two thousand and five".
  func year(_ index: Int) -> (value: Int, next: Int)? {
    if case .integer(let value, 4) = self[index].shape {
      return (1900...2199).contains(value) ? (value, index + 1) : nil
    }
    guard self[index].shape == .word, let first = sense(index).number else { return nil }
    if lower(index + 1) == "thousand" { return thousandYear(first, index + 2) }
    guard (19...21).contains(first) else { return nil }
    if isOne(of: ["oh", "o"], at: index + 1), let ones = sense(index + 2).number, (1...9).contains(ones) {
      return (first * 100 + ones, index + 3)
    }
    guard self[index + 1].shape == .word, let rest = integer(index + 1), (10...99).contains(rest.value) else {
      return nil
    }
    return (first * 100 + rest.value, rest.next)
  }

  private func thousandYear(_ thousands: Int, _ index: Int) -> (value: Int, next: Int)? {
    guard thousands == 2 else { return nil }
    let restAt = skip(["and"], at: index)
    guard self[restAt].shape == .word, let rest = integer(restAt), rest.value < 100 else {
      return (2000, index)
    }
    return (2000 + rest.value, rest.next)
  }

  /// A year in two digits, where it cannot be anything else: `'28`, `05-dec-26`.
  func shortYear(_ index: Int) -> (value: Int, next: Int)? {
    let isMarked = isOne(of: ["'", "\u{2019}", "-", "/"], at: index)
    guard isMarked, self[index + 1].isGlued, case .integer(let value, 2) = self[index + 1].shape else {
      return nil
    }
    let isApostrophe = lower(index) != "-" && lower(index) != "/"
    guard isApostrophe || self[index].isGlued else { return nil }
    return (fullYear(value), index + 2)
  }

  /// "15 jan 27": two digits behind a day and its month, when nothing is counted by them.
  func trailingYear(_ index: Int) -> (value: Int, next: Int)? {
    guard case .integer(let value, 2) = self[index].shape, !self[index].isGlued else { return nil }
    let year = fullYear(value)
    guard (today.year - 1...today.year + 15).contains(year) else { return nil }
    if case .clock = self[index + 1].shape { return (year, index + 1) }
    return isClauseEnd(index + 1) && lower(index + 1) != ":" ? (year, index + 1) : nil
  }

  private func fullYear(_ value: Int) -> Int { value < 70 ? 2000 + value : 1900 + value }
}
