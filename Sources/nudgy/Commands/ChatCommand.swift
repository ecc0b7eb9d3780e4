import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal

/// `nudgy`, `nudgy chat [--lines]`: the conversation, however its words come in.
enum ChatCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .chat)
    let isTerminal = Descriptor.isTerminal(Descriptor.input)
    // JSON has no prompt: at a terminal, too, it is answered line by line.
    if here.invocation.has(.lines) || (isTerminal && here.options.json) { return try await lines(here) }
    return isTerminal ? try await ChatWiring.run(here) : try await whole(here)
  }

  /// All of standard input is one message, which may not let go of anything.
  private static func whole(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let text = try MessageInput(home: here.home, now: here.world.now()).read(Descriptor.input)
    guard !text.isBlank else { throw .emptyInput }
    return try await OneShotWiring.run(UserMessage(text, origin: .pasted), here, tellsMissed: true)
  }

  static func lines(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    here.beginConversation()
    let wiring = try Wiring.opened(here)
    await InboxWiring.takeIn(wiring.engine, here)
    let chat = LineChat(
      engine: wiring.engine, terminal: CommandTerminal(output: here.output), writesJSON: here.options.json,
      table: SlashCommandTable(adding: ChatCommands.all(here, wiring)), missed: await RingWiring.missed(here))
    return await chat.run(MessageLines(here))
  }
}
