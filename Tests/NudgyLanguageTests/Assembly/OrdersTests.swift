import NudgyCore
import NudgyReader
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Orders about what is listed that are meant as they stand: whole titles, new names, what is there twice.
@Suite("Orders") struct OrdersTests {
  private static let board = ReaderScene(
    tasks: [
      .init(number: 3, title: "Tires Jensens"), .init(number: 4, title: "Rotate tires at Jensens"),
      .init(number: 5, title: "New barb wire"),
      .init(number: 7, title: "Vet for the dog", dueDay: "2026-12-01"),
      .init(number: 8, title: "Ring the council about the blue badge"),
    ], card: 7, just: "shown 7")

  private func understood(_ text: String, in scene: ReaderScene = board) -> Understanding {
    Understander(LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)).understand(text, in: scene)
  }

  private func read(_ text: String) -> [String] {
    let read = understood(text)
    return read.acts.map { "\($0.intent) \($0.targets)" }
      + read.questions.compactMap { $0.act.map { "\($0.intent) \($0.targets)?" } }
  }

  @Test(arguments: [
    ("drop tires jensens", "drop [3]"), ("get the one called tires jensens off of there", "drop [3]"),
    ("done vet for the dog", "complete [7]"), ("theres two tire ones now. drop the short one", "drop [3]"),
    ("I think number 3 is the same matter as number 4, so please throw away number 3.", "drop [3]"),
    ("you've got the tires on there twice, keep one", "drop [3]?"), ("#5 is a duplicate", "drop [5]?"),
    ("#3 is the same as #4", "drop [3]?"), ("7", "lookup [7]"), ("#3", "lookup [3]"), ("5 off.", "drop [5]"),
    ("3 and 4 out please", "drop [3, 4]"),
    ("delete 7 no wait move 7 to 5 december", "update [7]"), ("delete 4. delete 5", "drop [4, 5]"),
    ("3 and 4 are finished", "complete [3, 4]"), ("5 is done, 8 is done", "complete [5, 8]"),
    ("5 gone pls", "drop [5]"),
    ("did 5", "complete [5]"),
    ("please remind me one hour and a half before it, because the tram is slow", "update [7]"),
  ])
  func whatIsNamedWholeOrTwiceIsMeant(_ text: String, _ meant: String) {
    #expect(read(text) == [meant])
  }

  @Test(arguments: [
    (
      "the council one should say ring the council if it hasn't come", 8, "Ring the council if it hasn't come"
    ),
    ("rotate tires at Jensens shop, thats what it shoud say", 4, "Rotate tires at Jensens shop"),
    ("Not like this. Name is just Vet for Rex, and it is in Mill Road", 7, "Vet for Rex"),
  ])
  func anotherNameIsSaidInOtherWords(_ text: String, _ number: Int, _ title: String) {
    let acts = understood(text).acts
    #expect(acts.map(\.targets) == [[number]])
    guard case .changes(let changes)? = acts.first?.details else {
      Issue.record("no change in \(acts)")
      return
    }
    #expect(changes.title == title)
  }

  /// A number says where it belongs; what stands before it or behind the colon is the note.
  @Test(arguments: [
    ("Add part number 128990-42200 to 7 as a note.", 7, "part number 128990-42200"),
    ("note on 5: the long rolls", 5, "the long rolls"),
    ("please add a note to #8: ask for Dee", 8, "ask for Dee"),
    ("put the gate code 4471 on number 7", 7, "the gate code 4471"),
  ])
  func aNoteGoesToItsNumber(_ text: String, _ number: Int, _ note: String) {
    let acts = understood(text).acts
    #expect(acts.map(\.targets) == [[number]])
    #expect(acts.first?.details == .changes(TaskChanges(note: note)))
  }

  @Test(arguments: ["add 2 eggs to 3 pans", "put 5 in the bag", "add salt to 12", "note that 7 is a prime"])
  func aNumberThatCountsTakesNoNote(_ text: String) {
    #expect(NumberedNote.act(text, listed: [3, 5, 7, 8]) == nil)
  }

  @Test func aTimeBehindANewNameIsWhenItIs() throws {
    let act = try #require(
      understood("rename number 7 to vet for rex tuesday seven pm").acts.first)
    #expect(act.when?.start?.date.description == "2026-11-24" && act.when?.start?.time.hour == 19)
    guard case .changes(let changes) = act.details else {
      Issue.record("no change in \(act)")
      return
    }
    #expect(changes.title == "Vet for rex")
  }

  /// The hour that a task has, said with another one.
  @Test(
    arguments: [
      ("the trial was seven not six", 18 * 60, 19 * 60), ("he wants 8:30 and not 8", 8 * 60, 8 * 60 + 30),
      ("it isn't at six it's at seven", 18 * 60, 19 * 60), ("half six not six", 18 * 60, 18 * 60 + 30),
      ("at 3, not 3:40", 15 * 60 + 40, 15 * 60), ("not at nine but at eleven", 9 * 60, 11 * 60),
      ("six not seven", 18 * 60, nil), ("seven people, not six", 9 * 60, nil), ("not six", 18 * 60, nil),
    ] as [(String, Int, Int?)])
  func anotherHourIsTheOneBesideTheOld(_ text: String, _ due: Int, _ minute: Int?) {
    let words = text.lowercased().split(separator: " ").map { $0.filter { $0 != "," } }
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    #expect(HourInstead(words, due: due, context)?.minute == minute)
  }

  @Test(arguments: [
    ("lola says the vet is wednesday is it", true), ("the vet is not till friday, is it?", true),
    ("the vet is wednesday", false), ("that is it", false), ("whatever it is it is tuesday", false),
  ])
  func aTagAsks(_ text: String, _ asks: Bool) { #expect(AskedInPassing.endsAsking(text) == asks) }

  /// Of eight in the morning.
  @Test func anHourStaysInItsHalf() throws {
    let board = ReaderScene(
      tasks: [.init(number: 10, title: "Dressing", dueDay: "2026-11-24", dueMinute: 8 * 60)])
    let act = try #require(
      understood("move 10 to 7:45", in: board).acts.first)
    #expect(act.when?.start?.date.description == "2026-11-24" && act.when?.start?.time.hour == 7)
  }

  /// The calendar is asked, and no task; today is Friday, November 20.
  @Test(arguments: [
    ("is the 10th a thursday", "2026-12-10"), ("what day is the 24th?", "2026-11-24"),
    ("what day is christmas this year", "2026-12-25"), ("when is easter", "2027-03-28"),
    ("how many days till the 24th", "2026-11-24"), ("how many days until yesterday", nil),
    ("ok what date is next friday", "2026-11-27"),
    ("what day is the vet", nil), ("is the vet a thursday", nil), ("when is friday", nil),
    ("what day is it", nil), ("is the 10th a problem", nil), ("how long to fix it", nil),
  ])
  func theCalendarIsAsked(_ question: String, _ day: String?) {
    let act = CalendarAsking.act(
      question, in: Self.board, LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork))
    #expect(act?.when?.start?.date.description == day)
  }

  /// "Same" is said of many things.
  @Test(arguments: [
    "vet is the same day as the council", "it should say on the form", "#3 and #4 are not the same thing",
    "don't drop 3 though it's the same thing as 4", "5 is not a duplicate", "take the vet for the dog out",
    "10 off", "drop tires", "should I say something to the council?",
  ])
  func otherWordsAreNoSuchOrder(_ text: String) {
    #expect(SameThing(text, in: Self.board) == nil)
    #expect(NewName(text, in: Self.board) == nil)
    #expect(TitledOrder.act(text, in: Self.board) == nil)
  }
}
