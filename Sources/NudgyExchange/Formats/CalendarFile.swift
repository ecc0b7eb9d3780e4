package import Foundation
package import NudgyCore

/// Events of an iCalendar file (RFC 5545), such as an invitation: each a dated task.
package enum CalendarFile {
  private static let format = "calendar"
  /// Events of one file at most.
  static let most = 200

  /// - Parameter now: of a series that began before, the coming one is meant.
  package static func items(
    _ bytes: [UInt8], now: Date, calendar: ZonedCalendar
  ) throws(UnreadReason) -> [SharedItem] {
    let lines = CalendarLine.all(in: bytes)
    guard let first = lines.first, first.name == "BEGIN", first.value.uppercased() == "VCALENDAR",
      isWhole(bytes)
    else { throw .damaged(format: format) }
    let method = lines.prefix { $0.name != "BEGIN" || $0.value.uppercased() == "VCALENDAR" }
      .first { $0.name == "METHOD" }?.value.uppercased()
    guard method == nil || ["PUBLISH", "REQUEST", "ADD"].contains(method) else { throw .onlyChanges }
    let events = events(lines)
    guard events.count <= most else { throw .tooMany(limit: most) }
    guard !events.isEmpty else { throw .nothingInIt(format: format) }
    let live = events.filter { $0.text("STATUS")?.uppercased() != "CANCELLED" }
    guard !live.isEmpty else { throw .onlyChanges }
    return live.map { item($0, now: now, calendar: calendar) }
  }

  /// Whether the end is there, which is written last.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    let end = String(decoding: bytes.suffix(64), as: UTF8.self).trimmed.uppercased()
    return end.hasSuffix("END:VCALENDAR")
  }

  private static func events(_ lines: [CalendarLine]) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    var open: [String] = []
    var event = CalendarEvent()
    for line in lines {
      switch line.name {
      case "BEGIN":
        open.append(line.value.uppercased())
        if open.last == "VEVENT" { event = CalendarEvent() }
      case "END":
        let ended = open.popLast()
        if ended == "VEVENT", line.value.uppercased() == "VEVENT" { events.append(event) }
      default:
        // What an alarm inside it says is not the event's.
        if open.last == "VEVENT" { event.add(line) }
      }
    }
    return events
  }

  private static func item(_ event: CalendarEvent, now: Date, calendar: ZonedCalendar) -> SharedItem {
    let title = event.text("SUMMARY").map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    let start = event.lines["DTSTART"]
    let (id, occurrence) = (event.text("UID"), event.lines["RECURRENCE-ID"]?.value)
    var item = SharedItem(
      identity: ShareIdentity.event(
        id: id ?? "\(title ?? "")\n\(start?.value ?? "")", occurrence: occurrence),
      title: title ?? ShareWording.untitledEvent)
    item.due = start.flatMap { EventTime.due($0, in: calendar) }
    if occurrence == nil, let rule = event.text("RRULE").flatMap(RecurrenceRule.init) {
      item.recurrence = rule.description
      item.due = item.due.map { coming($0, rule, now: now, calendar) }
    }
    let place = event.text("LOCATION").map(PlainText.singleLine)
    let words = event.text("DESCRIPTION").map(PlainText.multiLine)
    let notes = [place, words?.trimmed].compactMap { $0 }.filter { !$0.isEmpty }
    item.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    item.url = event.text("URL").flatMap(WebAddress.init)?.text
    item.contact = event.lines["ORGANIZER"]?.parameters["CN"].map(PlainText.singleLine)
    return item
  }

  /// The first occurrence that is not over; the very first of a series that has ended.
  private static func coming(
    _ due: DueDate, _ rule: RecurrenceRule, now: Date, _ calendar: ZonedCalendar
  ) -> DueDate {
    guard due.deadline < now else { return due }
    let start = calendar.civil(at: due.instant)
    let today = calendar.civil(at: now)
    if due.isAllDay {
      let yesterday = CivilDateTime(today.date.adding(days: -1), CivilTime(secondOfDay: 86_399))
      return rule.next(after: yesterday, start: start).map { .day($0.date, in: calendar) } ?? due
    }
    return rule.next(after: today, start: start).map { .instant(calendar.instant(of: $0), in: calendar) }
      ?? due
  }
}

/// The properties of one event.
private struct CalendarEvent {
  /// By name, the first of each.
  private(set) var lines: [String: CalendarLine] = [:]

  mutating func add(_ line: CalendarLine) {
    if lines[line.name] == nil { lines[line.name] = line }
  }

  func text(_ name: String) -> String? { lines[name].map { CalendarLine.unescaped($0.value) } }
}
