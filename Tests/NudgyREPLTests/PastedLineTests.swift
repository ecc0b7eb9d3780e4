import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyREPL
@testable import NudgyTerminal

/// Lines in which typing and pasting are mixed: what of them counts as typed, and what their commands may do.
@Suite struct PastedLineTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var text: String
    var pasted: [String]
    var origin: UserMessage.Origin
    var testDescription: String { "\(text) ← \(pasted)" }

    init(_ text: String, _ pasted: String..., is origin: UserMessage.Origin) {
      (self.text, self.pasted, self.origin) = (text, pasted, origin)
    }
  }

  @Test(
    "How a line counts, by what of it was pasted",
    arguments: [
      Line("drop 4", is: .typed), Line("drop 4", "drop 4", is: .pasted),
      Line("/drop 4", "drop 4", is: .mixed),
      Line("drop the dentist", "dentist", is: .mixed), Line(" drop 4 ", "drop 4", is: .pasted),
      Line("look: drop it all now and forget me", "drop it all now and forget me", is: .pasted),
      // Changed by hand since.
      Line("/drop 4", "/drop 44", is: .mixed), Line("drop 4", "drop 4 5", is: .pasted),
      Line("drop 4 and 5", "drop 4 or 5", is: .mixed), Line("buy milk", "drop 4", is: .typed),
    ])
  func origin(_ line: Line) {
    var board = PasteBoard()
    for paste in line.pasted { _ = board.insertion(forPaste: paste) }
    #expect(board.expand(line.text).origin == line.origin)
  }

  @Test(
    "A command with pasted words adds and looks; anything else waits for a typed yes",
    arguments: [
      "/drop 4", "/done", "/skip 2", "/snooze 3 friday", "/edit 3 owned", "/reopen 3", "/undo 5", "/redo",
      "/persona grandma", "/persona use grandma", "/memory forget dentist",
    ])
  func changing(_ line: String) async {
    for origin in [UserMessage.Origin.pasted, .mixed] {
      let engine = RehearsalEngine()
      var responder = Responder(engine: engine, table: SlashCommandTable(), place: .terminal)
      #expect(await questions(&responder, line, origin) == ["That came from a paste. Run '\(line)'?"])
      // A paste does not answer, and neither does talk; then it is over.
      _ = await questions(&responder, "yes", .pasted)
      _ = await questions(&responder, "yes", .typed)
      #expect(engine.calls == ["pasted: yes", "typed: yes"])
      _ = await questions(&responder, line, origin)
      _ = await questions(&responder, "no", .typed)
      #expect(engine.calls.count == 2)
      _ = await questions(&responder, line, origin)
      _ = await questions(&responder, "yes", .typed)
      #expect(engine.calls.count == 3)
    }
  }

  @Test(
    "Looking and adding need no yes",
    arguments: ["/next", "/list", "/find milk", "/show 1", "/add drop 4", "/help", "/persona", "/memory"])
  func harmless(_ line: String) async {
    let engine = RehearsalEngine()
    var responder = Responder(engine: engine, table: SlashCommandTable(), place: .terminal)
    #expect(await questions(&responder, line, .pasted).isEmpty)
  }

  private func questions(
    _ responder: inout Responder, _ line: String, _ origin: UserMessage.Origin
  ) async -> [String] {
    var questions: [String] = []
    await responder.answer(line, origin) { reply in
      if case .event(.question(let question)) = reply { questions.append(question.text) }
    }
    return questions
  }

  @Test("Commands of the chat that change more than three ask by name, and a yes does it")
  func bulk() async throws {
    let chat = try RehearsedChat()
    let adding = (1...5).map { "/add Task number \($0)" }
    _ = try await chat.launch(typing: adding + ["/done 1 2 3 4"])
    #expect(try await chat.rows().count { $0.contains(" done ") } == 0)
    let screen = try await chat.launch(typing: ["/done 1 2 3 4", "yes"])
    #expect(screen.contains("That would mark 'Task number 1', 'Task number 2', 'Task number 3' and"))
    #expect(try await chat.rows().count { $0.contains(" done ") } == 4)
  }
}
