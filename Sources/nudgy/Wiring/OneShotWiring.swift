import NudgyAssistant
import NudgyCore
import NudgyREPL

/// One message through the engine.
enum OneShotWiring {
  static func run(_ message: UserMessage, _ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let engine = try Wiring.engine(here)
    for notice in await engine.startupNotices() { here.output.notice(notice.text) }
    let shot = OneShot(
      engine: engine, terminal: CommandTerminal(output: here.output), writesJSON: here.options.json)
    return await shot.run(message)
  }
}
