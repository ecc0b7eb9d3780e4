import NudgyCore
import NudgyLanguage

// The JSON of the contracts for what words mean.
extension When {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    let times = JSONTimes(calendar: calendar)
    return [
      "text": .string(text),
      "start": times.instant(startInstant(in: calendar)),
      "end": times.instant(endInstant(in: calendar)),
      "grain": .string(grain.rawValue),
      "allDay": .bool(isAllDay),
      "duration": JSONValue(duration?.iso),
      "recurrence": JSONValue(recurrence?.description),
      "implied": .array(implied.map { .string($0.rawValue) }),
      "hint": nil,
    ]
  }

  /// What stands for an expression that says no time.
  /// - Parameter hint: why, and the nearest time, where it names one that cannot be.
  static func noneJSON(_ text: String?, hint: String? = nil) -> JSONValue {
    [
      "text": JSONValue(text), "start": nil, "end": nil, "grain": nil, "allDay": nil, "duration": nil,
      "recurrence": nil, "implied": nil, "hint": JSONValue(hint),
    ]
  }
}
