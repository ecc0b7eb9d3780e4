import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// What rings when people, machines and clocks do as they do: off for days, muted, set wrongly, on a journey.
@Suite struct RingHabitTests {
  // MARK: - What repeats

  @Test func ofWhatWasMissedTheLatestIsToldOnce() async throws {
    let home = try RingHome()
    for title in ["Pills", "Plants"] {
      try await home.add(title, at: home.clock(0, 7)) {
        $0.due = .instant(home.clock(0, 8), in: home.calendar)
        $0.recurrence = "FREQ=DAILY"
      }
    }
    #expect(try await home.rings(at: home.clock(0, 8)) == ["rhythm Pills", "rhythm Plants"])
    let told = try await home.ringer.ring(at: home.clock(20, 9), by: [Hearing()])
    #expect(told.map(\.ring.kind) == [.digest] && told.first?.ring.keys.count == 2)
    #expect(told.first?.ring.keys.map(\.moment) == [home.clock(20, 8), home.clock(20, 8)])
    #expect(try await home.rings(at: home.clock(20, 9, 1)).isEmpty)
    #expect(try await home.rings(at: home.clock(21, 8)) == ["rhythm Pills", "rhythm Plants"])
  }

  @Test func everyMinuteForAMonthIsOneRing() async throws {
    let home = try RingHome()
    try await home.add("Blink", at: home.clock(0, 7)) {
      $0.due = .instant(home.clock(0, 8), in: home.calendar)
      $0.recurrence = "FREQ=MINUTELY"
    }
    let told = try await home.ringer.ring(at: home.clock(29, 12), by: [Hearing()])
    #expect(told.map(\.ring.keys.count) == [1])
    #expect(try await home.upcoming(at: home.clock(29, 12)).count <= 500)
  }

