import NudgyAssistant
import NudgyCore

/// Answers one entry after another: commands by the table, everything else by the engine.
struct Responder: Sendable {
  private let engine: any ChatEngine
  private let table: SlashCommandTable
  private let place: SlashCommand.Place
  private let runner: CommandRunner

  /// What was listed last, for "more".
  private var listing: ListingPage?
  /// Whether the last answer ended in a question.
  private var isAsking = false

  init(engine: any ChatEngine, table: SlashCommandTable, place: SlashCommand.Place) {
    self.engine = engine
    self.table = table
    self.place = place
    runner = CommandRunner(engine: engine, table: table, place: place)
  }

  /// Answers an entry, reply by reply. Ends early when the task is cancelled.
  mutating func answer(_ text: String, isPasted: Bool = false, show: (Reply) -> Void) async {
    let reader = InputReader(
      table: table, takesKeys: place == .terminal, isAsking: isAsking, hasListed: listing != nil)
    isAsking = false
    switch reader.reading(of: text, isPasted: isPasted) {
    case .command(let entry):
      let replies = await runner.run(entry, after: listing)
      for notice in await engine.newNotices() { show(.event(.notice(notice))) }
      for reply in replies {
        take(reply)
        show(reply)
      }
    case .message(let message):
      for await event in engine.respond(to: message) {
        let reply = Reply.event(event).inChat
        take(reply)
        show(reply)
      }
    }
  }

  func failure(_ error: NudgyError) -> Reply { runner.failure(error) }

  private mutating func take(_ reply: Reply) {
    if case .event(.question) = reply { isAsking = true }
    if let page = ListingPage(reply) { listing = page }
  }
}
