import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What a message means after the ones before it.
@Suite struct FollowUpTests {
  struct Talk: Sendable, CustomTestStringConvertible {
    let name: String
    let messages: [String]
    /// The receipts of the last message, without their emoji.
    let receipts: [String]
    var testDescription: String { name }
  }

  static let talks = [
    Talk(
      name: "a time after a corrected day is on that day",
      messages: ["call mom tomorrow", "actually tuesday", "at 5"],
      receipts: ["✓ Changed #1 Call mom · due Tuesday 5:00 PM"]),
    Talk(
      name: "a snooze through the question is what is corrected",
      messages: ["call mom", "what's next?", "snooze it", "2", "actually tuesday"],
      receipts: ["✓ Snoozed #1 Call mom · back Tuesday 9:00 AM"]),
    Talk(
      name: "a snooze past the deadline says so",
      messages: ["call mom by tuesday", "snooze it until wednesday"],
      receipts: ["✓ Snoozed #1 Call mom · back Wednesday 9:00 AM · due Tuesday"]),
    Talk(
      name: "a vague snooze comes back before the deadline",
      messages: ["call mom at noon", "what's next?", "not now"],
      receipts: ["✓ Snoozed #1 Call mom · back today 11:00 AM"]),
    Talk(
      name: "not today is tomorrow", messages: ["call mom", "what's next?", "not today"],
      receipts: ["✓ Snoozed #1 Call mom · back tomorrow 9:00 AM"]),
    Talk(
      name: "undo says what stands now", messages: ["call mom tomorrow", "no, tuesday", "undo"],
      receipts: ["✓ Undid changing: #1 Call mom · due tomorrow"]),
  ]

  @Test(arguments: talks) func means(_ talk: Talk) async throws {
    let session = try Session()
    var last = Session.Turn()
    for message in talk.messages { last = await session.say(message) }
    #expect(last.receipts.map { PlainText.singleLine($0.filter { !$0.isEmoji }) } == talk.receipts)
  }

  @Test func whatWasJustSnoozedIsNotOfferedAgain() async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("what's next?")
    #expect(await session.say("snooze it for an hour").cards.isEmpty)
    #expect(await session.say("what's next?").cards == ["Call mom"])
  }

  @Test func skippingTheOnlyTaskShowsNoCard() async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("what's next?")
    let skipped = await session.say("skip")
    #expect(skipped.receipts == ["✓ Skipped #1 Call mom"])
    #expect(skipped.cards.isEmpty)
  }

  @Test(arguments: [
    ("what's on tuesday?", ["Pay rent"]), ("anything due tomorrow?", []),
    ("what do I have next week?", ["Pay rent", "See Ana"]), ("what's due on wednesday", ["See Ana"]),
  ]) func aDayIsAskedFor(_ question: String, _ titles: [String]) async throws {
    let session = try Session()
    _ = await session.say("pay rent on tuesday")
    _ = await session.say("see Ana on wednesday")
    _ = await session.say("read a book")
    let turn = await session.say(question)
    #expect(turn.listed == titles)
    #expect(turn.receipts.isEmpty)
  }

  @Test func theNewVoiceSpeaksAtOnce() async throws {
    let session = try Session()
    let before = await session.say("use the grandma voice").text
    let grandma = try #require(PersonaLibrary(folder: nil).persona(id: "grandma"))
    #expect(grandma.lines(for: .personaSwitched).map(\.source).contains(before))
  }

  @Test(arguments: ["i want to kill myself", "I just want to die", "i don't want to be here anymore"])
  func aCrisisIsNeverATask(_ words: String) async throws {
    let session = try Session()
    let typed = await session.say(words)
    #expect(typed.text.contains("988"))
    #expect(typed.receipts.isEmpty)
    let pasted = await session.say("buy milk. \(words). call mom", origin: .pasted)
    #expect(pasted.text.contains("988"))
    #expect(try await session.titles(.all).allSatisfy { $0 == "Buy milk" || $0 == "Call mom" })
    await #expect(throws: NudgyError.crisis) { try await session.engine.capture(words) }
  }
}

/// What was taken for talk can still be kept.
@Suite struct KeepingTests {
  @Test func keepItHoldsTheWordsBefore() async throws {
    let session = try Session()
    let talk = await session.say("the gutters look awful this time of year")
    #expect(talk.receipts.isEmpty)
    #expect(talk.notices == [AssistantWording.keepIt])
    let kept = await session.say("keep it")
    #expect(kept.receipts.count == 1)
    #expect(try await session.titles(.all) == ["The gutters look awful this time of year"])
  }

  @Test(arguments: ["keep it", "hold that"]) func withoutAnOfferNothingIsKept(_ words: String) async throws {
    let session = try Session()
    _ = await session.say("thanks")
    _ = await session.say(words)
    #expect(try await session.titles(.all).isEmpty)
  }
}