  /// Rules that never come, or are too long to count, cost no more than others.
  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;INTERVAL=1000000", "FREQ=YEARLY;COUNT=1000000",
    "FREQ=HOURLY;INTERVAL=1000000", "NONSENSE", "FREQ=DAILY;UNTIL=20200101",
  ])
  func aHostileRuleRingsItsDeadline(_ rule: String) async throws {
    let home = try RingHome()
    try await home.add("Odd", at: home.clock(0, 7)) {
      $0.due = .instant(home.clock(0, 8), in: home.calendar)
      $0.recurrence = rule
    }
    #expect(try await home.rings(at: home.clock(0, 8)) == ["rhythm Odd"])
    #expect(try await home.rings(at: home.clock(3, 8)).isEmpty)
  }

  /// Eight in the morning is eight in the morning wherever one is.
  @Test func aDailyHourTravels() async throws {
    let home = try RingHome()
    try await home.add("Pills", at: home.clock(0, 7)) {
      $0.due = .instant(home.clock(0, 8), in: home.calendar)
      $0.recurrence = "FREQ=DAILY"
    }
    #expect(try await home.rings(at: home.clock(0, 8)) == ["rhythm Pills"])
    home.calendar = ZonedCalendar(zone: try #require(Zone(identifier: "Asia/Tokyo")))
    #expect(try await home.rings(at: home.clock(2, 8)) == ["rhythm Pills"])
    #expect(try await home.upcoming(at: home.clock(2, 9), days: 1).map(home.label) == ["23 08:00 rhythm"])
  }

  /// Nine in the morning was passed on the way east; what was told before the flight is not told again.
  @Test(arguments: [(6, ["due Grandma"]), (9, [])])
  func aDayWithoutAnHourIsNotLostOnTheWayEast(_ hour: Int, _ rings: [String]) async throws {
    let home = try RingHome()
    try await home.add("Grandma", at: home.clock(-1, 20)) {
      $0.due = .day(home.calendar.day(of: home.clock(0, 12)), in: home.calendar)
    }
    _ = try await home.rings(at: home.clock(0, hour))
    home.calendar = ZonedCalendar(zone: try #require(Zone(identifier: "Europe/Berlin")))
    #expect(try await home.rings(at: home.clock(0, 15, 30)) == rings)
    #expect(try await home.rings(at: home.clock(0, 15, 40)).isEmpty)
  }

  // MARK: - The end of the day

  @Test(arguments: [(1, ["endOfDay Form 1"]), (2, []), (3, [])])
  func onlyTheLastOfTheDayIsBroughtUp(_ count: Int, _ rings: [String]) async throws {
    let home = try RingHome()
    for place in 1...count {
      try await home.add("Form \(place)", at: home.clock(-1, 10)) {
        $0.due = .day(home.calendar.day(of: home.clock(0, 0)), in: home.calendar)
      }
    }
    _ = try await home.rings(at: home.clock(0, 9))
    #expect(try await home.rings(at: home.clock(0, 17)) == rings)
  }

  @Test func somethingOfTonightIsLeftAsWell() async throws {
    let home = try RingHome()
    try await home.add("Form", at: home.clock(-1, 10)) {
      $0.due = .day(home.calendar.day(of: home.clock(0, 0)), in: home.calendar)
    }
    try await home.add("Dinner", at: home.clock(-1, 10)) {
      $0.due = .instant(home.clock(0, 19), in: home.calendar)
    }
    _ = try await home.rings(at: home.clock(0, 9))
    #expect(try await home.rings(at: home.clock(0, 17)).isEmpty)
  }

  /// What is rung for again anyway is not asked about between two rings.
  @Test(arguments: [(TaskPressure.nuclear, []), (.moderate, []), (.gentle, ["endOfDay Form"])])
  func whatRingsAgainIsNotAskedAbout(_ pressure: TaskPressure, _ rings: [String]) async throws {
    let home = try RingHome()
    try await home.add("Form", at: home.clock(-1, 10)) {
      $0.due = .instant(home.clock(0, 16, 35), in: home.calendar)
      $0.pressure = pressure
    }
    _ = try await home.rings(at: home.clock(0, 16, 50))
    #expect(try await home.rings(at: home.clock(0, 17)) == rings)
  }

  /// Written down at ten for today: told at the end of the day; at six, in the evening; too late, not at all.
  @Test(arguments: [(10, [17]), (18, [20]), (20, []), (8, [9])])
  func aDayWrittenDownLateRingsOnItsDay(_ hour: Int, _ rings: [Int]) async throws {
    let home = try RingHome()
    home.settings.checkInsADay = 0
    try await home.add("Form", at: home.clock(0, hour, 1)) {
      $0.due = .day(home.calendar.day(of: home.clock(0, 0)), in: home.calendar)
    }
    var heard: [Int] = []
    for hour in (hour + 1)...23 where try await !home.rings(at: home.clock(0, hour)).isEmpty {
      heard.append(hour)
    }
    #expect(heard == rings)
  }

  @Test(arguments: [(13, 0, 1), (13, 1, 0), (20, 0, 0)])
  func aCheckInThatIsLateIsDropped(_ hour: Int, _ minute: Int, _ count: Int) async throws {
    let home = try RingHome()
    try await home.add("Old", at: home.clock(-10, 10))
    #expect(try await home.rings(at: home.clock(0, hour, minute)).count == count)
  }

  // MARK: - Muted, and out of reach

  @Test func afterAMuteThereIsOneDigestAndNoReproach() async throws {
    let home = try RingHome()
    home.settings.mutedUntil = home.clock(0, 17, 5)
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 15), in: home.calendar)
    }
    try await home.add("Form", at: home.clock(-1, 8)) {
      $0.due = .day(home.calendar.day(of: home.clock(0, 0)), in: home.calendar)
    }
    #expect(try await home.rings(at: home.clock(0, 17)).isEmpty)
    #expect(
      try await home.rings(at: home.clock(0, 17, 6)) == ["digest 2 things came up while I kept quiet"])
  }

  @Test func aMissedOneAndACheckInAreOne() async throws {
    let home = try RingHome()
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 15), in: home.calendar)
    }
    try await home.add("Old", at: home.clock(-10, 10)) {
      $0.source = .share; $0.sourceURL = "https://a.test"
    }
    let told = try await home.ringer.ring(at: home.clock(1, 12, 31), by: [Hearing()])
    #expect(told.map(\.ring.heading) == ["2 things came up while I couldn't reach you"])
  }

  @Test(arguments: [
    (3, []), (4, ["4 things at the same time"]), (6, ["6 things at the same time"]),
  ])
  func manyAtTheSameMinuteWereNotMissed(_ count: Int, _ digest: [String]) async throws {
    let home = try RingHome()
    for place in 1...count {
      try await home.add("Task \(place)", at: home.clock(0, 8)) {
        $0.due = .instant(home.clock(0, 15), in: home.calendar)
      }
    }
    let told = try await home.ringer.ring(at: home.clock(0, 15), by: [Hearing()])
    #expect(told.filter { $0.ring.kind == .digest }.map(\.ring.heading) == digest)
    #expect(told.count == (digest.isEmpty ? count : 1))
    if count == 4 { #expect(told.first?.ring.text.contains("#1 Task 1 · #2 Task 2") == true) }
    if count == 6 { #expect(told.first?.ring.text.hasSuffix(" · 2 more") == true) }
  }

  /// Nothing is made up for in the middle of the night; who starts Nudgy then is awake.
  @Test(arguments: [
    (RouteName.desktop, []), (.phone, []), (.launch, ["due Call"]),
  ])
  func whatWasMissedWaitsForTheMorning(_ route: RouteName, _ rings: [String]) async throws {
    let home = try RingHome()
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 19), in: home.calendar)
    }
    let night = try await home.ringer.ring(at: home.clock(1, 2), by: [Hearing(name: route)])
    #expect(night.map { "\($0.ring.kind.rawValue) \($0.ring.heading)" } == rings)
    #expect(try await home.rings(at: home.clock(1, 8)).count == 1 - rings.count)
  }

  // MARK: - Clocks

  @Test(arguments: [(20, ["due Later"]), (1500, [])])
  func aClockThatRanAheadRingsNothingTwice(_ days: Int, _ rings: [String]) async throws {
    let home = try RingHome()
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 10), in: home.calendar)
    }
    try await home.add("Later", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(2, 10), in: home.calendar)
    }
    #expect(try await home.rings(at: home.clock(0, 10)) == ["due Call"])
    #expect(try await home.rings(at: home.clock(days, 10)) == rings)
    #expect(try await home.rings(at: home.clock(days, 10, 5)).isEmpty)
    #expect(try await home.rings(at: home.clock(0, 10, 1)).isEmpty)
    // What was told in a time that was none is told in its own.
    #expect(try await home.rings(at: home.clock(2, 10)) == ["due Later"])
    #expect(try await home.rings(at: home.clock(2, 10, 1)).isEmpty)
  }

  /// A correction of a few minutes tells nothing twice.
  @Test func aClockPutRightRingsNothingTwice() async throws {
    let home = try RingHome()
    try await home.add("Call", at: home.clock(0, 8)) {
      $0.due = .instant(home.clock(0, 10), in: home.calendar)
    }
    #expect(try await home.rings(at: home.clock(0, 10, 9)) == ["due Call"])
    #expect(try await home.rings(at: home.clock(0, 10, 1)).isEmpty)
  }
}
