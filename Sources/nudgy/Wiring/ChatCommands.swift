import NudgyAssistant
import NudgyCore
import NudgyREPL

/// Commands of the program that the chat offers too, with a slash.
enum ChatCommands {
  private static let offered: [CommandName] = [
    .draft, .nudges, .status, .share, .understand, .ai, .config, .doctor, .when, .version,
  ]

  static func all(_ here: Surroundings, _ wiring: Wiring) -> [AddedCommand] {
    let environment = here.world.environment
    let options = here.options
    let (engine, models, transport) = (wiring.engine, wiring.models, wiring.transport)
    return offered.map { name in
      AddedCommand(
        name: name.rawValue, arguments: name.spec.arguments, summary: name.spec.summary.lowercasedFirst,
        changes: ![.doctor, .when, .version, .status, .understand].contains(name)
      ) {
        words async throws(NudgyError) in
        var invocation = Invocation(command: name)
        invocation.words = words.split(whereSeparator: \.isWhitespace).map(String.init)
        if options.plain { invocation.options[OptionSpec.plain.name] = "" }
        let inside = try Surroundings(invocation, environment: environment, captures: true)
        inside.lent = wiring
        let before = await engine.settings()
        _ = try await CommandRunner.run(inside)
        if name == .ai || name == .config {
          try await engine.journalSettings(changedSince: before)
          // What was set counts from the next message on.
          let fresh = try Surroundings(invocation, environment: environment, captures: true)
          models.set(fresh.model.model(fresh.world, home: fresh.home, transport: transport))
          // What failed before may be another model's failure.
          if await engine.settings() != before { await engine.retryModel() }
        }
        return inside.output.captured
      }
    }
  }
}
