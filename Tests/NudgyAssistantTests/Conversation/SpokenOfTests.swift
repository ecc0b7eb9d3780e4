import Foundation
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What is told of tasks and people that are spoken of already.
@Suite struct SpokenOfTests {
  struct News: Sendable, CustomTestStringConvertible {
    let messages: [String]
    /// The receipts of the last message, without their emoji.
    let receipts: [String]
    var testDescription: String { messages.last ?? "" }

    init(_ messages: String..., receipts: [String]) {
      self.messages = messages
      self.receipts = receipts
    }
  }

  @Test(arguments: [
    News(
      "file the taxes", "the taxes are due april 15",
      receipts: ["✓ Changed #1 File the taxes · due Apr 15, 2027"]),
    News("pay rent", "rent is due on the 1st", receipts: ["✓ Changed #1 Pay rent · due Dec 1"]),
    News("the report is due friday", receipts: ["✓ Added #1 Report · Nov 27"]),
    News(
      "send the parcel", "the parcel has to go by wednesday",
      receipts: ["✓ Changed #1 Send the parcel · due Wednesday"]),
    // What is only like it is something else.
    News("buy a tent", "the rent is due on the 1st", receipts: ["✓ Added #2 Rent · Dec 1"]),
    News(
      "water plants wednesday", "move it before lunch",
      receipts: ["✓ Changed #1 Water plants · due Wednesday 12:00 PM"]),
    News(
      "dentist on january 12", "no, the 15th", receipts: ["✓ Changed #1 Dentist · due Jan 15, 2027"]),
    News(
      "dentist on the second saturday in january", "no, the third saturday",
      receipts: ["✓ Changed #1 Dentist · due Jan 16, 2027"]),
    News("call the vet", "buy milk", "i called them already", receipts: ["✓ Done #1 Call the vet"]),
    News(
      "call mom", "what's next?", "ok do that later",
      receipts: ["✓ Snoozed #1 Call mom · back today 1:00 PM"]),
    News(
      "book flights to rome", "add a step: check the passport",
      receipts: ["✓ Changed #1 Book flights to rome · 1 step"]),
  ])
  func news(_ row: News) async throws {
    let session = try Session()
    var receipts: [String] = []
    for message in row.messages {
      let turn = await session.say(message)
      // What sweeps over several is asked about first.
      let isAsked = turn.questions.first?.text.hasSuffix("Go ahead?") == true
      receipts = isAsked ? await session.say("yes").plainReceipts : turn.plainReceipts
    }
    #expect(Session.Turn.effects(receipts).sorted() == Session.Turn.effects(row.receipts).sorted())
  }

  /// What is pointed at in what was told or listed.
  @Test(arguments: [
    News(
      "buy milk", "call the vet", "water the plants", "done with the first two",
      receipts: ["✓ Done #1 Buy milk", "✓ Done #2 Call the vet"]),
    News(
      "buy milk, call the vet and pay rent", "drop the last two",
      receipts: ["✓ Let go of #2 Call the vet", "✓ Let go of #3 Pay rent"]),
    News(
      "buy milk and call the vet", "the second one is done", "move the other one to monday",
      receipts: ["✓ Snoozed #1 Buy milk · back Monday 9:00 AM"]),
    // Told after half a dozen others, "both" are the two that were just told.
    News(
      "pay rent", "what's next?", "call mom and clean the car", "push both to tuesday",
      receipts: [
        "✓ Snoozed #2 Call mom · back Tuesday 9:00 AM", "✓ Snoozed #3 Clean the car · back Tuesday 9:00 AM",
      ]),
    News(
      "pay rent", "call mom and clean the car", "push all of them to tuesday",
      receipts: [
        "✓ Snoozed #2 Call mom · back Tuesday 9:00 AM", "✓ Snoozed #3 Clean the car · back Tuesday 9:00 AM",
      ]),
    News(
      "pay rent, call mom and clean the car", "everything except the rent can wait until tuesday",
      receipts: [
        "✓ Snoozed #3 Clean the car · back Tuesday 9:00 AM", "✓ Snoozed #2 Call mom · back Tuesday 9:00 AM",
      ]),
    News(
      "pay rent today, call mom and clean the car", "what's next?", "the rest can wait until tuesday",
      receipts: [
        "✓ Snoozed #3 Clean the car · back Tuesday 9:00 AM", "✓ Snoozed #2 Call mom · back Tuesday 9:00 AM",
      ]),
    News(
      "pay rent", "what's next?", "call mom and clean the car", "delete all of them",
      receipts: ["✓ Let go of #2 Call mom", "✓ Let go of #3 Clean the car"]),
    News("read the books", "done with the books", receipts: ["✓ Done #1 Read the books"]),
    News("return the book", "done with the books", receipts: ["✓ Done #1 Return the book"]),
    News("call sam", "me too", receipts: []),
    News(
      "book the mot", "when is it", "move it to the 28th",
      receipts: ["✓ Snoozed #1 Book the mot · back Nov 28 9:00 AM"]),
    News("call sam", "done", "i never did it actually", receipts: ["✓ Back on the list: #1 Call sam"]),
  ])
  func pointedAt(_ row: News) async throws { try await news(row) }

