import Foundation
import NudgyCore
import NudgyLanguage
import NudgyTestSupport

extension When {
  /// The meaning on one line, as the corpora write it.
  ///
  /// `2026-11-27` a whole day, `2026-11-27 17:00` a time, `… – …` an interval, `by …` a role, then the grain
  /// where it is not the usual one, the zone, `+ PT1H` a duration, `FREQ=… @ start` a recurrence.
  var inBrief: String {
    var parts: [String] = []
    if role != .plain { parts.append(role == .deadline ? "by" : role.rawValue) }
    if let recurrence { parts.append(recurrence.description + (start == nil ? "" : " @")) }
    if let start {
      parts.append(brief(start))
      if let end { parts.append("– " + brief(end)) }
      let usual: Grain = isAllDay ? .day : .minute
      if recurrence == nil, grain != usual { parts.append(grain.rawValue) }
    }
    if let zone { parts.append(zone.identifier) }
    if let duration { parts.append(start == nil && recurrence == nil ? duration.iso : "+ \(duration.iso)") }
    return parts.joined(separator: " ")
  }

  private func brief(_ value: CivilDateTime) -> String {
    if isAllDay, value.time == .midnight { return value.date.description }
    let seconds = value.time.second == 0 ? "" : ":\(zeroPadded(value.time.second, 2))"
    return "\(value.date) \(zeroPadded(value.time.hour, 2)):\(zeroPadded(value.time.minute, 2))\(seconds)"
  }
}

/// A parser at the fixed moment of the tests: Friday 2026-11-20 10:00 in New York.
func whenParser(at now: String? = nil, readsDayFirst: Bool = false) -> WhenParser {
  let instant = now.flatMap { InstantFormat.instant(from: $0, in: TestWorld.newYork) } ?? TestWorld.now
  return WhenParser(
    LanguageContext(now: instant, calendar: TestWorld.newYork, readsDayFirst: readsDayFirst))
}
