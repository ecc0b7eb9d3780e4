import NudgyAssistant
import NudgyCore
import NudgyLanguage

/// Answers one entry after another: commands by the table, everything else by the engine.
struct Responder: Sendable {
  private let engine: any ChatEngine
  private let table: SlashCommandTable
  private let place: SlashCommand.Place
  private let runner: SlashCommandRunner

  /// What was listed last, for "more".
  private var listing: ListingPage?
  /// Whether the last answer ended in a question.
  private var isAsking = false
  /// A pasted command that waits for a yes.
  private var waiting: CommandEntry?

  init(engine: any ChatEngine, table: SlashCommandTable, place: SlashCommand.Place) {
    self.engine = engine
    self.table = table
    self.place = place
    runner = SlashCommandRunner(engine: engine, table: table, place: place)
  }

  /// Answers an entry, reply by reply. Ends early when the task is cancelled.
  mutating func answer(
    _ text: String, _ origin: UserMessage.Origin = .typed, show: (Reply) -> Void
  ) async {
    if let entry = waiting {
      waiting = nil
      if origin == .typed, let answer = YesOrNo(text) {
        isAsking = false
        return answer == .yes ? await run(entry, show) : give([.line(EmptyWording.nothingChanged)], show)
      }
    }
    let reader = InputReader(
      table: table, takesKeys: place == .terminal, isAsking: isAsking, hasListed: listing != nil)
    isAsking = false
    switch reader.reading(of: text, origin) {
    case .command(let entry) where origin != .typed && runner.changes(entry):
      waiting = entry
      give([.event(.question(ChatWording.runPasted(text.trimmed)))], show)
    case .command(let entry): await run(entry, show)
    case .message(let message):
      for await event in engine.respond(to: message) {
        let reply = Reply.event(event).inChat
        take(reply)
        show(reply)
      }
    }
  }

  private mutating func run(_ entry: CommandEntry, _ show: (Reply) -> Void) async {
    let replies = await runner.run(entry, after: listing)
    for notice in await engine.newNotices() { show(.event(.notice(notice))) }
    give(replies, show)
  }

  private mutating func give(_ replies: [Reply], _ show: (Reply) -> Void) {
    for reply in replies {
      take(reply)
      show(reply)
    }
  }

  func failure(_ error: NudgyError) -> Reply { runner.failure(error) }

  private mutating func take(_ reply: Reply) {
    if case .event(.question) = reply { isAsking = true }
    if let page = ListingPage(reply) { listing = page }
  }
}
