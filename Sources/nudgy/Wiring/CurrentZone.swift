import NudgyCore
import Synchronization

/// The zone of a conversation that stays open: who travels takes it along.
final class CurrentZone: Sendable {
  private let name: String?
  private let uptime: @Sendable () -> Duration
  private let state: Mutex<(calendar: ZonedCalendar, looked: Duration)>

  /// The machine's file is looked at no more often.
  private static let pause = Duration.seconds(1)

  /// Nil where `TZ` names a zone, which no journey changes.
  init?(_ world: World) {
    name = world.environment["TZ"]
    guard EnvironmentZone.isFile(name) else { return nil }
    uptime = world.uptime
    state = Mutex((world.calendar, world.uptime()))
  }

  var calendar: ZonedCalendar {
    let now = uptime()
    return state.withLock { state in
      guard now - state.looked >= CurrentZone.pause else { return state.calendar }
      state.looked = now
      // A file that is just being replaced leaves the zone as it was.
      if let zone = try? EnvironmentZone.zone(name), zone.identifier != state.calendar.zone.identifier {
        state.calendar = ZonedCalendar(zone: zone)
      }
      return state.calendar
    }
  }
}
