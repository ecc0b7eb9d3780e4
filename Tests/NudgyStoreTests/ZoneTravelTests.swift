import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@Suite("Whole days and travel")
struct ZoneTravelTests {
  private func calendar(_ zone: String) throws -> ZonedCalendar {
    ZonedCalendar(zone: try #require(Zone(identifier: zone)))
  }

  private func instant(_ text: String) throws -> Date { try #require(InstantFormat.instant(from: text)) }

  struct Journey: CustomTestStringConvertible {
    let from: String
    let to: String
    /// In the zone travelled to, on or after the 20th.
    let now: String
    let reason: NextReason
    var testDescription: String { "\(from) to \(to) at \(now)" }
  }

  @Test(arguments: [
    Journey(from: "Pacific/Honolulu", to: "Asia/Tokyo", now: "2026-11-20T10:00:00+09:00", reason: .dueToday),
    Journey(from: "Asia/Tokyo", to: "America/New_York", now: "2026-11-20T10:00:00-05:00", reason: .dueToday),
    Journey(
      from: "Pacific/Auckland", to: "America/New_York", now: "2026-11-20T23:00:00-05:00", reason: .dueToday),
    Journey(
      from: "America/New_York", to: "America/New_York", now: "2026-11-20T10:00:00-05:00", reason: .dueToday),
  ])
  func theDayStaysTheDay(_ journey: Journey) async throws {
    let folder = try TemporaryFolder()
    let home = try calendar(journey.from)
    let before = try instant("2026-11-18T12:00:00Z")
    let first = try SQLiteStore.open(
      at: folder.file("nudgy.db"), makeID: { UUID() }, now: before, calendar: home
    ).store
    var task = NewTask(title: "Pack")
    task.due = .day(try #require(CivilDate(iso: "2026-11-20")), in: home)
    _ = try await first.apply(
      [.create(task), .create(NewTask(title: "Newer and undated"))], at: before, turn: UUID())
    await first.close()

    let there = try calendar(journey.to)
    let now = try instant(journey.now)
    let second = try SQLiteStore.open(
      at: folder.file("nudgy.db"), makeID: { UUID() }, now: now, calendar: there
    ).store
    let answer = try #require(try await second.next(NextQuery(now: now, calendar: there)))
    #expect(answer.task.title == "Pack")
    #expect(answer.reason == journey.reason)
    #expect(!answer.task.isOverdue(at: now))
    #expect(answer.task.due == .day(try #require(CivilDate(iso: "2026-11-20")), in: there))
    await second.close()
  }

  /// Eight in the morning every day is eight there; an appointment and what is counted in hours stay instants.
  @Test(arguments: [
    ("FREQ=DAILY", "2026-11-21T08:00:00+09:00"), (nil, "2026-11-21T08:00:00-05:00"),
    ("FREQ=HOURLY;INTERVAL=6", "2026-11-21T08:00:00-05:00"),
    ("FREQ=WEEKLY;BYDAY=SA", "2026-11-21T08:00:00+09:00"),
  ])
  func aRepeatingTimeIsOfTheWallClock(_ rule: String?, _ there: String) async throws {
    let folder = try TemporaryFolder()
    let home = try calendar("America/New_York")
    let now = try instant("2026-11-18T12:00:00Z")
    let first = try SQLiteStore.open(
      at: folder.file("nudgy.db"), makeID: { UUID() }, now: now, calendar: home
    ).store
    var task = NewTask(title: "Pills")
    task.due = .instant(try instant("2026-11-21T08:00:00-05:00"), in: home)
    task.recurrence = rule
    _ = try await first.apply([.create(task)], at: now, turn: UUID())
    await first.close()
    let second = try SQLiteStore.open(
      at: folder.file("nudgy.db"), makeID: { UUID() }, now: now, calendar: calendar("Asia/Tokyo")
    ).store
    #expect(try await second.task(number: 1)?.due?.instant == instant(there))
    await second.close()
  }
}
