package import NudgyAssistant
package import NudgyCore
package import NudgyReminders
package import NudgyTerminal

/// One message, its answer, and what the shell is told: `nudgy say`, and input piped in whole.
package struct OneShot: Sendable {
  private let engine: any ChatEngine
  private let terminal: any Terminal
  private let writesJSON: Bool
  private let missed: [Ring]
  private let world: World?

  /// - Parameters:
  ///   - missed: what nobody could be told of; it comes before the answer.
  ///   - world: whose clock waiting goes by; nil where it is not shown.
  package init(
    engine: any ChatEngine, terminal: any Terminal, writesJSON: Bool = false, missed: [Ring] = [],
    world: World? = nil
  ) {
    self.engine = engine
    self.terminal = terminal
    self.writesJSON = writesJSON
    self.missed = missed
    self.world = world
  }

  /// Answers `message`. Errors go to standard error, and the first one decides the exit code.
  package func run(_ message: UserMessage) async -> ExitCode {
    let messages = ErrorMessages(wording: engine.timeWording())
    var presenter = Presenter(terminal: terminal, wording: engine.timeWording)
    var json = EventJSON(wording: engine.timeWording())
    var code = ExitCode.done
    for ring in missed {
      if writesJSON {
        json.take(MissedRings.reply(ring))
      } else {
        MissedRings.show(ring, at: terminal, on: presenter.canvas)
      }
    }
    let waiting = WaitingLine(on: terminal, world: writesJSON ? nil : world)
    await waiting.beside {
      for await event in engine.respond(to: message) {
        json.take(.event(event))
        waiting.around(.event(event)) {
          if case .notice(let notice) = event, let error = notice.error {
            if code == .done { code = error.exitCode }
            presenter.endTurn()
            let words = messages.message(for: error)
            terminal.writeError(writesJSON ? JSONWriter.compact(words.json) : notice.text)
          } else if !writesJSON {
            presenter.show(.event(event))
          }
          return !presenter.isSpeaking
        }
      }
    }
    presenter.endTurn()
    if writesJSON {
      terminal.writeLine(StyledText(JSONWriter.compact(json.object(answering: message.text))))
    }
    return code
  }
}
