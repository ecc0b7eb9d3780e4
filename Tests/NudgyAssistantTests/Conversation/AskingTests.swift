import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Questions about people, numbers and days. Now is Friday 10:00.
@Suite struct AskingTests {
  @Test(arguments: [
    "sarah's number", "sarah\u{2019}s phone number?", "what's sarah's number",
    "what is Sarah's phone number?",
  ])
  func aToldNumberIsTold(_ question: String) async throws {
    let session = try Session()
    let told = await session.say("sarah's phone number: 555 0101")
    #expect(told.memos == ["✓ Remembered: Sarah's phone number is 555 0101."])
    #expect(await session.say(question).text.contains("Sarah's phone number is 555 0101."))
  }

  @Test(arguments: [
    ("when is #2 due", "Water plants is due tomorrow 9:00 AM."),
    ("when's #1 due?", "Call sarah has no date."),
  ])
  func aTaskIsAskedForByItsNumber(_ question: String, _ answer: String) async throws {
    let session = try Session()
    _ = await session.say("call sarah")
    _ = await session.say("water plants tomorrow at 9")
    #expect(await session.say(question).text == answer)
  }

  @Test(arguments: ["who is #1", "what's #1?", "what is #1 about", "who's #1 for"])
  func aTaskIsShownByItsNumber(_ question: String) async throws {
    let session = try Session()
    _ = await session.say("call sarah")
    _ = await session.say("water plants")
    #expect(await session.say(question).listed == ["Call sarah"])
  }

  @Test(arguments: [
    ("what's on friday", ["Call bob"]), ("anything on friday?", ["Call bob"]),
    ("what's due friday", ["Call bob"]),
    ("what's on this friday", ["Call bob"]), ("what's on next friday", ["Gym"]),
    ("what's on saturday", ["Trip"]),
    ("what's left before the trip", ["Call bob", "Trip"]),
    ("show me everything", ["Call bob", "Trip", "Gym", "Buy milk"]),
  ])
  func aDayOfTheWeekThatIsTodayIsToday(_ question: String, _ titles: [String]) async throws {
    let session = try Session()
    for words in ["call bob today at 4pm", "trip on saturday", "gym next friday", "buy milk"] {
      _ = await session.say(words)
    }
    #expect(await session.say(question).listed == titles)
  }

  @Test(arguments: [
    "the sink is leaking", "the dishwasher broke", "my tap drips", "the boiler is making a rattling noise",
  ])
  func whatIsWrongIsKeptOrAskedAbout(_ words: String) async throws {
    let session = try Session()
    var turn = await session.say(words)
    if turn.receipts.isEmpty {
      #expect(turn.questions.count == 1)
      turn = await session.say("yes")
    }
    #expect(turn.plainReceipts == ["✓ Added #1 \(words.uppercasedFirst)"])
  }

  @Test(arguments: ["my dad broke his leg", "my heart is broken", "the weather is great"])
  func whatIsNoTaskIsNot(_ words: String) async throws {
    let turn = try await Session().say(words)
    #expect(turn.receipts.isEmpty && turn.questions.isEmpty)
  }

  @Test func ofSeveralHoursOnlyTheDayIsNamed() async throws {
    let session = try Session()
    for message in ["call mom tomorrow at 10", "buy milk tomorrow"] { _ = await session.say(message) }
    let turn = await session.say("move everything tomorrow to monday")
    #expect(turn.questions.first?.text.hasSuffix("to Monday. Go ahead?") == true)
    #expect(
      await session.say("yes").plainReceipts == [
        "✓ Changed #1 Call mom · due Monday 10:00 AM", "✓ Changed #2 Buy milk · due Monday",
      ])
  }
}
