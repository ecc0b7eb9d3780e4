import NudgyCore
import NudgyReader
import Testing

@testable import NudgyLanguage

/// What the pieces of one message have to do with each other, and with what is due.
@Suite("In the same breath")
struct SameBreathTests {
  private static let board = ReaderScene(
    tasks: [
      .init(number: 1, title: "Fix the washing machine", dueDay: "2026-11-24"),
      .init(number: 2, title: "Dentist", dueDay: "2026-11-24"), .init(number: 3, title: "Renew the passport"),
    ], card: 3)

  private func acts(_ text: MarkedText) -> [String] {
    text.understood(in: Self.board).acts.map { "\($0.intent) \($0.targets)" }
  }

  @Test func whatPointsGoesWithWhatWasNamedBefore() {
    let dead = MarkedText("none | the washing machine is dead.", "drop | drop it please", links: [3: 0.9])
    #expect(acts(dead) == ["drop [1]"])
    // Nothing is finished where something else seems meant.
    let done = MarkedText("none | the washing machine again.", "complete | done that", links: [3: 0.9])
    #expect(acts(done).isEmpty)
    let card = MarkedText("none | what a day.", "drop | drop it please", links: [3: 0.9])
    #expect(acts(card) == ["drop [3]"])
  }

  /// What reads as a change of what is listed, and is none: it is asked about or new.
  @Test func whatIsNotListedIsNotChanged() {
    let unpaid = MarkedText("complete | the paper boy has not been paid since october", links: [3: 0.3])
    #expect(unpaid.understood(in: Self.board).leftovers.count == 1 && acts(unpaid).isEmpty)
    // Another deed, to somebody whom no title names.
    let other = MarkedText("complete | bought nan slippers", links: [1: 0.7])
    #expect(acts(other) == ["smallTalk []"])
    #expect(acts(MarkedText("complete | fixed it", links: [1: 0.7])) == ["complete [1]"])
    var insulin = MarkedText("update | put down [t insulin for mrs ure]", links: [3: 0.4])
    insulin.suspect(0.45, at: 0)
    #expect(insulin.understood(in: Self.board).acts.flatMap(\.tasks).map(\.title) == ["Insulin for mrs ure"])
    let comes = MarkedText(
      "update | the [r washing machine] is dead, the man comes [w monday at 6]", links: [1: 0.99])
    #expect(acts(comes).isEmpty && comes.understood(in: Self.board).questions.count == 1)
    let moved = MarkedText("update | the [r dentist] rang, it is [w monday at 6] now", links: [2: 0.99])
    #expect(acts(moved) == ["update [2]"])
  }

