import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A bare no right after a change: it was not meant.
@Suite struct TakingBackTests {
  @Test(arguments: ["no", "Nope!", "no, not that one"])
  func aBareNoAsksWhetherToTakeItBack(_ words: String) async throws {
    let session = try Session()
    try await session.add("Fix the bath", "Email Priya")
    _ = await session.say("done 1")
    let asked = await session.say(words)
    #expect(asked.questions.map(\.text) == ["Not \"Fix the bath\"? Shall I take that back?"])
    #expect(asked.receipts.isEmpty)
    let answered = await session.say("yes")
    #expect(answered.plainReceipts == ["✓ Undid completing: #1 Fix the bath"])
  }

  @Test func nothingIsTakenBackWithoutAYes() async throws {
    let session = try Session()
    try await session.add("Fix the bath", "Email Priya")
    _ = await session.say("done 1")
    _ = await session.say("no")
    #expect(await session.say("no").receipts.isEmpty)
    #expect(try await !session.titles(.all).contains("Fix the bath"))
  }

  @Test(arguments: [(29, true), (31, false)])
  func aNoAfterAPauseIsToSomethingElse(_ minutes: Int, _ asks: Bool) async throws {
    let folder = try TemporaryFolder()
    _ = try await Session(folder: folder).say("buy milk tomorrow")
    let later = TestWorld.now.addingTimeInterval(Double(minutes) * 60)
    let turn = try await Session(now: later, folder: folder, lastID: 100).say("no")
    #expect(!turn.questions.isEmpty == asks)
  }

  @Test func aNoToNothingAsksNothing() async throws {
    let session = try Session()
    try await session.add("Fix the bath")
    #expect(await session.say("no").questions.isEmpty)
    _ = await session.say("done 1")
    _ = await session.say("thanks")
    #expect(await session.say("no").questions.isEmpty)
    // What was taken back is not put back for a no.
    _ = await session.say("undo")
    #expect(await session.say("nope").questions.isEmpty)
  }

  @Test func severalAreTakenBackTogether() async throws {
    let session = try Session()
    _ = await session.say("buy milk and call mom")
    let asked = await session.say("no")
    #expect(asked.questions.map(\.text) == ["Shall I take all of that back?"])
    _ = await session.say("yes")
    #expect(try await session.titles(.all).isEmpty)
  }
}
