import NudgyAssistant
import NudgyCore
import NudgyTerminal
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyREPL

@Suite("The line that stands where words are awaited")
struct WaitingLineTests {
  /// A world whose sleepers wake at once, with the clock moved on; from `end` on nobody sleeps any more.
  private final class Hands: Sendable {
    private let now = Mutex(Duration.zero)
    private let end: Duration

    init(until end: Duration) { self.end = end }

    var world: World {
      var world = TestWorld.fixed(sleep: { pause in
        let now = self.now.withLock { now in
          now += pause
          return now
        }
        if now > self.end { throw CancellationError() }
      })
      world.uptime = { self.now.withLock { $0 } }
      return world
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var display = ProgressDisplay.repainted
    var columns = 80
    let end: Duration
    /// What comes before the waiting, and whether the cursor then stands at the start of a line.
    var before: [(reply: Reply, isLineStart: Bool)] = []
    var passing: [String] = []
    var words = ""
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "each second, then gone", end: .milliseconds(3200),
      passing: [
        "°▾° thinking · 1 s · Ctrl-C stops", "°▾° thinking · 1 s · Ctrl-C stops",
        "°▾° thinking · 2 s · Ctrl-C stops", "°▾° thinking · 3 s · Ctrl-C stops", "",
      ]),
    Case(id: "a short wait is not felt", end: .milliseconds(600)),
    Case(
      id: "thinking aloud is told, not what is thought", end: .milliseconds(1500),
      before: [(.event(.progress(.reasoning)), true)],
      passing: [
        "°▾° thinking it through · 1 s · Ctrl-C stops", "°▾° thinking it through · 1 s · Ctrl-C stops", "",
      ]),
    Case(
      id: "words end the thinking aloud", end: .milliseconds(900),
      before: [(.event(.progress(.reasoning)), true), (.event(.notice(Notice("By the way."))), true)],
      passing: ["°▾° thinking · 1 s · Ctrl-C stops", ""]),
    Case(
      id: "not behind words that may go on", end: .seconds(9),
      before: [(.event(.text("Once upon")), false)]),
    Case(
      id: "cut where it does not fit", columns: 20, end: .milliseconds(900),
      passing: ["°▾° thinking · 1 s…", ""]),
    Case(id: "once where words stay", display: .saidOnce, end: .seconds(9), words: "thinking …\n"),
    Case(id: "not where nobody watches", display: .hidden, end: .seconds(9)),
  ]

  @Test(arguments: cases) func shows(_ example: Case) async {
    let terminal = TestTerminal(
      columns: example.columns, isPlain: example.display != .repainted, progress: example.display)
    let world = Hands(until: example.end).world
    let line = WaitingLine(on: terminal, world: world)
    line.begin()
    for step in example.before { line.around(step.reply) { step.isLineStart } }
    await line.watch(world)
    line.end()
    #expect(terminal.passingLines == example.passing)
    #expect(terminal.plainText == example.words)
  }

  @Test(
    "Programs see nothing of it, and words stay where there is nothing but words",
    arguments: [
      (false, false, .hidden), (false, true, .hidden), (true, true, .saidOnce), (true, false, .repainted),
    ] as [(Bool, Bool, ProgressDisplay)])
  func places(_ isTerminal: Bool, _ isPlain: Bool, _ display: ProgressDisplay) {
    #expect(ProgressDisplay(isTerminal: isTerminal, isPlain: isPlain) == display)
  }

  @Test("The seconds are those since the last words")
  func countsAnew() async {
    let terminal = TestTerminal(isPlain: false, progress: .repainted)
    let line = WaitingLine(on: terminal, world: Hands(until: .seconds(5)).world)
    line.begin()
    await line.watch(Hands(until: .milliseconds(800)).world)
    line.around(.event(.notice(Notice("By the way.")))) { true }
    await line.watch(Hands(until: .milliseconds(800)).world)
    line.end()
    let shown = "°▾° thinking · 1 s · Ctrl-C stops"
    #expect(terminal.passingLines == [shown, "", shown, ""])
  }

  @Test("Without a clock nothing is shown, and the work is done")
  func noClock() async {
    let terminal = TestTerminal(isPlain: false, progress: .repainted)
    var isDone = false
    await WaitingLine(on: terminal, world: nil).beside { isDone = true }
    #expect(isDone && terminal.passingLines.isEmpty)
  }
}
