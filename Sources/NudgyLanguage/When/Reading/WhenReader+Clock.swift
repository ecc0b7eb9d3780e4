import Foundation
import NudgyCore

/// A time of day read from lexemes.
struct ClockReading {
  var value: ClockValue
  var next: Int
  /// Whether it cannot be anything but a time: "5pm", "17:30", "half past three".
  var isCertain: Bool
  var zone: Zone?
  /// Whether no clock shows it: 25:99, 13pm.
  var isMissing = false

  /// An hour, with its minute where that is said.
  init(_ hour: Int, _ minute: Int? = nil, is24: Bool = false, next: Int, isCertain: Bool = false) {
    let meridiem: ClockValue.Meridiem = is24 ? .military : .open
    value = ClockValue(hour: hour, minute: minute ?? 0, meridiem: meridiem, saysMinute: minute != nil)
    (self.next, self.isCertain) = (next, isCertain)
  }
}

extension WhenReader {
  /// The time of day at `index`: "5", "5pm", "17:30", "seven thirty", "half past three", "noon".
  func clock(_ index: Int) -> ClockReading? { anyClock(index).flatMap { $0.isMissing ? nil : $0 } }

  /// A time of day, or what is said as one and no clock shows.
  func anyClock(_ index: Int) -> ClockReading? {
    guard var reading = bareClock(index) else { return nil }
    readSuffix(&reading)
    readZone(&reading)
    return reading
  }

  private func bareClock(_ index: Int) -> ClockReading? {
    if let named = namedClock(index) ?? pastOrTo(index) { return named }
    switch self[index].shape {
    case .clock(let time, let isPadded):
      let is24 = time.hour == 0 || time.hour > 12 || isPadded && time.hour < 10
      var reading = ClockReading(time.hour, time.minute, is24: is24, next: index + 1, isCertain: true)
      reading.value.second = time.second
      return reading
    case .impossibleClock(let time):
      // Anything with a colon may be a score; "7:75am" is none.
      guard isAsked || meridiem(index + 1) != nil else { return nil }
      let is24 = time.hour == 0 || time.hour > 12
      var reading = ClockReading(time.hour, time.minute, is24: is24, next: index + 1, isCertain: true)
      reading.isMissing = true
      return reading
    case .decimal: return dottedClock(index)
    case .integer(let number, let digits): return digitClock(index, number, digits)
    case .word: return wordClock(index)
    default: return nil
    }
  }

  /// `5.30pm`, "at 5.30", "by 17.45"
  private func dottedClock(_ index: Int) -> ClockReading? {
    let parts = lower(index).split(separator: ".")
    let hasHalf = meridiem(index + 1) != nil
    let isLed =
      isOne(of: ["at", "@", "by", "until", "till"], at: index - 1) || isDate(index - 1)
      || sense(index - 1).weekday != nil || sense(index - 1).dayOffset != nil
      || sense(index + 1).weekday != nil || sense(index + 1).dayOffset != nil
    let isAsked = isLed && !isPriced(index) && dottedParts(index) == nil
    guard hasHalf || isAsked, parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60, (1...(hasHalf ? 12 : 23)).contains(hour)
    else { return nil }
    return ClockReading(hour, minute, is24: hour > 12, next: index + 1, isCertain: hasHalf)
  }

  private func digitClock(_ index: Int, _ number: Int, _ digits: Int) -> ClockReading? {
    if digits <= 2, number <= 24 {
      if let marked = hourMark(index, number) { return marked }
      guard (1...12).contains(number) else { return ClockReading(number % 24, is24: true, next: index + 1) }
      if case .integer(let minute, 2) = self[index + 1].shape, minute < 60, !self[index + 1].isGlued {
        return ClockReading(number, minute, next: index + 2)
      }
      let minute = wordMinute(index + 1)
      return ClockReading(number, minute?.value, next: minute?.next ?? index + 1)
    }
    let (hour, minute) = (number / 100, number % 100)
    let is24 = digits == 4 && (number < 1000 || number >= 1300)
    guard digits == 3 || digits == 4, hour < 24, minute < 60, hour > 0 || is24 else { return nil }
    return ClockReading(hour, minute, is24: is24, next: index + 1)
  }

  /// "at 15h", "at 9h30": a length anywhere but behind a word that asks for an hour.
  private func hourMark(_ index: Int, _ hour: Int) -> ClockReading? {
    let isAsked =
      isOne(of: ["at", "@", "by", "until", "till", "before", "after", "around", "to", "-"], at: index - 1)
      || sense(index - 1).weekday != nil || sense(index - 1).dayOffset != nil || isDate(index - 1)
    // "14u30" is Dutch.
    guard isOne(of: ["h", "u"], at: index + 1), self[index + 1].isGlued, hour < 24,
      isAsked || isLateHour(index, hour)
    else { return nil }
    guard case .integer(let minute, 2) = self[index + 2].shape, self[index + 2].isGlued, minute < 60 else {
      return ClockReading(hour, is24: true, next: index + 2, isCertain: true)
    }
    return ClockReading(hour, minute, is24: true, next: index + 3, isCertain: true)
  }

  /// "9/12", "2026-12-09": what stands behind it is its hour.
  private func isDate(_ index: Int) -> Bool {
    switch self[index].shape {
    case .date, .slashed: true
    default: false
    }
  }

