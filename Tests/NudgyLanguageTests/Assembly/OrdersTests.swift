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

  private func read(_ text: String) -> [String] {
    let read = Understander(LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)).understand(
      text, in: Self.board)
    return read.acts.map { "\($0.intent) \($0.targets)" }
      + read.questions.compactMap { $0.act.map { "\($0.intent) \($0.targets)?" } }
  }

  @Test(arguments: [
    ("drop tires jensens", "drop [3]"), ("get the one called tires jensens off of there", "drop [3]"),
    ("done vet for the dog", "complete [7]"), ("theres two tire ones now. drop the short one", "drop [3]"),
    ("I think number 3 is the same matter as number 4, so please throw away number 3.", "drop [3]"),
    ("you've got the tires on there twice, keep one", "drop [3]?"), ("#5 is a duplicate", "drop [5]?"),
    ("#3 is the same as #4", "drop [3]?"), ("7", "lookup [7]"), ("#3", "lookup [3]"),
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
    let acts = Understander(LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)).understand(
      text, in: Self.board
    ).acts
    #expect(acts.map(\.targets) == [[number]])
    guard case .changes(let changes)? = acts.first?.details else {
      Issue.record("no change in \(acts)")
      return
    }
    #expect(changes.title == title)
  }

  /// "Same" is said of many things.
  @Test(arguments: [
    "vet is the same day as the council", "it should say on the form", "#3 and #4 are not the same thing",
    "don't drop 3 though it's the same thing as 4", "5 is not a duplicate", "take the vet for the dog out",
    "drop tires", "should I say something to the council?",
  ])
  func otherWordsAreNoSuchOrder(_ text: String) {
    #expect(SameThing(text, in: Self.board) == nil)
    #expect(NewName(text, in: Self.board) == nil)
    #expect(TitledOrder.act(text, in: Self.board) == nil)
  }
}
