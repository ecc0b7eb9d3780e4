import Foundation
import NudgyAssistant
import NudgyCore
import NudgyExchange
import NudgyLLM
import NudgyReach
import NudgyStore

/// Where the real parts are joined: the store on disk, the world of this process, the engine.
struct Wiring {
  let engine: NudgyEngine
  let store: SQLiteStore
  let report: OpenReport
  /// The model in use, which `/ai` and `/config` may change.
  let models: ModelSlot
  let transport: CurlTransport

  /// Whether there was no data home before this launch.
  var isFirstLaunch: Bool { report.isNew && report.setAside == nil }

  /// Joins everything and tells, on standard error, what there is to know about the store and the settings.
  static func open(_ here: Surroundings) throws(NudgyError) -> Wiring {
    let wiring = try connect(here)
    for line in notices(here, wiring.report) { here.output.notice(line) }
    return wiring
  }

  /// Joins everything, without a word.
  static func connect(_ here: Surroundings) throws(NudgyError) -> Wiring {
    let world = here.world
    let (store, report) = try SQLiteStore.open(
      at: here.home.database, makeID: world.makeID, now: world.now(), calendar: world.calendar)
    let transport = CurlTransport()
    let models = ModelSlot(here.model.model(here.world, home: here.home, transport: transport))
    var services = EngineServices(
      world: here.world, tasks: store, conversations: store, home: here.home, models: models,
      settings: liveSettings(here, models, transport), finder: finder(here, transport), shares: store,
      inbox: FolderInbox(here.home.inbox), reach: TaskReach(here))
    // A clock that stands still, for demonstrations, rings nothing.
    if here.isConversation, !here.hasFixedClock {
      services.agent = AgentInstaller(environment: world.environment)
    }
    services.rings = RingForecast(
      store: store, world: world, file: SettingsFile(url: here.home.settings),
      agent: AgentInstaller(environment: world.environment))
    let wiring = Wiring(
      engine: NudgyEngine(services: services, configuration: configuration(here)), store: store,
      report: report, models: models, transport: transport)
    here.wiring = wiring
    return wiring
  }

  private static func liveSettings(
    _ here: Surroundings, _ models: ModelSlot, _ transport: CurlTransport
  ) -> LiveSettings {
    let (world, home) = (here.world, here.home)
    let file = SettingsFile(url: home.settings)
    return LiveSettings(file: file) {
      let wiring = ModelWiring(settings: file.load().settings, environment: world.environment)
      models.set(wiring.model(world, home: home, transport: transport))
    }
  }

  /// Only a chat may look for models, and only where the settings leave open whether there is to be one.
  private static func finder(_ here: Surroundings, _ transport: CurlTransport) -> LocalModels? {
    guard here.isConversation, here.model.mode == "auto", case .none = here.model.choice else { return nil }
    return LocalModels(world: here.world, home: here.home, transport: transport)
  }

  /// What a chat does while the first line is being typed: gets the client ready, or looks for a model.
  var preparation: (@Sendable () async -> Void)? {
    let (engine, models, transport) = (engine, models, transport)
    return {
      if models.current == nil { await engine.lookForModel() } else { transport.warmUp() }
    }
  }

  /// Ends the use of the store once the answer is out, after a copy of it when one is due.
  ///
  /// - Parameter isChanged: whether the command may have changed something; a look needs no copy.
  func close(_ here: Surroundings, isChanged: Bool) async {
    if isChanged {
      here.output.flush()
      // The answer is given; a copy that cannot be made now is tried again next time.
      _ = try? await store.backUpIfDue(now: here.world.now(), onlyIfSmall: !here.isConversation)
    }
    await store.close(foldsLog: here.isConversation)
  }

  /// What this command has opened, was lent, or opens now.
  static func opened(_ here: Surroundings) throws(NudgyError) -> Wiring {
    if let opened = here.lent ?? here.wiring { return opened }
    return try open(here)
  }

  /// The engine alone, for commands that need nothing else.
  static func engine(_ here: Surroundings) throws(NudgyError) -> NudgyEngine {
    try opened(here).engine
  }

  private static func configuration(_ here: Surroundings) -> EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.persona = here.settings.persona
    configuration.readsDayFirst = here.readsDayFirst
    configuration.uses24Hours = here.settings.uses24Hours
    return configuration
  }

  private static func notices(_ here: Surroundings, _ report: OpenReport) -> [String] {
    let messages = ErrorMessages(wording: here.wording)
    let path = here.home.settings.path(percentEncoded: false)
    var lines = [SettingsProblem.summary(here.settingsProblems, path: path, in: messages)].compactMap { $0 }
    if let aside = report.setAside {
      lines.append(
        Words.storeSetAside(
          aside.path(percentEncoded: false), backup: report.restoredFrom?.path(percentEncoded: false)))
    } else if report.isNew, let backup = SQLiteStore.backups(of: here.home.database).first {
      lines.append(Words.newBesideBackups(backup.path(percentEncoded: false)))
    }
    if let log = report.logSetAside { lines.append(Words.logSetAside(log.path(percentEncoded: false))) }
    return lines
  }
}
