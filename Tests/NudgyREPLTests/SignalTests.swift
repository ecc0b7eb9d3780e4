import Foundation
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whatever signal ends the chat, the terminal is as it was, bracketed paste included.
@Suite(.ownThreads) struct SignalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let marksPastes = "\u{1B}[?2004h"
  private static let marksNoPastes = "\u{1B}[?2004l"

  /// All that end a program which does not catch them, but SIGKILL, which nobody can, and SIGINT, which is Ctrl-C.
  private static let endings: [CInt] = {
    let everywhere = [
      SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGALRM, SIGVTALRM,
      SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    ]
    #if os(Linux)
      return everywhere + [SIGIO, SIGPWR, SIGSTKFLT, __libc_current_sigrtmin(), __libc_current_sigrtmax()]
    #else
      return everywhere + [SIGEMT]
    #endif
  }()

  private func start() throws -> PseudoTerminal {
    let path = folder.url.path(percentEncoded: false)
    let terminal = try PseudoTerminal(
      BuiltProgram.url("nudgy"),
      environment: [
        "TERM": "xterm-256color", "HOME": path, "NUDGY_HOME": path, "PATH": "/usr/bin:/bin",
        "NUDGY_SEED": "1",
        "NUDGY_AI": "off", "NUDGY_NOW": "2026-11-20T10:00:00-05:00", "TZ": "America/New_York",
      ])
    terminal.expect("›")
    terminal.send("half a thou")
    terminal.expect("thou")
    return terminal
  }

  @Test(arguments: endings) func endsWithTheTerminalAsItWas(_ number: CInt) throws {
    let terminal = try start()
    terminal.signal(number)
    #expect(terminal.waitForExit() == 128 + number)
    #expect(terminal.modes == terminal.firstModes)
    let rest = terminal.output.components(separatedBy: Self.marksPastes).last ?? ""
    #expect(rest.contains(Self.marksNoPastes))
  }

  /// A pipe without a reader and a file that may not grow are errors of the write, which goes on from there.
  @Test(arguments: [SIGPIPE, SIGXFSZ]) func isNoReasonToEnd(_ number: CInt) throws {
    let terminal = try start()
    terminal.signal(number)
    terminal.send("ght\r")
    terminal.expect("›")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == terminal.firstModes)
  }
}
