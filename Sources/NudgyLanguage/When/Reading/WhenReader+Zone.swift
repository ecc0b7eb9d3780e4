import Foundation
import NudgyCore

// The zone said behind a time.
extension WhenReader {
  /// "3pm EST", "15:00 UTC+2", "9am pacific daylight time", "noon in tokyo time", "10:00 -0500".
  func readZone(_ reading: inout ClockReading) {
    guard reading.isCertain, !lower(reading.next).isEmpty else { return }
    guard let found = offsetZone(reading.next) ?? spokenZone(reading.next) ?? shortZone(reading.next) else {
      return
    }
    (reading.zone, reading.next) = found
  }

  /// "est", "gmt"; "eastern" only where the clause ends, since it is an adjective elsewhere.
  private func shortZone(_ index: Int) -> (TimeZone?, Int)? {
    guard let name = TimeVocabulary.zones[lower(index)], let zone = TimeZone(identifier: name) else {
      return nil
    }
    let isAdjective = isOne(of: ["eastern", "central", "mountain", "pacific"], at: index)
    let isTimeNext =
      lower(index + 1) == "on"
      || !sense(index + 1).categories.isDisjoint(with: [.dayWord, .weekday, .relation])
    if isAdjective, !isClauseEnd(index + 1), !isTimeNext { return nil }
    return (zone, skip(["time"], at: index + 1))
  }

  /// "london time", "pacific standard time", "new york time", "central european summer time".
  private func spokenZone(_ index: Int) -> (TimeZone?, Int)? {
    for length in [1, 2] {
      let name = length == 1 ? lower(index) : lower(index) + " " + lower(index + 1)
      guard let identifier = TimeVocabulary.zonePlaces[name] else { continue }
      let next = skip(["standard", "daylight", "summer", "mean"], at: index + length)
      guard lower(next) == "time", let zone = TimeZone(identifier: identifier) else { continue }
      return (zone, next + 1)
    }
    return nil
  }

  /// "utc+2", "gmt-05:00", and a bare "+0200" as computers write it.
  private func offsetZone(_ index: Int) -> (TimeZone?, Int)? {
    let isNamed = isOne(of: ["utc", "gmt"], at: index)
    let sign = isNamed ? index + 1 : index
    guard isOne(of: ["+", "-"], at: sign), self[sign + 1].isGlued else { return nil }
    if isNamed ? !self[sign].isGlued : self[sign].isGlued { return nil }
    // Without a name only four digits are a zone: "10:00:00 +0200".
    guard isNamed || self[sign + 1].isInteger(digits: 4) else { return nil }
    guard let seconds = NumberShape.offset(Array((lower(sign) + lower(sign + 1)).utf8)) else { return nil }
    return TimeZone(secondsFromGMT: seconds).map { ($0, sign + 2) }
  }
}
