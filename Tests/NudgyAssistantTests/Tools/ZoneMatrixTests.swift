import Foundation
import NudgyCore
import NudgyLanguage
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Gaps, folds and skipped days: what `when` says, what `add` stores and what `list` shows are one time.
@Suite struct ZoneMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let zone: String
    let now: String
    let phrase: String
    let expected: String
    var testDescription: String { "\(phrase) said at \(now) in \(zone)" }

    init(_ zone: String, _ now: String, _ phrase: String, _ expected: String) {
      self.zone = zone
      self.now = now
      self.phrase = phrase
      self.expected = expected
    }
  }

  private static let rule = "EST5EDT,M3.2.0,M11.1.0"

  static let gaps =
    ["America/New_York", rule].flatMap { zone in
      [
        Case(zone, "2026-03-07T10:00:00-05:00", "tomorrow at 2:30am", "2026-03-08T03:30:00-04:00"),
        Case(zone, "2026-03-07T10:00:00-05:00", "2026-03-08 02:30", "2026-03-08T03:30:00-04:00"),
        Case(zone, "2026-03-07T10:00:00-05:00", "tomorrow", "2026-03-08T00:00:00-05:00"),
        Case(zone, "2026-03-08T01:30:00-05:00", "in 2 hours", "2026-03-08T04:30:00-04:00"),
        Case(zone, "2026-03-08T01:30:00-05:00", "in 30 minutes", "2026-03-08T03:00:00-04:00"),
        Case(zone, "2026-03-07T01:30:00-05:00", "in 1 day and 2 hours", "2026-03-08T04:30:00-04:00"),
      ]
    } + [
      Case(
        "Australia/Lord_Howe", "2026-10-03T10:00:00+10:30", "tomorrow at 2:15am", "2026-10-04T02:45:00+11:00"),
      Case("America/Sao_Paulo", "2017-10-14T12:00:00-03:00", "tomorrow", "2017-10-15T01:00:00-02:00"),
      Case("America/Sao_Paulo", "2017-10-14T12:00:00-03:00", "2017-10-15 00:30", "2017-10-15T01:30:00-02:00"),
      Case("Africa/Cairo", "2026-04-23T12:00:00+02:00", "tomorrow", "2026-04-24T01:00:00+03:00"),
      Case("Africa/Cairo", "2026-04-23T12:00:00+02:00", "2026-04-24 00:15", "2026-04-24T01:15:00+03:00"),
      Case("America/Santiago", "2026-09-05T12:00:00-04:00", "tomorrow", "2026-09-06T01:00:00-03:00"),
    ]

  static let folds =
    ["America/New_York", rule].flatMap { zone in
      [
        Case(zone, "2026-10-31T10:00:00-04:00", "tomorrow at 1:30am", "2026-11-01T01:30:00-04:00"),
        Case(zone, "2026-11-01T01:10:00-04:00", "in 90 minutes", "2026-11-01T01:40:00-05:00"),
        Case(zone, "2026-11-01T01:10:00-04:00", "in 1 hour", "2026-11-01T01:10:00-05:00"),
        Case(zone, "2026-11-01T01:10:00-05:00", "in 20 minutes", "2026-11-01T01:30:00-05:00"),
        Case(zone, "2026-11-01T01:10:00-05:00", "today at 1:30am", "2026-11-01T01:30:00-05:00"),
        Case(zone, "2026-11-01T01:40:00-04:00", "in 3 hours", "2026-11-01T03:40:00-05:00"),
      ]
    } + [
      Case(
        "Australia/Lord_Howe", "2026-04-04T10:00:00+11:00", "tomorrow at 1:45am", "2026-04-05T01:45:00+11:00"),
      Case("Africa/Cairo", "2026-10-29T12:00:00+03:00", "today at 23:30", "2026-10-29T23:30:00+03:00"),
      Case("Africa/Cairo", "2026-10-29T23:10:00+02:00", "in 20 minutes", "2026-10-29T23:30:00+02:00"),
    ]

  static let skippedDays = [
    Case("Pacific/Apia", "2011-12-28T12:00:00-10:00", "friday", "2011-12-31T00:00:00+14:00"),
    Case("Pacific/Apia", "2011-12-29T12:00:00-10:00", "tomorrow", "2011-12-31T00:00:00+14:00"),
    Case("Pacific/Apia", "2011-12-28T12:00:00-10:00", "2011-12-30 09:00", "2011-12-31T09:00:00+14:00"),
    Case("Pacific/Apia", "2011-12-28T12:00:00-10:00", "saturday at 9am", "2011-12-31T09:00:00+14:00"),
    Case("Pacific/Apia", "2011-12-29T23:30:00-10:00", "in 1 hour", "2011-12-31T00:30:00+14:00"),
    Case("Pacific/Kwajalein", "1993-08-20T12:00:00-12:00", "tomorrow", "1993-08-22T00:00:00+12:00"),
    Case("Pacific/Kwajalein", "1993-08-20T12:00:00-12:00", "1993-08-21 15:00", "1993-08-22T15:00:00+12:00"),
    Case("Pacific/Kiritimati", "1994-12-30T12:00:00-10:00", "tomorrow", "1995-01-01T00:00:00+14:00"),
  ]

  static let fixed = [
    Case("<+03>-3", "2026-07-20T10:00:00+03:00", "tomorrow at 5pm", "2026-07-21T17:00:00+03:00"),
    Case("UTC-14", "2026-07-20T10:00:00+14:00", "tomorrow", "2026-07-21T00:00:00+14:00"),
    Case("GMT+5", "2026-07-20T10:00:00-05:00", "in 2 hours", "2026-07-20T12:00:00-05:00"),
    Case("Asia/Kathmandu", "2026-07-20T10:00:00+05:45", "friday at noon", "2026-07-24T12:00:00+05:45"),
  ]

  @Test(arguments: gaps + folds + skippedDays + fixed)
  func whenAddAndListAgree(_ row: Case) async throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: row.zone)))
    let now = try #require(InstantFormat.instant(from: row.now))
    let expected = try #require(InstantFormat.instant(from: row.expected))

    let when = try #require(WhenParser(LanguageContext(now: now, calendar: calendar)).whole(row.phrase))
    #expect(when.startInstant(in: calendar).map { InstantFormat.string($0, in: calendar) } == row.expected)
    #expect(when.shownStart(in: calendar) == calendar.civil(at: expected))

    let (folder, engine) = try engine(now, calendar)
    let receipt = try #require(try await engine.capture("water plants \(row.phrase)").first)
    let wording = TimeWording(now: now, calendar: calendar)
    let shown = when.isAllDay ? wording.day(calendar.day(of: expected)) : wording.instant(expected)
    #expect(receipt.text.hasSuffix(" · \(shown)"), "\(receipt.text)")

    let listed = try #require(try await engine.board(limit: 9).upNext.first)
    #expect(listed.json(now: now, calendar: calendar)["due"]?.stringValue == row.expected)
    #expect(listed.due.map(wording.due) == shown)
    #expect(listed.due?.zoneID == row.zone)
    withExtendedLifetime(folder) {}
  }

  private func engine(
    _ now: Date, _ calendar: ZonedCalendar
  ) throws -> (TemporaryFolder, NudgyEngine) {
    let folder = try TemporaryFolder()
    let home = DataHome(folder: folder.url)
    var world = TestWorld.fixed(now: now)
    world.calendar = calendar
    let store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: now, calendar: calendar)
      .store
    let services = EngineServices(
      world: world, tasks: store, conversations: store, home: home, models: ModelSlot(nil))
    return (folder, NudgyEngine(services: services, configuration: EngineConfiguration()))
  }
}