  /// "14h30": a time by itself, as nobody measures so long to the minute.
  private func isLateHour(_ index: Int, _ hour: Int) -> Bool {
    hour >= 10 && self[index + 2].isInteger(digits: 2) && self[index + 2].isGlued
      && !isOne(of: ["for", "in", "within", "takes", "took"], at: index - 1)
  }

  /// "seven", "seven thirty", "seven oh five", "nineteen hundred hours", "eighteen thirty".
  private func wordClock(_ index: Int) -> ClockReading? {
    guard let hour = sense(index).number, !isPronoun(index) else { return nil }
    if hour == 0, let hour = sense(index + 1).number, (1...9).contains(hour), lower(index + 2) == "hundred" {
      // "zero six hundred"
      return ClockReading(hour, 0, is24: true, next: skip(["hours", "hrs"], at: index + 3), isCertain: true)
    }
    if lower(index + 1) == "hundred" {
      guard (1...23).contains(hour), isOne(of: ["hours", "hrs"], at: index + 2) else { return nil }
      return ClockReading(hour, 0, is24: true, next: index + 3, isCertain: true)
    }
    let minute = wordMinute(index + 1)
    if let minute, (13...19).contains(hour), minute.value % 15 == 0 {
      return ClockReading(hour, minute.value, is24: true, next: minute.next)
    }
    guard (1...12).contains(hour) else { return nil }
    return ClockReading(hour, minute?.value, next: minute?.next ?? index + 1)
  }

  /// "The landlord one tomorrow": a thing that was named before, and no hour.
  private func isPronoun(_ index: Int) -> Bool {
    lower(index) == "one" && self[index - 1].shape == .word && self[index - 1].categories.isEmpty
      && !ContextWords.function.contains(lower(index - 1))
  }

  /// "thirty", "forty five", "oh five".
  private func wordMinute(_ index: Int) -> Read<Int>? {
    if isOne(of: ["oh", "o"], at: index), let ones = sense(index + 1).number, (1...9).contains(ones) {
      return (ones, index + 2)
    }
    guard self[index].shape == .word, let number = integer(index), (10...59).contains(number.value)
    else { return nil }
    return number
  }

  // MARK: Names and fractions

  /// "noon", "midnight", "12 noon", "eod".
  private func namedClock(_ index: Int) -> ClockReading? {
    let at = lower(index) == "12" || lower(index) == "twelve" ? index + 1 : index
    guard let time = sense(at).time else { return nil }
    let isConvention = time.hour == 17
    var reading = ClockReading(time.hour, isConvention ? nil : 0, is24: true, next: at + 1, isCertain: true)
    reading.value.isConvention = isConvention
    reading.value.endsDay = time.hour == 0
    return reading
  }

  /// "half past three", "quarter to six", "ten to five", "half seven".
  private func pastOrTo(_ index: Int) -> ClockReading? {
    guard let minutes = spokenMinutes(index) else { return nil }
    let next = minutes.next
    if isOne(of: ["past", "after"], at: next), let hour = spokenHour(next + 1) {
      return reading(hour, minutes.value)
    }
    if isOne(of: ["to", "til", "till", "of", "before"], at: next), let hour = spokenHour(next + 1) {
      // "5 to 6" in digits is an interval, "five of ten" a share; no clock of twelve hours says 20.
      let isMinutes = [20, 25].contains(minutes.value) && lower(next) == "to"
      let isFraction = self[next - 1].categories.contains(.fraction)
      let hasUnit = sense(next - 1).unit == .minute
      if self[index].shape != .word && !hasUnit && !isMinutes || lower(next) == "of" && !isFraction {
        return nil
      }
      return reading(hour, -minutes.value)
    }
    // "half seven"
    guard lower(index) == "half", let hour = spokenHour(next), !isCounted(hour.next) else { return nil }
    var found = reading(hour, 30)
    found.isCertain = false
    return found
  }

  private func spokenMinutes(_ index: Int) -> Read<Int>? {
    if lower(index) == "half" { return (30, index + 1) }
    let at = skip(["a"], at: index)
    if lower(at) == "quarter" { return (15, at + 1) }
    guard let number = integer(index), (1...29).contains(number.value) else { return nil }
    let hasUnit = sense(number.next).unit == .minute && lower(number.next).utf8.count > 1
    guard hasUnit || number.value % 5 == 0 else { return nil }
    return (number.value, hasUnit ? number.next + 1 : number.next)
  }

  private func spokenHour(_ index: Int) -> (value: Int, is24: Bool, next: Int)? {
    if let time = sense(index).time, time.hour == 0 || time.hour == 12 { return (time.hour, true, index + 1) }
    guard let hour = integer(index), (1...12).contains(hour.value), hour.next == index + 1 else { return nil }
    return (hour.value, false, hour.next)
  }

  /// So many minutes behind an hour, or before it.
  private func reading(_ hour: (value: Int, is24: Bool, next: Int), _ minutes: Int) -> ClockReading {
    let before = hour.is24 ? (hour.value + 23) % 24 : hour.value == 1 ? 12 : hour.value - 1
    return ClockReading(
      minutes < 0 ? before : hour.value, (minutes + 60) % 60, is24: hour.is24, next: hour.next,
      isCertain: true)
  }
}
