import Foundation
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What happens to a line from outside while it is being edited: stops, resizes, and output above it.
@Suite(.ownThreads) struct LineEditorDisturbanceTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let marksPastes = "\u{1B}[?2004h"
  private static let unmarksPastes = "\u{1B}[?2004l"
  private static let erasesBelow = "\u{1B}[J"

  // MARK: Stop and go on

  enum Stop: CaseIterable {
    /// Ctrl-Z, which the line editor reads as a key.
    case key
    /// From outside, to the whole job.
    case signal
  }

  @Test("a stopped line goes on", arguments: Stop.allCases)
  func stoppedWhileEditing(_ stop: Stop) throws {
    let terminal = try EditorProbe.start(in: folder, underShell: true)
    terminal.expect("›")
    terminal.send("buy ")
    terminal.expect("buy ")
    let editing = terminal.modes
    // Twice, as the second time begins where the first one ended.
    for _ in 1...2 {
      switch stop {
      case .key: terminal.send("\u{1A}")
      case .signal: terminal.signalForeground(SIGTSTP)
      }
      terminal.expect(Self.unmarksPastes)
      terminal.expect("SHELL")
      #expect(terminal.modes == terminal.firstModes)
      terminal.send("on\n")
      terminal.expect(Self.marksPastes)
      terminal.expect("buy ")
      #expect(terminal.modes == editing)
    }
    terminal.send("milkk\u{7F}\r")
    terminal.expect("LINE <buy milk> pasted[]")
    terminal.send("next")
    terminal.paste("one\ntwo")
    terminal.send("\r")
    terminal.expect("LINE <nextone\\ntwo> pasted[4-11]")
  }

  @Test func stoppedWithoutWarning() throws {
    let terminal = try EditorProbe.start(in: folder, underShell: true)
    terminal.expect("›")
    terminal.send("buy ")
    terminal.expect("buy ")
    let editing = terminal.modes
    terminal.signalForeground(SIGSTOP)
    terminal.expect("SHELL")
    // As a shell that puts its own modes back.
    terminal.putBackFirstModes()
    terminal.send("on\n")
    terminal.expect(Self.erasesBelow)
    terminal.expect("buy ")
    #expect(terminal.modes == editing)
    terminal.send("milk\r")
    terminal.expect("LINE <buy milk> pasted[]")
  }

  @Test func stoppedDuringAnAnswer() throws {
    let terminal = try EditorProbe.start(in: folder, underShell: true)
    terminal.expect("›")
    terminal.send("busy\r")
    terminal.expect("BUSY")
    let quiet = terminal.modes
    terminal.send("\u{1A}")
    terminal.expect("SHELL")
    #expect(terminal.modes == terminal.firstModes)
    terminal.send("on\n")
    terminal.expect(Self.marksPastes)
    #expect(terminal.modes == quiet)
    terminal.send("typed ahead\r\u{3}")
    terminal.expect("STOPPED")
    terminal.expect("LINE <typed ahead> pasted[]")
  }

  @Test func resizedWhileStopped() throws {
    let terminal = try EditorProbe.start(in: folder, underShell: true)
    terminal.expect("›")
    terminal.send("one two three four five six seven")
    terminal.expect("seven")
    terminal.send("\u{1A}")
    terminal.expect("SHELL")
    terminal.resize(columns: 20)
    terminal.send("on\n")
    // At 20 columns the line breaks between these two.
    terminal.expect("four")
    terminal.expect("\r five six seven")
    terminal.send("\u{1}zero \r")
    terminal.expect("LINE <zero one two three four five six seven> pasted[]")
  }

  @Test func aStopThatNobodyCouldEndIsNone() throws {
    // Started without a shell, as in a window of its own: the system ignores the stop.
    let terminal = try EditorProbe.start(in: folder)
    terminal.expect("›")
    terminal.send("buy ")
    terminal.expect("buy ")
    let editing = terminal.modes
    terminal.send("\u{1A}")
    terminal.expect("buy ")
    #expect(terminal.modes == editing)
    terminal.send("milk\r")
    terminal.expect("LINE <buy milk> pasted[]")
  }

  @Test func aDumbTerminalShowsThePromptAgain() throws {
    let terminal = try EditorProbe.start(in: folder, term: "dumb", underShell: true)
    terminal.expect("›")
    terminal.send("\u{1A}")
    terminal.expect("SHELL")
    terminal.send("on\n")
    terminal.expect("›")
    terminal.send("hello\n")
    terminal.expect("LINE <hello> pasted[]")
    #expect(!terminal.output.contains("\u{1B}"))
  }

  // MARK: Resizes

  @Test func aResizedLineIsShownAgain() throws {
    let terminal = try EditorProbe.start(in: folder)
    terminal.expect("›")
    terminal.send("one two three four five six seven")
    terminal.expect("seven")
    terminal.resize(columns: 20)
    // The cursor stands in the second of two rows.
    terminal.expect("\r\u{1B}[1A" + Self.erasesBelow)
    terminal.expect("four")
    terminal.expect("seven")
    terminal.resize(columns: 80)
    terminal.expect("\r" + Self.erasesBelow)
    terminal.expect("one two three four five six seven")
    terminal.send(" eight\r")
    terminal.expect("LINE <one two three four five six seven eight> pasted[]")
  }

  // MARK: Output above the line

  /// Has the probe print lines from another thread.
  private func withPrinter(_ body: (PseudoTerminal, FileHandle) throws -> Void) throws {
    let fifo = folder.file("fifo").path(percentEncoded: false)
    let isMade = unsafe mkfifo(fifo, 0o600) == 0
    try #require(isMade)
    let terminal = try EditorProbe.start(in: folder)
    terminal.expect("›")
    let handle = try #require(FileHandle(forWritingAtPath: fifo))
    try body(terminal, handle)
  }

  @Test func printingLeavesTheLineAlone() throws {
    try withPrinter { terminal, printer in
      terminal.send("half a tho\u{1B}[D\u{1B}[D")
      terminal.expect("half a tho")
      try printer.write(contentsOf: Data("The timer rang.\nSecond line.\n".utf8))
      try printer.close()
      terminal.expect("\r" + Self.erasesBelow)
      terminal.expect("The timer rang.")
      terminal.expect("Second line.")
      terminal.expect("half a tho")
      terminal.send("\u{1B}[Fught\r")
      terminal.expect("LINE <half a thought> pasted[]")
    }
  }

  @Test func printingAboveSeveralRowsErasesAllOfThem() throws {
    try withPrinter { terminal, printer in
      terminal.send("one\ntwo\nthree")
      terminal.expect("three")
      try printer.write(contentsOf: Data("Above.\n".utf8))
      try printer.close()
      terminal.expect("\r\u{1B}[2A" + Self.erasesBelow)
      terminal.expect("Above.")
      terminal.expect("three")
      terminal.send("\r")
      terminal.expect("LINE <one\\ntwo\\nthree> pasted[]")
    }
  }

  @Test func printingDuringAnAnswerIsImmediate() throws {
    try withPrinter { terminal, printer in
      terminal.send("busy\r")
      terminal.expect("BUSY")
      try printer.write(contentsOf: Data("Meanwhile.\n".utf8))
      try printer.close()
      terminal.expect("Meanwhile.")
      terminal.send("\u{3}")
      terminal.expect("STOPPED")
    }
  }
}
