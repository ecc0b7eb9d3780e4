import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Questions about days are answered by day, whole. Now is Friday 2026-11-20 10:00.
@Suite struct AgendaTalkTests {
  private func session() async throws -> Session {
    let session = try Session()
    let calendar = TestWorld.newYork
    let today = calendar.day(of: TestWorld.now)
    let dated = [
      ("Expenses", -2), ("Plants", 1), ("Dentist", 6), ("Rent", 7), ("Pack", 8), ("Trip", 15), ("Far", 60),
    ]
    for (title, days) in dated {
      var new = NewTask(title: title)
      new.due = .day(today.adding(days: days), in: calendar)
      _ = try await session.store.apply(
        [.create(new)], at: TestWorld.now.addingTimeInterval(-60), turn: UUID())
    }
    try await session.add("Buy milk")
    return session
  }

  private static let dated = ["Expenses", "Plants", "Dentist", "Rent", "Pack", "Trip", "Far"]

  /// Right behind the card it would be when that is to come back.
  @Test func aDaySomeTurnsAfterACardAsksWhatThereIs() async throws {
    let session = try await session()
    _ = await session.say("what's next?")
    _ = await session.say("how are you?")
    let turn = await session.say("saturday")
    #expect(turn.receipts == [])
    #expect(turn.listed == ["Plants"])
  }

  @Test(arguments: [
    ("what's on thursday", ["Dentist"]),
    ("What am I doing on Saturday?", ["Plants"]),
    ("what's left before the trip", ["Expenses", "Plants", "Dentist", "Rent", "Pack", "Trip"]),
    ("what's left to do before friday", ["Expenses", "Plants", "Dentist"]),
    ("what's due soon", ["Expenses", "Plants", "Dentist"]),
    ("what's coming up this week", ["Expenses", "Plants"]),
    ("what's coming up", dated), ("agenda", dated), ("show my agenda", dated), ("Agenda, please", dated),
    ("show me everything", dated + ["Buy milk"]),
    ("agenda for saturday", ["Plants"]), ("show me next week's agenda", ["Dentist", "Rent", "Pack"]),
  ])
  func answersByDay(_ question: String, _ titles: [String]) async throws {
    let turn = try await session().say(question)
    let listings = turn.events.compactMap { if case .list(let listing) = $0 { listing } else { nil } }
    #expect(listings.count == 1)
    #expect(listings.first?.agenda != nil)
    #expect(turn.listed == titles)
    #expect(turn.cards.isEmpty && turn.receipts.isEmpty)
  }

  @Test(arguments: ["show me the list", "what's on my list?", "what is overdue", "what did i do yesterday?"])
  func aPlainListStaysOne(_ question: String) async throws {
    let turn = try await session().say(question)
    for case .list(let listing) in turn.events { #expect(listing.agenda == nil) }
  }

  @Test(arguments: ["prepare the agenda for tomorrow", "print agendas for the board"])
  func anAgendaCanBeATask(_ text: String) async throws {
    #expect(try await session().say(text).receipts.count == 1)
  }

  @Test func aDayWithNothingIsSaid() async throws {
    #expect(try await session().say("what's on wednesday").text == "Nothing here for Wednesday.")
    #expect(try await Session().say("agenda").text == "Nothing dated there. The days are yours.")
  }

  @Test func untilATaskThatIsNotThere() async throws {
    let turn = try await session().say("what's left before the wedding")
    #expect(turn.listed.isEmpty)
    #expect(turn.notices.count == 1)
  }

  /// "Something small" finds the small one, and sets nothing aside for it.
  @Test(arguments: [
    "something small", "give me something small", "a small one please", "something quick", "anything easy?",
    "i have 5 minutes", "something i can do in 5 minutes", "what can i do in 10 min", "low energy",
  ])
  func smallOnesAreFound(_ wish: String) async throws {
    let session = try Session()
    try await session.add("Reply to Sarah", "Write the thesis", "Frobnicate the garage")
    #expect(await session.say("what's next?").cards == ["Frobnicate the garage"])
    let turn = await session.say(wish)
    #expect(turn.cards == ["Reply to Sarah"])
    #expect(turn.receipts.isEmpty && turn.questions.isEmpty)
  }
}
