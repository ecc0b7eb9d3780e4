import Foundation
import NudgyCore

/// The real world of this process, as the environment and the options set it.
enum WorldBuilder {
  static func world(
    environment: [String: String], now: String?, zone: Zone
  ) throws(NudgyError) -> World {
    let calendar = ZonedCalendar(zone: zone)
    return World(
      now: try clock(option: now, environment: environment, calendar: calendar),
      calendar: calendar,
      makeID: { UUID() },
      random: environment["NUDGY_SEED"].map { .seeded(seed($0)) } ?? .system,
      environment: environment
    )
  }

  private static func clock(
    option: String?, environment: [String: String], calendar: ZonedCalendar
  ) throws(NudgyError) -> @Sendable () -> Date {
    let name = option == nil ? "NUDGY_NOW" : "--now"
    guard let text = option ?? environment["NUDGY_NOW"], option != nil || !text.isEmpty else {
      return { Date() }
    }
    guard let instant = InstantFormat.instant(from: text, in: calendar) else {
      throw .invalidOptionValue(option: name, value: text, expected: Words.isoInstant)
    }
    return { instant }
  }

  /// A number is itself; any other text becomes a number by FNV-1a.
  private static func seed(_ text: String) -> UInt64 {
    UInt64(text) ?? text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
