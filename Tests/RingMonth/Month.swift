import Foundation
import NudgyCore
import NudgyReminders
import NudgyStore

/// The month: from Sunday 2027-02-21 in New York, to Lisbon on the 5th of March, back on the 12th; the clocks of New York
/// go forward on the 14th.
struct Month {
  private static let days = 30
  private static let tasks = 400
  /// Of those that come every day or every weekday.
  private static let rhythms = 12
  private static let home = "America/New_York"
  private static let abroad = "Europe/Lisbon"

  private var chance: Chance
  private let folder: URL
  private var calendar: ZonedCalendar
  private var report = MonthReport()
  /// The deadlines and return times as the person set them, and since when they stand.
  private var open: [Int: (at: Date, since: Date, kind: RingKind)] = [:]
  /// What comes every day or weekday, at a time of the wall clock, and since when it may ring.
  private var rhythms: [Int: (time: CivilTime, onWeekdays: Bool, since: Date)] = [:]
  private var landed = Date.distantPast

  private init(seed: UInt64) {
    chance = Chance(state: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "nudgy-month-\(UUID().uuidString)")
    calendar = Month.calendar(Month.home)
  }

  private static func calendar(_ zone: String) -> ZonedCalendar {
    ZonedCalendar(zone: Zone(identifier: zone) ?? .greenwich)
  }

  static func report(seed: UInt64) async throws -> MonthReport {
    var month = Month(seed: seed)
    return try await month.live()
  }

  private mutating func live() async throws -> MonthReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = calendar.instant(
      CivilDate(iso: "2027-02-21") ?? calendar.day(of: .now), SnoozeChoices.morning)
    var store = try await openStore(at: start)
    try await plan(in: store, from: start)
    for minute in 0..<(Month.days * 1440) {
      let now = start.addingTimeInterval(Double(minute) * 60)
      let zone = (12 * 1440..<19 * 1440).contains(minute) ? Month.abroad : Month.home
      if zone != calendar.zone.identifier {
        await store.close()
        calendar = Month.calendar(zone)
        landed = now
        store = try await openStore(at: now)
      }
      guard isAwake(at: now, minute) else { continue }
      try await look(store, at: now)
    }
    judge(end: start.addingTimeInterval(Double(Month.days * 1440 - 1) * 60))
    return report
  }

  private func openStore(at now: Date) async throws -> SQLiteStore {
    try SQLiteStore.open(
      at: folder.appending(path: "nudgy.db"), makeID: { UUID() }, now: now, calendar: calendar
    ).store
  }

  /// The laptop sleeps from half past eleven to seven, and for two hours every third afternoon.
  private func isAwake(at now: Date, _ minute: Int) -> Bool {
    let time = calendar.civil(at: now).time
    let clock = time.hour * 60 + time.minute
    if clock >= 23 * 60 + 30 || clock < 7 * 60 { return false }
    return !(minute / 1440 % 3 == 1 && (14 * 60..<16 * 60).contains(clock))
  }

  // MARK: - The person

  private mutating func plan(in store: SQLiteStore, from start: Date) async throws {
    for place in 0..<Month.tasks {
      var task = NewTask(title: "Task \(place)")
      let at = start.addingTimeInterval(Double(chance.below(Month.days * 1440 - 60) + 30) * 60)
      switch chance.below(10) {
      case 0: break
      case 1, 2: task.snoozedUntil = at
      default: task.due = .instant(at, in: calendar)
      }
      let change = try await store.apply([.create(task)], at: start, turn: UUID())
      guard let number = change.first?.after?.number else { continue }
      if task.due != nil { open[number] = (at, start, .due) }
      if task.snoozedUntil != nil { open[number] = (at, start, .return) }
    }
    for place in 0..<Month.rhythms { try await planRhythm(place, in: store, from: start) }
  }

  private mutating func planRhythm(_ place: Int, in store: SQLiteStore, from start: Date) async throws {
    let time = CivilTime(secondOfDay: chance.below(96) * 900)
    let onWeekdays = place % 3 == 0
    var day = calendar.day(of: start).adding(days: 1)
    while onWeekdays, Self.isWeekend(day) { day = day.adding(days: 1) }
    var task = NewTask(title: "Habit \(place)")
    task.due = .instant(calendar.instant(day, time), in: calendar)
    task.recurrence = onWeekdays ? "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" : "FREQ=DAILY"
    let change = try await store.apply([.create(task)], at: start, turn: UUID())
    guard let number = change.first?.after?.number else { return }
    rhythms[number] = (time, onWeekdays, calendar.startOfDay(day).addingTimeInterval(-1))
  }

  private static func isWeekend(_ day: CivilDate) -> Bool { [.saturday, .sunday].contains(day.weekday) }

  /// By day, the newest time of each habit has to have been told.
  private mutating func expectRhythms(at now: Date) {
    let hour = calendar.civil(at: now).time.hour
    guard (8..<21).contains(hour) else { return }
    for (number, habit) in rhythms {
      var day = calendar.day(of: now)
      if calendar.instant(day, habit.time) > now { day = day.adding(days: -1) }
      while habit.onWeekdays, Self.isWeekend(day) { day = day.adding(days: -1) }
      let moment = calendar.instant(day, habit.time)
      // Hours that a journey leaps over do not come.
      guard moment > habit.since, moment > landed else { continue }
      report.expect(RingKey(task: number, kind: .rhythm, moment: moment))
    }
  }

  /// Looks as the agent does, and answers some of what rang.
  private mutating func look(_ store: SQLiteStore, at now: Date) async throws {
    expectRhythms(at: now)
    let route = Listener()
    let ringer = Ringer(
      store: store, values: store, calendar: calendar, settings: { RingSettings() }, speak: { _, _ in "" })
    let told = try await ringer.ring(at: now, by: [route])
    for ring in told.map(\.ring) {
      report.note(ring, at: now, in: calendar)
      let numbers = Set(ring.moments.map(\.task.number)).sorted()
      for number in numbers { try await answer(number, in: store, at: now) }
    }
  }

  private mutating func answer(_ number: Int, in store: SQLiteStore, at now: Date) async throws {
    // Habits are ticked off now and then only: that is when they have to ring on.
    if rhythms[number] != nil, chance.below(20) > 0 { return }
    switch chance.below(4) {
    case 0:
      _ = try await store.apply([.complete(number: number)], at: now, turn: UUID())
      forgive(number, at: now)
      rhythms[number] = nil
    case 1:
      let until = now.addingTimeInterval(Double(chance.below(3000) + 10) * 60)
      _ = try await store.apply([.snooze(number: number, until: until)], at: now, turn: UUID())
      forgive(number, at: now)
      open[number] = (until, now, .return)
      rhythms[number]?.since = until
    default: break
    }
  }

  /// What was still ahead of a task that was dealt with is not waited for any more.
  private mutating func forgive(_ number: Int, at now: Date) {
    guard let wish = open[number], wish.at <= now else { return open[number] = nil }
    report.expect(RingKey(task: number, kind: wish.kind, moment: wish.at))
    open[number] = nil
  }

  private mutating func judge(end: Date) {
    for (number, wish) in open where wish.at <= end {
      report.expect(RingKey(task: number, kind: wish.kind, moment: wish.at))
    }
    report.settle()
  }
}

/// Hears everything.
private struct Listener: RingRoute {
  let name = RouteName.desktop

  func tell(_ ring: Ring) async throws(RouteFailure) {}
}

/// Numbers that are the same in every run (SplitMix64).
private struct Chance {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
