package import Foundation
package import NudgyCore
import Synchronization

/// Fixed worlds for tests: Friday 2026-11-20 10:00 in New York unless told otherwise.
package enum TestWorld {
  package static let newYork = ZonedCalendar(zone: Zone(identifier: "America/New_York") ?? .greenwich)

  /// 2026-11-20 10:00 -05:00, the moment of the conversations.
  package static let now = Date(timeIntervalSince1970: 1_795_186_800)

  /// A world whose clock stands still, whose identifiers count up and whose chance is seeded.
  package static func fixed(
    now: Date = TestWorld.now, calendar: ZonedCalendar = newYork, environment: [String: String] = [:],
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    lastID: UInt8 = 0
  ) -> World {
    let counter = Mutex(lastID)
    return World(
      now: { now },
      calendar: calendar,
      makeID: {
        let count = counter.withLock { value in
          value &+= 1
          return value
        }
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, count))
      },
      random: .seeded(1),
      environment: environment,
      // Stands still as well: a model that was away still rests, however slow the machine.
      uptime: { .seconds(60) },
      sleep: sleep
    )
  }
}
