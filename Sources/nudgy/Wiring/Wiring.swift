import Foundation
import NudgyAssistant
import NudgyCore
import NudgyStore

/// Where the real parts are joined: the store on disk, the world of this process, the engine.
struct Wiring {
  let engine: NudgyEngine
  let store: SQLiteStore
  let report: OpenReport

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
    let (store, report) = try SQLiteStore.open(
      at: here.home.database, makeID: here.world.makeID, now: here.world.now(),
      calendar: here.world.calendar)
    let services = EngineServices(
      world: here.world, tasks: store, conversations: store, home: here.home,
      model: here.model.service(here.world, home: here.home))
    let wiring = Wiring(
      engine: NudgyEngine(services: services, configuration: configuration(here.settings)), store: store,
      report: report)
    here.wiring = wiring
    return wiring
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

  /// The engine alone, for commands that need nothing else.
  static func engine(_ here: Surroundings) throws(NudgyError) -> NudgyEngine {
    try open(here).engine
  }

  private static func configuration(_ settings: Settings) -> EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.persona = settings.persona
    configuration.readsDayFirst = settings.readsDayFirst
    configuration.uses24Hours = settings.uses24Hours
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
    return lines
  }
}
