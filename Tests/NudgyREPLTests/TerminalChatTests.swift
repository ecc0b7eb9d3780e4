import Foundation
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The whole program at a real terminal, where only a real one will do.
@Suite(.ownThreads) struct TerminalChatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ program: String, plain: Bool = false) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram.url(program),
      environment: [
        "TERM": "xterm-256color", "HOME": folder.url.path(percentEncoded: false),
        "NUDGY_HOME": folder.url.path(percentEncoded: false), "PATH": "/usr/bin:/bin", "NUDGY_SEED": "1",
        "NUDGY_NOW": "2026-11-20T10:00:00-05:00", "TZ": "America/New_York", "NUDGY_PLAIN": plain ? "1" : "",
      ])
  }

  @Test("Ctrl-C during an answer stops it, keeps what came, and the chat goes on")
  func interruptedAnswer() throws {
    let terminal = try start("chat-probe")
    let before = terminal.firstModes
    terminal.expect("›")
    terminal.send("tell me a story\r")
    terminal.expect("Once upon a time, on an ice floe")
    terminal.send("\u{3}")
    terminal.expect("Stopped.")
    terminal.expect("›")
    terminal.send("another one\r")
    terminal.expect("Once upon a time, on an ice floe")
    // What is typed during an answer is there afterwards.
    terminal.send("/help undo")
    terminal.send("\u{3}")
    terminal.expect("Stopped.")
    terminal.expect("/help undo")
    terminal.send("\r")
    terminal.expect("take back the last change")
    terminal.expect("›")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == before)
  }

  @Test("SIGTERM during an answer gives the terminal back")
  func terminatedAnswer() throws {
    let terminal = try start("chat-probe")
    let before = terminal.firstModes
    terminal.expect("›")
    terminal.send("tell me a story\r")
    terminal.expect("ice floe")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.modes == before)
  }

  @Test("A newcomer is greeted, Ctrl-C clears and hints, Ctrl-D leaves with exit 0")
  func comingAndGoing() throws {
    let terminal = try start("nudgy", plain: true)
    let before = terminal.firstModes
    terminal.expect("(1 of 3)")
    terminal.expect("> ")
    terminal.send("half a thou")
    terminal.expect("half a thou")
    terminal.send("\u{3}")
    terminal.expect("> ")
    terminal.send("\u{3}")
    terminal.expect("Ctrl-D leaves.")
    terminal.expect("> ")
    terminal.send("/add call the dentist\r")
    terminal.expect("Added #1")
    terminal.expect("> ")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == before)

    let second = try start("nudgy", plain: true)
    second.expect("> ")
    #expect(!second.output.contains("(1 of 3)"))
    second.send("/list\r")
    second.expect("Call the dentist")
    second.send("/quit\r")
    #expect(second.waitForExit() == 0)
  }

  @Test("SIGTERM at the prompt gives the terminal back")
  func terminated() throws {
    let terminal = try start("nudgy")
    let before = terminal.firstModes
    terminal.expect("›")
    terminal.send("half a thou")
    terminal.expect("thou")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == 128 + SIGTERM)
    #expect(terminal.modes == before)
  }

  @Test("Tab completes commands and numbers of tasks")
  func completion() throws {
    let terminal = try start("nudgy", plain: true)
    terminal.expect("> ")
    terminal.send("/add water the plants\r")
    terminal.expect("Added #1")
    terminal.expect("> ")
    terminal.send("/don\t\t\r")
    terminal.expect("Done #1")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  /// By the real clock: the chat hears of the change, it does not look now and then.
  @Test("What another process adds rings at its second, and the line being typed stays")
  func ringsWhatOthersAdd() throws {
    let path = folder.url.path(percentEncoded: false)
    let environment = [
      "TERM": "xterm-256color", "HOME": path, "NUDGY_HOME": path, "PATH": "/usr/bin:/bin", "NUDGY_PLAIN": "1",
      "NUDGY_AI": "off",
    ]
    let chat = try PseudoTerminal(BuiltProgram.url("nudgy"), environment: environment)
    chat.expect("> ")
    chat.send("half a thou")
    chat.expect("thou")
    let adding = try PseudoTerminal(
      BuiltProgram.url("nudgy"), ["add", "stretch in 2 seconds"], environment: environment)
    #expect(adding.waitForExit() == 0)
    // Far less than the pause between two looks.
    chat.expect("Reminder: ", seconds: 15)
    chat.expect("Stretch")
    chat.expect("half a thou")
    chat.send("\u{3}\u{4}")
    #expect(chat.waitForExit() == 0)
  }

  @Test("A pipe for the history is named, and the chat goes on without it")
  func historyThatIsNoFile() throws {
    #expect(unsafe mkfifo(folder.file("history").path(percentEncoded: false), 0o600) == 0)
    let terminal = try start("nudgy", plain: true)
    terminal.expect("It is remembered until you leave.")
    terminal.expect("> ")
    terminal.send("/add water the plants\r")
    terminal.expect("Added #1")
    terminal.expect("> ")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("A line in .editrc that libedit has no room for is named, and the chat goes on without it")
  func longBinding() throws {
    let line = "bind " + String(repeating: "x", count: 5000) + " ed-end-of-file\n"
    try Data(line.utf8).write(to: folder.file(".editrc"))
    let terminal = try start("nudgy", plain: true)
    terminal.expect("so your key bindings are left out.")
    terminal.expect("> ")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }
}
