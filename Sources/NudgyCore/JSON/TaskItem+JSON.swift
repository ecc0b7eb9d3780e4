package import Foundation

// The JSON of the contracts. Keys stand in the order the contracts show; absent values are null.
extension TaskItem {
  package func json(now: Date, calendar: ZonedCalendar) -> JSONValue {
    let times = JSONTimes(calendar: calendar)
    return [
      "number": .int(number),
      "uuid": .string(uuid.uuidString.lowercased()),
      "title": .string(title),
      "notes": JSONValue(notes),
      "emoji": JSONValue(emoji),
      "status": .string(effectiveStatus(at: now).rawValue),
      "due": times.due(due),
      "dueIsAllDay": .bool(due?.isAllDay ?? false),
      "snoozedUntil": times.instant(snoozedUntil),
      "recurrence": JSONValue(recurrence),
      "createdAt": times.instant(createdAt),
      "updatedAt": times.instant(updatedAt),
      "completedAt": times.instant(completedAt),
      "source": .string(source.rawValue),
      "sourceText": JSONValue(sourceText),
      "url": JSONValue(sourceURL),
      "action": JSONValue(action?.rawValue),
      "contact": JSONValue(contact),
      "target": JSONValue(target),
      "category": JSONValue(category?.rawValue),
      "priority": JSONValue(priority?.rawValue),
      "minutes": JSONValue(minutes),
      "energy": JSONValue(energy?.rawValue),
      "steps": .array(steps.map { ["title": .string($0.title), "done": .bool($0.isDone)] }),
      "isStale": .bool(isStale(at: now)),
      "isOverdue": .bool(isOverdue(at: now)),
      "pressure": JSONValue(pressure?.rawValue),
      "reminders": .array(reminderMoments.map { times.instant($0) }),
    ]
  }
}

extension Receipt {
  package func json(now: Date, calendar: ZonedCalendar) -> JSONValue {
    let ignored = unfit.map { JSONValue.string($0.name) }
    let members: [JSONValue.Member] = [
      .init("change", .string(change.rawValue)),
      .init("task", task?.json(now: now, calendar: calendar) ?? .null),
      .init("text", .string(text)),
    ]
    return .object(members + (ignored.isEmpty ? [] : [.init("ignored", .array(ignored))]))
  }
}

extension NextAnswer {
  package func json(in wording: TimeWording) -> JSONValue {
    [
      "task": task.json(now: wording.now, calendar: wording.calendar),
      "reason": .string(ReasonWording.clause(reason, in: wording)),
      "position": .int(position),
      "of": .int(count),
    ]
  }

  /// What `next` answers when there is nothing to do.
  package static let none: JSONValue = ["task": nil, "reason": nil, "position": nil, "of": 0]
}

/// Writes times as JSON in the user's zone.
package struct JSONTimes: Sendable {
  package let calendar: ZonedCalendar

  package init(calendar: ZonedCalendar) {
    self.calendar = calendar
  }

  package func instant(_ instant: Date?) -> JSONValue {
    JSONValue(instant.map { InstantFormat.string($0, in: calendar) })
  }

  /// A whole day is written as its first instant in the user's zone, wherever it was said.
  package func due(_ due: DueDate?) -> JSONValue {
    guard let due else { return .null }
    guard due.isAllDay, let zone = Zone(identifier: due.zoneID) else { return instant(due.instant) }
    return instant(calendar.startOfDay(ZonedCalendar(zone: zone).day(of: due.instant)))
  }
}
