import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyReminders

/// A store with something that listens, in New York on Friday 2026-11-20 unless told otherwise.
final class RingHome {
  let store: SQLiteStore
  var calendar = TestWorld.newYork
  var settings = RingSettings()

  init() throws { store = try SQLiteStore.inMemory(makeID: { UUID() }) }

  var ringer: Ringer {
    let settings = settings
    return Ringer(
      store: store, values: store, calendar: calendar, settings: { settings },
      speak: { moment, _ in moment.kind.rawValue })
  }

  /// The time on the day so many days after the 20th.
  func clock(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    let date = CivilDate(iso: "2026-11-20")?.adding(days: day) ?? calendar.day(of: TestWorld.now)
    return calendar.instant(date, CivilTime(secondOfDay: hour * 3600 + minute * 60))
  }

  @discardableResult
  func add(_ title: String, at now: Date, _ change: (inout NewTask) -> Void = { _ in }) async throws -> Int {
    var task = NewTask(title: title)
    change(&task)
    return try #require(try await store.apply([.create(task)], at: now, turn: UUID()).first?.after?.number)
  }

  /// Kind and heading of what is told at that time.
  func rings(at now: Date) async throws -> [String] {
    try await ringer.ring(at: now, by: [Hearing()]).map { "\($0.ring.kind.rawValue) \($0.ring.heading)" }
  }

  /// `20 15:00 due 1` for each that will ring within so many days.
  func upcoming(at now: Date, days: Double = 7) async throws -> [RingMoment] {
    let window = RingWindow(after: now, upTo: now.addingTimeInterval(days * 86_400))
    return try await ringer.upcoming(in: window)
  }

  func label(_ moment: RingMoment) -> String {
    let civil = calendar.civil(at: moment.at)
    return "\(civil.date.day) \(TimeWording.clock(civil.time, uses24Hours: true)) \(moment.kind.rawValue)"
  }
}

/// Hears everything.
struct Hearing: RingRoute {
  var name = RouteName.desktop

  func tell(_ ring: Ring) async throws(RouteFailure) {}
}
