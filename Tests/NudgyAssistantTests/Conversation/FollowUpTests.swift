import Foundation
import NudgyCore
import NudgyLanguage
import NudgyStore
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
      name: "a weekday with a time is that day",
      messages: ["call mom tuesday", "make it monday at 3 instead"],
      receipts: ["✓ Changed #1 Call mom · due Monday 3:00 PM"]),
    Talk(
      name: "another card is what a new date is about",
      messages: [
        "call mom tomorrow", "pay rent", "buy tea sunday", "what's next?", "make it monday at 3 instead",
      ],
      receipts: ["✓ Changed #1 Call mom · due Monday 3:00 PM"]),
    Talk(
      name: "a skip dates nothing",
      messages: [
        "call mom", "buy soap sunday", "pay rent tomorrow", "what's next?", "skip", "skip",
        "make it monday at 3 instead",
      ],
      receipts: ["✓ Changed #1 Call mom · due Monday 3:00 PM"]),
    Talk(
      name: "a snooze through the question is what is corrected",
      messages: ["call mom", "what's next?", "snooze it", "2", "actually tuesday"],
      receipts: ["✓ Snoozed #1 Call mom · back Tuesday 9:00 AM"]),
    Talk(
      name: "a snooze past the deadline says so",
      messages: ["call mom by tuesday", "snooze it until wednesday"],
      receipts: ["✓ Snoozed #1 Call mom · back Wednesday 9:00 AM · still due Tuesday"]),
    Talk(
      name: "a vague snooze comes back before the deadline",
      messages: ["call mom at noon", "what's next?", "not now"],
      receipts: ["✓ Snoozed #1 Call mom · back today 11:00 AM · still due today 12:00 PM"]),
    Talk(
      name: "no, not now is not now", messages: ["buy eggs", "call mom", "what's next?", "no, not now"],
      receipts: ["✓ Snoozed #2 Call mom · back today 1:00 PM"]),
    Talk(
      name: "not now some talk later",
      messages: ["buy eggs", "call mom", "what's next?", "thanks", "not now"],
      receipts: ["✓ Snoozed #2 Call mom · back today 1:00 PM"]),
    Talk(
      name: "no, not now, to the question until when",
      messages: ["buy eggs", "call mom", "what's next?", "snooze", "no not now"],
      receipts: ["✓ Snoozed #2 Call mom · back today 1:00 PM"]),
    Talk(
      name: "a card's date is made another one",
      messages: ["call mom tomorrow at 3", "what's next?", "make it monday at 3"],
      receipts: ["✓ Changed #1 Call mom · due Monday 3:00 PM"]),
    Talk(
      name: "a time alone is when a card comes back",
      messages: ["call mom tomorrow at 9", "what's next?", "tomorrow at noon"],
      receipts: ["✓ Snoozed #1 Call mom · back tomorrow 12:00 PM · still due tomorrow 9:00 AM"]),
    Talk(
      name: "a card without a date is made one with it",
      messages: ["buy eggs", "call mom", "what's next?", "make it monday at 3"],
      receipts: ["✓ Changed #2 Call mom · due Monday 3:00 PM"]),
    Talk(
      name: "a move is no new deadline, and says so", messages: ["call mom friday", "move mom to sunday"],
      receipts: ["✓ Snoozed #1 Call mom · back Sunday 9:00 AM · still due Nov 27"]),
    Talk(
      name: "not today is tomorrow", messages: ["call mom", "what's next?", "not today"],
      receipts: ["✓ Snoozed #1 Call mom · back tomorrow 9:00 AM"]),
    Talk(
      name: "undo says what stands now", messages: ["call mom tomorrow", "no, tuesday", "undo"],
      receipts: ["✓ Undid changing: #1 Call mom · due tomorrow"]),
    Talk(
      name: "not that one is no undo", messages: ["buy eggs", "call mom", "what's next?", "not that one"],
      receipts: ["✓ Skipped #2 Call mom"]),
    Talk(
      name: "nah, of a card", messages: ["buy eggs", "call mom", "what's next?", "nah"],
      receipts: ["✓ Skipped #2 Call mom"]),
    Talk(
      name: "ugh no, of a card", messages: ["buy eggs", "call mom", "what's next?", "ugh no"],
      receipts: ["✓ Skipped #2 Call mom"]),
    Talk(name: "a sigh and a no are nothing to keep", messages: ["buy eggs", "ugh no"], receipts: []),
    Talk(
      name: "something easier", messages: ["buy eggs", "call mom", "what's next?", "something easier"],
      receipts: ["✓ Skipped #2 Call mom"]),
    Talk(
      name: "it isn't done after all", messages: ["buy eggs", "done", "actually no it isnt"],
      receipts: ["✓ Back on the list: #1 Buy eggs"]),
    Talk(
      name: "a goodnight changes nothing", messages: ["buy eggs", "what's next?", "ok night"], receipts: []),
    Talk(name: "a day is no title", messages: ["buy eggs", "call it a day"], receipts: []),
    Talk(
      name: "the task in other words", messages: ["call mom", "no I mean call mom friday"],
      receipts: ["✓ Changed #1 Call mom · due Nov 27"]),
    Talk(
      name: "a name that is only like another is a new one", messages: ["review v1", "review v2"],
      receipts: ["✓ Added #2 Review v2"]),
    Talk(
      name: "what is to be undone is asked about where another was changed last",
      messages: ["brunch with ana saturday", "buy soap", "undo the brunch"], receipts: []),
    Talk(
      name: "what is named and was changed last is undone",
      messages: ["brunch with ana saturday", "buy soap", "undo the soap"],
      receipts: ["✓ Undid adding: #2 Buy soap"]),
    Talk(
      name: "minutes said first", messages: ["in 20 min call bob"],
      receipts: ["✓ Added #1 Call bob · today 10:20 AM"]),
    Talk(
      name: "a numbered list in one line", messages: ["1. buy milk 2. call bob 3. pay rent"],
      receipts: ["✓ Added #1 Buy milk", "✓ Added #2 Call bob", "✓ Added #3 Pay rent"]),
    Talk(
      name: "the number of a page is no hour", messages: ["read page 12 on friday"],
      receipts: ["✓ Added #1 Read page 12 · Nov 27"]),
    Talk(
      name: "one of those is no hour",
      messages: ["email landlord", "buy soap", "do the landlord one tmrw morning"],
      receipts: ["✓ Snoozed #1 Email landlord · back tomorrow 9:00 AM"]),
    Talk(
      name: "with someone else", messages: ["lunch with Tom on tuesday", "actually with Tim"],
      receipts: ["✓ Changed #1 Lunch with Tim (was: Lunch with Tom)"]),
    Talk(
      name: "a note on the last task", messages: ["call the vet", "add a note: ask about insurance"],
      receipts: ["✓ Changed #1 Call the vet · noted: ask about insurance"]),
    Talk(
      name: "a draft makes its task", messages: ["write an email to my landlord asking to fix the heater"],
      receipts: [
        "✓ Added #1 Write an email to my landlord asking to fix the heater",
        "✓ Changed #1 Write an email to my landlord asking to fix the heater · draft ready",
      ]),
    Talk(
      name: "a day that holds no longer",
      messages: ["train tomorrow at 11:20", "no the train isnt tomorrow its 5 december"],
      receipts: ["✓ Changed #1 Train · due Dec 5 11:20 AM"]),
    Talk(
      name: "a day instead of another",
      messages: ["dentist tuesday at 3", "make the dentist monday instead of tuesday"],
      receipts: ["✓ Changed #1 Dentist · due Monday 3:00 PM"]),
    Talk(
      name: "from one day to another",
      messages: ["dentist tuesday at 3", "dentist moved from tuesday to thursday"],
      receipts: ["✓ Changed #1 Dentist · due Thursday 3:00 PM"]),
    Talk(
      name: "all done with what is named",
      messages: [
        "callum's school thursday", "send karen my dates", "rename 1 to Callum's form",
        "emailed karen, all done",
      ],
      receipts: ["✓ Done #2 Send karen my dates"]),
    Talk(
      name: "renamed by a bare number",
      messages: ["buy bread", "exam thursday", "rename 2 to Accounting exam"],
      receipts: ["✓ Changed #2 Accounting exam (was: Exam)"]),
    Talk(
      name: "a number that counts is no task's",
      messages: ["buy bread", "buy milk", "buy jam", "buy 3 eggs", "make it 2 instead"],
      receipts: ["✓ Changed #4 Buy 2 eggs (was: Buy 3 eggs)"]),
    Talk(
      name: "an hour alone keeps the day",
      messages: ["buy bread", "exam thursday at 2pm", "buy milk", "the exam moved to 4pm"],
      receipts: ["✓ Changed #2 Exam · due Thursday 4:00 PM"]),
    Talk(
      name: "a day beside a name is no new name",
      messages: [
        "buy bread", "pick up the tablets from Boots", "the boots tablets have to be picked up by wednesday",
      ],
      receipts: ["✓ Changed #2 Pick up the tablets from Boots · due Wednesday"]),
    Talk(
      name: "a sweeping move asks first",
      messages: ["report nov 27", "buy milk", "pay rent nov 27", "move everything on nov 27 to wednesday"],
      receipts: []),
    Talk(
      name: "everything on a day is that day's",
      messages: [
        "report nov 27", "buy milk", "pay rent nov 27", "move everything on nov 27 to wednesday", "yes",
      ],
      receipts: ["✓ Changed #3 Pay rent · due Wednesday", "✓ Changed #1 Report · due Wednesday"]),
    Talk(
      name: "an order of its own is no choice",
      messages: ["report", "pay rent", "skip", "move the rent to thursday"],
      receipts: ["✓ Changed #2 Pay rent · due Thursday"]),
    Talk(
      name: "another hour of the morning",
      messages: ["boiler friday at twenty to nine am", "no sorry, twenty past eight"],
      receipts: ["✓ Changed #1 Boiler · due Nov 27 8:20 AM"]),
    Talk(
      name: "no hour of the night", messages: ["boiler friday at 10 am", "no, at 5"],
      receipts: ["✓ Changed #1 Boiler · due Nov 27 5:00 PM"]),
    Talk(
      name: "the other half of the day is said", messages: ["boiler friday at 8:40 am", "no, 8:20 pm"],
      receipts: ["✓ Changed #1 Boiler · due Nov 27 8:20 PM"]),
    Talk(
      name: "what is so already", messages: ["dentist friday", "move the dentist to friday"], receipts: []),
    Talk(
      name: "a timer is due when it ends", messages: ["set a timer for 25 minutes"],
      receipts: ["✓ Added #1 Timer for 25 minutes · today 10:25 AM"]),
  ]

  @Test(arguments: talks) func means(_ talk: Talk) async throws {
    let session = try Session()
    var last = Session.Turn()
    for message in talk.messages { last = await session.say(message) }
    #expect(Session.Turn.effects(last.plainReceipts) == Session.Turn.effects(talk.receipts))
  }

  @Test func whatWasJustSnoozedIsNotOfferedAgain() async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("what's next?")
    #expect(await session.say("snooze it for an hour").cards.isEmpty)
    #expect(await session.say("what's next?").cards == ["Call mom"])
  }

  @Test(
    "a renamed task is what it had been from the start",
    arguments: [
      ("buy dog food", "actually make that cat food", "buy cat food"),
      ("call mom", "rename it to email dad", "email dad"), ("call mom", "I meant dad", "call dad"),
    ])
  func renamed(_ first: String, _ correction: String, _ meant: String) async throws {
    let (session, other) = (try Session(), try Session())
    for message in [first, correction] { _ = await session.say(message) }
    _ = await other.say(meant)
    let task = try #require(try await session.store.task(number: 1))
    let expected = try #require(try await other.store.task(number: 1))
    #expect(
      [task.title, task.emoji, task.action?.rawValue, task.contact]
        == [expected.title, expected.emoji, expected.action?.rawValue, expected.contact])
  }

  /// What is added beside one of the same name, and what is brought back in words that give its hour again.
  @Test func anotherOneIsAddedAndWhatIsPutBackIsOpen() async throws {
    let session = try Session()
    _ = await session.say("change Mrs Dolan dressing tonight at 10pm")
    _ = await session.say("add 6am dressing Mrs Dolan tomorrow")
    #expect(try await session.store.task(number: 2)?.title == "Dressing Mrs Dolan")
    #expect(try await session.store.task(number: 1)?.status == .active)
    _ = await session.say("drop #1")
    _ = await session.say("WHAT. put mrs dolan dressing 10pm back!!")
    #expect(try await session.store.task(number: 1)?.status == .active)
  }

  /// An order said once more is no new name.
  @Test func anOrderOnceMoreIsNoName() async throws {
    let session = try Session()
    _ = await session.say("hair trial thursday at 6pm")
    _ = await session.say("no I mean change the trial to seven o'clock thursday")
    let task = try #require(try await session.store.task(number: 1))
    #expect(task.title == "Hair trial")
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

  @Test func oneTaskIsShownAlone() async throws {
    let session = try Session()
    for title in ["Buy eggs", "Call mom", "Pay rent"] { try await session.add(title) }
    #expect(await session.say("show 2").listed == ["Call mom"])
  }

  @Test(arguments: ["i'm done for today", "call it a night"])
  func aFarewellShowsNobodyOut(_ words: String) async throws {
    let session = try Session()
    let turn = await session.say(words)
    #expect(!turn.text.isEmpty)
    #expect(turn.summary?.endsConversation == false)
    #expect(await session.say("bye").summary?.endsConversation == true)
  }

  @Test func theWholeMemoryIsForgottenAfterAYes() async throws {
    let session = try Session()
    _ = await session.say("my dentist is Dr. Chen")
    _ = await session.say("my sister is Ana")
    #expect(await session.say("forget everything about me").questions.count == 1)
    _ = await session.say("no")
    #expect(await session.say("who is my dentist?").text.contains("Dr. Chen"))
    _ = await session.say("forget everything about me")
    _ = await session.say("yes")
    #expect(await session.say("who is my dentist?").text.contains("Dr. Chen") == false)
  }

  @Test func aDraftIsMadeWarmer() async throws {
    let session = try Session()
    _ = await session.say("draft an email to my landlord asking to fix the heater")
    let warmer = await session.say("make the draft warmer")
    #expect(warmer.text.contains("I hope you're doing well"))
    #expect(warmer.text.contains("fix the heater"))
    #expect(try await session.titles(.all).count == 1)
  }

  @Test(arguments: HelpTopic.allCases) func everyTopicHasAnAnswer(_ topic: HelpTopic) {
    #expect(!AssistantWording.answer(topic).isEmpty)
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
