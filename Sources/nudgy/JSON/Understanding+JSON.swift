import NudgyCore
import NudgyLanguage

extension Understanding {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    ["text": .string(text), "acts": .array(acts.map { $0.json(in: calendar) })]
  }
}

extension Act {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    [
      "intent": .string(intent.rawValue),
      "confidence": .double((confidence * 100).rounded() / 100),
      "target": JSONValue(target?.description),
      "when": when?.json(in: calendar) ?? .null,
      "tasks": .array(tasks.map { $0.json(in: calendar) }),
    ]
  }
}

extension TaskCapture {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    let times = JSONTimes(calendar: calendar)
    return [
      "title": .string(title),
      "emoji": JSONValue(emoji),
      "due": times.due(due),
      "dueIsAllDay": .bool(due?.isAllDay ?? false),
      "snoozedUntil": times.instant(snoozedUntil),
      "recurrence": JSONValue(recurrence),
      "action": JSONValue(action?.rawValue),
      "contact": JSONValue(contact),
      "target": JSONValue(target),
      "url": JSONValue(url),
      "minutes": JSONValue(minutes),
      "priority": JSONValue(priority?.rawValue),
      "energy": JSONValue(energy?.rawValue),
      "category": JSONValue(category?.rawValue),
      "notes": JSONValue(notes),
      "source": .array([.int(source.lowerBound), .int(source.upperBound)]),
    ]
  }
}
