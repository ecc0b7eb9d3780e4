import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyStore
import NudgyTerminal

/// The chat at a terminal: the engine, the line editor, and the commands only the program has.
enum ChatWiring {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    here.beginConversation()
    let wiring = try Wiring.open(here)
    let table = SlashCommandTable(adding: ChatCommands.all(here, wiring))
    let terminal = terminal(here)
    let completer = ChatCompleter(engine: wiring.engine, table: table)
    let editor = LineEditor(
      terminal: terminal, environment: here.world.environment, historyFile: here.home.history,
      completions: completer.finder)
    guard let editor else { return await withoutEditor(wiring, table, here) }
    defer { editor.close() }
    for notice in editor.notices { here.output.notice(notice) }
    let loop = ChatLoop(
      engine: wiring.engine, terminal: terminal, input: EditorInput(editor), table: table,
      keepsakes: wiring.store, options: .init(isFirstLaunch: wiring.isFirstLaunch),
      title: title(wiring, here), preparation: wiring.preparation, rings: RingWiring(here, wiring).chatRings,
      world: here.world)
    let (store, now) = (wiring.store, here.world.now())
    let backup = Task { _ = try? await store.backUpIfDue(now: now) }
    let code = await loop.run()
    // A copy that is being written is worth a moment; another one at the end has to wait for it.
    await backup.value
    return code
  }

  /// The one thing, where the settings want it in the window's title.
  private static func title(_ wiring: Wiring, _ here: Surroundings) -> (@Sendable () async -> String)? {
    guard here.settings.terminalTitle else { return nil }
    let (world, store, usual) = (here.world, wiring.store, wiring.engine.timeWording)
    return {
      let query = NextQuery(now: world.now(), calendar: world.calendar)
      let answer = try? await store.next(query)
      return StatusWording.title(StatusReport(answer?.task, in: usual().at(query.now)).text)
    }
  }

  private static func terminal(_ here: Surroundings) -> StandardTerminal {
    let world = here.world
    return StandardTerminal(
      environment: here.options.terminalEnvironment(world.environment), asksForPlain: here.options.plain,
      hour: {
        let time = world.calendar.civil(at: world.now()).time
        return Double(time.hour) + Double(time.minute) / 60
      })
  }

  /// Typed at a terminal, but answered into a file or a pipe: line by line, without a prompt.
  private static func withoutEditor(
    _ wiring: Wiring, _ table: SlashCommandTable, _ here: Surroundings
  ) async -> ExitCode {
    await InboxWiring.takeIn(wiring.engine, here)
    let chat = LineChat(
      engine: wiring.engine, terminal: CommandTerminal(output: here.output), table: table,
      missed: await RingWiring.missed(here))
    return await chat.run(MessageLines(here))
  }
}
