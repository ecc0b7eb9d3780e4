import Foundation
import NudgyCore
import NudgyTerminal
import NudgyTestSupport
import Testing

@Suite struct ViewTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let id: String
    let canvas: Canvas
    var testDescription: String { id }
  }

  static let forms = [
    Form(id: "plain", canvas: Sample.plain), Form(id: "styled", canvas: Sample.styled),
    Form(id: "narrow", canvas: Sample.narrow),
  ]

  @Test("the card", arguments: forms)
  func card(_ form: Form) {
    let answers = [
      NextAnswer(
        task: Sample.dentist, reason: .dueSoon(TestWorld.now.addingTimeInterval(2700)), position: 1, count: 7),
      NextAnswer(
        task: Sample.rent, reason: .stillHere(dueSince: TestWorld.now.addingTimeInterval(-26 * 3600)),
        position: 2, count: 7),
      NextAnswer(task: Sample.family, reason: .newest, position: 3, count: 7),
      NextAnswer(task: Sample.japanese, reason: .movedToTop, position: 4, count: 7),
      NextAnswer(task: Sample.hostile, reason: .onlyOneLeft, position: 1, count: 1),
    ]
    let text = answers.map { CardView.render($0, on: form.canvas) }.reduce(StyledText(), +)
    check(text, "card-\(form.id)", form.canvas)
  }

  @Test func aCardThatIsBackShowsItsDeadline() {
    var task = Sample.family
    task.status = .snoozed
    task.snoozedUntil = TestWorld.now.addingTimeInterval(-3600)
    task.due = .instant(TestWorld.now.addingTimeInterval(20 * 86_400), in: TestWorld.newYork)
    let reason = NextReason.back(since: TestWorld.now.addingTimeInterval(-3600))
    let answer = NextAnswer(task: task, reason: reason, position: 1, count: 2)
    let text = CardView.render(answer, on: Sample.plain).plainText
    #expect(text.contains("Back since today 9:00 AM."))
    #expect(text.contains("Due Dec 10 10:00 AM"))
  }

  @Test func anAgendaGoesOnWhereItsLastPageEnded() {
    var view = AgendaView(.everything, on: Sample.plain)
    let first = view.render([Sample.rent]).plainText
    let second = view.render([Sample.dentist, Sample.hostile]).plainText
    #expect(first.hasPrefix("Still here\n  #"))
    #expect(second.hasPrefix("\nToday, Friday 20 November\n  #"))
    #expect(second.contains("\n\nAny day\n"))
    #expect(!second.contains("\u{1B}"))
    var narrow = AgendaView(.everything, on: Sample.narrow)
    #expect(narrow.render([Sample.rent, Sample.dentist]).plainText.split(separator: "\n").count > 4)
  }

  @Test("the lists", arguments: forms)
  func lists(_ form: Form) {
    let text = TaskListView.render(
      [
        TaskSection(
          .upNext,
          tasks: [
            Sample.dentist, Sample.rent, Sample.family, Sample.japanese, Sample.hostile, Sample.dentist,
          ], more: 11),
        TaskSection(.snoozed, tasks: [Sample.snoozed]),
        TaskSection(.doneToday, tasks: [Sample.done]),
        TaskSection(.all, query: "yak", tasks: []),
      ], on: form.canvas)
    check(text, "list-\(form.id)", form.canvas)
  }

  @Test("receipts, questions, notices and speech", arguments: forms)
  func lines(_ form: Form) throws {
    let transition = TaskTransition(change: .created, before: nil, after: Sample.family)
    let receipt = try #require(Receipt(transition, in: Sample.wording))
    let canvas = form.canvas
    let text =
      ReceiptView.render(receipt, on: canvas)
      + QuestionView.render(
        "Which one did you mean?", choices: ["🏦 Call the bank about the mortgage", "🏦 Go to the bank"],
        on: canvas)
      + NoticeView.render("The model took too long, so I answered from my own head this time.", on: canvas)
      + SpeechView.render(
        "Got it, tucked under my wing. 今日はゆっくり休んでくださいね、明日また一緒に見ましょう。\nOne at a time.", on: canvas)
    check(text, "lines-\(form.id)", canvas)
  }

  @Test(
    "documents in 30 cells",
    arguments: [
      ("It fits.\n\nSo does this.\n", ["It fits.", "", "So does this."]),
      ("No model is configured, so nothing leaves.", ["No model is configured, so", "nothing leaves."]),
      ("ok       store  /home/sam/nudgy", ["ok       store", "         /home/sam/nudgy"]),
      (
        "  /next [low|high] [MIN]  the one thing to do, now and here",
        ["  /next [low|high] [MIN]", "    the one thing to do, now", "    and here"]
      ),
      ("                    what it does, in few words", ["    what it does, in few words"]),
      ("    indented as it was, and more", ["    indented as it was, and", "    more"]),
    ])
  func documents(_ text: String, _ lines: [String]) {
    let canvas = Canvas(columns: 30, isPlain: true, wording: Sample.wording)
    #expect(DocumentView.render(text, on: canvas) == .lines(lines.map { StyledText($0) }))
  }

  @Test("the penguin and the welcome", arguments: forms)
  func penguin(_ form: Form) {
    var text = StyledText()
    for pose in PenguinPose.allCases {
      text += StyledText("\(pose.rawValue)\n") + PenguinView.render(pose, on: form.canvas)
    }
    text += WelcomeView.render(
      greeting: "Morning. Tell me what is on your mind, all at once is fine.",
      tip: "Try: call the dentist tomorrow at 3", pose: .happy, on: form.canvas)
    check(text, "penguin-\(form.id)", form.canvas)
  }

  /// Every penguin fits six rows, and every line fits the canvas.
  @Test(arguments: PenguinPose.allCases)
  func penguinIsSmall(_ pose: PenguinPose) {
    let lines = PenguinView.render(pose, on: Sample.styled).plainText.split(separator: "\n")
    #expect(lines.count <= 6)
    #expect(lines.allSatisfy { CellWidth.of($0) <= 13 })
  }

  private func check(
    _ text: StyledText, _ name: String, _ canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in text.plainText.split(separator: "\n") {
      #expect(CellWidth.of(line) <= canvas.columns, "\(line)", sourceLocation: sourceLocation)
    }
    let capabilities = TerminalCapabilities(
      columns: canvas.columns, colorDepth: .truecolor, isPlain: canvas.isPlain)
    let bytes = ANSI.render(text, for: capabilities, theme: Theme(hour: 6))
    #expect(!bytes.contains("\u{7}"), sourceLocation: sourceLocation)
    // Escapes are spelled out, so that a snapshot can be read.
    let shown = bytes.replacing("\u{1B}[", with: "⟨").replacing(#/⟨([0-9;]*)m/#) { "⟨\($0.output.1)⟩" }
    expectSnapshot(
      canvas.isPlain ? bytes : text.plainText + "\n" + shown, named: name, sourceLocation: sourceLocation)
  }
}
