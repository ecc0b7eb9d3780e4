import NudgyCore
import NudgyReader
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// What is made of pieces, whoever cut them: titles, times, tasks, and the question where that is not sure enough.
@Suite("From pieces to acts")
struct AssemblerTests {
  private static let board = ReaderScene(tasks: [
    .init(number: 1, title: "Call the bank about the mortgage"), .init(number: 2, title: "Email the bank"),
    .init(number: 3, title: "Book the dentist"), .init(number: 4, title: "Buy milk"),
  ])

  private func tasks(_ understanding: Understanding) -> [String] {
    understanding.acts.flatMap(\.tasks).map { "\($0.title) \(Spoken.text($0.due))" }
  }

  // MARK: - New tasks

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: MarkedText
    let tasks: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a time", text: MarkedText("create | [t call [p mom]] [w tomorrow]"),
      tasks: ["Call mom 2026-11-21"]),
    Case(
      name: "the hour of another clause is its own",
      text: MarkedText("create | [t get the inhaler refilled] [w before school pickup at 3]"),
      tasks: ["Get the inhaler refilled 2026-11-20T15:00"]),
    Case(
      name: "a time for all, said first",
      text: MarkedText("none | [w* saturday:]", "create | [t bins]", "create | [t milk]"),
      tasks: ["Bins 2026-11-21", "Milk 2026-11-21"]),
    Case(
      name: "a time for all, said last",
      text: MarkedText("create | [t call [p the vet]]", "create | and [t [p the bank]] [w* tomorrow]"),
      tasks: ["Call the vet 2026-11-21", "Call the bank 2026-11-21"]),
    Case(
      name: "a thing has no deed of another's",
      text: MarkedText("create | [t call [p mom]]", "create | [t milk]"),
      tasks: ["Call mom -", "Milk -"]),
    Case(
      name: "its own time stands against the shared one",
      text: MarkedText("none | [w* friday]", "create | [t bins] [w monday]", "create | [t milk]"),
      tasks: ["Bins 2026-11-23", "Milk 2026-11-27"]),
    Case(
      name: "corrected in the same breath",
      text: MarkedText("create | [t call [p mom]] [w tomorrow]", "retract | no wait [w monday]"),
      tasks: ["Call mom 2026-11-23"]),
    Case(
      name: "taken back in the same breath",
      text: MarkedText("create | [t paint the fence]", "create | [t buy milk]", "retract | no scratch that"),
      tasks: ["Paint the fence -"]),
    Case(
      name: "one of several is taken back",
      text: MarkedText("create | [t eggs]", "create | [t milk]", "retract | no wait, not eggs"),
      tasks: ["Milk -"]),
    Case(
      name: "the mark of a list is no task",
      text: MarkedText("create | [t haircut]", "create | [t 2].", "create | [t pay gas]"),
      tasks: ["Haircut -", "Pay gas -"]),
    Case(
      name: "somebody else",
      text: MarkedText("create | [t ask [p ate joy] for the address]", "retract | no not her, [p tita cora]"),
      tasks: ["Ask tita cora for the address -"]),
    Case(
      name: "another number",
      text: MarkedText("create | [t two bags of mulch]", "retract | no hang on, [t four]"),
      tasks: ["Four bags of mulch -"]),
    Case(
      name: "another place",
      text: MarkedText("create | [t fetch her in Zell am See]", "retract | rubbish, [t in Schwarzach]"),
      tasks: ["Fetch her in Schwarzach -"]),
    Case(
      name: "what it is about instead",
      text: MarkedText(
        "create | [t copy of my tax clearance]", "retract | no, not tax clearance, [t insurance card]"),
      tasks: ["Copy of my insurance card -"]),
    Case(
      name: "something else is taken back",
      text: MarkedText(
        "create | [t rehearsal] [w wednesday]", "none | do i pay the room this time",
        "retract | no, i paid the last"),
      tasks: ["Rehearsal 2026-11-25"]),
    Case(
      name: "a day that it is about is no time for it",
      text: MarkedText("create | [t phone Moira about] [w sunday] [t lunch]"),
      tasks: ["Phone Moira about sunday lunch -"]),
    Case(
      name: "an evening before its day is a name",
      text: MarkedText("create | [t callum's parents] [w evening thursday at half 5]"),
      tasks: ["Callum's parents evening 2026-11-26T17:30"]),
    Case(
      name: "the evening of a day is a time", text: MarkedText("create | [t gym] [w thursday evening]"),
      tasks: ["Gym 2026-11-26T18:00"]),
    Case(
      name: "no word is left over", text: MarkedText("create | [t prepare sarmale for] [w sunday]"),
      tasks: ["Prepare sarmale 2026-11-22"]),
    Case(
      name: "no article is left over",
      text: MarkedText("create | [t optician the] [w last saturday in november]"),
      tasks: ["Optician 2026-11-28"]),
    Case(
      name: "due, told as a fact", text: MarkedText("create | [t the rent's due] [w on the 1st]"),
      tasks: ["Rent 2026-12-01"]),
    Case(
      name: "a time that cannot be is kept as words",
      text: MarkedText("create | [t call [p mom]] [w on feb 30]"),
      tasks: ["Call mom on feb 30 -"]),
    Case(
      name: "the moment to be reminded is no due date",
      text: MarkedText("create | [t dentist] [w tuesday at 9], remind me [m the evening before]"),
      tasks: ["Dentist 2026-11-24T09:00"]),
    Case(
      name: "two sentences are two things",
      text: MarkedText("create | [t buy stamps]. [t The bins] are full."),
      tasks: ["Buy stamps -", "The bins are full -"]),
    Case(
      name: "a word between those of a title belongs to it",
      text: MarkedText("create | [t the trip money] 18 [t quid]"), tasks: ["The trip money 18 quid -"]),
    Case(
      name: "the plainest of deeds belong to a title",
      text: MarkedText("create | i have to go to [t the bank]"), tasks: ["Go to the bank -"]),
    Case(
      name: "a timer is due when it has run", text: MarkedText("create | [t set a timer] [w for 25 minutes]"),
      tasks: ["Timer for 25 minutes 2026-11-20T10:25"]),
  ]

  @Test(arguments: cases) func makesTasks(_ example: Case) {
    #expect(tasks(example.text.understood()) == example.tasks)
  }

  @Test func whatIsSaidAroundATaskStaysWithIt() {
    let understood = MarkedText(
      "none | ok so", "create | [t the rent check]", "none | he is chasing me", "create | [t milk]",
      "complete | [r taxes] done"
    ).understood()
    #expect(
      understood.acts.flatMap(\.tasks).map(\.sourceText) == ["ok so the rent check he is chasing me", "milk"])
  }

  @Test func wordsOfCrisisStayWithNoTask() {
    let understood = MarkedText("create | [t buy milk]", "none | i want to die").understood()
    #expect(understood.acts.flatMap(\.tasks).map(\.sourceText) == ["buy milk"])
  }

  @Test func anUnsureNameIsAskedAbout() {
    let renamed = { (certainty: Float) in
      MarkedText("update | sorry [t go to the bank]", certainty: certainty, links: [4: 0.95])
        .understood(in: Self.board)
    }
    #expect(renamed(0.95).acts.map(\.targets) == [[4]])
    guard case .change(let act)? = renamed(0.7).question else {
      Issue.record("nothing was asked")
      return
    }
    #expect(act.targets == [4])
  }

  @Test func aNewNameThatDoesNotSaySoIsANewTask() {
    let understood = MarkedText("update | [t review v2]", certainty: 0.95, links: [4: 0.95])
      .understood(in: Self.board)
    #expect(understood.acts.flatMap(\.tasks).map(\.title) == ["Review v2"])
    #expect(understood.questions.isEmpty)
  }

  @Test func aLongStoryIsNotKeptWithATask() {
    let story = Array(repeating: "and then", count: 200).joined(separator: " ")
    let understood = MarkedText("create | [t buy milk]", "none | \(story)").understood()
    #expect(understood.acts.flatMap(\.tasks).map(\.sourceText) == ["buy milk"])
  }

  @Test func allOfThemNeedsNoSureness() {
    let unsure = MarkedText("complete | mark everything done", certainty: 0.4, links: [1: 0.4, 2: 0.4])
      .understood(in: Self.board)
    #expect(unsure.acts.map(\.target) == [.all(.all)])
    #expect(unsure.question == nil)
  }

  @Test func aPersonIsNeverAPronoun() {
    let contact = { (text: MarkedText) in text.understood().acts.first?.tasks.first?.contact }
    #expect(contact(MarkedText("create | [t text [p her] the address]")) == nil)
    #expect(contact(MarkedText("create | [t call [p Dr. Chen]]")) == "Dr. Chen")
    #expect(contact(MarkedText("create | [t ring [p my mum]]")) == "mum")
  }

  // MARK: - Listed tasks

  @Test func aTaskThatIsNamedIsChanged() {
    let done = MarkedText("complete | [r dentist] is booked", links: [3: 0.97, 4: 0.01]).understood(
      in: Self.board)
    #expect(done.acts.map(\.targets) == [[3]])
    #expect(done.question == nil)
  }

  @Test func oneOfTwoThatAreNamedAlikeIsAskedFor() {
    let done = MarkedText("complete | [r bank] is done", links: [1: 0.6, 2: 0.8]).understood(in: Self.board)
    #expect(done.acts.isEmpty)
    guard case .which(let act, let numbers)? = done.question else {
      return #expect(Bool(false), "no question")
    }
    #expect(act.intent == .complete)
    #expect(Set(numbers) == [1, 2])
  }

  @Test func aNounSaysMoreThanWhatIsAtHand() {
    let moved = MarkedText("snooze | move the [r dentist] [w to friday]", links: [3: 0.9, 4: 0.9]).understood(
      in: Self.board)
    #expect(moved.acts.map(\.targets) == [[3]])
  }

  @Test func aChangeIsPutRightInTheSameBreath() {
    func changed(_ lines: MarkedText) -> Understanding { lines.understood(in: Self.board) }
    let kept = changed(MarkedText("drop | drop the [r milk]", "retract | no keep it", links: [4: 0.99]))
    #expect(!kept.acts.contains { $0.intent == .drop })
    let moved = changed(
      MarkedText(
        "snooze | push the [r dentist] [w to friday]", "retract | sorry, [w saturday]", links: [3: 0.99]))
    #expect(moved.acts.map { $0.when.flatMap(\.start)?.date } == [CivilDate(iso: "2026-11-21")])
    let other = changed(
      MarkedText("drop | drop the [r milk]", "retract | no, the [r dentist]", links: [4: 0.99]))
    #expect(other.acts.map(\.target) == [.words("dentist")])
    // What was only asked about is not asked any more.
    let unasked = changed(MarkedText("complete | that's the [r milk]", "retract | no wait", links: [4: 0.35]))
    #expect(unasked.questions.isEmpty)
  }

  @Test func newsThatNamesNothingIsAskedAbout() {
    for (words, certainty, isDone) in [
      ("the dish has been eaten and all is well with him again", Float(0.6), false),
      ("the dish has been eaten and all is well with him again", 0.9, true), ("all sorted", 0.6, false),
    ] {
      let read = MarkedText("complete | \(words)", certainty: certainty, links: [4: 0.95]).understood(
        in: Self.board)
      #expect(read.acts.isEmpty != isDone && read.questions.isEmpty == isDone, "\(words)")
    }
    let scene = ReaderScene(tasks: Self.board.tasks, card: 4)
    let card = MarkedText("complete | all sorted", certainty: 0.7, links: [4: 0.95]).understood(in: scene)
    #expect(card.acts.map(\.targets) == [[4]])
  }

  @Test func aNounSpeaksAgainstWhatIsAtHand() {
    let scene = ReaderScene(tasks: Self.board.tasks, just: "created 4")
    let done = MarkedText("complete | aye the dentist's all done", links: [4: 0.7]).understood(in: scene)
    #expect(done.acts.isEmpty)
    guard case .which(_, let numbers)? = done.question else { return #expect(Bool(false), "no question") }
    #expect(numbers == [3, 4])
    // Where nothing is likely meant, the one that is named is asked about.
    let asked = MarkedText("complete | the dentist's been", links: [4: 0.3]).understood(in: scene)
    guard case .change(let act)? = asked.question else { return #expect(Bool(false), "no question") }
    #expect(act.targets == [3])
  }

  @Test func severalAreNeverLetGoOfAtOneWord() {
    let read = MarkedText("drop | [r milk] and [r dentist] are off", links: [3: 0.99, 4: 0.99])
      .understood(in: Self.board)
    #expect(read.acts.isEmpty && read.questions.count == 1)
  }

  @Test(arguments: [
    ("update | rename number three to [n casserole for Walter]", "Casserole for Walter"),
    (
      "update | number two should read: [t take] the programme to the printer",
      "Take the programme to the printer"
    ),
    ("update | call it [t Plumber]", "Plumber"),
  ])
  func aNewNameIsAllThatFollows(_ line: String, _ name: String) {
    let read = MarkedText(line, links: [4: 0.99]).understood(in: Self.board)
    guard case .changes(let changes)? = read.acts.first?.details else {
      return #expect(Bool(false), "no change")
    }
    #expect(changes.title == name)
  }

  @Test(arguments: [
    (
      "snooze | everything except the [r dentist] can wait [w till monday]",
      TaskReference.allExcept(.all, .words("dentist"))
    ),
    ("update | move the [r other] one [w to monday]", .other), ("drop | drop the last two", .few(-2)),
    ("complete | mark all done", .all(.all)),
  ])
  func whatPointsAtSeveral(_ line: String, _ target: TaskReference) {
    let read = MarkedText(line, links: [3: 0.9]).understood(in: Self.board)
    #expect(read.acts.first?.target == target)
  }

  @Test func aBareDoneWithoutACardAsks() {
    let done = MarkedText("complete | done").understood(in: Self.board)
    #expect(done.acts.isEmpty)
    #expect(done.question == .which(Act(.complete, confidence: Double(Float(0.95)), span: 0..<4), []))
    #expect(done.pieces.map(\.fate) == [.unsure])
  }

  @Test func whatIsHalfMeantIsAskedAbout() {
    let done = MarkedText("complete | that's the [r milk]", links: [4: 0.35]).understood(in: Self.board)
    #expect(done.acts.isEmpty)
    guard case .change(let act)? = done.question else { return #expect(Bool(false), "no question") }
    #expect(act.targets == [4])
  }

  @Test func lettingGoNeedsMoreThanTickingOff() {
    for (act, isDone) in [("complete", true), ("drop", false)] {
      let read = MarkedText("\(act) | the [r milk]", certainty: 0.58, links: [4: 0.99]).understood(
        in: Self.board)
      #expect(read.acts.isEmpty != isDone, "\(act)")
    }
  }

  @Test func numbersMeanWhatTheySay() {
    let done = MarkedText("complete | #1 and #4 are done", links: [3: 0.9]).understood(in: Self.board)
    #expect(done.acts.map(\.targets) == [[1, 4]])
  }

  @Test func everythingIsNoTitle() {
    let done = MarkedText("complete | mark everything done", links: [1: 0.9]).understood(in: Self.board)
    #expect(done.acts.first?.target == .all(.all))
  }

  /// "All", "both" and "everything" beside a name say how, and not what.
  @Test(arguments: ["the [r milk] is all done", "both cartons of [r milk] are in", "[r milk] and everything"])
  func besideANameEverythingIsNoOtherTask(_ words: String) {
    let done = MarkedText("complete | \(words)", links: [4: 0.9]).understood(in: Self.board)
    #expect(done.acts.map(\.target) == [.number(4)])
  }

  @Test func aNumberThatNamesNothingIsNoTask() {
    for words in ["done by 3", "that took 2 hours", "there are no 2 ways"] {
      #expect(MarkedText("complete | \(words)").understood(in: Self.board).acts.isEmpty, "\(words)")
    }
  }

  @Test func aTitleBeforeANameEndsNoSentence() {
    let fact = MarkedText("remember | my dentist is Dr.", "none | Gupta").understood()
    #expect(fact.acts.map(\.details) == [.fact(subject: "dentist", text: "Dr. Gupta", category: "person")])
    let tasks = MarkedText("none | oh no.", "create | [t call [p the vet]]").understood()
    #expect(tasks.acts.flatMap(\.tasks).map(\.title) == ["Call the vet"])
    #expect(tasks.pieces.count == 2)
  }

  @Test func aNameThatNothingHasIsTold() {
    let done = MarkedText("complete | [r passport] came").understood(in: Self.board)
    #expect(done.acts.first?.target == .words("passport"))
  }

  @Test func whatIsDoneCanOnlyBeTakenUpAgain() {
    let scene = ReaderScene(tasks: [
      .init(number: 1, title: "Call mom", isOpen: false), .init(number: 2, title: "Call mom again"),
    ])
    let done = MarkedText("complete | called [r mom]", links: [1: 0.9, 2: 0.8]).understood(in: scene)
    #expect(done.acts.map(\.targets) == [[2]])
    let reopened = MarkedText("reopen | [r mom] wasn't in", links: [1: 0.9, 2: 0.8]).understood(in: scene)
    #expect(reopened.acts.map(\.targets) == [[1]])
  }

  // MARK: - Accounting

  @Test func everyPieceHasAFate() {
    let read = MarkedText("none | long day", "create | [t buy milk]", "chat | thanks").understood()
    #expect(read.pieces.map(\.fate) == [.background, .kept, .background])
  }

  @Test func aRambleRunsNoCommands() {
    let read = MarkedText(
      "create | [t buy milk]", "next | what's next", "create | [t call mom]", "undo | undo that",
      "create | [t pay rent]"
    ).understood()
    #expect(read.acts.map(\.intent) == [.create, .create, .create])
  }

  @Test func whatIsHardlyATaskIsAskedAbout() {
    let read = MarkedText("create | [t the gutters look awful]", certainty: 0.3).understood()
    #expect(read.acts.isEmpty)
    #expect(read.leftovers.map(\.text) == ["the gutters look awful"])
    #expect(read.question == .keep(read.leftovers))
  }

  @Test(arguments: ["\u{1F642}", String(repeating: "ab", count: 40)])
  func slipsOfTheHandAreNoTasks(_ words: String) {
    let read = MarkedText("create | [t \(words)]").understood()
    #expect(read.acts.isEmpty && read.leftovers.count == 1)
  }
}
