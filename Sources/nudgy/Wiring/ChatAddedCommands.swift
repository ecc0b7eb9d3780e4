import NudgyCore
import NudgyREPL

/// The commands of the shell that work in the chat as they are, such as `/config` and `/when`.
enum ChatAddedCommands {
  static func all(environment: [String: String]) -> [AddedCommand] {
    [CommandName.when, .understand, .config, .doctor].map { name in
      let spec = CommandTable.spec(of: name)
      return AddedCommand(name: name.rawValue, arguments: spec.arguments, summary: spec.summary) {
        (rest) async throws(NudgyError) in try await run(name, rest, environment)
      }
    }
  }

  /// Runs the command as the shell would; it writes its answer itself.
  private static func run(
    _ name: CommandName, _ rest: String, _ environment: [String: String]
  ) async throws(NudgyError) -> String {
    // In a shell these read standard input then; here that is where the conversation comes from.
    if rest.isEmpty, name == .when || name == .understand {
      throw .missingArgument(name: Words.someText, command: "/\(name.rawValue)")
    }
    let words = rest.split(separator: " ").map(String.init)
    let here = try Surroundings(ArgumentParser.parse([name.rawValue] + words), environment: environment)
    _ = try await CommandRunner.run(here)
    try here.output.finish()
    return ""
  }
}
