import Foundation
import NudgyCore

// What stands behind a time of day: am and pm, "o'clock", "sharp", "-ish", the zone.
extension WhenReader {
  func readSuffix(_ reading: inout ClockReading) {
    if let next = behindIsh(reading.next) { accept(&reading, next) }
    if let next = behindClock(reading.next) { accept(&reading, next) }
    if isOne(of: ["hours", "hrs", "h"], at: reading.next), reading.value.saysMinute,
      self[reading.next - 1].isInteger(digits: 4)
    {
      accept(&reading, reading.next + 1)
      reading.value.meridiem = .military
    }
    if let meridiem = meridiem(reading.next), reading.value.hour > 0, !reading.value.isConvention {
      // "15:00 pm" says it twice; "13pm", also behind "at", is as likely a slip for 3pm, so it is asked about.
      if reading.value.hour > 12, !reading.value.saysMinute { reading.isMissing = true }
      if reading.value.hour <= 12 { reading.value.meridiem = meridiem.isAfternoon ? .pm : .am }
      accept(&reading, behindIsh(meridiem.next) ?? meridiem.next)
    }
    // "7 sharp", "five on the dot", "8pm or so": what else people say of an exact or a rough hour.
    if isOne(of: ["sharp", "exactly", "precisely", "prompt", "promptly"], at: reading.next) {
      accept(&reading, reading.next + 1)
    } else if has("on", "the", at: reading.next), isOne(of: ["dot", "nose", "hour"], at: reading.next + 2) {
      accept(&reading, reading.next + 3)
    } else if has("or", "so", at: reading.next), reading.isCertain {
      reading.next += 2
    }
  }

  private func accept(_ reading: inout ClockReading, _ next: Int) {
    (reading.next, reading.isCertain) = (next, true)
  }

  /// Behind the end of "five-ish", "evening ish"; nil without one.
  func behindIsh(_ index: Int) -> Int? {
    let at = skip(["-"], at: index)
    return lower(at) == "ish" ? at + 1 : nil
  }

  /// Behind "o'clock", "o clock"; nil without it.
  private func behindClock(_ index: Int) -> Int? {
    if isOne(of: ["o'clock", "oclock", "o'clocks"], at: index) { return index + 1 }
    if has("o", "clock", at: index) { return index + 2 }
    return has("o", "'", "clock", at: index) ? index + 3 : nil
  }

  /// "am", "p.m.", "p" right behind the digits, "p m", "p. m.".
  func meridiem(_ index: Int) -> (isAfternoon: Bool, next: Int)? {
    switch lower(index) {
    case "am", "a.m.", "a.m": return (false, index + 1)
    case "pm", "p.m.", "p.m": return (true, index + 1)
    case "a", "p":
      let isAfternoon = lower(index) == "p"
      if lower(index + 1) == "m" { return (isAfternoon, index + 2) }
      if has(".", "m", at: index + 1) {
        let isStopped = lower(index + 3) == "." && self[index + 3].isGlued
        return (isAfternoon, isStopped ? index + 4 : index + 3)
      }
      return self[index].isGlued ? (isAfternoon, index + 1) : nil
    default: return nil
    }
  }

  // MARK: Zones

  /// "3pm EST", "15:00 UTC+2", "9am pacific daylight time", "noon in tokyo time", "10:00 -0500".
  func readZone(_ reading: inout ClockReading) {
    guard reading.isCertain, !lower(reading.next).isEmpty,
      let found = offsetZone(reading.next) ?? spokenZone(reading.next) ?? shortZone(reading.next)
    else { return }
    reading.zone = found.value
    reading.next = found.next
  }

  /// "est", "gmt"; "eastern" only where the clause ends, since it is an adjective elsewhere.
  private func shortZone(_ index: Int) -> Read<Zone>? {
    guard let zone = TimeVocabulary.zones[lower(index)].flatMap(Zone.init(identifier:))
    else { return nil }
    let isAdjective = isOne(of: ["eastern", "central", "mountain", "pacific"], at: index)
    let isTimeNext =
      lower(index + 1) == "on"
      || !self[index + 1].categories.isDisjoint(with: [.dayWord, .weekday, .relation])
    if isAdjective, !isClauseEnd(index + 1), !isTimeNext { return nil }
    return (zone, skip(["time"], at: index + 1))
  }

  /// "london time", "pacific standard time", "new york time", "central european summer time".
  private func spokenZone(_ index: Int) -> Read<Zone>? {
    for (name, length) in [(lower(index), 1), (lower(index) + "-" + lower(index + 1), 2)] {
      guard let identifier = TimeVocabulary.zonePlaces[name] else { continue }
      let next = skip(["standard", "daylight", "summer", "mean"], at: index + length)
      guard lower(next) == "time", let zone = Zone(identifier: identifier) else { continue }
      return (zone, next + 1)
    }
    return nil
  }

  /// "utc+2", "gmt-05:00", and a bare "+0200" as computers write it.
  private func offsetZone(_ index: Int) -> Read<Zone>? {
    let isNamed = isOne(of: ["utc", "gmt"], at: index)
    let sign = isNamed ? index + 1 : index
    guard isOne(of: ["+", "-"], at: sign), self[sign + 1].isGlued, self[sign].isGlued == isNamed,
      // Without a name only four digits are a zone: "10:00:00 +0200".
      isNamed || self[sign + 1].isInteger(digits: 4),
      let seconds = NumberShape.offset(Array((lower(sign) + lower(sign + 1)).utf8))
    else { return nil }
    return Zone(offset: seconds).map { ($0, sign + 2) }
  }
}
