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

  @Test(
    "The change goes to the task that was meant, after a yes",
    arguments: [
      (
        ["ring the landlord", "return the library books dec 9", "move the books to dec 8 at 4:30 pm"],
        "no, not the books, i meant the landlord", "✓ Changed #1 Ring the landlord · due Dec 8 4:30 PM"
      ),
      (
        ["renew adobe sub", "send the invoice", "push the invoice to monday"], "no i meant the adobe one",
        "✓ Snoozed #1 Renew adobe sub · back Monday 9:00 AM"
      ),
      (["call mom", "pay rent", "rent is paid"], "oops i meant mom", "✓ Done #1 Call mom"),
    ])
  func otherTask(_ before: [String], _ words: String, _ receipt: String) async throws {
    let session = try Session()
    for message in before { _ = await session.say(message) }
    let asked = await session.say(words)
    #expect(asked.receipts == [])
    #expect(asked.questions.first?.text.hasSuffix("Go ahead?") == true)
    let done = await session.say("yes").plainReceipts
    #expect(done.count == 2 && done[0].hasPrefix("✓ Undid") && done.last == receipt, "\(done)")
  }

  @Test(
    "What names no other task is none of it",
    arguments: ["no i mean it", "i meant well", "no i said thursday"])
  func noOther(_ words: String) async throws {
    let session = try Session()
    for message in ["call mom", "pay rent", "rent is paid"] { _ = await session.say(message) }
    #expect(await session.say(words).questions.allSatisfy { !$0.text.hasSuffix("Go ahead?") })
  }
}
