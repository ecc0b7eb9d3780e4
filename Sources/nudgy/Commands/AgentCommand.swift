import Foundation
import NudgyCore
import NudgyExchange
import NudgyReminders

/// `nudgy agent [--once]`: rings what is due, now or as long as it runs.
enum AgentCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    switch here.words.first?.lowercased() {
    case nil: break
    case "install"?, "uninstall"?, "status"?:
      try here.expectWords(atMost: 1, of: .agent)
      try await place(here)
      return .done
    case "unit"?:
      try here.expectWords(atMost: 2, of: .agent)
      try unit(here)
      return .done
    default: throw .unexpectedArgument(here.words[0], command: CommandName.agent.rawValue)
    }
    let wiring = RingWiring(here, try Wiring.open(here))
    guard !here.invocation.has(.once) else {
      try await ringOnce(wiring, here)
      return .done
    }
    return try await stay(here, wiring)
  }

  /// Rings until it is ended. When the settings or the zone change, all is set up anew; the popups that are there keep
  /// what answers them.
  private static func stay(_ here: Surroundings, _ wiring: RingWiring) async throws(NudgyError) -> ExitCode {
    var wiring = wiring
    let (settings, environment) = (here.home.settings, here.world.environment)
    let waiter = MomentWaiter(
      watching: here.home.database, and: Ground.folders(settings: settings) + [here.home.inbox],
      clockStands: here.hasFixedClock)
    guard let waiter else { throw .bug("the clock cannot be waited for") }
    var ground = Ground(settings: settings, environment: environment)
    while true {
      let standing = ground
      let agent = RingAgent(wiring: wiring, waiter: waiter, inbox: FolderInbox(here.home.inbox)) {
        Ground(settings: settings, environment: environment) == standing
      }
      await agent.run()
      guard !Task.isCancelled else { return .done }
      ground = Ground(settings: settings, environment: environment)
      let here = try Surroundings(here.invocation, environment: environment)
      wiring = RingWiring(here, try Wiring.open(here))
    }
  }

  private static func ringOnce(_ wiring: RingWiring, _ here: Surroundings) async throws(NudgyError) {
    await InboxWiring.takeIn(wiring.engine, here)
    let told = try await wiring.ringer.ring(at: here.world.now(), by: wiring.routes(), wiring.manner)
    await wiring.noteTold(told)
    let rows = told.map(RingRow.init)
    guard !here.options.json else {
      return here.output.document(.array(rows.map { $0.json(in: here.world.calendar) }))
    }
    for row in rows { here.output.writeLine(row.line(in: here.wording)) }
  }

  // MARK: - Where it starts by itself

  private static func place(_ here: Surroundings) async throws(NudgyError) {
    guard let installer = AgentInstaller(environment: here.world.environment) else {
      throw .agentNotInstalled(.nothingStartsIt)
    }
    switch here.words[0].lowercased() {
    case "install":
      let place = try await installer.install()
      tell(.installed(place), RingWords.agentInstalled(place), here)
    case "uninstall":
      let place = try await installer.uninstall()
      tell(await installer.state(), place.map(RingWords.agentUninstalled) ?? RingWords.agentAbsent, here)
    default:
      let state = await installer.state()
      tell(state, RingWords.agentState(state), here)
    }
  }

  /// For who makes a package: the unit of a program that lies elsewhere, for whoever enables it.
  private static func unit(_ here: Surroundings) throws(NudgyError) {
    let installed = AgentInstaller(environment: here.world.environment)?.program
    guard let program = here.words.dropFirst().first ?? installed else {
      throw .agentNotInstalled(.nothingStartsIt)
    }
    let text = ServiceFiles.unit(program, variables: [])
    guard here.options.json else { return here.output.raw(text) }
    here.output.document(["name": .string(ServiceFiles.unitName), "unit": .string(text)])
  }

  private static func tell(_ state: AgentState, _ line: String, _ here: Surroundings) {
    guard here.options.json else { return here.output.writeLine(line) }
    let place: AgentPlace? = if case .installed(let place) = state { place } else { nil }
    here.output.document([
      "installed": .bool(place != nil), "place": place.map { .string($0.rawValue) } ?? .null,
    ])
  }
}
