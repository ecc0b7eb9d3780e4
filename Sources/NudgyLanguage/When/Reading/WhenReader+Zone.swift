import Foundation
import NudgyCore

// The zone said behind a time.
extension WhenReader {
  /// "3pm EST", "15:00 UTC+2", "9am pacific daylight time", "noon in tokyo time", "10:00 -0500".
  func readZone(_ reading: inout ClockReading) {
    guard reading.isCertain, !lower(reading.next).isEmpty,
      let found = offsetZone(reading.next) ?? spokenZone(reading.next) ?? shortZone(reading.next)
    else { return }
    reading.zone = found.value
    reading.next = found.next
  }

  /// "est", "gmt"; "eastern" only where the clause ends, since it is an adjective elsewhere.
  private func shortZone(_ index: Int) -> Read<TimeZone>? {
    guard let zone = TimeVocabulary.zones[lower(index)].flatMap(TimeZone.init(identifier:))
    else { return nil }
    let isAdjective = isOne(of: ["eastern", "central", "mountain", "pacific"], at: index)
    let isTimeNext =
      lower(index + 1) == "on"
      || !self[index + 1].categories.isDisjoint(with: [.dayWord, .weekday, .relation])
    if isAdjective, !isClauseEnd(index + 1), !isTimeNext { return nil }
    return (zone, skip(["time"], at: index + 1))
  }

  /// "london time", "pacific standard time", "new york time", "central european summer time".
  private func spokenZone(_ index: Int) -> Read<TimeZone>? {
    for (name, length) in [(lower(index), 1), (lower(index) + "-" + lower(index + 1), 2)] {
      guard let identifier = TimeVocabulary.zonePlaces[name] else { continue }
      let next = skip(["standard", "daylight", "summer", "mean"], at: index + length)
      guard lower(next) == "time", let zone = TimeZone(identifier: identifier) else { continue }
      return (zone, next + 1)
    }
    return nil
  }

  /// "utc+2", "gmt-05:00", and a bare "+0200" as computers write it.
  private func offsetZone(_ index: Int) -> Read<TimeZone>? {
    let isNamed = isOne(of: ["utc", "gmt"], at: index)
    let sign = isNamed ? index + 1 : index
    guard isOne(of: ["+", "-"], at: sign), self[sign + 1].isGlued, self[sign].isGlued == isNamed,
      // Without a name only four digits are a zone: "10:00:00 +0200".
      isNamed || self[sign + 1].isInteger(digits: 4),
      let seconds = NumberShape.offset(Array((lower(sign) + lower(sign + 1)).utf8))
    else { return nil }
    return TimeZone(secondsFromGMT: seconds).map { ($0, sign + 2) }
  }
}