  /// Which of three is "the other one" is asked; a list of two hours ago is not gone on with.
  @Test func theOtherOfThreeIsAsked() async throws {
    let session = try Session()
    _ = await session.say("buy milk, call the vet and pay rent")
    _ = await session.say("the second one is done")
    #expect(
      await session.say("move the other one to monday").questions.map(\.choices) == [
        ["#1 🥛 Buy milk", "#3 💵 Pay rent"]
      ])
  }

  /// Her birthday is hers, and nobody's when nobody was spoken of.
  @Test(arguments: [
    (
      ["my sister's name is Ana"], "her birthday is march 3",
      "✓ Remembered: Your sister's birthday is march 3."
    ),
    (["call my sister"], "her birthday is march 3", "✓ Remembered: Your sister's birthday is march 3."),
    (["call dad", "buy milk"], "his number is 555-1234", "✓ Remembered: Your dad's number is 555-1234."),
    ([], "her birthday is march 3", "✓ Remembered: Her birthday is march 3."),
    ([], "the plumber is called Mario", "✓ Remembered: Your plumber is Mario."),
  ])
  func whoseItIs(_ before: [String], _ message: String, _ memo: String) async throws {
    let session = try Session()
    for message in before { _ = await session.say(message) }
    #expect(await session.say(message).memos == [memo])
  }

  /// What was said half an hour ago gives a pronoun its meaning no more.
  @Test(arguments: [(29, "Your dad's"), (31, "His")])
  func aPauseEndsIt(_ minutes: Int, _ owner: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await Session(folder: folder).say("call dad")
    let later = TestWorld.now.addingTimeInterval(Double(minutes) * 60)
    let session = try Session(now: later, folder: folder, lastID: 100)
    #expect(
      await session.say("his number is 555-1234").memos == ["✓ Remembered: \(owner) number is 555-1234."])
  }

  /// The task is made first; the letter keeps the tone that was asked for.
  @Test func aFormalLetterToNobodyYetIsFormal() async throws {
    let session = try Session()
    let turn = await session.say("draft a formal email to my landlord about the damp")
    #expect(turn.receipts.count == 2)
    let same = try Session()
    _ = await same.say("email my landlord about the damp")
    let known = await same.say("draft it formally")
    #expect(turn.text.contains("Kind regards") || turn.text.contains("Sincerely"), "\(turn.text)")
    #expect(!known.text.isEmpty)
  }

  /// What memory does not know, a task may tell.
  @Test func whatWasSaidOfSomeoneIsATask() async throws {
    let session = try Session()
    _ = await session.say("reply to jen")
    let turn = await session.say("what did i say about jen?")
    #expect(turn.listed == ["Reply to jen"])
    #expect(turn.text.isEmpty)
    #expect(await session.say("what did i say about tim?").listed.isEmpty)
  }

  @Test(arguments: ["what's my dentist's number?", "what is the dentist's phone number"])
  func aNumberToldWithTheName(_ question: String) async throws {
    let session = try Session()
    _ = await session.say("remember my dentist is dr patel on 555 2020")
    #expect(await session.say(question).text.contains("555 2020"))
    #expect(await !session.say("what's my dentist's email?").text.contains("555 2020"))
  }

  @Test func hisNumberIsFound() async throws {
    let session = try Session()
    _ = await session.say("call dad")
    _ = await session.say("his number is 555-1234")
    #expect(await session.say("what's his number?").text == "Your dad's number is 555-1234.")
  }

  @Test(arguments: [
    ("when is it?", "Dentist is due tomorrow 3:00 PM."),
    ("when is it due", "Dentist is due tomorrow 3:00 PM."),
  ])
  func whenItIs(_ question: String, _ answer: String) async throws {
    let session = try Session()
    _ = await session.say("dentist tomorrow at 3")
    #expect(await session.say(question).text == answer)
  }

  @Test(arguments: ["show it", "start with the dishes", "what's left of it"])
  func theOneSpokenOf(_ message: String) async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("wash the dishes")
    #expect(await session.say(message).listed == ["Wash the dishes"])
    // …and it is what "done" means.
    #expect(await session.say("done").plainReceipts == ["✓ Done #2 Wash the dishes"])
  }
}
