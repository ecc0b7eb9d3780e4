import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct ZonedCalendarTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let zone: String
    let wall: String
    let instant: String
    var testDescription: String { name }
  }

  private func wall(_ text: String) throws -> CivilDateTime {
    let instant = try #require(InstantFormat.instant(from: text + "Z"))
    return ZonedCalendar(zone: .greenwich).civil(at: instant)
  }

  @Test(arguments: [
    Case(
      name: "winter", zone: "America/New_York", wall: "2026-11-20T10:00:00",
      instant: "2026-11-20T10:00:00-05:00"),
    Case(
      name: "summer", zone: "America/New_York", wall: "2026-07-04T10:00:00",
      instant: "2026-07-04T10:00:00-04:00"),
    Case(
      name: "gap", zone: "America/New_York", wall: "2027-03-14T02:30:00", instant: "2027-03-14T03:30:00-04:00"
    ),
    Case(
      name: "fold", zone: "America/New_York", wall: "2026-11-01T01:30:00",
      instant: "2026-11-01T01:30:00-04:00"),
    Case(
      name: "after the fold", zone: "America/New_York", wall: "2026-11-01T02:00:00",
      instant: "2026-11-01T02:00:00-05:00"),
    Case(
      name: "half hours", zone: "Asia/Kolkata", wall: "2026-11-20T10:00:00",
      instant: "2026-11-20T10:00:00+05:30"),
    Case(
      name: "a midnight that is skipped", zone: "America/Santiago", wall: "2026-09-06T00:00:00",
      instant: "2026-09-06T01:00:00-03:00"),
    Case(
      name: "a day that is skipped", zone: "Pacific/Apia", wall: "2011-12-31T08:00:00",
      instant: "2011-12-31T08:00:00+14:00"),
  ])
  func wallClockToInstant(_ row: Case) throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: row.zone)))
    let instant = calendar.instant(of: try wall(row.wall))
    #expect(InstantFormat.string(instant, in: calendar) == row.instant)
  }

  @Test func daysOfClockChangesHave23And25Hours() throws {
    let calendar = TestWorld.newYork
    let spring = try #require(CivilDate(iso: "2027-03-14"))
    let autumn = try #require(CivilDate(iso: "2026-11-01"))
    #expect(calendar.endOfDay(spring).timeIntervalSince(calendar.startOfDay(spring)) == 23 * 3600 - 1)
    #expect(calendar.endOfDay(autumn).timeIntervalSince(calendar.startOfDay(autumn)) == 25 * 3600 - 1)
  }

  @Test(arguments: [
    ("2026-11-20T10:00:00-05:00", "2026-11-20T10:00:00-05:00"),
    ("2026-11-20T15:00Z", "2026-11-20T10:00:00-05:00"),
    ("2026-11-20T15:00:30.25Z", "2026-11-20T10:00:30-05:00"),
    ("2026-11-20 10:00:00-0500", "2026-11-20T10:00:00-05:00"),
    ("2026-11-20T10:00", "2026-11-20T10:00:00-05:00"),
  ])
  func instantsAreRead(_ text: String, _ expected: String) throws {
    let instant = try #require(InstantFormat.instant(from: text, in: TestWorld.newYork))
    #expect(InstantFormat.string(instant, in: TestWorld.newYork) == expected)
  }

  @Test(arguments: [
    "", "2026-11-20", "10:00", "2026-11-20T25:00Z", "2026-11-20T1:00Z", "2026-11-20T10:00+9", "nowZ",
  ])
  func isNoInstant(_ text: String) {
    #expect(InstantFormat.instant(from: text) == nil)
  }
}
