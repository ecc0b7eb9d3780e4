import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What is said to a ring in the chat.
@Suite struct RingAnswerTests {
  private func rung() async throws -> Session {
    let session = try Session()
    try await session.add("Fix the bath", "Email Priya")
    await session.engine.noteRung(1, isNumbered: true)
    return session
  }

  @Test(arguments: [
    ("done", "✓ Done #1 Fix the bath"), ("did it", "✓ Done #1 Fix the bath"),
    ("10 min", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"),
    ("Ten minutes.", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"),
    ("tomorrow", "✓ Snoozed #1 Fix the bath · back tomorrow 9:00 AM"),
    ("in an hour", "✓ Snoozed #1 Fix the bath · back today 11:00 AM"),
    ("let go", "✓ Let go of #1 Fix the bath"), ("1", "✓ Done #1 Fix the bath"),
    ("2", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"), ("5", "✓ Let go of #1 Fix the bath"),
    ("20", "✓ Snoozed #1 Fix the bath · back today 10:20 AM"),
    ("5 more min", "✓ Snoozed #1 Fix the bath · back today 10:05 AM"),
    ("give me half an hour", "✓ Snoozed #1 Fix the bath · back today 10:30 AM"),
    ("voicemail, try again in an hour", "✓ Snoozed #1 Fix the bath · back today 11:00 AM"),
  ])
  func answersAreAboutWhatRang(_ words: String, _ receipt: String) async throws {
    let session = try await rung()
    #expect(await session.say(words).plainReceipts == [receipt])
    #expect(await session.say("undo").receipts.count == 1)
  }

  @Test(arguments: [
    "no one picked up", "couldnt reach them", "no answer", "couldn't get through", "line was busy",
  ])
  func whatWasTriedInVainStaysOpenAndIsAskedAbout(_ words: String) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.receipts.isEmpty && turn.questions.first?.text.contains("Fix the bath") == true)
    #expect(
      await session.say("in an hour").plainReceipts == ["✓ Snoozed #1 Fix the bath · back today 11:00 AM"])
  }

  @Test(arguments: [
    "cancel the priya reminder", "turn off the reminder for priya", "delete my priya alarm",
  ])
  func whoWantsNoRingKeepsTheTask(_ words: String) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.receipts.isEmpty && turn.text.contains("Email Priya"))
    #expect(try await session.store.task(number: 2)?.status == .active)
  }

  @Test(arguments: [
    ("im driving dont ring till 11", "Quiet until today 11:00 AM."),
    ("quiet till 3 please", "Quiet until today 3:00 PM."),
    ("mute until 16h", "Quiet until today 4:00 PM."),
    ("don't ring me before 4", "Quiet until today 4:00 PM."),
    ("mute this afternoon", "Quiet until today 6:00 PM."),
    ("mute until i'm home", "quiet hours 20:00 to 8:00"),
    ("never ring at lunch", "quiet hours 20:00 to 8:00"),
  ])
  func quietIsWishedForInSentences(_ words: String, _ reply: String) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.text.contains(reply) && turn.receipts.isEmpty, "\(turn.text)")
  }

  /// What stands by itself is heard as such, and the ring waits for no answer after it.
  @Test func aMessageOfItsOwnIsNotSwallowed() async throws {
    let session = try await rung()
    let added = await session.say("buy milk tomorrow").plainReceipts
    #expect(added.count == 1 && added[0].hasPrefix("✓ Added #3"))
    #expect(await session.say("let go").receipts.allSatisfy { !$0.contains("#1 ") })
  }

  @Test(arguments: [
    ("mute today", "Quiet until tomorrow 8:00 AM."), ("unmute", "listening"),
    ("stop asking about the bath", "Fix the bath"),
  ])
  func ringingIsSpokenOf(_ words: String, _ reply: String) async throws {
    let session = try await rung()
    #expect(await session.say(words).text.contains(reply))
  }

  @Test func pressureGoesUpAndDownAStepAtATime() async throws {
    let session = try await rung()
    let line = "✓ Changed #2 Email Priya · "
    #expect(await session.say("nudge me more about priya").plainReceipts == [line + "moderate reminders"])
    #expect(await session.say("nag me about priya").plainReceipts == [line + "aggressive reminders"])
    #expect(await session.say("be gentler about priya").plainReceipts == [line + "moderate reminders"])
    #expect(await session.say("undo").plainReceipts.count == 1)
  }

  @Test(arguments: [
    ("remind me an hour before", "today 2:00 PM"), ("remind me the day before the rent", "Tuesday 9:00 AM"),
    ("remind me about the rent two days before", "Monday 9:00 AM"),
  ])
  func aReminderAheadIsOfTheTaskThatIsThere(_ words: String, _ when: String) async throws {
    let session = try Session()
    _ = await session.say("pay rent wednesday")
    _ = await session.say("call the dentist today at 3pm")
    let receipts = await session.say(words).plainReceipts
    #expect(receipts.count == 1 && receipts[0].hasSuffix("· \(when)"), "\(receipts)")
  }

  /// What has no day to hang on makes no reminder, and changes nothing.
  @Test func aReminderAheadOfNothingIsNone() async throws {
    let session = try Session()
    try await session.add("Buy milk")
    #expect(await session.say("remind me the day before the milk").receipts.isEmpty)
  }

  @Test func doneWithANumberIsThatOne() async throws {
    let session = try Session()
    for title in ["call mom", "buy milk", "water the plants"] { _ = await session.say(title) }
    let receipts = await session.say("done with 1").plainReceipts
    #expect(receipts.count == 1 && receipts[0].hasPrefix("✓ Done #1"))
  }

  /// Where no numbers stand, as on the desktop, one counts minutes.
  @Test func aNumberLetsNothingGoWhereNoneWasShown() async throws {
    let session = try Session()
    try await session.add("Fix the bath")
    await session.engine.noteRung(1)
    #expect(await session.say("5").plainReceipts == ["✓ Snoozed #1 Fix the bath · back today 10:05 AM"])
  }

  /// After another message the ring still takes a length, and no bare number.
  @Test func aLengthIsTheRingsALittleLonger() async throws {
    let session = try await rung()
    _ = await session.say("tell sarah the tickets are here")
    #expect(await session.say("10 min").plainReceipts == ["✓ Snoozed #1 Fix the bath · back today 10:10 AM"])
  }
}
