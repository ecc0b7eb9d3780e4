import Foundation
import NudgyAssistant
import NudgyCore
import NudgyStore

/// A data home with many tasks, and what is measured in it.
struct Workplace {
  static let now = Date(timeIntervalSince1970: 1_795_186_800)
  static let calendar = ZonedCalendar(zone: Zone(identifier: "America/New_York") ?? .greenwich)

  let tasks: Int
  let folder: URL

  init(tasks: Int, below root: URL) async throws {
    self.tasks = tasks
    folder = root.appending(path: "\(tasks)")
    let store = try open()
    try await store.fill(count: tasks, now: Workplace.now, calendar: Workplace.calendar)
    await store.close()
  }

  var environment: [String: String] {
    [
      "NUDGY_HOME": folder.path(percentEncoded: false), "NUDGY_NOW": "2026-11-20T10:00:00-05:00",
      "TZ": "America/New_York", "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
  }

  func nudgy(_ program: String) -> ChildProcess {
    ChildProcess(program: program, environment: environment)
  }

  func engine(model: (any LLMService)? = nil) throws -> NudgyEngine {
    let store = try open()
    let world = World(
      now: { Workplace.now }, calendar: Workplace.calendar, makeID: { UUID() }, random: .seeded(1),
      environment: environment)
    let services = EngineServices(
      world: world, tasks: store, conversations: store, home: DataHome(folder: folder),
      models: ModelSlot(model.map { ChosenModel(service: $0) }))
    return NudgyEngine(services: services, configuration: EngineConfiguration())
  }

  private func open() throws -> SQLiteStore {
    try SQLiteStore.open(
      at: DataHome(folder: folder).database, makeID: { UUID() }, now: Workplace.now
    ).store
  }
}
