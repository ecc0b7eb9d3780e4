import Foundation
import NudgyCore

/// A time of day read from lexemes.
struct ClockReading {
  var value: ClockValue
  var next: Int
  /// Whether it cannot be anything but a time: "5pm", "17:30", "half past three".
  var isCertain: Bool
  var zone: TimeZone?
  /// Whether no clock shows it: 25:99, 13pm.
  var isMissing = false
}

extension WhenReader {
  /// The time of day at `index`: "5", "5pm", "17:30", "seven thirty", "half past three", "noon".
  func clock(_ index: Int) -> ClockReading? {
    anyClock(index).flatMap { $0.isMissing ? nil : $0 }
  }

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
      let isMilitary = time.hour == 0 || time.hour > 12 || isPadded && time.hour < 10
      let value = ClockValue(
        hour: time.hour, minute: time.minute, second: time.second, meridiem: isMilitary ? .military : .open,
        saysMinute: true)
      return ClockReading(value: value, next: index + 1, isCertain: true)
    case .impossibleClock(let time):
      // Anything with a colon may be a score; "7:75am" is none.
      guard isAsked || meridiem(index + 1) != nil else { return nil }
      let isMilitary = time.hour == 0 || time.hour > 12
      let value = ClockValue(
        hour: time.hour, minute: time.minute, meridiem: isMilitary ? .military : .open, saysMinute: true)
      return ClockReading(value: value, next: index + 1, isCertain: true, isMissing: true)
    case .decimal: return dottedClock(index)
    case .integer(let number, let digits): return digitClock(index, number, digits)
    case .word: return wordClock(index)
    default: return nil
    }
  }

  /// `5.30pm`
  private func dottedClock(_ index: Int) -> ClockReading? {
    let parts = lower(index).split(separator: ".")
    let isAfternoon = meridiem(index + 1) != nil
    // "at 5.30", "by 17.45"
    guard
      isAfternoon || isOne(of: ["at", "@", "by", "until", "till"], at: index - 1) && !isPriced(index),
      parts.count == 2,
      parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
      (1...(isAfternoon ? 12 : 23)).contains(hour)
    else { return nil }
    let value = ClockValue(
      hour: hour, minute: minute, meridiem: hour > 12 ? .military : .open, saysMinute: true)
    return ClockReading(value: value, next: index + 1, isCertain: isAfternoon)
  }

  private func digitClock(_ index: Int, _ number: Int, _ digits: Int) -> ClockReading? {
    if digits <= 2, number <= 24 {
      if let marked = hourMark(index, number) { return marked }
      if (1...12).contains(number), case .integer(let minute, 2) = self[index + 1].shape, minute < 60,
        !self[index + 1].isGlued
      {
        let value = ClockValue(hour: number, minute: minute, saysMinute: true)
        return ClockReading(value: value, next: index + 2, isCertain: false)
      }
      if (1...12).contains(number), let minute = wordMinute(index + 1) {
        let value = ClockValue(hour: number, minute: minute.value, saysMinute: true)
        return ClockReading(value: value, next: minute.next, isCertain: false)
      }
      let isMilitary = number == 0 || number > 12
      let value = ClockValue(hour: number % 24, meridiem: isMilitary ? .military : .open)
      return ClockReading(value: value, next: index + 1, isCertain: false)
    }
    guard digits == 3 || digits == 4, number / 100 < 24, number % 100 < 60 else { return nil }
    let isMilitary = digits == 4 && (number < 1000 || number >= 1300)
    let value = ClockValue(
      hour: number / 100, minute: number % 100, meridiem: isMilitary ? .military : .open, saysMinute: true)
    guard value.hour > 0 || isMilitary else { return nil }
    return ClockReading(value: value, next: index + 1, isCertain: false)
  }

  /// "14h30": a time by itself, as nobody measures so long to the minute.
  private func isLateHour(_ index: Int, _ hour: Int) -> Bool {
    guard hour >= 10, case .integer(_, 2) = self[index + 2].shape, self[index + 2].isGlued else {
      return false
    }
    return !isOne(of: ["for", "in", "within", "takes", "took"], at: index - 1)
  }

  /// "at 15h", "at 9h30": a length anywhere but behind a word that asks for an hour.
  private func hourMark(_ index: Int, _ hour: Int) -> ClockReading? {
    guard lower(index + 1) == "h", self[index + 1].isGlued, hour < 24,
      isOne(of: ["at", "@", "by", "until", "till", "before", "after", "around", "to", "-"], at: index - 1)
        || sense(index - 1).weekday != nil || sense(index - 1).dayOffset != nil
        || isLateHour(index, hour)
    else { return nil }
    var value = ClockValue(hour: hour, meridiem: .military)
    guard case .integer(let minute, 2) = self[index + 2].shape, self[index + 2].isGlued, minute < 60 else {
      return ClockReading(value: value, next: index + 2, isCertain: true)
    }
    (value.minute, value.saysMinute) = (minute, true)
    return ClockReading(value: value, next: index + 3, isCertain: true)
  }

  /// "seven", "seven thirty", "seven oh five", "nineteen hundred", "eighteen thirty".
  private func wordClock(_ index: Int) -> ClockReading? {
    if lower(index) == "zero", let hour = sense(index + 1).number, (1...9).contains(hour),
      lower(index + 2) == "hundred"
    {
      // "zero six hundred"
      let value = ClockValue(hour: hour, meridiem: .military, saysMinute: true)
      return ClockReading(value: value, next: skip(["hours", "hrs"], at: index + 3), isCertain: true)
    }
    guard let hour = sense(index).number, (1...23).contains(hour) else { return nil }
    if lower(index + 1) == "hundred", isOne(of: ["hours", "hrs"], at: index + 2) {
      let value = ClockValue(hour: hour, meridiem: .military, saysMinute: true)
      return ClockReading(value: value, next: index + 3, isCertain: true)
    }
    if (13...19).contains(hour), let minute = wordMinute(index + 1), minute.value % 15 == 0 {
      let value = ClockValue(hour: hour, minute: minute.value, meridiem: .military, saysMinute: true)
      return ClockReading(value: value, next: minute.next, isCertain: false)
    }
    guard hour <= 12 || hour == 20, lower(index + 1) != "hundred" else { return nil }
    if hour <= 12, let minute = wordMinute(index + 1) {
      let value = ClockValue(hour: hour, minute: minute.value, saysMinute: true)
      return ClockReading(value: value, next: minute.next, isCertain: false)
    }
    guard hour <= 12 else { return nil }
    return ClockReading(value: ClockValue(hour: hour), next: index + 1, isCertain: false)
  }

  /// "thirty", "forty five", "oh five".
  private func wordMinute(_ index: Int) -> (value: Int, next: Int)? {
    if isOne(of: ["oh", "o"], at: index), let ones = sense(index + 1).number, (1...9).contains(ones) {
      return (ones, index + 2)
    }
    guard self[index].shape == .word, let number = integer(index), (10...59).contains(number.value) else {
      return nil
    }
    return number
  }

  // MARK: Names and fractions

  /// "noon", "midnight", "12 noon", "eod".
  private func namedClock(_ index: Int) -> ClockReading? {
    let at = lower(index) == "12" || lower(index) == "twelve" ? index + 1 : index
    guard let time = sense(at).time else { return nil }
    var value = ClockValue(
      hour: time.hour, meridiem: .military, saysMinute: time.hour != 17, isConvention: time.hour == 17)
    value.endsDay = time.hour == 0
    return ClockReading(value: value, next: at + 1, isCertain: true)
  }

  /// "half past three", "quarter to six", "ten to five", "half seven".
  private func pastOrTo(_ index: Int) -> ClockReading? {
    guard let minutes = spokenMinutes(index) else { return nil }
    let next = minutes.next
    if isOne(of: ["past", "after"], at: next), let hour = spokenHour(next + 1) {
      return reading(hour.value, minutes.value, next: hour.next)
    }
    if isOne(of: ["to", "til", "till", "of", "before"], at: next), let hour = spokenHour(next + 1) {
      // "5 to 6" in digits is an interval, "five of ten" a share.
      let isFraction = sense(next - 1).categories.contains(.fraction)
      let hasUnit = sense(next - 1).unit == .minute
      if self[index].shape != .word && !hasUnit || lower(next) == "of" && !isFraction { return nil }
      return reading(hour.value, -minutes.value, next: hour.next)
    }
    // "half seven"
    if minutes.value == 30, let hour = spokenHour(next), lower(index) == "half",
      !isCounted(hour.next)
    {
      var found = reading(hour.value, 30, next: hour.next)
      found.isCertain = false
      return found
    }
    return nil
  }

  private func spokenMinutes(_ index: Int) -> (value: Int, next: Int)? {
    if lower(index) == "half" { return (30, index + 1) }
    let at = skip(["a"], at: index)
    if lower(at) == "quarter" { return (15, at + 1) }
    guard let number = integer(index), (1...29).contains(number.value) else { return nil }
    let hasUnit = sense(number.next).unit == .minute && lower(number.next).utf8.count > 1
    guard hasUnit || number.value % 5 == 0 else { return nil }
    return (number.value, hasUnit ? number.next + 1 : number.next)
  }

  private func spokenHour(_ index: Int) -> (value: ClockValue, next: Int)? {
    if let time = sense(index).time, time.hour == 0 || time.hour == 12 {
      return (ClockValue(hour: time.hour, meridiem: .military), index + 1)
    }
    guard let hour = integer(index), (1...12).contains(hour.value), hour.next == index + 1 else { return nil }
    return (ClockValue(hour: hour.value), hour.next)
  }

  private func reading(_ hour: ClockValue, _ minutes: Int, next: Int) -> ClockReading {
    var value = hour
    value.minute = (minutes + 60) % 60
    if minutes < 0 {
      value.hour = hour.meridiem == .military ? (hour.hour + 23) % 24 : hour.hour == 1 ? 12 : hour.hour - 1
    }
    value.saysMinute = true
    return ClockReading(value: value, next: next, isCertain: true)
  }
}