  /// Each number has its own news, and what went in this breath is not meant any more.
  @Test func numbersAndWhatIsLeft() {
    let each = MarkedText("update | 2 is on [w friday], 3 is [w saturday]", links: [2: 0.9])
    let read = each.understood(in: Self.board).acts
    #expect(
      read.map { "\($0.targets) \($0.when?.start?.date.description ?? "-")" } == [
        "[2] 2026-11-27", "[3] 2026-11-21",
      ])
    let yes = ReaderScene(tasks: [.init(number: 3, title: "Renew the passport")], card: 3, just: "dropped 1")
    #expect(
      MarkedText("none | yes that's fine,", "drop | let it go", links: [3: 0.9]).understood(in: yes).acts
        .allSatisfy { $0.intent != .drop })
    let steps = MarkedText("update | steps for the [r passport]: [n photo, form, post]", links: [3: 0.9])
    #expect(steps.understood(in: Self.board).acts.map(\.details) == [.parts(["Photo", "Form", "Post"])])
  }

  /// What is to be noted stands beside the order.
  @Test func aNoteIsNoDate() {
    let said = MarkedText("update | no breakfast [w thursday]. note it on the [r dentist].", links: [2: 0.99])
    #expect(
      said.understood(in: Self.board).acts.map(\.details) == [
        .changes(TaskChanges(note: "no breakfast thursday"))
      ])
    #expect(NotedBeside.note(in: "note it on the dentist") == nil)
    #expect(NotedBeside.note(in: "The dentist moved. It is thursday now.") == nil)
  }

  /// What asks for nothing by itself is not offered to be kept.
  @Test(arguments: ["no hurry", "I must not forget", "been meaning to"])
  func whatIsHollowIsNotOffered(_ words: String) {
    var read = MarkedText("create | [t new slippers]", "none | \(words)")
    read.suspect(0.5, at: 1)
    #expect(read.understood(in: Self.board).leftovers.isEmpty)
  }

  /// Of what is ticked off or let go in one breath, nothing else is changed.
  @Test func whatIsOverIsNotChanged() {
    let done = MarkedText("complete | washing machine done.", "update | it was the pump", links: [1: 0.9])
    #expect(acts(done) == ["complete [1]"])
    let dropped = MarkedText(
      "update | the dentist has a new nurse,", "drop | take the dentist out", links: [2: 0.9])
    #expect(acts(dropped) == ["drop [2]"])
    let more = MarkedText(
      "complete | washing machine done.", "update | used the last of the powder, need two boxes",
      links: [1: 0.9])
    #expect(
      more.understood(in: Self.board).leftovers.map(\.text) == ["used the last of the powder, need two boxes"]
    )
  }

  @Test func aCallIsNoNewsOfCoffee() {
    let scene = ReaderScene(
      tasks: [.init(number: 1, title: "Ring the vet"), .init(number: 2, title: "More coffee")], card: 2)
    let told = MarkedText("complete | rang them", links: [2: 0.9]).understood(in: scene)
    #expect(told.acts.isEmpty)
    guard case .which(_, let numbers)? = told.question else { return #expect(Bool(false), "no question") }
    #expect(numbers == [1, 2])
  }

  /// Whose it is, and where to, name nothing; nor does what is only like a title, where the reader is not sure.
  @Test(arguments: [
    ("complete | packed maisie's bag", 1), ("update | gotta be up [w at 5:45]", 2),
    ("complete | the [r stopcock] is under the sink", 3), ("drop | no need for [r lunches]", 3),
  ])
  func whatIsNotNamedIsAskedAbout(_ text: String, _ number: Int) {
    let scene = ReaderScene(tasks: [
      .init(number: 1, title: "Ring the school about Maisie's inhaler"),
      .init(number: 2, title: "Hang up the kit"),
      .init(number: 3, title: "Ring the water board"),
    ])
    let told = MarkedText(text, certainty: 0.75, links: [number: 0.96]).understood(in: scene)
    #expect(told.acts.filter { $0.intent.isChange && !$0.targets.isEmpty }.isEmpty)
  }

  /// What is moved by a name that nothing at hand has is a stranger, and no question about what is at hand.
  @Test func aStrangerIsMovedByItsName() {
    let moved = MarkedText(
      "snooze | postpone the [r kitchen tiling] [w to friday]", links: [3: 0.9], likeness: 0.1
    )
    .understood(in: Self.board)
    #expect(moved.acts.map(\.target) == [.words("kitchen tiling")] && moved.questions.isEmpty)
  }

  @Test func anApologyTakesNothingBack() {
    #expect(acts(MarkedText("undo | sorry that was mean")) == ["smallTalk []"])
    #expect(acts(MarkedText("undo | sorry, undo that")) == ["undo []"])
  }

  @Test func theTimeBehindTheOrderCounts() {
    let moved = MarkedText(
      "update | i can't do the [r passport] [w at 8:45], make it my break [w at 10:30]", links: [3: 0.99]
    ).understood(in: Self.board)
    #expect(moved.acts.compactMap(\.when?.start?.time) == [CivilTime(secondOfDay: 10 * 3600 + 1800)])
  }

  @Test(arguments: [
    ("can you remind me to hang it up", "Hang it up"),
    ("Set a reminder for the school call", "The school call"),
    ("remind me to", "Remind me to"),
  ])
  func anOrderToTheOneWhoRemindsIsNoTitle(_ words: String, _ title: String) {
    #expect(Title.written(words) == title)
  }

  @Test func theSameNewsIsToldOnce() {
    let twice = MarkedText(
      "complete | the [r washing machine] runs", "complete | and it purrs", links: [1: 0.95])
    #expect(acts(twice) == ["complete [1]"])
  }

  @Test func aTailOfWhenMakesNoOtherNews() {
    let twice = MarkedText(
      "complete | the [r washing machine] runs", "complete | when i saw it [w this morning]", links: [1: 0.95]
    )
    #expect(acts(twice) == ["complete [1]"])
  }

  /// Pointing words are few up to the first mark, whatever is told behind it.
  @Test func doneIsDoneWhateverIsToldBehindIt() {
    let told = MarkedText("complete | done. took me six minutes and she is still vexed", links: [3: 0.6])
    #expect(acts(told) == ["complete [3]"])
  }

  @Test(arguments: [
    ("update | i was going to ring the [r dentist] [w yesterday]", ""),
    ("update | the [r dentist] is not [w tomorrow]", ""),
    ("update | the [r dentist] was due [w yesterday]", "2026-11-19"),
  ])
  func nothingIsMovedToADayThatIsOverOrGivenUp(_ text: String, _ day: String) {
    let times = MarkedText(text, links: [2: 0.99]).understood(in: Self.board).acts.compactMap(\.when?.start)
    #expect(times.map(\.date.description) == (day.isEmpty ? [] : [day]))
  }

  @Test func whatIsUnsureOfEverythingAsksNothing() {
    let mood = MarkedText("snooze | i keep thinking of him", certainty: 0.4).understood(in: Self.board)
    #expect(mood.questions.isEmpty && mood.acts.allSatisfy { $0.intent == .chat })
  }

  @Test(arguments: [
    "on no account remove the passport", "do not close this one", "don't delete it",
    "i haven't bought it, so leave it be",
    "the form stays where it is",
  ])
  func anOrderTurnedRoundChangesNothing(_ words: String) {
    #expect(acts(MarkedText("drop | \(words)", links: [3: 0.99])) == ["smallTalk []"])
  }

  @Test func anEndForbiddenMayBeAnOrderAfterAll() {
    let moved = MarkedText("update | don't delete it, move it [w to friday]", links: [3: 0.99])
    #expect(acts(moved) == ["update [3]"])
  }

  @Test func aTimeInAStepIsTheSteps() {
    let read = MarkedText("update | add a step to the [r dentist]: call them tomorrow", links: [2: 0.99])
      .understood(in: Self.board)
    #expect(read.acts.map(\.details) == [.parts(["Call them tomorrow"])])
    #expect(read.acts.allSatisfy { $0.when == nil })
  }

  @Test func makeItIsAnotherDateAndPushPutsOff() {
    #expect(acts(MarkedText("snooze | not tomorrow. make it [w sunday]", links: [3: 0.99])) == ["update [3]"])
    #expect(acts(MarkedText("snooze | push it [w to sunday]", links: [3: 0.99])) == ["snooze [3]"])
  }

  @Test(arguments: [
    "I can't make it [w friday], move it to [w thursday]",
    "won't be able to make it [w friday], so [w thursday]", "make the [r passport] [w thursday]",
  ])
  func whatNobodyCanMakeIsNoNewDate(_ words: String) {
    let read = MarkedText("update | \(words)", links: [3: 0.99]).understood(in: Self.board)
    #expect(read.acts.first?.when?.start?.date.description == "2026-11-26")
  }

  @Test(arguments: [
    "the drop off date is [w friday]", "don't forget the deadline", "the cut off date", "never lose the date",
  ])
  func aDateThatIsSpokenOfStays(_ words: String) {
    let read = MarkedText("update | \(words)", links: [3: 0.99]).understood(in: Self.board)
    for case .changes(let changes) in read.acts.map(\.details) { #expect(!changes.clearsDate) }
  }

  @Test func aDateIsTakenAwayBesideWhatElseChanges() {
    let read = MarkedText(
      "update | make it high priority with no deadline and note [n bring pens]", links: [3: 0.99]
    ).understood(in: Self.board)
    guard case .changes(let changes)? = read.acts.first?.details else {
      return #expect(Bool(false), "no change")
    }
    #expect(changes.clearsDate && changes.note == "bring pens" && changes.priority == .high)
  }

  @Test(arguments: [
    "the vet can't say when, so [t take] the date off the worming", "remove its due date",
    "it has no deadline",
  ])
  func aDateIsTakenAwayAndNothingRenamed(_ words: String) {
    let read = MarkedText("update | \(words)", links: [3: 0.99]).understood(in: Self.board)
    guard case .changes(let changes)? = read.acts.first?.details else {
      return #expect(Bool(false), "no change")
    }
    #expect(changes.clearsDate && changes.title == nil && changes.replacement == nil)
  }

  @Test(arguments: [
    ("take 3 off", true), ("throw 3 away", true), ("drop 3", true), ("take 3 eggs off the list", false),
    ("delete 3 thats nonsense", true), ("2 and 3 are the same, bin 3", true),
    ("delete 3, that's nonsense", true), ("remove 3 spoons from the drawer", false),
    ("i never drop 3", false),
    ("please do not remove 3", false), ("which one is bin 3", false),
  ])
  func aNumberIsATasksWhereNothingIsCounted(_ words: String, _ isOne: Bool) {
    #expect(acts(MarkedText("drop | \(words)", certainty: 0.9)).contains("drop [3]") == isOne)
  }

  /// Only what was read as an end lets go of anything.
  @Test(arguments: [
    "lookup | did i delete 3", "complete | i had to remove 3 of them", "snooze | do not delete 3 yet",
    "update | do not delete 3", "reopen | why drop 3",
  ])
  func aNumberBehindAWordIsNoOrderByItself(_ words: String) {
    #expect(!acts(MarkedText(words, certainty: 0.9)).contains { $0.hasPrefix("drop") })
  }

  @Test func whatIsNamedAndClosedIsWhatIsWantedBack() {
    let scene = ReaderScene(
      tasks: [
        .init(number: 1, title: "Fix the washing machine"), .init(number: 2, title: "Dentist", isOpen: false),
      ])
    let back = MarkedText("undo | you threw my dentist away, please put it back").understood(in: scene)
    #expect(back.acts.map { "\($0.intent) \($0.targets)" } == ["reopen [2]"])
    #expect(MarkedText("undo | put it back").understood(in: scene).acts.map(\.intent) == [.undo])
  }

  @Test(arguments: [("let me see the whole list again", Intent.lookup), ("redo", .redo)])
  func againBringsNothingBackThatWasNotTakenBack(_ words: String, _ intent: Intent) {
    #expect(MarkedText("redo | \(words)").understood(in: Self.board).acts.map(\.intent) == [intent])
  }

  @Test func theDayThatATaskIsDueOnIsNotItsNewOne() {
    let moved = MarkedText(
      "update | the [r dentist] can't see me [w on tuesday] and has given me [w friday]", links: [2: 0.99]
    ).understood(in: Self.board)
    #expect(moved.acts.map { $0.when?.start?.date } == [CivilDate(iso: "2026-11-27")])
  }

  /// What is swept, and the day it goes to.
  @Test(arguments: [
    ("drop | delete everything [w on friday]", "everything due 2026-11-27", String?.none),
    ("update | move everything [w on friday to monday]", "everything due 2026-11-27", "2026-11-23"),
    ("snooze | push everything [w to monday]", "everything", "2026-11-23"),
    ("complete | mark everything due [w tomorrow] as done", "everything due 2026-11-21", nil),
    ("drop | delete everything", "everything", nil),
  ])
  func everythingOnADayIsThatDays(_ text: String, _ target: String, _ day: String?) {
    let acts = MarkedText(text).understood(in: Self.board).acts
    #expect(acts.map { $0.target?.description } == [target])
    if let day { #expect(acts.map { $0.when?.start?.date.description } == [day]) }
  }
}
