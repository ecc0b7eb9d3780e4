import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal
import NudgyTestSupport
import Testing

@Suite("What replies look like")
struct PresenterTests {
  private static let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)

  private func shown(_ replies: [Reply], isPlain: Bool, columns: Int = 80) -> String {
    let terminal = TestTerminal(
      columns: columns, colorDepth: isPlain ? .none : .truecolor, isPlain: isPlain)
    var presenter = Presenter(terminal: terminal, speaker: Speaker(name: "Nudgy", emoji: "🐧")) {
      Self.wording
    }
    presenter.show(replies)
    return terminal.plainText
  }

  private func receipt(_ change: TaskChange) throws -> Reply {
    let task = RehearsalEngine.task(3)
    let transition = TaskTransition(change: change, before: task, after: task)
    return .event(.receipt(try #require(Receipt(transition, in: Self.wording))))
  }

  /// Every kind of reply, one after another.
  private func everything() throws -> [Reply] {
    var task = RehearsalEngine.task(4)
    task.emoji = "📞"
    task.sourceText = "please call them tomorrow"
    task.snoozeCount = 2
    task.contact = "Dr. Chen"
    let answer = NextAnswer(task: task, reason: .newest, position: 1, count: 3)
    let counts = BoardCounts(upNext: 9, snoozed: 1, doneToday: 0, done: 4, dropped: 0)
    return [
      try receipt(.created), try receipt(.completed),
      .event(.text("Nice, that one is off your plate, and it was not even a small one")),
      .event(.progress(.reasoning)), .event(.text(" to begin with.\nOne more?")), .event(.card(answer)),
      .event(.list(TaskListing(scope: .upNext, tasks: RehearsalEngine.tasks(5), more: 4))),
      .event(.list(TaskListing(scope: .all, query: "bank", tasks: [], more: 0))),
      .event(.question(Question(text: "Which one?", choices: ["the mortgage", "the card"]))),
      .event(.notice(Notice("By the way."))),
      .board(
        Board(
          upNext: RehearsalEngine.tasks(5), snoozed: [RehearsalEngine.task(6)], doneToday: [],
          counts: counts)),
      .detail(task), .document("Line one\n  Line two"), .line("Forgotten: dentist."),
    ]
  }

  @Test("Plain")
  func plain() throws {
    expectSnapshot(shown(try everything(), isPlain: true), named: "replies-plain")
  }

  @Test("Styled")
  func styled() throws {
    expectSnapshot(shown(try everything(), isPlain: false), named: "replies-styled")
  }

  @Test("Nothing is wider than a narrow window")
  func narrow() throws {
    let text = shown(try everything(), isPlain: false, columns: 40)
    let widest = text.split(separator: "\n").map { CellWidth.of(String($0)) }.max() ?? 0
    #expect(widest <= 40)
  }

  @Test("The whole penguin dances when something was finished, and only then")
  func celebration() throws {
    let dance: Reply = .event(.emotion(.celebrating))
    #expect(
      shown([try receipt(.completed), .event(.text("All clear.")), dance], isPlain: false).contains("▾"))
    #expect(!shown([.event(.text("All clear.")), dance], isPlain: false).contains("▾"))
    #expect(!shown([try receipt(.completed), dance], isPlain: true).contains("▾"))
  }

  @Test("Escape sequences in a title or a text stay words")
  func controls() throws {
    let terminal = TestTerminal(colorDepth: .truecolor, isPlain: false)
    var presenter = Presenter(terminal: terminal) { Self.wording }
    var task = RehearsalEngine.task(1)
    task.title = "Buy \u{1B}[2Jmilk\u{7}"
    presenter.show([
      .event(.text("Hi \u{1B}]0;owned\u{7} there")), .detail(task), .document("a\u{1B}[31mb"),
      .event(.notice(Notice("c\u{9B}31md"))),
    ])
    let withoutLooks = terminal.bytes.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!withoutLooks.unicodeScalars.contains { PlainText.isControl($0) && $0 != "\n" })
  }
}
