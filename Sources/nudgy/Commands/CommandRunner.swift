import NudgyCore

/// From a command's name to what it does.
enum CommandRunner {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    if here.invocation.has(.version) { return VersionCommand.run(here) }
    let command = here.invocation.command
    if here.invocation.has(.help) { return try HelpCommand.run(here, about: command) }
    switch command {
    case .when: return try await WhenCommand.run(here)
    case .understand: return try await UnderstandCommand.run(here)
    case .help: return try HelpCommand.run(here)
    case .version: return VersionCommand.run(here)
    case .completions: return try CompletionsCommand.run(here)
    case .config: return try ConfigCommand.run(here)
    default: return .bug
    }
  }
}
