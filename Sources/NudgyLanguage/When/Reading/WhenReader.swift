import NudgyCore

/// The lexemes of a message and the moment it was said: what rules read from.
///
/// Every method that reads takes a position and gives back what it found with the position behind it.
struct WhenReader: Sendable {
  let lexemes: [Lexeme]
  let now: CivilDateTime
  let readsDayFirst: Bool
  /// Whether a time was asked for, so that weak evidence counts.
  var isAsked = false
  var effort: ReadingEffort?

  var today: CivilDate { now.date }

  /// The lexeme at `index`; outside the text one that no rule reads.
  @inline(__always)
  subscript(_ index: Int) -> Lexeme {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index] : Self.outside
  }

  private static let outside = Lexeme(shape: .newline, lower: "", span: 0..<0)

  @inline(__always)
  func sense(_ index: Int) -> Sense {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index].sense : .none
  }

  @inline(__always)
  func lower(_ index: Int) -> String {
    effort?.note()
    return index >= 0 && index < lexemes.count ? lexemes[index].lower : ""
  }

  /// Whether the lexemes from `index` are these words.
  func has(_ words: String..., at index: Int) -> Bool {
    for (offset, word) in words.enumerated() where lower(index + offset) != word { return false }
    return true
  }

  func isOne(of words: [String], at index: Int) -> Bool {
    let word = lower(index)
    return !word.isEmpty && words.contains(word)
  }

  /// Behind "the", or the same place.
  func skipThe(_ index: Int) -> Int { lower(index) == "the" ? index + 1 : index }

  /// Behind any of the words, or the same place.
  func skip(_ words: [String], at index: Int) -> Int { isOne(of: words, at: index) ? index + 1 : index }

  /// Whether nothing of the same clause follows: the end, a mark, a line break.
  func isClauseEnd(_ index: Int) -> Bool {
    switch self[index].shape {
    case .mark: lower(index) != "-" && lower(index) != "%" && lower(index) != "$" && lower(index) != "#"
    case .newline: true
    default: false
    }
  }
}

// MARK: - Numbers

extension WhenReader {
  /// A whole number in digits or words: 25, "twenty five", "a hundred".
  func integer(_ index: Int) -> (value: Int, next: Int)? {
    if case .integer(let value, _) = self[index].shape { return (value, index + 1) }
    guard let first = self[index].sense.number, self[index].shape == .word else { return nil }
    var value = first
    var next = index + 1
    if (20...90).contains(first) {
      let onesAt = lower(next) == "-" ? next + 1 : next
      if let ones = self[onesAt].sense.number, (1...9).contains(ones), self[onesAt].shape == .word {
        return (first + ones, onesAt + 1)
      }
    }
    if lower(next) == "hundred" { (value, next) = hundreds(value * 100, next + 1) }
    return (value, next)
  }

  /// "one hundred and twenty"
  private func hundreds(_ value: Int, _ next: Int) -> (value: Int, next: Int) {
    let restAt = skip(["and"], at: next)
    guard value == 100, let first = sense(restAt).number, first < 100, self[restAt].shape == .word,
      let rest = integer(restAt)
    else { return (value, next) }
    return (value + rest.value, rest.next)
  }

  /// "a couple of", "half a", "an", "several".
  private func vagueAmount(_ index: Int) -> (value: Double, next: Int)? {
    switch lower(index) {
    case "a", "an", "couple", "few", "half", "several": break
    default: return nil
    }
    if has("a", "couple", at: index) { return (2, skip(["of"], at: index + 2)) }
    if has("couple", at: index) { return (2, skip(["of"], at: index + 1)) }
    if has("a", "few", at: index) { return (3, index + 2) }
    if has("a", "hundred", at: index) {
      let found = hundreds(100, index + 2)
      return (Double(found.value), found.next)
    }
    if has("half", "a", "dozen", at: index) { return (6, index + 3) }
    if has("a", "dozen", at: index) { return (12, index + 2) }
    if has("few", at: index) || has("several", at: index) { return (3, index + 1) }
    if has("half", at: index) { return (0.5, skip(["a", "an", "of"], at: skip(["of"], at: index + 1))) }
    if lower(index) == "a" || lower(index) == "an" {
      if has("half", at: index + 1) { return (0.5, index + 2) }
      return (1, index + 1)
    }
    return nil
  }

