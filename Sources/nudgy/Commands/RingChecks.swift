import Foundation
import NudgyCore
import NudgyDesktop
import NudgyReminders

/// What `nudgy doctor` says of rings: whether each way that was chosen can be gone, and whether anything rings with no
/// chat open.
enum RingChecks {
  private typealias Check = DoctorCommand.Check

  static func all(_ here: Surroundings) async -> [DoctorCommand.Check] {
    await desktop(here) + command(here) + phone(here) + chosen(here) + troubles(here) + agent(here)
  }

  private static func desktop(_ here: Surroundings) async -> [Check] {
    guard here.settings.desktopNotifications else { return [] }
    let isThere = await DesktopNotifier.isThere()
    return [check(isThere ? .ok : .note, RingWords.desktop(isThere))]
  }

  private static func command(_ here: Surroundings) -> [Check] {
    guard let command = here.settings.notifyCommand else { return [] }
    let program = CommandWords.split(command)?.first.flatMap {
      ProgramPath.find($0, here.world.environment)
    }
    return [check(program == nil ? .problem : .ok, RingWords.command(program))]
  }

  private static func phone(_ here: Surroundings) -> [Check] {
    guard here.settings.phone != nil else { return [] }
    return here.model.mode == "off" ? [check(.note, RingWords.phoneOff)] : [check(.ok, RingWords.phone)]
  }

  /// Ways that are to be gone and were not set up.
  private static func chosen(_ here: Surroundings) -> [Check] {
    let settings = here.settings
    let missing = (settings.notifyRoutes ?? []).filter { route in
      switch route {
      case .desktop: !settings.desktopNotifications
      case .phone: settings.phone == nil
      case .command: settings.notifyCommand == nil
      case .chat, .terminal, .launch: false
      }
    }
    return missing.map { check(.problem, RingWords.notSetUp($0)) }
  }

  /// How it went last; not where the zone is unknown, as the store is not opened then.
  private static func troubles(_ here: Surroundings) async -> [Check] {
    guard here.zoneProblem == nil, let wiring = here.wiring else { return [] }
    return await RingWiring(here, wiring).troubles(in: here.wording).map { check(.problem, $0) }
  }

  private static func agent(_ here: Surroundings) async -> [Check] {
    guard let installer = AgentInstaller(environment: here.world.environment) else { return [] }
    let state = await installer.state()
    let isInstalled = if case .installed = state { true } else { false }
    return [check(isInstalled ? .ok : .note, RingWords.agentState(state))]
  }

  private static func check(_ status: Check.Status, _ detail: String) -> Check {
    Check(name: RingWords.rings, status: status, detail: detail)
  }
}
