import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTestSupport
import Testing

@Suite("One message, or one a line, for programs")
struct FrontEndTests {
  @Test("One message: its reply, exit 0")
  func oneShot() async {
    let terminal = TestTerminal()
    let engine = RehearsalEngine(answers: [.events([.text("Got it."), .emotion(.happy)])])
    #expect(await OneShot(engine: engine, terminal: terminal).run(UserMessage("buy milk")) == .done)
    #expect(terminal.plainText == "Got it.\n")
    #expect(terminal.errors.isEmpty)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let error: NudgyError
    let code: ExitCode
    var testDescription: String { "\(code)" }
  }

  @Test(
    "What went wrong goes to standard error and decides the exit code",
    arguments: [
      Failure(error: .emptyInput, code: .notDone),
      Failure(error: .noSuchTask(reference: "the moon"), code: .notDone),
      Failure(error: .storeNotWritten(path: "/full", reason: "disk full"), code: .storeNotWritten),
    ])
  func oneShotFailure(_ example: Failure) async {
    let answer: [TurnEvent] = [
      .text("Hm."), .notice(Notice("That went wrong.", error: example.error)), .text("\nStill here."),
    ]
    let plain = TestTerminal()
    let code = await OneShot(engine: RehearsalEngine(answers: [.events(answer)]), terminal: plain)
      .run(UserMessage("x"))
    #expect(code == example.code)
    #expect(plain.plainText == "Hm.\nStill here.\n")
    #expect(plain.errors == ["That went wrong."])

    let json = TestTerminal()
    let engine = RehearsalEngine(answers: [.events(answer)])
    #expect(
      await OneShot(engine: engine, terminal: json, writesJSON: true).run(UserMessage("x")) == example.code)
    #expect(json.errors.count == 1)
    #expect(json.errors.first?.hasPrefix(#"{"error":{"code":""#) == true)
    #expect(json.plainText.filter { $0 == "\n" }.count == 1)
    #expect(json.plainText.hasPrefix(#"{"message":"x","reply":"Hm.\nThat went wrong.\nStill here.","#))
  }

  private func chat(_ lines: [LineChat.Line], json: Bool) async -> (String, [String]) {
    let terminal = TestTerminal()
    let engine = RehearsalEngine(answers: [.events([.text("One.")]), .events([.text("Two.")])])
    let stream = AsyncStream { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
    let code = await LineChat(engine: engine, terminal: terminal, writesJSON: json).run(stream)
    #expect(code == .done)
    return (terminal.plainText, engine.calls)
  }

  @Test("Line by line: every line is a message of its own, commands too, single letters not")
  func lines() async {
    let (text, calls) = await chat([.message("first"), .message("d"), .message("/undo")], json: false)
    #expect(text == "One.\nTwo.\n✓ Undid completing: #1 Task 1\n")
    #expect(calls == ["typed: first", "typed: d", "undo 1"])
  }

  @Test("Line by line: what can wait is done while no line is there", .timeLimit(.minutes(1)))
  func linesTidyUp() async {
    let (lines, writer) = AsyncStream.makeStream(of: LineChat.Line.self)
    // The next line comes when the tidying has been asked for, so without it this never ends.
    let engine = RehearsalEngine(answers: [.events([.text("One.")])], onTidyUp: { writer.finish() })
    writer.yield(.message("first"))
    #expect(await LineChat(engine: engine, terminal: TestTerminal()).run(lines) == .done)
  }

  @Test("Line by line as JSON: one object a line, whatever the line was")
  func jsonLines() async {
    let lines: [LineChat.Line] = [
      .message("a \"quoted\"\u{2028}line"), .refused(.notText(keptAt: nil)), .message("/nonsense"),
      .message(""),
    ]
    let (text, calls) = await chat(lines, json: true)
    let objects = text.split(separator: "\n").compactMap { JSONReader.value(from: String($0)) }
    #expect(objects.count == 4)
    #expect(objects.first?["message"]?.stringValue == "a \"quoted\"\u{2028}line")
    #expect(objects.first?["reply"]?.stringValue == "One.")
    let errors = objects.map { $0["events"]?.arrayValue?.first?["error"]?["code"]?.stringValue }
    #expect(errors == [nil, "notText", "unknownCommand", nil])
    // An empty line is a message too: the engine says what it makes of it.
    #expect(calls == ["typed: a \"quoted\"\u{2028}line", "typed: "])
  }
}
