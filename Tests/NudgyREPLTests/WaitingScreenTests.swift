import Foundation
import NudgyLoopback
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The whole program at a real terminal, with a server that takes its time.
@Suite(.ownThreads) struct WaitingScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    at base: String, _ arguments: [String] = [], _ more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let path = folder.url.path(percentEncoded: false)
    let environment = [
      "TERM": "xterm-256color", "HOME": path, "NUDGY_HOME": path, "PATH": "/usr/bin:/bin", "NUDGY_SEED": "1",
      "NUDGY_NOW": "2026-11-20T10:00:00-05:00", "TZ": "America/New_York", "NUDGY_AI": "on",
      "OPENAI_BASE_URL": base,
    ]
    return try PseudoTerminal(
      BuiltProgram.url("nudgy"), arguments, environment: environment.merging(more) { $1 })
  }

  private static let rest = Chunk.text("Fine, thanks.") + Chunk.finish("stop") + Chunk.done

  /// A server that begins its answer, and ends it when the gate is open.
  private static func server(
    _ beginning: String = "", until gate: Gate
  ) throws -> LoopbackServer {
    try LoopbackServer([[.text(HTTPReply.head() + beginning), .wait(gate), .text(rest), .close]])
  }

  /// The screen, with however many seconds it took.
  private static func screen(_ terminal: PseudoTerminal) -> String {
    Screen(terminal.output).text.replacing(/· \d+ s/, with: "· N s") + "\n"
  }

  @Test("The line comes, counts, and goes without a trace")
  func comesAndGoes() throws {
    let gate = Gate()
    let server = try Self.server(until: gate)
    let terminal = try start(at: server.base)
    terminal.expect("›")
    terminal.send("how are you?\r")
    terminal.expect("thinking · 1 s · Ctrl-C stops")
    terminal.expect("thinking · 2 s · Ctrl-C stops")
    expectSnapshot(Self.screen(terminal), named: "waiting")
    gate.open()
    terminal.expect("Fine, thanks.")
    terminal.expect("›")
    expectSnapshot(Self.screen(terminal), named: "waiting-over")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("Ctrl-C stops, says so, hangs up, and what was typed meanwhile is there")
  func stopped() throws {
    let ended = Gate()
    let server = try LoopbackServer([[.text(HTTPReply.head()), .awaitEnd(ended)]])
    let terminal = try start(at: server.base)
    terminal.expect("›")
    terminal.send("how are you?\r")
    terminal.expect("Ctrl-C stops")
    terminal.send("half a thou")
    terminal.send("\u{3}")
    terminal.expect("Stopped.")
    terminal.expect("half a thou")
    #expect(ended.wait())
    expectSnapshot(Self.screen(terminal), named: "waiting-stopped")
    terminal.send("\u{3}")
    terminal.expect("›")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("What is typed while waiting is the next line, Enter and all")
  func typedAhead() throws {
    let gate = Gate()
    let server = try Self.server(until: gate)
    let terminal = try start(at: server.base)
    terminal.expect("›")
    terminal.send("how are you?\r")
    terminal.expect("Ctrl-C stops")
    terminal.send("/add water the plants\r")
    gate.open()
    terminal.expect("Fine, thanks.")
    terminal.expect("Added #1")
    terminal.expect("›")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("That a model thinks is told, and not what")
  func reasoning() throws {
    let gate = Gate()
    let thought = Chunk.event(#"{"reasoning_content":"Hm, the secret."}"#)
    let server = try Self.server(thought, until: gate)
    let terminal = try start(at: server.base)
    terminal.expect("›")
    terminal.send("how are you?\r")
    terminal.expect("thinking it through · 1 s · Ctrl-C stops")
    gate.open()
    terminal.expect("Fine, thanks.")
    terminal.expect("›")
    expectSnapshot(Self.screen(terminal), named: "waiting-over")
    #expect(!terminal.output.contains("secret"))
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test(
    "In words alone it is said once, and stays",
    arguments: [["NUDGY_PLAIN": "1"], ["TERM": "dumb"]])
  func plain(_ environment: [String: String]) throws {
    let gate = Gate()
    let server = try Self.server(until: gate)
    let terminal = try start(at: server.base, [], environment)
    terminal.expect("> ")
    terminal.send("how are you?\r")
    terminal.expect("thinking …\r\n")
    gate.open()
    terminal.expect("Fine, thanks.\r\n")
    terminal.expect("> ")
    #expect(terminal.output.components(separatedBy: "thinking").count == 2)
    #expect(!terminal.output.contains("Ctrl-C stops"))
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("One message from the shell waits the same way, and leaves its answer alone")
  func oneMessage() throws {
    let gate = Gate()
    let server = try Self.server(until: gate)
    let terminal = try start(at: server.base, ["say", "how are you?"])
    terminal.expect("thinking · 1 s")
    gate.open()
    #expect(terminal.waitForExit() == 0)
    #expect(Self.screen(terminal) == "Fine, thanks.\n")
  }

  @Test("Whatever ends the program, the line is gone", arguments: [SIGTERM, SIGINT])
  func ended(_ signal: CInt) throws {
    let gate = Gate()
    defer { gate.open() }
    let server = try Self.server(until: gate)
    let terminal = try start(at: server.base, ["say", "how are you?"])
    terminal.expect("Ctrl-C stops")
    if signal == SIGINT { terminal.send("\u{3}") } else { terminal.signal(signal) }
    #expect(terminal.waitForExit() == 128 + signal)
    #expect(Self.screen(terminal) == "\n")
    #expect(terminal.modes == terminal.firstModes)
  }

  @Test("A model that rests is told of once, shown by /ai, and asked again after /ai retry")
  func resting() throws {
    let port = try ClosedPort()
    let terminal = try start(at: "http://127.0.0.1:\(port.port)/v1", [], ["NUDGY_PLAIN": "1"])
    terminal.expect("> ")
    for (line, answer) in [
      ("how are you?", "The model can't be reached, so I answered on my own."),
      ("how are you?", "Model resting, again in "), ("/ai", "now      resting, again in "),
      ("/ai retry", "The next message asks the model again."),
      ("how are you?", "The model can't be reached, so I answered on my own."),
    ] {
      terminal.send(line + "\r")
      terminal.expect(answer)
      terminal.expect("> ")
    }
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }
}
