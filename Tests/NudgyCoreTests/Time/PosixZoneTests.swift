import Foundation
import NudgyCore
import Testing

@Suite("Zones that TZ spells out")
struct PosixZoneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let zone: String
    /// Instants with the offset the wall clock has there and then, as glibc's `date` shows it.
    let instants: [String]
    var testDescription: String { zone }

    init(_ zone: String, _ instants: String...) {
      self.zone = zone
      self.instants = instants
    }
  }

  @Test(arguments: [
    Case("UTC0", "2026-01-01T00:00:00+00:00"),
    Case("UTC-14", "2026-01-01T00:00:00+14:00"),
    Case("<+03>-3", "2026-07-01T12:00:00+03:00"),
    Case("EST5", "2026-07-01T12:00:00-05:00"),
    Case("GMT+5", "2026-07-01T12:00:00-05:00"),
    Case("NPT-5:45", "2026-07-01T12:00:00+05:45"),
    Case(
      "EST5EDT,M3.2.0,M11.1.0", "2026-03-08T01:59:59-05:00", "2026-03-08T03:00:00-04:00",
      "2026-11-01T01:59:59-04:00", "2026-11-01T01:00:00-05:00", "2027-12-31T23:59:59-05:00"),
    Case("CET-1CEST", "2026-03-08T03:00:00+02:00", "2026-11-01T01:00:00+01:00"),
    Case(
      "CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:59:59+01:00", "2026-03-29T03:00:00+02:00",
      "2026-10-25T02:59:59+02:00", "2026-10-25T02:00:00+01:00"),
    Case(
      "AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00+11:00", "2026-07-01T00:00:00+10:00",
      "2026-10-04T03:00:00+11:00", "2026-04-05T02:00:00+10:00"),
    Case(
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-04T02:30:00+11:00", "2026-04-05T01:30:00+10:30"),
    Case("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00:00+01:00", "2026-12-01T00:00:00+00:00"),
    Case(
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:00:00-01:00", "2026-03-28T22:59:59-02:00",
      "2026-10-24T23:00:00-02:00"),
    Case(
      "EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T01:59:59+02:00", "2026-03-28T03:00:00+03:00",
      "2026-10-24T01:00:00+02:00"),
    Case("XXX3YYY,J60/0,J300/0", "2028-03-01T01:00:00-02:00", "2028-02-29T23:59:59-03:00"),
    Case("XXX3YYY,59/0,299/0", "2028-02-29T01:00:00-02:00", "2027-03-01T01:00:00-02:00"),
    Case("EST5EDT,0/0,J365/25", "2026-01-01T00:00:00-04:00", "2026-12-31T23:30:00-04:00"),
  ])
  func offsets(_ row: Case) throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: row.zone)))
    #expect(calendar.zone.identifier == row.zone)
    for text in row.instants {
      let instant = try #require(InstantFormat.instant(from: text))
      #expect(InstantFormat.string(instant, in: calendar) == text)
    }
  }

  /// The rules of a zone and the zone itself are at one, hour by hour through their changes.
  @Test(arguments: [
    ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"), ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"),
    ("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"),
    ("America/Santiago", "<-04>4<-03>,M9.1.6/24,M4.1.6/24"),
  ])
  func isAtOneWithTheDatabase(_ name: String, _ rule: String) throws {
    let named = try #require(Zone(identifier: name))
    let spelled = try #require(Zone(identifier: rule))
    let start = try #require(InstantFormat.instant(from: "2026-01-01T00:00Z"))
    for hour in stride(from: 0, to: 2 * 366 * 24, by: 1) {
      let instant = start.addingTimeInterval(Double(hour) * 3600)
      guard named.offset(at: instant) != spelled.offset(at: instant) else { continue }
      Issue.record("\(name) at \(InstantFormat.string(instant, in: ZonedCalendar(zone: named)))")
      return
    }
  }

  @Test(arguments: [
    "", "EST", "5", "EST5EDT,M3", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
    "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,366,0", "EST25", "<+03>", "<+03-3", "ES5",
    "EST5:60",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,", "GMT-0500", "UTC+99999999999999999999",
    "E\u{301}ST5",
    "America/New_York", " EST5", "EST5 ",
  ])
  func isNoneOfThem(_ text: String) {
    #expect(PosixZone(text) == nil)
  }

  /// ISO 8601 writes offsets in minutes; the instant is the same all the same.
  @Test(arguments: ["LMT0:44:30", "XXX-4:56:02", "UTC0"])
  func offsetsWithSeconds(_ name: String) throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: name)))
    let instant = Date(timeIntervalSince1970: 1_795_186_817)
    let text = InstantFormat.string(instant, in: calendar)
    #expect(InstantFormat.instant(from: text) == instant, "\(text)")
  }

  /// What older stores hold can still be read.
  @Test(arguments: [("GMT+0300", 3), ("GMT-1400", -14), ("GMT", 0), ("Etc/GMT+5", -5)])
  func namesOfFoundation(_ name: String, _ hours: Int) throws {
    let zone = try #require(Zone(identifier: name))
    #expect(zone.offset(at: Date(timeIntervalSince1970: 0)) == hours * 3600)
  }
}
