import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Links that are said in a conversation. Now is Friday 10:00.
@Suite struct LinkTalkTests {
  @Test(arguments: [
    "https://x.org/a", "https://x.org/a/", "https://x.org/a?utm_source=b&fbclid=1", "https://x.org/a#top",
    "read https://x.org/a", "check out https://x.org/a/?utm_campaign=z#end please",
  ])
  func oneLinkIsOneTask(_ again: String) async throws {
    let session = try Session()
    #expect(await session.say("https://x.org/a").plainReceipts == ["✓ Added #1 Read: x.org/a"])
    let turn = await session.say(again)
    #expect(turn.receipts.isEmpty)
    #expect(turn.text.contains("I already have that: #1"))
    let paste = await session.say("buy milk\n\(again)\nfeed the cat", origin: .pasted)
    #expect(paste.plainReceipts == ["✓ Added #2 Buy milk", "✓ Added #3 Feed the cat"])
  }

  @Test func aKnownLinkIsPutAwayUntilItIsSaidToBe() async throws {
    let session = try Session()
    _ = await session.say("https://x.org/a")
    let turn = await session.say("https://x.org/a next week")
    #expect(turn.plainReceipts == ["✓ Snoozed #1 Read: x.org/a · back Monday 9:00 AM"])
  }

  @Test func aLinkWhoseTaskWasUndoneIsTakenAgain() async throws {
    let session = try Session()
    _ = await session.say("https://x.org/a")
    _ = await session.say("undo")
    #expect(await session.say("https://x.org/a").receipts.count == 1)
  }

  @Test(arguments: [
    "https://x.org/a this weekend", "this weekend https://x.org/a", "read https://x.org/a this weekend",
    "this weekend read https://x.org/a", "https://x.org/a read it this weekend",
  ])
  func theOrderOfLinkAndTimeIsAllTheSame(_ words: String) async throws {
    let turn = try await Session().say(words)
    #expect(turn.plainReceipts == ["✓ Added #1 Read: x.org/a · back tomorrow 10:00 AM"])
    #expect(turn.questions.isEmpty)
  }

  @Test(arguments: [
    ("1", "today 1:00 PM"), ("2", "tomorrow 9:00 AM"), ("3", "tomorrow 10:00 AM"), ("4", "Monday 9:00 AM"),
    ("next week", "Monday 9:00 AM"), ("sunday at 5pm", "Sunday 5:00 PM"),
  ])
  func whenItIsWantedBackIsAsked(_ answer: String, _ back: String) async throws {
    let session = try Session()
    let asked = await session.say("https://x.org/a").questions
    #expect(
      asked.map(\.choices) == [
        [
          "Later today · today 1:00 PM", "Tomorrow morning · tomorrow 9:00 AM",
          "This weekend · tomorrow 10:00 AM",
          "Next week · Monday 9:00 AM",
        ]
      ])
    #expect(await session.say(answer).plainReceipts == ["✓ Snoozed #1 Read: x.org/a · back \(back)"])
  }

  @Test func whatIsSaidInsteadOfAnAnswerStandsByItself() async throws {
    let session = try Session()
    _ = await session.say("https://x.org/a")
    #expect(await session.say("buy milk tomorrow").plainReceipts == ["✓ Added #2 Buy milk · tomorrow"])
  }

  @Test func aLinkBesideOtherWordsIsAskedAboutByNobody() async throws {
    let turn = try await Session().say("ask Ana about https://x.org/a")
    #expect(turn.receipts.count == 1 && turn.questions.isEmpty)
  }
}
