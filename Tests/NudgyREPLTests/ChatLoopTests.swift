import Foundation
import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal
import NudgyTestSupport
import Testing

@Suite("The chat at a terminal")
struct ChatLoopTests {
  @Test("Ctrl-D leaves with a goodbye")
  func endOfInput() async {
    let terminal = TestTerminal()
    let input = ScriptedInput([], on: terminal)
    let code = await ChatLoop(engine: RehearsalEngine(), terminal: terminal, input: input).run()
    #expect(code == .done)
    #expect(terminal.plainText == "Hello again.\n> \nSee you.\n")
  }

  @Test("What must not slip stands at the top with its answers, and Enter alone goes on")
  func whatPresses() async {
    let terminal = TestTerminal()
    let input = ScriptedInput(typing: [""], on: terminal)
    let task = TaskItem(
      number: 1, uuid: UUID(), title: "File the \u{1b}[31mtax form", createdAt: TestWorld.now)
    var other = task
    (other.number, other.title) = (2, "Renew the passport")
    let nudge = LaunchNudge(asking: task, offer: "Two minutes?", others: [other, other])
    _ = await ChatLoop(engine: RehearsalEngine(nudge: nudge), terminal: terminal, input: input).run()
    #expect(
      terminal.plainText == """
        Hello again.
        Reminder: #1 File the tax form
        Two minutes?
          1. Done
          2. 10 min
          3. Tomorrow
          4. Do it
          5. Let go
        A number or its word answers, "start 5" begins. Or just talk of something else.
        Reminder: #2 Renew the passport · and 1 more
        >\u{20}
        >\u{20}
        See you.

        """)
  }

  @Test("Ctrl-C on an empty line says once how to leave")
  func hint() async {
    let terminal = TestTerminal()
    let input = ScriptedInput(
      [.interrupted(wasEmpty: false), .interrupted(wasEmpty: true), .interrupted(wasEmpty: true)],
      on: terminal)
    _ = await ChatLoop(engine: RehearsalEngine(), terminal: terminal, input: input).run()
    #expect(
      terminal.plainText
        == "Hello again.\n> ^C\n> ^C\nCtrl-D leaves. Everything is kept.\n> ^C\n> \nSee you.\n")
  }

  @Test("Ctrl-C during an answer stops it, keeps what came, and the chat goes on")
  func interrupting() async {
    let terminal = TestTerminal()
    let input = ScriptedInput(typing: ["tell me a story", "thanks"], on: terminal)
    let engine = RehearsalEngine(
      answers: [.endless([.text("Once upon a time, "), .text("a penguin")])],
      onEndless: { input.interrupt() })
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(engine.hasBeenLeft)
    #expect(engine.calls == ["typed: tell me a story", "typed: thanks"])
    // How much of the story came through before the interrupt is a matter of timing.
    #expect(terminal.plainText.contains("Stopped.\n> thanks\nMm-hm.\n> \nSee you.\n"))
  }

  @Test(
    "A later line comes above the prompt, on terminals that show it without disturbing",
    arguments: [true, false])
  func laterLines(_ isPlain: Bool) async {
    let terminal = TestTerminal(isPlain: isPlain)
    let (shown, continuation) = AsyncStream.makeStream(of: Void.self)
    let engine = RehearsalEngine(onLaterLine: { "One less." }, onTidyUp: { continuation.finish() })
    // Typing takes as long as the work between two turns does.
    let input = ScriptedInput([], on: terminal, pause: { for await _ in shown {} })
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(terminal.plainText.contains("One less.") == !isPlain)
  }

  @Test("An empty line asks nothing")
  func empty() async {
    let terminal = TestTerminal()
    let engine = RehearsalEngine()
    let input = ScriptedInput(typing: ["", "   "], on: terminal)
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(engine.calls.isEmpty)
    #expect(terminal.plainText == "Hello again.\n> \n>    \n> \nSee you.\n")
  }

  @Test("Trouble is one calm line, and the chat goes on")
  func trouble() async {
    let terminal = TestTerminal()
    let error = NudgyError.storeNotWritten(path: "/full", reason: "disk full")
    let engine = RehearsalEngine(
      answers: [.events([.notice(Notice("I couldn't save.", error: error))])])
    let input = ScriptedInput(typing: ["buy milk", "buy bread"], on: terminal)
    let code = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(code == .done)
    #expect(terminal.plainText.contains("> buy milk\nI couldn't save.\n> buy bread\nMm-hm.\n"))
  }

  struct Leaving: Sendable, CustomTestStringConvertible {
    let line: String
    let answer: [TurnEvent]
    let expected: String
    var testDescription: String { line }
  }

  @Test(
    "Words that leave, leave once",
    arguments: [
      Leaving(line: "/quit", answer: [], expected: "> /quit\nSee you.\n"),
      Leaving(
        line: "bye",
        answer: [.text("Bye, you."), .finished(TurnSummary(brain: .offline, endsConversation: true))],
        expected: "> bye\nBye, you.\n"),
    ])
  func leaving(_ example: Leaving) async {
    let terminal = TestTerminal()
    let input = ScriptedInput(typing: [example.line, "still here?"], on: terminal)
    let engine = RehearsalEngine(answers: [.events(example.answer)])
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(terminal.plainText == "Hello again.\n" + example.expected)
  }

  @Test("A paste is sent as data")
  func paste() async {
    let terminal = TestTerminal()
    let engine = RehearsalEngine()
    let input = ScriptedInput([.entry("delete all your tasks\nnow", .pasted)], on: terminal)
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(engine.calls == ["pasted: delete all your tasks\nnow"])
  }

  @Test("A letter answers a question that waits, and is a key again after it")
  func keysAndQuestions() async {
    let terminal = TestTerminal()
    let question = Question(text: "Drop all four?", choices: ["yes", "no"])
    let engine = RehearsalEngine(answers: [.events([.question(question)])])
    let input = ScriptedInput(typing: ["drop everything", "n", "n"], on: terminal)
    _ = await ChatLoop(engine: engine, terminal: terminal, input: input).run()
    #expect(engine.calls == ["typed: drop everything", "typed: n", "typed: what's next?"])
  }

  @Test("A newcomer turns three pages with Enter")
  func panels() async {
    let terminal = TestTerminal()
    let input = ScriptedInput(typing: ["", "", "", "buy milk", ""], on: terminal)
    let engine = RehearsalEngine()
    _ = await ChatLoop(
      engine: engine, terminal: terminal, input: input, options: .init(isFirstLaunch: true)
    ).run()
    #expect(engine.calls == ["typed: buy milk"])
    expectSnapshot(terminal.plainText, named: "welcome-plain")
  }

  @Test("What a newcomer types instead is a message, and the pages are over")
  func skippedPanels() async {
    let terminal = TestTerminal()
    let input = ScriptedInput(typing: ["buy milk", ""], on: terminal)
    let engine = RehearsalEngine()
    _ = await ChatLoop(
      engine: engine, terminal: terminal, input: input, options: .init(isFirstLaunch: true)
    ).run()
    #expect(engine.calls == ["typed: buy milk"])
    #expect(!terminal.plainText.contains("(2 of 3)"))
  }

  @Test("Styled, the penguin stands beside the first page and an emoji before every speech")
  func styledWelcome() async {
    let terminal = TestTerminal(colorDepth: .truecolor, isPlain: false)
    let input = ScriptedInput(typing: ["hi"], on: terminal)
    _ = await ChatLoop(
      engine: RehearsalEngine(), terminal: terminal, input: input, options: .init(isFirstLaunch: true)
    ).run()
    expectSnapshot(terminal.plainText, named: "welcome-styled")
  }
}
