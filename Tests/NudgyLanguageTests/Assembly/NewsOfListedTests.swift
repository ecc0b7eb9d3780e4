import Foundation
import NudgyCore
import NudgyReader
import Testing

@testable import NudgyLanguage

/// What is said of things that stand on the list with a day and an hour.
@Suite("News of what is listed") struct NewsOfListedTests {
  private static let board = ReaderScene(
    tasks: [
      .init(number: 1, title: "Mam's hair with Jackie", dueDay: "2026-11-27", dueMinute: 14 * 60),
      .init(number: 2, title: "Fifa at Kwame's", dueDay: "2026-12-05", dueMinute: 15 * 60),
      .init(number: 3, title: "Revise optics", dueDay: "2026-11-21", dueMinute: 6 * 60),
      .init(number: 4, title: "Pay rent", dueDay: "2026-11-27"), .init(number: 5, title: "Get diesel"),
      .init(number: 6, title: "Boiler at Donaldson's"), .init(number: 7, title: "Ring Donaldson"),
    ], card: 5)

  private func told(_ text: MarkedText, in scene: ReaderScene = board) -> [String] {
    text.understood(in: scene).acts.map { act in
      "\(act.intent) \(act.targets) \(act.when?.start.map { "\($0)" } ?? "")".trimmed
    }
  }

  @Test func anAppointmentMovesAndDoesNotRestUntilItIsOver() {
    let moved = MarkedText("snooze | [r mams hair] can't be friday, [w saturday at 11]", links: [1: 0.9])
    #expect(moved.understood(in: Self.board).acts.map(\.intent) == [.update])
    let rests = MarkedText("snooze | [r rent] [w to saturday]", links: [4: 0.9])
    #expect(rests.understood(in: Self.board).acts.map(\.intent) == [.snooze])
  }

  @Test(arguments: [
    ("update | [r fifa] [w to sunday]", 2, "2026-12-06"),
    ("update | [r fifa] [w this sunday]", 2, "2026-11-22"),
    ("update | [r hair] [w to monday]", 1, "2026-11-23"),
  ])
  func aWeekdayIsTheOneBesideItsDay(_ marked: String, _ number: Int, _ day: String) {
    let read = MarkedText(marked, links: [number: 0.95]).understood(in: Self.board)
    #expect(read.acts.first?.when?.start?.date.description == day)
  }

  @Test func anHourStaysInItsHalfOfTheDay() {
    let read = MarkedText("update | [r optics] [w at 5:30]", links: [3: 0.95]).understood(in: Self.board)
    #expect(read.acts.first?.when?.start?.time.hour == 5)
  }

  @Test func oneMoreOfAKindIsNoMove() {
    let scene = ReaderScene(tasks: [.init(number: 1, title: "Shift", dueDay: "2026-11-22", dueMinute: 840)])
    let more = MarkedText("update | i've another [r shift] [w thursday at 6]", links: [1: 0.95]).understood(
      in: scene)
    #expect(more.acts.map(\.intent) == [.create])
    let moved = MarkedText("update | move the [r shift] to another day, [w thursday]", links: [1: 0.95])
    #expect(moved.understood(in: scene).acts.map(\.intent) == [.update])
  }

  @Test(arguments: [
    ("AM!! who studies 5:30 pm", 330), ("in the morning, not the evening", 330), ("not pm", 330),
    ("pm it is", nil), ("good morning", nil), ("not tonight", nil),
  ])
  func theOtherHalfOfTheDay(_ text: String, _ time: Int?) {
    let scene = ReaderScene(
      tasks: [.init(number: 1, title: "Revise", dueDay: "2026-11-21", dueMinute: 17 * 60 + 30)],
      just: "updated 1")
    let act = OtherHalf.act(text, in: scene)
    let told = (act?.when?.start?.time).map { $0.hour * 60 + $0.minute }
    #expect(told == time)
  }

  @Test func whatIsNotOverIsOpenAgain() {
    let scene = ReaderScene(
      tasks: [.init(number: 1, title: "Salary sheet", isOpen: false), .init(number: 2, title: "Call Bo")],
      just: "done 1")
    let read = MarkedText("complete | the [r salary sheet] is not done", links: [1: 0.9]).understood(
      in: scene)
    #expect(read.acts.map(\.intent) == [.reopen] && read.acts.map(\.targets) == [[1]])
  }

  @Test(arguments: [
    ("number 3 should say skill saw", "Skill saw"), ("call #3 warehouse shift", "Warehouse shift"),
    ("no 3 is called card for nan", "Card for nan"), ("rename 3 to call mom please", "Call mom"),
    ("3 goes back to rabies shot", "Rabies shot"),
  ])
  func aNumberGetsAnotherName(_ text: String, _ title: String) {
    guard case .changes(let changes)? = NumberedOrder.rename(text, listed: [3, 5])?.details else {
      Issue.record("no new name")
      return
    }
    #expect(changes.title == title)
  }

  @Test(arguments: [
    "call 5 people", "number 9 should say milk", "3 is done", "rename 3", "3 should not say that", "call 3",
  ])
  func aNumberKeepsItsName(_ text: String) {
    #expect(NumberedOrder.rename(text, listed: [3, 5]) == nil)
  }

  @Test func aWeekdayAskedInItsEveningIsTheNext() {
    let evening = LanguageContext(
      now: Spoken.context.now.addingTimeInterval(9 * 3600), calendar: Spoken.context.calendar)
    let act = Understander(evening, reader: .own).understand("what's on friday", in: Self.board).acts.first
    #expect(act?.when?.start?.date.description == "2026-11-27")
  }

