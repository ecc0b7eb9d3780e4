import NudgyAssistant
import NudgyCore
import NudgyREPL

/// `nudgy say TEXT…`: one message, the reply, and the conversation goes on with the next one.
enum SayCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    guard !here.words.isEmpty else {
      throw .missingArgument(name: Words.someText, command: CommandName.say.rawValue)
    }
    let text = here.invocation.text
    guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyInput }
    return try await OneShotWiring.run(UserMessage(text), here)
  }
}

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
