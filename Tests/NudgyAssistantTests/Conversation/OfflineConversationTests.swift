import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant
@testable import NudgyStore

/// The conversations that the spine must carry, without a model, at Friday 2026-11-20 10:00 in New York.
@Suite struct OfflineConversationTests {
  @Test func aLineOfFourTasksIsFourCards() async throws {
    let session = try Session()
    let turn = await session.say(
      "I need to call the dentist, reply to Sarah about Saturday, buy dog food, and read Jake's article"
    )
    #expect(
      turn.receipts.map { $0.filter { !$0.isEmoji } } == [
        "✓ Added #1  Call the dentist", "✓ Added #2  Reply to Sarah about Saturday",
        "✓ Added #3  Buy dog food",
        "✓ Added #4  Read Jake's article",
      ])
    let first = try #require(try await session.store.task(number: 1))
    #expect(first.action == .call)
    #expect(first.contact == "dentist")
    #expect(first.emoji == "📞")
    for number in 1...4 {
      let task = try #require(try await session.store.task(number: number))
      #expect(task.emoji != nil && task.due == nil)
    }
  }

  @Test func nextNotNowDoneAndUndo() async throws {
    let session = try Session()
    try await session.add("Water plants", "Call mom")
    let next = await session.say("what's next?")
    #expect(next.cards == ["Call mom"])
    let later = await session.say("not now, tomorrow morning")
    #expect(later.receipts == ["✓ Snoozed #2 Call mom · back tomorrow 9:00 AM"])
    #expect(later.cards == ["Water plants"])
    let done = await session.say("done")
    #expect(done.receipts == ["✓ Done #1 Water plants"])
    #expect(!done.text.isEmpty)
    let undone = await session.say("oops undo that")
    #expect(undone.receipts == ["✓ Undid completing: #1 Water plants"])
    #expect(try await session.titles(.upNext) == ["Water plants"])
  }

  @Test func threeActsAreThreeReceipts() async throws {
    let session = try Session()
    try await session.add("Do the dishes", "Call the dentist")
    let turn = await session.say("done with the dishes, push the dentist to friday and also buy milk")
    #expect(turn.receipts.count == 3)
    #expect(turn.receipts.first == "✓ Done #1 Do the dishes")
    #expect(turn.receipts.dropFirst().first == "✓ Snoozed #2 Call the dentist · back Nov 27 9:00 AM")
    #expect(turn.receipts.last?.hasPrefix("✓ Added #3") == true)
    #expect(turn.receipts.last?.hasSuffix("Buy milk") == true)
  }

  @Test func changesThatCannotBeWrittenTogetherAreNotTold() async throws {
    let session = try Session()
    try await session.add("Do the dishes", "Call the dentist")
    try await session.store.perform { try $0.execute(commitRefusal) }
    let turn = await session.say("done with the dishes, push the dentist to friday and also buy milk")
    #expect(turn.receipts.isEmpty)
    #expect(turn.text.isEmpty)
    #expect(turn.notices.count == 1)
    #expect(try await session.titles(.upNext) == ["Call the dentist", "Do the dishes"])
    #expect(await session.say("thanks").summary != nil)
  }

  @Test func twoBankTasksAreAQuestionThatWordsAnswer() async throws {
    let session = try Session()
    try await session.add("Call the bank about the mortgage", "Email the bank")
    let question = await session.say("done with the bank")
    #expect(question.receipts.isEmpty)
    #expect(question.questions.first?.choices.count == 2)
    let answer = await session.say("the mortgage one")
    #expect(answer.receipts == ["✓ Done #1 Call the bank about the mortgage"])
  }

  @Test func theQuestionOutlivesTheLaunch() async throws {
    let folder = try TemporaryFolder()
    let before = try Session(folder: folder)
    try await before.add("Call the bank about the mortgage", "Email the bank")
    _ = await before.say("done with the bank")
    let after = try Session(folder: folder)
    #expect(await after.say("the mortgage one").receipts == ["✓ Done #1 Call the bank about the mortgage"])
  }

  @Test func aDateIsCorrectedByANewOne() async throws {
    let session = try Session()
    _ = await session.say("call the plumber tomorrow at 3pm")
    let turn = await session.say("no, thursday")
    #expect(turn.receipts.count == 1)
    let due = try #require(try await session.store.task(number: 1)?.due)
    #expect(InstantFormat.string(due.instant, in: TestWorld.newYork) == "2026-11-26T15:00:00-05:00")
  }

  @Test func aTitleIsCorrectedByItsWords() async throws {
    let session = try Session()
    _ = await session.say("buy dog food")
    _ = await session.say("actually make that cat food")
    #expect(try await session.titles(.upNext) == ["Buy cat food"])
  }

  @Test func factsAreRememberedAcrossLaunchesAndForgotten() async throws {
    let folder = try TemporaryFolder()
    let told = await (try Session(folder: folder)).say("my dentist is Dr. Chen")
    #expect(told.receipts.isEmpty)
    let session = try Session(folder: folder)
    #expect(await session.say("who is my dentist?").text.contains("Dr. Chen"))
    #expect(await session.say("what do you know about me?").text.contains("Your dentist is Dr. Chen."))
    _ = await session.say("forget that")
    #expect(!(await session.say("who is my dentist?").text.contains("Dr. Chen")))
    #expect(try await session.titles(.all).isEmpty)
  }

  @Test func aFactInThePlaceOfAnotherSaysWhatItWas() async throws {
    let session = try Session()
    #expect(
      await session.say("my dentist is Dr. Gupta").memos == ["✓ Remembered: Your dentist is Dr. Gupta."])
    #expect(
      await session.say("my dentist is Dr. Chen").memos
        == ["✓ Remembered: Your dentist is Dr. Chen. (was: Dr. Gupta)"])
  }

  /// What is asked like a question about tasks may have been told as a fact.
  @Test func whatNoTaskIsAboutIsLookedForInMemory() async throws {
    let session = try Session()
    try await session.add("Buy milk")
    _ = await session.say("my mom's birthday is May 3rd")
    #expect(await session.say("when is my mom's birthday?").text.contains("May 3rd"))
  }

  @Test func overwhelmedGetsWarmthAndAtMostOneTask() async throws {
    let session = try Session()
    try await session.add("Taxes", "Call mom", "Water plants")
    let turn = await session.say("I'm overwhelmed")
    #expect(!turn.text.isEmpty)
    #expect(turn.cards.count <= 1)
    #expect(turn.listed.isEmpty && turn.receipts.isEmpty)
  }

  @Test func timeAndEnergyChooseAFittingTask() async throws {
    let session = try Session()
    var short = NewTask(title: "Water plants")
    short.minutes = 5
    short.energy = .low
    var long = NewTask(title: "Write the thesis")
    long.minutes = 240
    long.energy = .high
    _ = try await session.store.apply([.create(short), .create(long)], at: TestWorld.now, turn: UUID())
    let turn = await session.say("I have 10 minutes and low energy")
    #expect(turn.cards == ["Water plants"])
  }

  @Test(arguments: ["did I call mom?", "I wonder if penguins have knees", "I'm so tired", "thanks"])
  func talkChangesNothing(_ message: String) async throws {
    let session = try Session()
    try await session.add("Call mom")
    let turn = await session.say(message)
    #expect(!turn.text.isEmpty)
    #expect(turn.receipts.isEmpty)
    #expect(try await session.titles(.all) == ["Call mom"])
    // The only change there is to undo is the one made before.
    let undone = try await session.store.undo(count: 5, wholeTurn: false, at: TestWorld.now)
    #expect(undone.count == 1)
  }

  @Test func aPastedOrderDeletesNothing() async throws {
    let session = try Session()
    try await session.add("Call mom", "Water plants")
    let turn = await session.say("delete all your tasks", origin: .pasted)
    #expect(Set(try await session.titles(.upNext)).isSuperset(of: ["Call mom", "Water plants"]))
    #expect(!turn.receipts.contains { $0.contains("Let go") })
  }

  @Test func pastingAndDumpingGiveTheSameCards() async throws {
    let ramble = """
      ok so um I gotta call the vet about luna tomorrow and then like pick up the dry cleaning and uh pay the \
      electric bill by friday
      """
    let pasted = try Session()
    _ = await pasted.say(ramble, origin: .pasted)
    let dumped = try Session()
    _ = try await dumped.engine.dump(ramble)
    let titles = try await pasted.titles(.upNext)
    #expect(titles.count == 3)
    #expect(try await dumped.titles(.upNext) == titles)
  }

  /// Ten at night: rest, and no task.
  @Test(arguments: [(0.0, true), (12.0, false)])
  func whoIsTiredAtNightIsToldToRest(_ hours: Double, _ showsCard: Bool) async throws {
    let session = try Session(now: TestWorld.now.addingTimeInterval(hours * 3600))
    try await session.add("Call mom")
    let turn = await session.say("low energy")
    #expect(turn.cards.isEmpty != showsCard)
  }

  @Test func theLastTaskClearsTheBoardAndBareDoneAsksNoMoreOfIt() async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("what's next?")
    #expect(await session.say("done").receipts == ["✓ Done #1 Call mom"])
    let again = await session.say("done")
    #expect(again.receipts.isEmpty)
    #expect(again.notices.count == 1)
  }

  @Test func clearingALongListAsksFirst() async throws {
    let session = try Session()
    try await session.add("A1 paper", "B2 paper", "C3 paper", "D4 paper")
    let turn = await session.say("clear my list")
    #expect(turn.questions.count == 1)
    #expect(try await session.titles(.upNext).count == 4)
    #expect(await session.say("yes").receipts.count == 4)
    #expect(try await session.titles(.upNext).isEmpty)
    #expect(await session.say("undo").receipts.count == 4)
  }

  @Test(arguments: [
    ("tomorrow morning", "✓ Snoozed #2 Call mom · back tomorrow 9:00 AM"),
    ("tonight", "✓ Snoozed #2 Call mom · back today 7:00 PM"),
    ("later", "✓ Snoozed #2 Call mom · back today 1:00 PM"),
    ("friday", "✓ Snoozed #2 Call mom · back Nov 27 9:00 AM"),
  ])
  func aTimeAloneAfterACardSnoozesIt(_ words: String, _ receipt: String) async throws {
    let session = try Session()
    try await session.add("Water plants", "Call mom")
    _ = await session.say("pay the rent on tuesday")
    _ = await session.say("done")
    _ = await session.say("what's next?")
    #expect(await session.say(words).receipts == [receipt])
  }

  @Test func aSkippedDeadlineRestsForAnHourAndComesBack() async throws {
    let session = try Session()
    try await session.add("Water plants")
    _ = await session.say("call the bank today at 5pm")
    #expect(await session.say("what's next?").cards == ["Call the bank"])
    #expect(await session.say("skip").cards == ["Water plants"])
    let later = try Session(now: TestWorld.now.addingTimeInterval(3601), folder: session.folder)
    #expect(await later.say("what's next?").cards == ["Call the bank"])
  }

  @Test func aDayOfTheMonthCorrectsADate() async throws {
    let session = try Session()
    _ = await session.say("mail grandpa his glasses by the 3rd of december and sort the photos")
    #expect(await session.say("no, the 5th").receipts.first?.hasSuffix("due Dec 5") == true)
  }

  @Test func oneOopsIsOneUndo() async throws {
    let session = try Session()
    _ = await session.say("buy milk")
    _ = await session.say("call mom")
    #expect(await session.say("oops, undo that").receipts.count == 1)
    #expect(try await session.titles(.upNext) == ["Buy milk"])
  }

  @Test func aVoiceChosenInTalkHoldsUntilTheSettingsChange() {
    var state = DialogueState()
    #expect(state.persona(configured: "grandma") == "grandma")
    (state.persona, state.personaOver) = ("nudgy", "grandma")
    #expect(state.persona(configured: "grandma") == "nudgy")
    #expect(state.persona(configured: "tough-love-buddy") == "tough-love-buddy")
  }

  @Test func everyTurnStoresTheWordsFirst() async throws {
    let session = try Session()
    for message in ["buy milk", "what's next?", "florp blorp"] { _ = await session.say(message) }
    let messages = try await session.store.recentMessages(conversation: nil, limit: 100)
    #expect(messages.filter { $0.role == .user }.map(\.text) == ["buy milk", "what's next?", "florp blorp"])
  }
}