  /// How many units: a number, "a", "half a", "a couple of", "one and a half", "two or three" (the first).
  func amount(_ index: Int) -> (value: Double, next: Int)? {
    if let vague = vagueAmount(index) { return vague }
    if case .decimal(let value) = self[index].shape { return (value, index + 1) }
    if case .slashed(let part, let whole, nil) = self[index].shape, part < whole, (2...4).contains(whole) {
      return (Double(part) / Double(whole), skip(["an", "a"], at: skip(["of"], at: index + 1)))
    }
    guard let number = integer(index) else { return nil }
    if case .slashed(let part, let whole, nil) = self[number.next].shape, part < whole,
      (2...4).contains(whole)
    {
      // "1 1/2 hours"
      return (Double(number.value) + Double(part) / Double(whole), number.next + 1)
    }
    if has("and", "a", "half", at: number.next) { return (Double(number.value) + 0.5, number.next + 3) }
    if isOne(of: ["or", "to", "-"], at: number.next), let other = integer(number.next + 1),
      other.value > number.value, sense(other.next).unit != nil
    {
      return (Double(number.value), other.next)
    }
    return (Double(number.value), number.next)
  }
}

// MARK: - Durations

extension WhenReader {
  /// "an hour and a half", "1h 30m", "two weeks", "half an hour", "an hour or two".
  func duration(_ index: Int) -> (value: SpokenDuration, next: Int, units: Int)? {
    var total = SpokenDuration()
    var units = 1
    if let quarters = quarterHour(index) {
      total.add(quarters.minutes, .minute)
      return (total, quarters.next, 1)
    }
    guard let first = single(index) else { return nil }
    var next = first.next
    total.add(first.amount, first.unit)
    var smallest = first.unit
    if has("and", "a", "half", at: next) {
      total.add(0.5, first.unit)
      return (total, next + 3, units)
    }
    if first.unit == .hour, has("and", "a", "quarter", at: next) {
      total.add(15, .minute)
      return (total, next + 3, units)
    }
    if first.unit == .hour, has("and", "three", "quarters", at: next) {
      total.add(45, .minute)
      return (total, next + 3, units)
    }
    if has("or", "two", at: next) || has("or", "so", at: next) { return (total, next + 2, units) }
    while units < 4 {
      let joint = skip(["and", ","], at: next)
      if let more = single(joint), more.unit.isFiner(than: smallest), more.unit.isClock || !smallest.isClock {
        total.add(more.amount, more.unit)
        smallest = more.unit
        next = more.next
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

  private func single(_ index: Int) -> (amount: Double, unit: TimeUnit, next: Int)? {
    guard let amount = amount(index) else { return nil }
    var next = amount.next
    if lower(next) == "full" || lower(next) == "whole" || lower(next) == "more" { next += 1 }
    if lower(next) == "business" || lower(next) == "working" || lower(next) == "work" {
      guard sense(next + 1).unit == .day else { return nil }
      return (amount.value, .workday, next + 2)
    }
    guard let unit = sense(next).unit, sense(next).ordinal == nil || amount.value != 1 else { return nil }
    // One letter is a unit only right behind digits: `2h`, not "2 h" or "a d".
    if lower(next).utf8.count == 1, !self[next].isGlued, lower(next) != "h" || !isClauseEnd(next + 1) {
      return nil
    }
    // "my 1099s", "the 1990s": too many to count in seconds.
    if lower(next) == "s", amount.value > 600 { return nil }
    return (amount.value, unit, next + 1)
  }

  /// "a quarter of an hour", "three quarters of an hour", "quarter hour".
  private func quarterHour(_ index: Int) -> (minutes: Double, next: Int)? {
    var next = skip(["a"], at: index)
    let isThree = has("three", "quarters", at: next)
    guard isThree || has("quarter", at: next) else { return nil }
    next += isThree ? 2 : 1
    if has("of", "an", at: next) { next += 2 } else if has("an", at: next) { next += 1 }
    guard sense(next).unit == .hour else { return nil }
    return (isThree ? 45 : 15, next + 1)
  }
}

extension TimeUnit {
  func isFiner(than other: TimeUnit) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .second: 0
    case .minute: 1
    case .hour: 2
    case .day, .workday, .weekend: 3
    case .week, .fortnight: 4
    case .month: 5
    case .quarter: 6
    case .year: 7
    case .decade: 8
    }
  }
}
