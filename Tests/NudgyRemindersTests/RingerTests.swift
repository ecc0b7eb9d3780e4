import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyReminders

/// What is told, over a real store: once, in order, and never lost.
@Suite struct RingerTests {
  private static let calendar = TestWorld.newYork

  /// Keeps what it is told; refuses while it is away.
  private final class Recorder: RingRoute {
    let name: RouteName
    private let state = Mutex<(isAway: Bool, rings: [Ring])>((false, []))

    init(_ name: RouteName = .desktop) { self.name = name }

    var isAway: Bool {
      get { state.withLock { $0.isAway } }
      set { state.withLock { $0.isAway = newValue } }
    }

    var rings: [String] { state.withLock { $0.rings.map { "\($0.kind.rawValue) \($0.heading)" } } }

    func tell(_ ring: Ring) async throws(RouteFailure) {
      let isAway = state.withLock { state in
        if !state.isAway { state.rings.append(ring) }
        return state.isAway
      }
      if isAway { throw .unreachable }
    }
  }

  private struct Home {
    let store: SQLiteStore
    var settings = RingSettings()

    init() throws { store = try SQLiteStore.inMemory(makeID: { UUID() }) }

    var ringer: Ringer {
      let settings = settings
      return Ringer(
        store: store, values: store, calendar: RingerTests.calendar, settings: { settings },
        speak: { moment, isSoft in isSoft ? "soft" : moment.kind.rawValue })
    }

