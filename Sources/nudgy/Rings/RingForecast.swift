import Foundation
import NudgyCore
import NudgyReminders
import NudgyStore

/// What the talk about rings needs to know: what comes, and whether anything tells of it with no chat open.
struct RingForecast: RingOutlook {
  let store: SQLiteStore
  let world: World
  let file: SettingsFile
  /// Nil where nothing can start an agent.
  let agent: AgentInstaller?

  /// As they are now.
  private var settings: Settings { file.load(sweeps: false).settings }

  func upcoming(
    in window: RingWindow, wake: CivilTime?, sleep: CivilTime?
  ) async throws(NudgyError) -> [ForeseenRing] {
    let rings = await RingWiring.settings(settings, waking: (wake, sleep), store)
    let ringer = Ringer(
      store: store, values: store, calendar: world.calendar, settings: { rings }, speak: { _, _ in "" })
    return try await ringer.upcoming(in: window).map {
      ForeseenRing(task: $0.task.number, title: $0.task.title, at: $0.at, kind: $0.kind)
    }
  }

  func rings() async -> Bool {
    guard let agent, case .installed = await agent.state() else { return false }
    return await canBeNoticed()
  }

  func canBeNoticed() async -> Bool {
    await RouteSetup(settings: settings, environment: world.environment).likely() != nil
  }
}
