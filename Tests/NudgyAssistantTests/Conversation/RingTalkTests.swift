import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What is said around rings: long answers, starts, firmness, kinds, and what stands at the top.
@Suite struct RingTalkTests {
  private func rung(_ number: Int = 1) async throws -> Session {
    let session = try Session()
    try await session.add("Fix the bath", "Email Priya")
    await session.engine.noteRung(number)
    return session
  }

  private func silent(_ session: Session) async -> Set<RingKind> {
    await RingChoices.load(from: session.store).silent
  }

  @Test(arguments: [
    ("oh right i did that one this morning thanks", "✓ Done #1 Fix the bath"),
    ("can't right now", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"),
    ("oh, forget it", "✓ Let go of #1 Fix the bath"),
    ("10 min", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"),
    ("start 5", "✓ Changed #1 Fix the bath · ⏰ today 10:05 AM"),
    ("5 minutes on it", "✓ Changed #1 Fix the bath · ⏰ today 10:05 AM"),
  ])
  func aSentenceIsAboutWhatRang(_ words: String, _ receipt: String) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.receipts == [receipt])
    #expect(turn.questions.isEmpty)
  }

  @Test func lowEnergyAndAVoiceLetTheRingStand() async throws {
    let session = try await rung()
    #expect(await session.say("low energy").text.contains("wo"))
    #expect(await session.say("grandma").receipts.isEmpty)
    #expect(await session.engine.speaker().id == "grandma")
    #expect(await session.say("done").plainReceipts == ["✓ Done #1 Fix the bath"])
  }

  @Test func anotherMessageLetsTheRingStand() async throws {
    let session = try await rung()
    #expect(await session.say("what time is it?").receipts.isEmpty)
    #expect(await session.say("let go").plainReceipts == ["✓ Let go of #1 Fix the bath"])
  }

  @Test func whatWasBegunStillRings() async throws {
    let session = try await rung()
    _ = await session.say("start 2")
    #expect(await session.say("ok done for today").receipts.isEmpty)
    #expect(await session.say("5 min").receipts.count == 1)
    #expect(await session.say("done").plainReceipts == ["✓ Done #1 Fix the bath"])
  }

  /// What is said of ringing is no answer to a question about a task.
  @Test(arguments: [("leave me alone today", "Quiet until"), ("stop asking about the gym", "")])
  func ringingIsNoAnswer(_ words: String, _ reply: String) async throws {
    let session = try await rung()
    _ = await session.say("done")
    #expect(await session.say("not now").questions.count == 1)
    let turn = await session.say(words)
    #expect(turn.questions.isEmpty && turn.receipts.isEmpty && turn.text.hasPrefix(reply))
  }

  /// What came between is what "done" is about; "not now" still means what rang.
  @Test func notNowIsAboutTheRingEvenLater() async throws {
    let session = try await rung()
    _ = await session.say("buy milk tomorrow")
    #expect(await session.say("not now").plainReceipts == ["✓ Snoozed #1 Fix the bath · back today 10:10 AM"])
  }

  // MARK: - Firmness

  private func putAway(_ session: Session, _ times: Int) async -> Session.Turn {
    var turn = Session.Turn()
    for _ in 0..<times {
      await session.engine.noteRung(1)
      turn = await session.say("in an hour")
    }
    return turn
  }

  @Test func afterTheThirdTimeLouderIsOfferedOnce() async throws {
    let session = try await rung(2)
    #expect(await putAway(session, 2).questions.isEmpty)
    let text = "You've put \"Fix the bath\" away three times. Want me louder about it?"
    #expect(await putAway(session, 1).questions.map(\.text) == [text])
    #expect(await session.say("yes").plainReceipts == ["✓ Changed #1 Fix the bath · moderate reminders"])
    #expect(await session.say("undo").receipts.count == 1)
    #expect(await putAway(session, 2).questions.isEmpty)
  }

  @Test(arguments: ["no", "buy milk"]) func noIsForGood(_ answer: String) async throws {
    let session = try await rung(2)
    #expect(await putAway(session, 3).questions.count == 1)
    #expect(await session.say(answer).receipts.allSatisfy { !$0.contains("reminders") })
    #expect(await putAway(session, 2).questions.isEmpty)
    #expect(try await session.store.task(number: 1)?.pressure == nil)
  }

  // MARK: - Kinds and questions

