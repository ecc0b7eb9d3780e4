import Foundation
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The line editor at a real terminal, through the probe program.
@Suite(.ownThreads) struct LineEditorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(term: String = "xterm-256color") throws -> PseudoTerminal {
    try EditorProbe.start(in: folder, term: term)
  }

  private func ready() throws -> PseudoTerminal {
    let terminal = try start()
    terminal.expect("›")
    return terminal
  }

  // MARK: Lines

  struct Entry: Sendable, CustomTestStringConvertible {
    let id: String
    let keys: String
    let result: String
    var testDescription: String { id }
  }

  static let entries: [Entry] = [
    Entry(id: "plain", keys: "hello there\r", result: "<hello there> pasted[]"),
    Entry(id: "empty", keys: "\r", result: "<> pasted[]"),
    Entry(id: "wide characters", keys: "日本語 é 👋🏽\r", result: "<日本語 é 👋🏽> pasted[]"),
    Entry(id: "marks become one with their letter", keys: "cafe\u{301}\r", result: "<café> pasted[]"),
    Entry(
      id: "backspace takes a whole family", keys: "x👩\u{200D}👩\u{200D}👧\u{7F}y\r", result: "<xy> pasted[]"),
    Entry(id: "backspace takes a whole letter", keys: "ax\u{302}\u{7F}b\r", result: "<ab> pasted[]"),
    Entry(
      id: "left moves over a flag", keys: "🇨🇭\u{1B}[Dx\r", result: "<x🇨🇭> pasted[]"),
    Entry(id: "home, end, delete", keys: "bcd\u{1B}[Ha\u{1B}[F\u{1B}[D\u{1B}[3~\r", result: "<abc> pasted[]"),
    Entry(id: "Ctrl-J goes on", keys: "one\ntwo\r", result: "<one\\ntwo> pasted[]"),
    Entry(id: "a backslash goes on", keys: "one\\\rtwo\r", result: "<one\\ntwo> pasted[]"),
    Entry(id: "two backslashes do not", keys: "one\\\\\r", result: "<one\\\\\\\\> pasted[]"),
    Entry(id: "Ctrl-W deletes a word", keys: "one two\u{17}three\r", result: "<one three> pasted[]"),
    Entry(id: "Ctrl-U deletes all before", keys: "one two\u{15}three\r", result: "<three> pasted[]"),
    Entry(id: "unknown keys are silent", keys: "a\u{1B}[24;5~\u{1B}[99Zb\r", result: "<ab> pasted[]"),
    Entry(id: "Ctrl-D inside a line deletes", keys: "abc\u{1}\u{4}\r", result: "<bc> pasted[]"),
    Entry(id: "completion of one", keys: "a ban\t\r", result: "<a banana split > pasted[]"),
    Entry(id: "completion of what is common", keys: "日\tx\r", result: "<日本x> pasted[]"),
    Entry(id: "up inside an entry", keys: "one\ntwo\u{1B}[Ax\r", result: "<onex\\ntwo> pasted[]"),
    Entry(id: "up to a shorter row", keys: "日\nthree\u{1B}[Ax\r", result: "<日x\\nthree> pasted[]"),
    Entry(id: "up to a row of wide characters", keys: "日本\nab\u{1B}[Ax\r", result: "<日x本\\nab> pasted[]"),
    Entry(
      id: "up and down again", keys: "a\nb\nc\u{1B}[A\u{1B}[A\u{1B}[Bx\r", result: "<a\\nbx\\nc> pasted[]"),
    Entry(id: "the user's own editor", keys: "first\u{18}\u{5}\r", result: "<first\\nsecond line> pasted[]"),
  ]

  @Test("typing", arguments: entries)
  func typing(_ entry: Entry) throws {
    let terminal = try ready()
    terminal.send(entry.keys)
    terminal.expect("LINE \(entry.result)")
  }

  @Test func completionsAreListed() throws {
    let terminal = try ready()
    terminal.send("ap\t\t")
    terminal.expect("  apple")
    terminal.expect("  apricot")
    // Once, however often Tab is pressed.
    terminal.send("\t\tr\t\r")
    terminal.expect("LINE <apricot > pasted[]")
    #expect(terminal.output.ranges(of: "  apple").count == 1)
  }

  // MARK: Pastes

  static let pastes: [Entry] = [
    Entry(id: "short ones stay as they are", keys: "delete all", result: "<say: delete all> pasted[5-15]"),
    Entry(id: "one closing line break is dropped", keys: "milk\r\n", result: "<say: milk> pasted[5-9]"),
    Entry(
      id: "line breaks become one kind", keys: "a\r\nb\rc\nd", result: "<say: a\\nb\\nc\\nd> pasted[5-12]"),
    Entry(
      id: "control bytes go", keys: "re\u{1B}[31md\u{0}\u{7}\u{9B}x", result: "<say: re[31mdx> pasted[5-13]"),
    Entry(
      id: "wide characters", keys: "日本語 👩\u{200D}👩\u{200D}👧",
      result: "<say: 日本語 👩\u{200D}👩\u{200D}👧> pasted[5-33]"),
  ]

  @Test("pasting", arguments: pastes)
  func pasting(_ paste: Entry) throws {
    let terminal = try ready()
    terminal.send("say: ")
    terminal.paste(paste.keys)
    terminal.send("\r")
    terminal.expect("LINE \(paste.result)")
  }

  @Test func aLongPasteIsAChip() throws {
    let terminal = try ready()
    let words = (1...212).map { "word\($0)" }.joined(separator: " ")
    terminal.paste(words)
    terminal.expect("[pasted 212 words]")
    terminal.send(" and milk\r")
    terminal.expect("LINE <word1 word2")
    terminal.expect("word212 and milk> pasted[0-\(words.utf8.count)]")
  }

  @Test func aChipIsDeletedAsOne() throws {
    let terminal = try ready()
    terminal.paste("one\ntwo")
    terminal.expect("[pasted 2 words]")
    terminal.send("\u{7F}three\r")
    terminal.expect("LINE <three> pasted[]")
  }

  @Test func aMebibyteCanBePasted() throws {
    let terminal = try ready()
    let text = String(repeating: "buy milk and eggs\n", count: 58_254)
    let kept = text.dropLast()
    let sum = kept.utf8.reduce(into: 0) { $0 = ($0 &* 31 &+ Int($1)) % 1_000_003 }
    terminal.paste(text)
    terminal.expect("[pasted 233016 words]")
    terminal.send("\r")
    terminal.expect("LINE <\(kept.utf8.count) bytes, sum \(sum)> pasted[0-\(kept.utf8.count)]")
  }

  @Test func aLostPasteEndIsSurvived() throws {
    let terminal = try ready()
    terminal.send("\u{1B}[200~lost and found")
    terminal.expect("lost and found")
    terminal.send(" again\r")
    terminal.expect("LINE <lost and found again> pasted[0-14]")
  }

  // MARK: Leaving

  @Test func controlCClearsAndTheUpArrowBringsBack() throws {
    let terminal = try ready()
    terminal.send("almost lost\u{3}")
    terminal.expect("^C")
    terminal.expect("INTERRUPTED <almost lost> pasted[]")
    terminal.send("\u{3}")
    terminal.expect("INTERRUPTED <> pasted[]")
    terminal.send("\u{1B}[A\r")
    terminal.expect("LINE <almost lost> pasted[]")
  }

  @Test func controlDOnAnEmptyLineEnds() throws {
    let terminal = try start()
    terminal.expect("›")
    terminal.send("\u{4}")
    terminal.expect("END")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == terminal.firstModes)
  }

  @Test func controlCStopsAnAnswer() throws {
    let terminal = try ready()
    terminal.send("busy\r")
    terminal.expect("BUSY")
    terminal.send("\u{3}")
    terminal.expect("STOPPED")
    terminal.send("next\r")
    terminal.expect("LINE <next> pasted[]")
  }

  @Test func keysTypedBeforeTheStartAreKept() throws {
    let terminal = try start()
    terminal.send("early bird\r")
    terminal.expect("LINE <early bird> pasted[]")
  }

  @Test func keysTypedDuringAnAnswerAreKept() throws {
    let terminal = try ready()
    terminal.send("busy\r")
    terminal.expect("BUSY")
    terminal.send("typed ahead\r")
    terminal.paste("a\nb")
    terminal.send("\r\u{3}")
    terminal.expect("STOPPED")
    terminal.expect("LINE <typed ahead> pasted[]")
    terminal.expect("LINE <a\\nb> pasted[0-3]")
  }

  @Test("the terminal is given back", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
  func restoration(_ number: CInt) throws {
    let terminal = try start()
    terminal.expect("\u{1B}[?2004h")
    terminal.send("half a thou")
    terminal.expect("half a thou")
    #expect(terminal.modes != terminal.firstModes)
    terminal.signal(number)
    if number == SIGINT {
      // While a line is edited, an interrupt from outside is a Ctrl-C.
      terminal.expect("INTERRUPTED <half a thou>")
      return
    }
    #expect(terminal.waitForExit() == 128 + number)
    #expect(terminal.modes == terminal.firstModes)
    terminal.expect("\u{1B}[?2004l")
  }

  @Test func theTerminalIsGivenBackAfterACrash() throws {
    let terminal = try start()
    terminal.expect("›")
    terminal.send("crash\r")
    #expect(terminal.waitForExit() == 128 + SIGABRT)
    #expect(terminal.modes == terminal.firstModes)
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let terminal = try start(term: "dumb")
    terminal.expect("›")
    terminal.send("hello\n")
    terminal.expect("LINE <hello> pasted[]")
    terminal.send("quit\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  /// Each line is an entry of its own, however early it came.
  @Test(arguments: ["dumb", "xterm-256color"]) func linesTypedBeforeTheFirstPrompt(_ term: String) throws {
    let terminal = try start(term: term)
    terminal.send("/ai\rbuy milk\rquit\r")
    terminal.expect("LINE </ai> pasted[]")
    terminal.expect("LINE <buy milk> pasted[]")
    #expect(terminal.waitForExit() == 0)
  }

  // MARK: History

  @Test func historyOutlivesTheProgram() throws {
    let first = try ready()
    for line in ["one\ntwo", "three\\\\ four", "three\\\\ four", "quit"] { first.send(line + "\r") }
    #expect(first.waitForExit() == 0)
    let second = try ready()
    second.send("\u{1B}[A\u{1B}[A\r")
    second.expect("LINE <three\\\\\\\\ four> pasted[]")
    second.send("\u{1B}[A\u{1B}[A\u{1B}[A\r")
    second.expect("LINE <one\\ntwo> pasted[]")
  }

  @Test func upLeadsOutOfAnEntryIntoHistory() throws {
    let terminal = try ready()
    terminal.send("before\r")
    terminal.expect("LINE <before>")
    terminal.send("one\ntwo\u{1B}[A\u{1B}[A\r")
    terminal.expect("LINE <before> pasted[]")
  }

  @Test func historyIsSearched() throws {
    let terminal = try ready()
    for line in ["call the dentist", "buy milk"] {
      terminal.send(line + "\r")
      terminal.expect("LINE <\(line)>")
    }
    terminal.send("\u{12}dent\r")
    terminal.expect("LINE <call the dentist> pasted[]")
  }

  // MARK: vi

  @Test func viModeComesFromEditrc() throws {
    try Data("bind -v\n".utf8).write(to: folder.file(".editrc"))
    let terminal = try ready()
    terminal.send("one two")
    terminal.expect("two")
    terminal.send("\u{1B}")
    terminal.send("0xi\u{1B}[C!\r")
    terminal.expect("LINE <n!e two> pasted[]")
    terminal.paste("a\nb")
    terminal.expect("[pasted 2 words]")
    terminal.send("\r")
    terminal.expect("LINE <a\\nb> pasted[0-3]")
  }
}