  @Test func whatSomebodyElseDidIsNotOver() {
    let scene = ReaderScene(tasks: [
      .init(number: 1, title: "Text dad back"), .init(number: 2, title: "Call Bo"),
    ])
    for (words, isOver) in [("dad texted again", false), ("i texted dad", true), ("texted dad", true)] {
      let read = MarkedText("complete | \(words)", links: [1: 0.95]).understood(in: scene)
      #expect(read.acts.isEmpty != isOver, "\(words)")
    }
  }

  @Test func oneOfSeveralJustMadeIsNoPointer() {
    let scene = ReaderScene(
      tasks: [.init(number: 1, title: "Send flowers"), .init(number: 2, title: "A black tie")],
      just: "created 1, 2")
    let read = MarkedText("complete | i've brought the geraniums in", links: [2: 0.95]).understood(in: scene)
    #expect(read.acts.isEmpty)
  }

  @Test func whatIsNeededForItIsNoNewName() {
    let scene = ReaderScene(tasks: [.init(number: 1, title: "Make tamales list")])
    let read = MarkedText("update | for the [r tamales] i need [t masa and corn husks]", links: [1: 0.95])
      .understood(in: scene)
    #expect(
      read.acts.map(\.details) == [.changes(TaskChanges(note: "for the tamales i need masa and corn husks"))])
  }

  @Test func whatIsOnlyFetchedIsNoName() {
    let read = MarkedText("drop | she's getting bus now so no need", links: [5: 0.9])
      .understood(
        in: ReaderScene(tasks: [.init(number: 5, title: "Get diesel"), .init(number: 8, title: "Call Bo")]))
    #expect(read.acts.isEmpty && read.question != nil)
  }

  /// The card is no MOT where the boiler is named, twice.
  @Test func whatIsNamedSpeaksAgainstTheCard() {
    let read = MarkedText("complete | donaldson job done", links: [5: 0.9]).understood(in: Self.board)
    guard case .which(_, let numbers)? = read.question else {
      Issue.record("\(read.acts)")
      return
    }
    #expect(Set(numbers) == [5, 6, 7])
  }

  @Test func whatHasItsHourStillToComeIsNotOver() {
    let read = MarkedText("complete | talked to her obviously", links: [2: 0.95])
      .understood(in: ReaderScene(tasks: Self.board.tasks))
    #expect(read.acts.isEmpty)
  }

  @Test(arguments: [
    "create | [t mam's hair] is [w saturday at half 11]",
    "create | [t hair with jackie] [w saturday at half 11]",
  ])
  func theSameOnAnotherDayIsAsked(_ marked: String) {
    let read = MarkedText(marked).understood(in: Self.board)
    #expect(read.acts.isEmpty)
    guard case .change(let act)? = read.question else {
      Issue.record("nothing asked")
      return
    }
    #expect(act.targets == [1] && act.intent == .update)
  }

  @Test func theSameOnceMoreIsShown() {
    #expect(told(MarkedText("create | [t get diesel]")) == ["lookup [5]"])
    #expect(told(MarkedText("create | [t get diesel] [w tomorrow]")).first?.hasPrefix("update [5]") == true)
    // Another one is another one.
    #expect(told(MarkedText("create | [t another diesel]")) == ["create []"])
    #expect(told(MarkedText("create | [t ring donaldson 2]")) == ["create []"])
  }

  @Test func aQuestionBehindAStatementAsks() {
    let read = MarkedText("snooze | [r rent]'s not [w till monday], is it?", links: [4: 0.9]).understood(
      in: Self.board)
    #expect(read.acts.map(\.intent) == [.lookup])
  }

  @Test(arguments: [
    ("snooze | wots on friday", Intent.lookup), ("create | what can i do tonight", .next),
    ("create | when is the [t hair]", .lookup), ("create | how about [t a walk]", .create),
    ("create | what a [t mess]", .create),
  ])
  func aQuestionIsNoOrder(_ marked: String, _ intent: Intent) {
    let read = MarkedText(marked, certainty: 0.8).understood(in: ReaderScene(tasks: Self.board.tasks))
    #expect(read.acts.map(\.intent) == [intent])
  }

  @Test func newsWithoutAChangeIsNoted() {
    let read = MarkedText("update | three of the [r hair] pins bounced", links: [1: 0.95]).understood(
      in: Self.board)
    #expect(read.acts.map(\.details) == [.changes(TaskChanges(note: "three of the hair pins bounced"))])
    let edit = MarkedText("update | edit the [r hair]", links: [1: 0.95]).understood(in: Self.board)
    #expect(edit.acts.map(\.details) == [.none])
  }

  @Test func allOfThemIsAllWhereOneWasSpokenOf() {
    let scene = ReaderScene(tasks: Self.board.tasks, just: "created 5")
    let read = MarkedText("complete | tick off all of them").understood(in: scene)
    #expect(read.acts.first?.target == .all(.all))
    let two = ReaderScene(tasks: Self.board.tasks, just: "created 5, 6")
    #expect(MarkedText("complete | tick off all of them").understood(in: two).acts.first?.target == .those)
  }

  @Test func aCorrectionIsOfWhatWasMovedAndNotOfTheCard() {
    let scene = ReaderScene(tasks: Self.board.tasks, card: 5, just: "snoozed 4")
    let read = MarkedText("snooze | no this [w monday]", links: [5: 0.95]).understood(in: scene)
    #expect(read.acts.map(\.targets) == [[4]])
  }
}
