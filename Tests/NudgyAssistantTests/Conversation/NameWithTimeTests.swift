import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A name and a time are a new task, unless a listed one has the name. Now is Friday 10:00.
@Suite struct NameWithTimeTests {
  @Test(arguments: [
    ("thing10 at 3pm", "✓ Added #3 Thing10 · today 3:00 PM"),
    ("aggressive thing tomorrow at 3:20pm", "✓ Added #3 Aggressive thing · tomorrow 3:20 PM"),
    ("gym next thursday", "✓ Added #3 Gym · Thursday"),
    ("stand up in 5 seconds", "✓ Added #3 Stand up · today 10:00 AM"),
    ("stand up in 2 hours", "✓ Added #3 Stand up · today 12:00 PM"),
    ("stretch in 90 minutes", "✓ Added #3 Stretch · today 11:30 AM"),
  ])
  func aNewNameMovesNothing(_ words: String, _ receipt: String) async throws {
    let session = try Session()
    _ = await session.say("trip on saturday")
    _ = await session.say("gentle thing at 2pm")
    #expect(await session.say(words).plainReceipts == [receipt])
  }

  @Test(arguments: ["finished the taxes in 20 minutes", "hide this in 2 hours"])
  func whatTookSoLongIsNothingToDo(_ words: String) async throws {
    let session = try Session()
    #expect(await session.say(words).plainReceipts.isEmpty)
  }

  @Test(arguments: [
    "gentle thing tomorrow at 3:20pm", "move it to tomorrow at 3:20pm", "no, tomorrow at 3:20pm",
  ])
  func whatIsNamedOrPointedAtIsMoved(_ words: String) async throws {
    let session = try Session()
    _ = await session.say("gentle thing at 2pm")
    let receipts = await session.say(words).plainReceipts
    #expect(receipts.count == 1 && receipts[0].contains("#1 Gentle thing"), "\(receipts)")
    #expect(receipts.allSatisfy { $0.contains("tomorrow 3:20 PM") }, "\(receipts)")
  }
}
