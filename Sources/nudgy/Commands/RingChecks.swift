import NudgyCore
import NudgyReminders

/// What `nudgy doctor` says of rings: how each way that was chosen took a trial, and whether anything rings with no chat
/// open.
enum RingChecks {
  private typealias Check = DoctorCommand.Check

  static func all(_ here: Surroundings) async -> [DoctorCommand.Check] {
    await tried(here) + chosen(here) + agent(here)
  }

  /// Not where the zone is unknown, as the store is not opened then.
  private static func tried(_ here: Surroundings) async -> [Check] {
    guard here.zoneProblem == nil, let opened = here.wiring else { return [] }
    let wiring = RingWiring(here, opened)
    var checks = wiring.isPhoneOff ? [check(.note, RingWords.phoneOff)] : []
    for (route, failure) in await wiring.trial() {
      switch failure {
      case nil: checks.append(check(.ok, RingWords.reached(route)))
      case .absent? where route == .desktop: checks.append(check(.note, RingWords.noDesktop))
      case let failure?:
        let trouble = RouteTrouble(route: route, failure: failure, at: here.world.now())
        checks.append(check(.problem, RingWording.trouble(trouble, in: here.wording)))
      }
    }
    return checks
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
