import NudgyCore
import NudgyREPL
import NudgyStore
import NudgyTerminal

/// The chat at a terminal: the real engine, store, screen and keyboard, joined.
enum ChatWiring {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let wiring = try Wiring.open(here)
    let environment = here.world.environment
    let terminal = StandardTerminal(environment: environment, asksForPlain: here.options.plain) {
      [world = here.world] in hour(in: world)
    }
    let table = SlashCommandTable(adding: ChatAddedCommands.all(environment: environment))
    let editor = LineEditor(
      terminal: terminal, environment: environment, historyFile: here.home.history,
      completions: ChatCompleter(engine: wiring.engine, table: table).finder)
    // Keys come in but the words go out to a file or a pipe: then every line typed is a message.
    guard let editor else { return try await ChatCommand.lines(here) }
    defer { editor.close() }
    backUp(wiring.store, here.world)
    return await ChatLoop(
      engine: wiring.engine, terminal: terminal, input: EditorInput(editor), table: table,
      keepsakes: wiring.store, options: .init(isFirstLaunch: wiring.report.isNew)
    ).run()
  }

  /// Beside the conversation, so that nobody waits for it. A copy that fails is made another day.
  private static func backUp(_ store: SQLiteStore, _ world: World) {
    Task.detached(priority: .utility) { _ = try? await store.backUpIfDue(now: world.now()) }
  }

  private static func hour(in world: World) -> Double {
    let time = world.calendar.civil(at: world.now()).time
    return Double(time.hour) + Double(time.minute) / 60
  }
}
