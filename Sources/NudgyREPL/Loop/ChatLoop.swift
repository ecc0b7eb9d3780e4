import NudgyAssistant
package import NudgyCore
package import NudgyTerminal

/// The chat at a terminal: a greeting, a prompt, an answer, and so on until someone leaves.
package struct ChatLoop: Sendable {
  package struct Options: Sendable, Equatable {
    /// Whether the data home was made for this launch; then Nudgy introduces itself.
    package var isFirstLaunch: Bool

    package init(isFirstLaunch: Bool = false) {
      self.isFirstLaunch = isFirstLaunch
    }
  }

  let engine: any ChatEngine
  let terminal: any Terminal
  let input: any ChatInput
  let table: SlashCommandTable
  let keepsakes: Keepsakes
  let options: Options
  let title: (@Sendable () async -> String)?
  let preparation: (@Sendable () async -> Void)?
  /// Whose clock waiting goes by; nil where it is not shown.
  let world: World?
  /// What rings while the chat is open; nil where nothing does.
  let rings: ChatRings?

  /// - Parameters:
  ///   - keepsakes: where it is kept which tips were given; nil forgets them with the process.
  ///   - title: what the window is called, asked before each prompt; nil leaves it alone.
  ///   - preparation: done once, beside the chat, when the first prompt is there.
  package init(
    engine: any ChatEngine, terminal: any Terminal, input: any ChatInput,
    table: SlashCommandTable = SlashCommandTable(), keepsakes: (any ConversationStore)? = nil,
    options: Options = Options(), title: (@Sendable () async -> String)? = nil,
    preparation: (@Sendable () async -> Void)? = nil, rings: ChatRings? = nil, world: World? = nil
  ) {
    self.engine = engine
    self.terminal = terminal
    self.input = input
    self.table = table
    self.keepsakes = Keepsakes(store: keepsakes)
    self.options = options
    self.title = title
    self.preparation = preparation
    self.rings = rings
    self.world = world
  }

  /// Talks until the person leaves.
  package func run() async -> ExitCode {
    var session = ChatSession(loop: self)
    await session.open()
    // The greeting is out, and the prompt follows it at once.
    let preparation = preparation.map { prepare in Task(priority: .utility) { await prepare() } }
    defer { preparation?.cancel() }
    while await session.takeTurn() {}
    await rings?.close()
    return .done
  }
}
