import Foundation
import NudgyTestSupport
import Testing

/// The window's title in the chat: only when asked for, and given back at every end.
@Suite struct TerminalTitleTests {
  private static let keep = "\u{1B}[22;2t"
  private static let giveBack = "\u{1B}[23;2t"
  private static let title = "\u{1B}]2;"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func chat(_ settings: String?, environment: [String: String] = [:]) throws -> PseudoTerminal {
    if let settings { try Data(settings.utf8).write(to: folder.file("config.json")) }
    let standard = [
      "NUDGY_HOME": folder.url.path(percentEncoded: false), "HOME": folder.url.path(percentEncoded: false),
      "NUDGY_NOW": "2026-11-20T10:00:00-05:00", "TZ": "America/New_York", "NUDGY_AI": "off",
      "NUDGY_SEED": "1",
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
    ]
    return try PseudoTerminal(
      BuiltProgram.url("nudgy"), environment: standard.merging(environment) { $1 })
  }

  private static let wanted = #"{"terminalTitle": true}"#

  @Test func followsTheOneThingAndIsGivenBack() throws {
    let terminal = try chat(TerminalTitleTests.wanted)
    terminal.expect(TerminalTitleTests.keep + TerminalTitleTests.title + "🐧\u{1B}\\")
    terminal.expect("›")
    terminal.send("call the dentist today at 3pm\r")
    terminal.expect("Added #1")
    terminal.expect(TerminalTitleTests.title + "🐧 📞 Call the dentist · 3:00 PM\u{1B}\\")
    terminal.expect("›")
    terminal.send("\u{4}")
    terminal.expect(TerminalTitleTests.giveBack)
    #expect(terminal.waitForExit() == 0)
    // Kept once and given back once: the terminal's own store of titles stays level.
    for mark in [TerminalTitleTests.keep, TerminalTitleTests.giveBack] {
      #expect(terminal.output.components(separatedBy: mark).count == 2)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT]) func isGivenBackWhenASignalEndsIt(_ signal: CInt) throws {
    let terminal = try chat(TerminalTitleTests.wanted)
    terminal.expect(TerminalTitleTests.title)
    terminal.expect("›")
    terminal.signal(signal)
    terminal.expect(TerminalTitleTests.giveBack)
    #expect(terminal.waitForExit() == 128 + signal)
  }

  @Test(arguments: [
    (nil, "xterm-256color"), (#"{"terminalTitle": false}"#, "xterm-256color"), (wanted, "dumb"),
    (wanted, "linux"),
  ])
  func isLeftAloneOtherwise(_ settings: String?, _ term: String) throws {
    let terminal = try chat(settings, environment: ["TERM": term])
    terminal.expect(term == "dumb" ? ">" : "›")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    for mark in [TerminalTitleTests.keep, TerminalTitleTests.title, TerminalTitleTests.giveBack] {
      #expect(!terminal.output.contains(mark))
    }
  }
}