  @Test(
    arguments: [
      ("no end of day check-in", [.endOfDay]), ("no more link reminders", [.links]),
      ("stop telling me about stale tasks", [.stale]), ("don't check in on me", [.stale, .endOfDay, .links]),
    ] as [(String, Set<RingKind>)])
  func kindsAreSwitched(_ words: String, _ kinds: Set<RingKind>) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.receipts.isEmpty && turn.questions.isEmpty && !turn.text.isEmpty)
    #expect(await silent(session) == kinds)
    #expect(await session.say("are you muted?").text.contains("back"))
    _ = await session.say("check in on me again")
    #expect(await silent(session).isEmpty)
  }

  @Test(arguments: [
    ("what does aggressive mean?", "Aggressive rings"), ("moderate reminders", "Moderate also"),
    ("are you muted?", "No, I'm listening"), ("why didn't you ring?", "has no time to ring at"),
  ])
  func ringingIsAskedAbout(_ words: String, _ answer: String) async throws {
    let session = try await rung()
    let turn = await session.say(words)
    #expect(turn.text.contains(answer) && turn.receipts.isEmpty && turn.questions.isEmpty, "\(turn.text)")
  }

  // MARK: - Told ahead

  @Test func aWishWithoutADayAsksForIt() async throws {
    let session = try Session()
    let turn = await session.say("buy milk, remind me the day before")
    #expect(turn.plainReceipts == ["✓ Added #1 Buy milk"])
    #expect(turn.questions.map(\.text) == ["The day before what: when is \"Buy milk\" due?"])
    let receipts = await session.say("it's due wednesday").receipts
    #expect(receipts.count == 1 && receipts[0].contains("⏰ Tuesday 9:00 AM"), "\(receipts)")
  }

  @Test func aMomentThatHasPassedIsSaid() async throws {
    let session = try Session()
    let turn = await session.say("buy milk tomorrow, remind me the day before")
    #expect(turn.notices.count == 1 && turn.notices[0].contains("past already"), "\(turn.events)")
  }

  // MARK: - At launch

  private func nuclear(_ session: Session) async throws {
    var patch = TaskPatch()
    (patch.pressure, patch.steps) = (.set(.nuclear), [TaskStep(title: "Open the form")])
    _ = try await session.store.apply([.update(number: 1, patch)], at: TestWorld.now, turn: UUID())
  }

  @Test func whatMustNotSlipStandsAtTheTop() async throws {
    let session = try await rung(2)
    try await nuclear(session)
    var patch = TaskPatch()
    patch.pressure = .set(.aggressive)
    patch.due = .set(.instant(TestWorld.now.addingTimeInterval(3600), in: TestWorld.newYork))
    _ = try await session.store.apply([.update(number: 2, patch)], at: TestWorld.now, turn: UUID())
    let nudge = try #require(await session.engine.launchNudge())
    #expect(nudge.asking?.number == 1 && nudge.others.map(\.number) == [2])
    #expect(nudge.offer == "Two minutes: just \"Open the form\"?")
  }

  @Test(arguments: [
    ("1", "✓ Done #1 Fix the bath"), ("2", "✓ Snoozed #1 Fix the bath · back today 10:10 AM"),
    ("3", "✓ Snoozed #1 Fix the bath · back tomorrow 9:00 AM"), ("5", "✓ Let go of #1 Fix the bath"),
  ])
  func itsNumbersAnswer(_ key: String, _ receipt: String) async throws {
    let session = try Session()
    try await session.add("Fix the bath", "Email Priya")
    var patch = TaskPatch()
    patch.pressure = .set(.nuclear)
    _ = try await session.store.apply([.update(number: 1, patch)], at: TestWorld.now, turn: UUID())
    let nudge = try #require(await session.engine.launchNudge())
    #expect(!nudge.offer.isEmpty)
    #expect(await session.say("hi").receipts.isEmpty)
    #expect(await session.say(key).plainReceipts == [receipt])
  }

  @Test func itIsBegunWhereNothingIsToOpen() async throws {
    let session = try await rung(2)
    try await nuclear(session)
    _ = await session.engine.launchNudge()
    let turn = await session.say("4")
    #expect(turn.text.contains("Just this first: Open the form."), "\(turn.text)")
  }

  @Test(arguments: ["mute today", "stop asking about the bath"]) func whatIsMutedIsNotShown(_ words: String)
    async throws
  {
    let session = try await rung(2)
    try await nuclear(session)
    _ = await session.say(words)
    #expect(await session.engine.launchNudge()?.asking == nil)
  }
}
