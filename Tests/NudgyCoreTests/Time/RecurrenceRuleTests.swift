import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct RecurrenceRuleTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let start: String
    let expected: [String]
    var testDescription: String { rule }
  }

  private func civil(_ text: String) throws -> CivilDateTime {
    let instant = try #require(InstantFormat.instant(from: text + ":00Z"))
    return ZonedCalendar(zone: .greenwich).civil(at: instant)
  }

  private func text(_ civil: CivilDateTime) -> String {
    "\(civil.date)T\(zeroPadded(civil.time.hour, 2)):\(zeroPadded(civil.time.minute, 2))"
  }

  // Starts on Friday 2026-11-20 at 09:00 unless the row says otherwise.
  @Test(arguments: [
    Case(rule: "FREQ=DAILY", start: "2026-11-20T09:00", expected: ["2026-11-21T09:00", "2026-11-22T09:00"]),
    Case(
      rule: "FREQ=DAILY;INTERVAL=3", start: "2026-11-20T09:00",
      expected: ["2026-11-23T09:00", "2026-11-26T09:00"]),
    Case(
      rule: "FREQ=WEEKLY;BYDAY=MO", start: "2026-11-20T09:00",
      expected: ["2026-11-23T09:00", "2026-11-30T09:00"]),
    Case(
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", start: "2026-11-20T09:00",
      expected: ["2026-12-04T09:00", "2026-12-18T09:00"]),
    Case(
      rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", start: "2026-11-20T09:00",
      expected: ["2026-11-23T09:00", "2026-11-25T09:00", "2026-11-27T09:00"]),
    Case(
      rule: "FREQ=MONTHLY;BYMONTHDAY=1", start: "2026-11-20T09:00",
      expected: ["2026-12-01T09:00", "2027-01-01T09:00"]),
    Case(
      rule: "FREQ=MONTHLY;BYMONTHDAY=31", start: "2026-11-20T09:00",
      expected: ["2026-12-31T09:00", "2027-01-31T09:00", "2027-03-31T09:00"]),
    Case(
      rule: "FREQ=MONTHLY;BYMONTHDAY=-1", start: "2026-11-20T09:00",
      expected: ["2026-11-30T09:00", "2026-12-31T09:00"]),
    Case(
      rule: "FREQ=MONTHLY;BYDAY=2TU", start: "2026-11-20T09:00",
      expected: ["2026-12-08T09:00", "2027-01-12T09:00"]),
    Case(
      rule: "FREQ=MONTHLY;BYDAY=-1FR", start: "2026-11-20T09:00",
      expected: ["2026-11-27T09:00", "2026-12-25T09:00"]),
    Case(rule: "FREQ=YEARLY", start: "2024-02-29T09:00", expected: ["2028-02-29T09:00", "2032-02-29T09:00"]),
    Case(
      rule: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25", start: "2026-11-20T09:00",
      expected: ["2026-12-25T09:00", "2027-12-25T09:00"]),
    Case(
      rule: "FREQ=DAILY;BYHOUR=9,21", start: "2026-11-20T09:00",
      expected: ["2026-11-20T21:00", "2026-11-21T09:00"]),
    Case(
      rule: "FREQ=HOURLY;INTERVAL=6", start: "2026-11-20T09:00",
      expected: ["2026-11-20T15:00", "2026-11-20T21:00", "2026-11-21T03:00"]),
    Case(
      rule: "FREQ=MINUTELY;INTERVAL=15", start: "2026-11-20T23:30",
      expected: ["2026-11-20T23:45", "2026-11-21T00:00", "2026-11-21T00:15"]),
    Case(
      rule: "FREQ=MINUTELY;INTERVAL=90", start: "2026-11-20T09:00",
      expected: ["2026-11-20T10:30", "2026-11-20T12:00"]),
    Case(
      rule: "FREQ=HOURLY;BYMINUTE=0,20,40", start: "2026-11-20T09:00",
      expected: ["2026-11-20T09:20", "2026-11-20T09:40", "2026-11-20T10:00", "2026-11-20T10:20"]),
    Case(
      rule: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130", start: "2026-11-20T09:00",
      expected: ["2026-11-23T09:00", "2026-11-30T09:00", "end"]),
  ])
  func occurrences(_ row: Case) throws {
    let rule = try #require(RecurrenceRule(row.rule))
    #expect(rule.description == row.rule)
    let start = try civil(row.start)
    var reference = start
    for expected in row.expected {
      guard let next = rule.next(after: reference, start: start) else {
        #expect(expected == "end")
        return
      }
      #expect(text(next) == expected)
      reference = next
    }
  }

  /// The clock of New York goes from 2:00 to 3:00 on 2027-03-14.
  @Test func aTimeThatTheClockSkipsComesBack() throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: "America/New_York")))
    let daily = try #require(RecurrenceRule("FREQ=DAILY"))
    let before = try civil("2027-03-13T02:30")
    let skipped = try #require(daily.next(after: before, start: before))
    let shown = calendar.civil(at: calendar.instant(of: skipped))
    #expect(text(shown) == "2027-03-14T03:30")
    let kept = daily.keepingTime(of: skipped, in: calendar)
    #expect(kept.description == "FREQ=DAILY;BYHOUR=2;BYMINUTE=30")
    #expect(kept.next(after: shown, start: shown).map(text) == "2027-03-15T02:30")
    #expect(daily.keepingTime(of: before, in: calendar) == daily)
  }

  @Test(arguments: [
    "", "DAILY", "FREQ=SOMETIMES", "FREQ=DAILY;INTERVAL=0", "FREQ=WEEKLY;BYDAY=XX", "FREQ=DAILY;X=1",
    "FREQ=MONTHLY;BYMONTHDAY=32",
  ])
  func isNoRule(_ text: String) {
    #expect(RecurrenceRule(text) == nil)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day"), ("FREQ=MINUTELY;INTERVAL=15", "every 15 minutes"),
    ("FREQ=WEEKLY;INTERVAL=2", "every other week"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
    ("FREQ=WEEKLY;BYDAY=MO,WE", "every Monday and Wednesday"),
    ("FREQ=MONTHLY;BYMONTHDAY=1", "every month on the 1st"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st and 15th"),
    ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "every other month on the 1st Monday"),
    ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "every 3 months on the last day"),
    ("FREQ=DAILY;BYHOUR=9", "every day"), ("FREQ=DAILY;BYHOUR=21,9", "every day at 9:00 AM and 9:00 PM"),
    ("FREQ=MONTHLY;BYDAY=-2FR", "every month on the 2nd last Friday"),
    ("FREQ=MONTHLY;BYMONTHDAY=-2,-1", "every month on the 2nd last day and last day"),
    ("FREQ=DAILY;COUNT=5", "every day, 5 times"), ("FREQ=DAILY;COUNT=1", "every day"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "the last day of every month"), ("FREQ=YEARLY", "every year"),
  ])
  func wording(_ rule: String, _ phrase: String) throws {
    let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)
    #expect(RecurrenceWording.phrase(try #require(RecurrenceRule(rule)), in: wording) == phrase)
  }
}
