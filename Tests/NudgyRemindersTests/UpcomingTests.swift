import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// What is listed as ringing, and why not sooner.
@Suite struct UpcomingTests {
  private func nuclear(_ home: RingHome) async throws {
    try await home.add("Tax", at: home.clock(-1, 10)) {
      $0.due = .instant(home.clock(0, 9), in: home.calendar)
      $0.pressure = .nuclear
    }
  }

  @Test func everyQuarterOfAWeekIsListed() async throws {
    let home = try RingHome()
    try await nuclear(home)
    _ = try await home.rings(at: home.clock(0, 9))
    let rows = try await home.upcoming(at: home.clock(0, 9, 5), days: 3)
    // 9:15 to 20:45, two days of 8:00 to 20:45, and 8:00 to 9:00.
    let quarters = 47 + 52 + 52 + 5
    #expect(rows.count == quarters)
    #expect(rows.first.map(home.label) == "20 09:15 due")
    #expect(rows.first?.wait == .told(at: home.clock(0, 9)))
  }

  @Test func inTheEveningTheNextIsInTheMorning() async throws {
    let home = try RingHome()
    try await nuclear(home)
    _ = try await home.rings(at: home.clock(0, 20, 45))
    let first = try #require(try await home.upcoming(at: home.clock(0, 20, 50)).first)
    #expect(home.label(first) == "21 08:00 due" && first.wait == .quiet(until: home.clock(1, 8)))
  }

  @Test func atOneMomentATaskIsListedOnce() async throws {
    let home = try RingHome()
    home.settings.checkInsADay = 0
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 15), in: home.calendar)
      $0.reminders = [.before(seconds: 0), .before(seconds: 3600), .at(home.clock(0, 14))]
      $0.pressure = .moderate
    }
    #expect(
      try await home.upcoming(at: home.clock(0, 13)).map(home.label) == [
        "20 14:00 asked", "20 15:00 due", "20 15:30 due", "20 16:00 due",
      ])
  }

  @Test func whatIsPutAwaySaysSo() async throws {
    let home = try RingHome()
    let number = try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 15), in: home.calendar)
    }
    let until = home.clock(1, 10)
    _ = try await home.store.apply(
      [.snooze(number: number, until: until)], at: home.clock(0, 9), turn: UUID())
    let rows = try await home.upcoming(at: home.clock(0, 9))
    #expect(rows.map(home.label) == ["21 10:00 return"] && rows.first?.wait == .putAway(until: until))
  }

  /// While muted the list says when they will be told, those whose time has gone by as well.
  @Test func whatIsMutedIsListedAtTheEndOfTheMute() async throws {
    let home = try RingHome()
    home.settings.mutedUntil = home.clock(1, 8)
    for hour in [11, 15] {
      try await home.add("At \(hour)", at: home.clock(0, 8)) {
        $0.due = .instant(home.clock(0, hour), in: home.calendar)
      }
    }
    let rows = try await home.upcoming(at: home.clock(0, 12))
    #expect(rows.map(home.label) == ["21 08:00 due", "21 08:00 due"])
    #expect(rows.allSatisfy { $0.wait == .muted(until: home.clock(1, 8)) })
  }

  /// A mute takes away the check-ins of its days, and the list has those after it.
  @Test(arguments: [
    (1, 8, "21 11:00 stale"), (3, 12, "23 12:00 stale"), (3, 14, "24 11:00 stale"), (30, 8, nil),
  ])
  func checkInsComeAfterTheMute(_ day: Int, _ hour: Int, _ row: String?) async throws {
    let home = try RingHome()
    home.settings.mutedUntil = home.clock(day, hour)
    try await home.add("Old", at: home.clock(-10, 10))
    let rows = try await home.upcoming(at: home.clock(0, 10))
    #expect(rows.map(home.label) == [row].compactMap(\.self))
    #expect(rows.allSatisfy { $0.wait == .muted(until: home.clock(day, hour)) })
  }

  @Test func theNightHoldsWhatWasMissed() async throws {
    let home = try RingHome()
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 19), in: home.calendar)
    }
    let rows = try await home.upcoming(at: home.clock(1, 2))
    #expect(rows.first.map(home.label) == "21 08:00 due")
    #expect(rows.first?.wait == .quiet(until: home.clock(1, 8)))
  }

  @Test func theCheckInsOfTheDayAreUsed() async throws {
    let home = try RingHome()
    home.settings.checkInsADay = 1
    try await home.add("Old", at: home.clock(-10, 10))
    try await home.add("Older", at: home.clock(-11, 10))
    #expect(try await home.rings(at: home.clock(0, 11)) == ["stale Older"])
    let rows = try await home.upcoming(at: home.clock(0, 11, 1))
    #expect(rows.map(home.label) == ["21 11:00 stale"] && rows.first?.wait == .checkInsUsed)
  }
}
