// A chat whose model begins every answer and never ends it: what the tests of Ctrl-C need.
// The engine, the store, the screen and the keyboard are real.

import Foundation
import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyStore
import NudgyTerminal

/// Says a few words and then waits to be stopped.
struct EndlessStoryteller: LLMService {
  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(.text("Once upon a time, "))
      continuation.yield(.text("on an ice floe"))
    }
  }
}

let environment = ProcessInfo.processInfo.environment
let world = World(
  now: { Date(timeIntervalSince1970: 1_795_186_800) },
  calendar: ZonedCalendar(zone: Zone(identifier: "America/New_York") ?? .greenwich), makeID: { UUID() },
  random: .seeded(1), environment: environment)
let home = DataHome(environment: environment)
let (store, _) = try SQLiteStore.open(at: home.database, makeID: world.makeID, now: world.now())
let engine = NudgyEngine(
  services: EngineServices(
    world: world, tasks: store, conversations: store, home: home,
    models: ModelSlot(ChosenModel(service: EndlessStoryteller()))),
  configuration: EngineConfiguration())
let terminal = StandardTerminal(environment: environment) { 10 }
guard let editor = LineEditor(terminal: terminal, environment: environment) else { exit(1) }
let code = await ChatLoop(engine: engine, terminal: terminal, input: EditorInput(editor)).run()
editor.close()
exit(code.rawValue)
