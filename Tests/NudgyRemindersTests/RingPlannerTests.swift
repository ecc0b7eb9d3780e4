import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// When a task rings. Fridays are 2026-11-20; the zone is New York.
@Suite struct RingPlannerTests {
  private static let calendar = TestWorld.newYork

  private func moment(_ text: String) throws -> Date {
    try #require(InstantFormat.instant(from: text, in: Self.calendar))
  }

  private func task(due: String?, allDay: Bool = false, pressure: TaskPressure? = nil) throws -> TaskItem {
    var task = TaskItem(number: 1, uuid: UUID(), title: "Call", createdAt: try moment("2026-11-15T10:00:00"))
    if let due {
      let instant = try moment(due)
      task.due =
        allDay
        ? .day(Self.calendar.day(of: instant), in: Self.calendar) : .instant(instant, in: Self.calendar)
    }
    task.pressure = pressure
    return task
  }

  private func moments(
    _ task: TaskItem, from: String = "2026-11-16T00:00:00", to: String = "2026-11-24T00:00:00",
    settings: RingSettings = RingSettings()
  ) throws -> [String] {
    let window = RingWindow(after: try moment(from), upTo: try moment(to))
    return RingPlanner(calendar: Self.calendar, settings: settings).moments(of: task, in: window).map {
      let civil = Self.calendar.civil(at: $0.at)
      let hour = TimeWording.clock(civil.time, uses24Hours: true)
      return "\(civil.date.day) \(hour) \($0.kind.rawValue)"
    }
  }

  @Test func aTimeRingsOnceWhenItComes() throws {
    #expect(try moments(task(due: "2026-11-20T15:00:00")) == ["20 15:00 due"])
  }

  @Test func aDayIsToldInItsMorning() throws {
    #expect(try moments(task(due: "2026-11-20T00:00:00", allDay: true)) == ["20 09:00 due"])
    var late = RingSettings()
    late.quiet = try #require(QuietHours("23:00-10:30"))
    #expect(try moments(task(due: "2026-11-20T00:00:00", allDay: true), settings: late) == ["20 10:30 due"])
  }

  @Test func whatRepeatsRingsAsARhythm() throws {
    var task = try task(due: "2026-11-20T15:00:00")
    task.recurrence = "FREQ=DAILY"
    #expect(
      try moments(task) == ["20 15:00 rhythm", "21 15:00 rhythm", "22 15:00 rhythm", "23 15:00 rhythm"])
  }

  @Test func moderateRingsAheadAndTwiceAgain() throws {
    #expect(
      try moments(task(due: "2026-11-20T15:00:00", pressure: .moderate)) == [
        "19 15:00 due", "20 09:00 due", "20 14:00 due", "20 15:00 due", "20 15:30 due", "20 16:00 due",
      ])
  }

  /// Leads that fall into the night wait for the morning; what meets there is one.
  @Test func aggressiveKeepsTheNightQuiet() throws {
    #expect(
      try moments(task(due: "2026-11-20T09:00:00", pressure: .aggressive)) == [
        "18 09:00 due", "19 09:00 due", "20 08:00 due", "20 08:30 due", "20 08:45 due", "20 09:00 due",
      ])
  }

  @Test func nuclearRingsEveryQuarterOfAnHourByDay() throws {
    let rings = try moments(
      task(due: "2026-11-20T19:50:00", pressure: .nuclear), from: "2026-11-20T19:45:00",
      to: "2026-11-21T08:20:00")
    #expect(
      rings == [
        "20 19:50 due", "20 20:05 due", "20 20:20 due", "20 20:35 due", "20 20:50 due", "21 08:05 due",
        "21 08:20 due",
      ])
  }

  @Test func askedMomentsAndReturnsRing() throws {
    var task = try task(due: "2026-11-20T15:00:00")
    task.reminders = [.before(seconds: 3600), .at(try moment("2026-11-19T22:30:00"))]
    task.status = .snoozed
    task.snoozedUntil = try moment("2026-11-18T08:00:00")
    #expect(
      try moments(task) == ["18 08:00 return", "19 22:30 asked", "20 14:00 asked", "20 15:00 due"])
  }

  @Test(arguments: [TaskStatus.done, .dropped])
  func whatIsOverDoesNotRing(_ status: TaskStatus) throws {
    var task = try task(due: "2026-11-20T15:00:00", pressure: .nuclear)
    task.status = status
    #expect(try moments(task).isEmpty)
  }

  @Test func whatWasDealtWithSinceIsPast() throws {
    var task = try task(due: "2026-11-20T15:00:00", pressure: .moderate)
    task.updatedAt = try moment("2026-11-20T14:30:00")
    #expect(try moments(task).first == "20 15:00 due")
  }

  /// The clocks go forward on 2027-03-14 at 2:00.
  @Test func theDayBeforeIsItsMorningWhateverTheClocksDo() throws {
    var task = try task(due: "2027-03-14T00:00:00", allDay: true)
    task.reminders = [.before(seconds: 86_400)]
    let rings = try moments(task, from: "2027-03-12T00:00:00", to: "2027-03-15T00:00:00")
    #expect(rings == ["13 09:00 asked", "14 09:00 due"])
  }

  @Test(arguments: [
    ("21:00-8:00", true), ("23-7", true), (" 22:30 - 06:15", true), ("25:00-8:00", false), ("21:00", false),
    ("a-b", false), ("21:60-8:00", false), ("", false), ("21:00–08:00", true),
    ("21:00 — 8", true), ("9pm to 8am", true), ("off", true), ("None", true), ("13pm-8am", false),
    ("9pm", false),
    ("-", false), ("21:-8", false), ("1-2-3", false),
  ])
  func quietHoursAreTwoTimes(_ text: String, _ isRead: Bool) {
    #expect((QuietHours(text) != nil) == isRead)
  }

  @Test(arguments: [
    ("21:00–08:00", "21:00-8:00"), ("9pm to 8am", "21-8"), ("12am until 12pm", "0-12"), ("off", "0-0"),
  ])
  func quietHoursHaveManySpellings(_ text: String, _ same: String) {
    #expect(QuietHours(text) == QuietHours(same))
  }
}
