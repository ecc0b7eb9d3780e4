import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyExchange

@Suite struct CalendarFileTests {
  private static func file(_ lines: String, method: String? = nil) -> [UInt8] {
    let method = method.map { "METHOD:\($0)\r\n" } ?? ""
    return Array(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(method)BEGIN:VEVENT\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        .utf8)
  }

  private static func items(_ bytes: [UInt8]) throws(UnreadReason) -> [SharedItem] {
    try CalendarFile.items(bytes, now: TestWorld.now, calendar: TestWorld.newYork)
  }

  struct Time: Sendable, CustomTestStringConvertible {
    let line: String
    var due: String?
    var isDay = false
    var testDescription: String { line }
  }

  static let times: [Time] = [
    Time(line: "DTSTART:20261124T150000Z", due: "2026-11-24T10:00:00-05:00"),
    Time(line: "DTSTART:20261124T150000", due: "2026-11-24T15:00:00-05:00"),
    Time(line: "DTSTART;TZID=Europe/Berlin:20261124T150000", due: "2026-11-24T09:00:00-05:00"),
    Time(line: "DTSTART;TZID=\"W. Europe Standard Time\":20261124T150000", due: "2026-11-24T09:00:00-05:00"),
    Time(
      line: "DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261124T150000",
      due: "2026-11-24T09:00:00-05:00"),
    Time(line: "DTSTART;TZID=Nowhere/Atall:20261124T150000", due: "2026-11-24T15:00:00-05:00"),
    Time(line: "DTSTART;VALUE=DATE:20261124", due: "2026-11-24T00:00:00-05:00", isDay: true),
    Time(line: "DTSTART:20260230T150000"), Time(line: "DTSTART:2026"), Time(line: "DTSTART:later"),
    Time(line: "DTSTART:20261124T990000"), Time(line: "DTSTART:-0261124"), Time(line: "X:1"),
  ]

  @Test(arguments: times) func readsTimes(_ test: Time) throws {
    let item = try #require(try Self.items(Self.file("SUMMARY:S\r\n\(test.line)")).first)
    #expect(item.due.map { InstantFormat.string($0.instant, in: TestWorld.newYork) } == test.due)
    #expect(item.due?.isAllDay ?? false == test.isDay)
  }

  @Test func readsWhatAnEventSays() throws {
    let item = try #require(
      try Self.items(
        Self.file(
          """
          UID:1@x\r\nSUMMARY:Lunch\\, with\r\n  Ana\r\nLOCATION:Caf\u{E9}\\; left\r\nDESCRIPTION:Bring\\nthe book\r
          ORGANIZER;CN="Lee, Ana":mailto:ana@example.com\r\nURL:javascript:x\r\nDTSTART:20261124T150000Z\r
          BEGIN:VALARM\r\nSUMMARY:no\r\nDTSTART:20200101\r\nEND:VALARM
          """, method: "REQUEST")
      ).first)
    #expect(item.title == "Lunch, with Ana")
    #expect(item.notes == "Café; left\nBring\nthe book")
    #expect(item.contact == "Lee, Ana")
    #expect(item.url == nil)
    #expect(item.due != nil)
  }

  @Test func aSeriesStandsAtItsComingTime() throws {
    let item = try #require(
      try Self.items(
        Self.file("UID:1\r\nSUMMARY:S\r\nDTSTART:20260105T150000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO")
      ).first)
    #expect(item.recurrence == "FREQ=WEEKLY;BYDAY=MO")
    #expect(
      item.due.map { InstantFormat.string($0.instant, in: TestWorld.newYork) } == "2026-11-23T15:00:00-05:00")
  }

  /// A step of a series that no number can count to is no rule.
  @Test func anEndlessStepIsNoRule() throws {
    let item = try #require(
      try Self.items(
        Self.file("SUMMARY:S\r\nDTSTART:20200105T150000\r\nRRULE:FREQ=HOURLY;INTERVAL=9223372036854775807")
      ).first)
    #expect(item.recurrence == nil)
  }

  @Test func anEventIsItsNameAndOccurrence() throws {
    func identity(_ lines: String) throws -> String? { try Self.items(Self.file(lines)).first?.identity }
    let first = try identity("UID:1\r\nSUMMARY:A\r\nDTSTART:20261124")
    #expect(try identity("UID:1\r\nSUMMARY:B\r\nSEQUENCE:2\r\nDTSTART:20261125") == first)
    #expect(try identity("UID:1\r\nRECURRENCE-ID:20261201\r\nSUMMARY:A\r\nDTSTART:20261124") != first)
    #expect(try identity("UID:2\r\nSUMMARY:A\r\nDTSTART:20261124") != first)
    #expect(try identity("SUMMARY:A\r\nDTSTART:20261124") != identity("SUMMARY:B\r\nDTSTART:20261124"))
  }

  @Test(arguments: [
    ("", UnreadReason.damaged(format: "calendar")), ("hello", .damaged(format: "calendar")),
    ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:half", .damaged(format: "calendar")),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR", .nothingInIt(format: "calendar")),
    ("BEGIN:VCALENDAR\nMETHOD:CANCEL\nBEGIN:VEVENT\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR", .onlyChanges),
    ("BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR", .onlyChanges),
    (
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSTATUS:CANCELLED\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR", .onlyChanges
    ),
  ])
  func refuses(_ text: String, _ reason: UnreadReason) {
    #expect(throws: reason) { try Self.items(Array(text.utf8)) }
  }
}
