import NudgyAssistant
package import NudgyCore
package import NudgyReminders
package import NudgyTerminal

/// A conversation line by line, for programs: `nudgy chat --lines [--json]`.
package struct LineChat: Sendable {
  /// One line of input, or why it could not be taken in.
  package enum Line: Sendable, Equatable {
    case message(String)
    case refused(NudgyError)
  }

  private let engine: any ChatEngine
  private let terminal: any Terminal
  private let writesJSON: Bool
  private let table: SlashCommandTable
  private let missed: [Ring]

  /// - Parameter missed: what nobody could be told of; it comes before the first answer.
  package init(
    engine: any ChatEngine, terminal: any Terminal, writesJSON: Bool = false,
    table: SlashCommandTable = SlashCommandTable(), missed: [Ring] = []
  ) {
    self.engine = engine
    self.terminal = terminal
    self.writesJSON = writesJSON
    self.table = table
    self.missed = missed
  }

  /// Answers every line in turn. What goes wrong with one is said in its answer, and the next one is taken.
  package func run(_ lines: some AsyncSequence<Line, Never>) async -> ExitCode {
    var responder = Responder(engine: engine, table: table, place: .anywhere)
    var missed = missed[...]
    var iterator = lines.makeAsyncIterator()
    while let line = await next(&iterator) {
      var presenter = Presenter(terminal: terminal, wording: engine.timeWording)
      var json = EventJSON(wording: engine.timeWording())
      func take(_ reply: Reply) {
        if writesJSON { json.take(reply) } else { presenter.show(reply) }
      }
      while let ring = missed.popFirst() {
        if writesJSON {
          json.take(MissedRings.reply(ring))
        } else {
          MissedRings.show(ring, at: terminal, on: presenter.canvas)
        }
      }
      var message = ""
      switch line {
      case .refused(let error): take(responder.failure(error))
      case .message(let text):
        message = text
        await responder.answer(text, show: take)
      }
      presenter.endTurn()
      if writesJSON { terminal.writeLine(StyledText(JSONWriter.compact(json.object(answering: message)))) }
    }
    return .done
  }

  /// The next line. What can wait is done as long as none is there.
  private func next<Lines: AsyncIteratorProtocol<Line, Never>>(_ lines: inout Lines) async -> Line? {
    let betweenTurns = Task { await engine.tidyUp() }
    defer { betweenTurns.cancel() }
    return await lines.next(isolation: #isolation)
  }
}
