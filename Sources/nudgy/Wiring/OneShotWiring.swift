import NudgyAssistant
import NudgyCore
import NudgyREPL

/// One message through the engine.
enum OneShotWiring {
  /// - Parameter tellsMissed: whether what nobody could be told of comes first.
  static func run(_ message: UserMessage, _ here: Surroundings, tellsMissed: Bool = false)
    async throws(NudgyError) -> ExitCode
  {
    let engine = try Wiring.engine(here)
    for notice in await engine.startupNotices() { here.output.notice(notice.text) }
    let shot = OneShot(
      engine: engine, terminal: CommandTerminal(output: here.output), writesJSON: here.options.json,
      missed: tellsMissed ? await RingWiring.missed(here) : [], world: here.world)
    return await shot.run(message)
  }
}