    @discardableResult
    func add(
      _ title: String, due: Date? = nil, at now: Date = TestWorld.now,
      _ change: (inout NewTask) -> Void = { _ in }
    ) async throws -> Int {
      var task = NewTask(title: title)
      task.due = due.map { .instant($0, in: RingerTests.calendar) }
      change(&task)
      return try #require(
        try await store.apply([.create(task)], at: now, turn: UUID()).first?.after?.number)
    }
  }

  private func later(_ minutes: Double) -> Date { TestWorld.now.addingTimeInterval(minutes * 60) }

  /// Who waits for the store to change looks again after each change: looking must be none.
  @Test func lookingAgainWritesNothing() async throws {
    let home = try Home()
    func kept() async throws -> String? { try await home.store.value(for: "rings.until") }
    _ = try await home.ringer.ring(at: later(0), by: [Recorder()])
    let first = try await kept()
    _ = try await home.ringer.ring(at: later(1), by: [Recorder()])
    #expect(try await kept() == first && first != nil)
    _ = try await home.ringer.ring(at: later(30), by: [Recorder()])
    #expect(try await kept() != first)
    // A clock that was set back is believed.
    _ = try await home.ringer.ring(at: later(-60), by: [Recorder()])
    #expect(try await kept() != first)
  }

  @Test func whatMustNotSlipIsNamedFirst() async throws {
    let home = try Home()
    try await home.add("Tax form", due: later(1)) { $0.pressure = .nuclear }
    for minute in 2...6 { try await home.add("Task \(minute)", due: later(Double(minute))) }
    let told = try await home.ringer.ring(at: later(60), by: [Recorder()])
    #expect(told.map(\.ring.kind) == [.digest])
    #expect(told.first?.ring.text.hasPrefix("#1 Tax form") == true, "\(told.map(\.ring.text))")
  }

  @Test func aMomentIsToldOnceOverAllWhoLook() async throws {
    let home = try Home()
    try await home.add("Call", due: later(30))
    let (chat, desktop) = (Recorder(.chat), Recorder(.desktop))
    #expect(try await home.ringer.ring(at: later(29), by: [chat]).isEmpty)
    let told = try await home.ringer.ring(at: later(30), by: [chat, desktop])
    #expect(told.map(\.route) == [.chat])
    #expect(try await home.ringer.ring(at: later(30.1), by: [desktop]).isEmpty)
    #expect(chat.rings == ["due Call"] && desktop.rings.isEmpty)
  }

  @Test func manyWhoLookAtOnceTellItOnce() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "nudgy.db")
    let first = try SQLiteStore.open(at: url, makeID: { UUID() }, now: TestWorld.now, calendar: Self.calendar)
      .store
    var task = NewTask(title: "Call")
    task.due = .instant(later(30), in: Self.calendar)
    _ = try await first.apply([.create(task)], at: TestWorld.now, turn: UUID())
    let recorder = Recorder()
    let at = later(30)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        let store = try SQLiteStore.open(
          at: url, makeID: { UUID() }, now: TestWorld.now, calendar: Self.calendar
        ).store
        group.addTask {
          let ringer = Ringer(
            store: store, values: store, calendar: Self.calendar, settings: { RingSettings() },
            speak: { _, _ in "" })
          _ = try await ringer.ring(at: at, by: [recorder])
          await store.close()
        }
      }
      try await group.waitForAll()
    }
    #expect(recorder.rings == ["due Call"])
  }

  /// Who is killed between the claim and the telling leaves a lease that ends.
  @Test func whatWasClaimedAndNotToldRingsAgain() async throws {
    let home = try Home()
    let number = try await home.add("Call", due: later(30))
    let key = RingKey(task: number, kind: .due, moment: later(30))
    #expect(try await home.store.claim([key], at: later(30), lease: 90) == [key])
    let recorder = Recorder()
    #expect(try await home.ringer.ring(at: later(30.5), by: [recorder]).isEmpty)
    #expect(try await home.ringer.ring(at: later(32), by: [recorder]).count == 1)
    #expect(try await home.ringer.ring(at: later(40), by: [recorder]).isEmpty)
  }

  /// Two agents look at the clock one after the other and claim the other way round.
  @Test func whatAnotherClaimedALittleLaterIsTheOthers() async throws {
    let home = try Home()
    let number = try await home.add("Call", due: later(30))
    let key = RingKey(task: number, kind: .due, moment: later(30))
    let moment = later(30).addingTimeInterval(0.02)
    #expect(try await home.store.claim([key], at: moment, lease: 90) == [key])
    #expect(try await home.store.claim([key], at: later(30), lease: 90).isEmpty)
    #expect(try await home.store.claim([key], at: later(-60), lease: 90) == [key])
  }

  /// A clock that was set back leaves no lease that lasts for a day.
  @Test func aClockSetBackLosesNothingAndDoublesNothing() async throws {
    let home = try Home()
    let recorder = Recorder()
    try await home.add("Early", due: later(30))
    #expect(try await home.ringer.ring(at: later(60), by: [recorder]).count == 1)
    try await home.add("New", due: later(-1400), at: later(-1440))
    let claimed = RingKey(task: 2, kind: .due, moment: later(-1400))
    _ = try await home.store.claim([claimed], at: later(60), lease: 90)
    #expect(try await home.ringer.ring(at: later(-1399), by: [recorder]).map(\.ring.heading) == ["New"])
    #expect(try await home.ringer.ring(at: later(61), by: [recorder]).isEmpty)
  }

  @Test func whatNoRouteCouldTellWaits() async throws {
    let home = try Home()
    let recorder = Recorder()
    recorder.isAway = true
    try await home.add("Call", due: later(30))
    #expect(try await home.ringer.ring(at: later(31), by: [recorder]).isEmpty)
    #expect(try await home.ringer.ring(at: later(4000), by: []).isEmpty)
    recorder.isAway = false
    #expect(try await home.ringer.ring(at: later(4320), by: [recorder]).map(\.ring.heading) == ["Call"])
  }

  @Test func twentyThatWereMissedAreOneDigest() async throws {
    let home = try Home()
    for place in 1...20 { try await home.add("Task \(place)", due: later(Double(place) * 20)) }
    let recorder = Recorder()
    let told = try await home.ringer.ring(at: later(1400), by: [recorder])
    #expect(told.count == 1 && told[0].ring.kind == .digest && told[0].ring.keys.count == 20)
    #expect(
      told[0].ring.text
        == "#1 Task 1 (yesterday 10:20 AM) · #2 Task 2 (yesterday 10:40 AM) · #3 Task 3 (yesterday 11:00 AM) · #4 Task 4 (yesterday 11:20 AM) · 16 more"
    )
    #expect(try await home.ringer.ring(at: later(1401), by: [recorder]).isEmpty)
  }

  @Test func fiveHundredAtTheSameMinuteAreOneDigest() async throws {
    let home = try Home()
    for place in 1...500 { try await home.add("Task \(place)", due: later(30)) }
    let told = try await home.ringer.ring(at: later(30), by: [Recorder()])
    #expect(told.map(\.ring.keys.count) == [500])
  }

  @Test func whatIsDoneBeforeItsMomentDoesNotRing() async throws {
    let home = try Home()
    let number = try await home.add("Call", due: later(30))
    _ = try await home.store.apply([.snooze(number: number, until: later(60))], at: later(1), turn: UUID())
    _ = try await home.store.apply([.complete(number: number)], at: later(20), turn: UUID())
    #expect(try await home.ringer.ring(at: later(200), by: [Recorder()]).isEmpty)
  }

  @Test func aMutedDayIsSilentAndItsMomentsAreToldAfter() async throws {
    var home = try Home()
    home.settings.mutedUntil = later(600)
    try await home.add("Call", due: later(30))
    #expect(try await home.ringer.ring(at: later(31), by: [Recorder()]).isEmpty)
    #expect(try await home.ringer.ring(at: later(601), by: [Recorder()]).count == 1)
  }

  @Test func whatWasAskedForAtNightIsWhispered() async throws {
    let home = try Home()
    let night = Self.calendar.instant(Self.calendar.day(of: TestWorld.now), CivilTime(secondOfDay: 23 * 3600))
    try await home.add("Call", due: night)
    let told = try await home.ringer.ring(at: night, by: [Recorder()])
    #expect(told.map(\.ring.isSoft) == [true] && told.map(\.ring.text) == ["soft"])
  }

  // MARK: - Check-ins

  private func clock(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    let date = Self.calendar.day(of: TestWorld.now).adding(days: day)
    return Self.calendar.instant(date, CivilTime(secondOfDay: hour * 3600 + minute * 60))
  }

  @Test func whatNobodyTouchesForThreeDaysIsBroughtUpOnce() async throws {
    let home = try Home()
    try await home.add("Call dentist")
    let recorder = Recorder()
    for day in 0...7 {
      for hour in [7, 11, 12, 15, 22] { _ = try await home.ringer.ring(at: clock(day, hour), by: [recorder]) }
    }
    #expect(recorder.rings == ["stale Call dentist"])
  }

  @Test func oneThingOfTodayIsLeft() async throws {
    let home = try Home()
    try await home.add("Post the form") {
      $0.due = .day(Self.calendar.day(of: TestWorld.now), in: Self.calendar)
    }
    let recorder = Recorder()
    _ = try await home.ringer.ring(at: clock(0, 16, 59), by: [recorder])
    #expect(!recorder.rings.contains { $0.hasPrefix("endOfDay") })
    _ = try await home.ringer.ring(at: clock(0, 17), by: [recorder])
    _ = try await home.ringer.ring(at: clock(0, 18), by: [recorder])
    #expect(recorder.rings.filter { $0.hasPrefix("endOfDay") } == ["endOfDay Post the form"])
  }

  @Test func aSilentTaskRingsForNothing() async throws {
    var home = try Home()
    try await home.add("Post the form") { $0.due = .instant(self.clock(0, 12), in: Self.calendar) }
    home.settings.silentTasks = [1]
    #expect(try await home.ringer.ring(at: clock(0, 12), by: [Recorder()]).isEmpty)
    home.settings.silentTasks = []
    #expect(try await home.ringer.ring(at: clock(0, 12, 1), by: [Recorder()]).count == 1)
  }

  @Test func checkInsAreFewAndCanBeSwitchedOff() async throws {
    var home = try Home()
    home.settings.checkInsADay = 0
    try await home.add("Call dentist")
    #expect(try await home.ringer.ring(at: clock(5, 12), by: [Recorder()]).isEmpty)
    home.settings.checkInsADay = 3
    home.settings.mutedTasks = [1]
    #expect(try await home.ringer.ring(at: clock(5, 12), by: [Recorder()]).isEmpty)
    home.settings.mutedTasks = []
    home.settings.silent = [.stale]
    #expect(try await home.ringer.ring(at: clock(5, 12), by: [Recorder()]).isEmpty)
    home.settings.silent = []
    #expect(try await home.ringer.ring(at: clock(5, 12), by: [Recorder()]).count == 1)
  }

  // MARK: - Routes

  /// Fails in one way, and counts how often it is asked.
  private final class Failing: RingRoute {
    let name: RouteName
    private let failure: RouteFailure
    private let count = Mutex(0)

    init(_ name: RouteName, _ failure: RouteFailure) { (self.name, self.failure) = (name, failure) }

    var asked: Int { count.withLock { $0 } }

    func tell(_ ring: Ring) async throws(RouteFailure) {
      count.withLock { $0 += 1 }
      throw failure
    }
  }

  @Test func whatHangsKeepsOneRingWaitingAndNoMore() async throws {
    let home = try Home()
    for title in ["One", "Two", "Three"] { try await home.add(title, due: later(30)) }
    let (hung, failing) = (Failing(.desktop, .timedOut), Failing(.phone, .refused(500)))
    let command = Recorder(.command)
    let look = try await home.ringer.look(at: later(30), by: [hung, failing, command])
    #expect(look.told.map(\.route) == [.command, .command, .command] && look.untold == nil)
    #expect(hung.asked == 1 && failing.asked == 3)
    let troubles = await RouteTroubles.load(from: home.store)
    #expect(troubles.all.map(\.route) == [.desktop, .phone])
    #expect(troubles.all.map(\.failure) == [.timedOut, .refused(500)])
    try await home.add("Four", due: later(40))
    _ = try await home.ringer.ring(at: later(40), by: [Recorder(.desktop)])
    #expect(await RouteTroubles.load(from: home.store).all.map(\.route) == [.phone])
  }

  @Test func whereNothingIsNothingIsAmiss() async throws {
    let home = try Home()
    try await home.add("Call", due: later(30))
    let look = try await home.ringer.look(at: later(30), by: [Failing(.desktop, .absent)])
    #expect(look.told.isEmpty && look.untold == later(30))
    #expect(await RouteTroubles.load(from: home.store) == RouteTroubles())
  }

  @Test func allWaysAreGoneWhereThatIsWanted() async throws {
    let home = try Home()
    try await home.add("Call", due: later(30))
    let (desktop, phone) = (Recorder(.desktop), Recorder(.phone))
    let routes: [any RingRoute] = [Failing(.command, .exited(1)), desktop, phone]
    #expect(try await home.ringer.ring(at: later(30), by: routes, .all).map(\.route) == [.desktop, .phone])
    #expect(desktop.rings == ["due Call"] && phone.rings == ["due Call"])
    #expect(try await home.ringer.ring(at: later(31), by: routes, .all).isEmpty)
  }

  @Test func whatIsOnlyLookedAtStaysToBeTold() async throws {
    let home = try Home()
    try await home.add("Call", due: later(30))
    for _ in 0..<2 { #expect(try await home.ringer.missed(at: later(30)).map(\.heading) == ["Call"]) }
    #expect(try await home.ringer.ring(at: later(30), by: [Recorder()]).count == 1)
    #expect(try await home.ringer.missed(at: later(31)).isEmpty)
  }
}
