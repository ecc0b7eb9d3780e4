import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A pasted ramble, split by a model that is asked for a JSON document.
@Suite struct RambleSplitTests {
  private static let ramble =
    "I have to call the dentist tomorrow, and then buy dog food, and email Ana the plan"

  private static func answer(_ text: String) -> ScriptedLLM.Reply {
    .deltas([.text(text), .finished(.complete)])
  }

  @Test func oneRequestBringsAllTasksNoneLostNoneMadeUp() async throws {
    let model = ScriptedLLM([
      Self.answer(
        """
        Sure!
        ```json
        {"tasks":[
        {"title":"Ring the dentist","words":"call the dentist tomorrow","due":null},
        {"title":"Buy a boat","words":"buy a boat","due":null},
        {"title":"Email Ana the plan","words":"email Ana the plan","due":"friday"},
        {"title":"Email Ana the plan","words":"email Ana the plan","due":null}]}
        ```
        """)
    ])
    let session = try Session(model: model)
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(
      turn.receipts == [
        "✓ Added #1 📞 Ring the dentist · tomorrow", "✓ Added #2 🐶 Buy dog food",
        "✓ Added #3 📧 Email Ana the plan · Nov 27",
      ])
    #expect(turn.summary?.brain == .model)
    #expect(!turn.text.isEmpty)
    let request = try #require(model.requests.first)
    #expect(model.requests.count == 1)
    #expect(request.form == DumpSplitter.form)
    #expect(request.tools.isEmpty)
    #expect(request.temperature == 0.3)
    guard case .user(let told)? = request.messages.last else {
      Issue.record("no text")
      return
    }
    #expect(told.hasPrefix("<data>\n\(Self.ramble)\n</data>\n<data>\n1. "))
  }

  /// A title that loses most of what is named is not taken; the date of the words stays.
  @Test func theReadingsTitleStaysWhereTheModelsSaysLess() async throws {
    let model = ScriptedLLM([
      Self.answer(
        #"{"tasks":[{"title":"Email","words":"email Ana the plan","due":null,"pieces":[3]}],"left_out":[],"reply":""}"#
      )
    ])
    let session = try Session(model: model)
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(turn.receipts.count == 3)
    #expect(turn.receipts.contains("✓ Added #3 📧 Email Ana the plan"))
  }

  /// What a model accounts for is not brought back; where the words are certain, it is asked about.
  @Test func whatIsLeftOutOnPurposeIsAskedAboutAtMost() async throws {
    let model = ScriptedLLM([
      Self.answer(
        """
        {"tasks":[{"title":"Call the dentist","words":"call the dentist tomorrow","due":null,"pieces":[1]},
        {"title":"Email Ana the plan","words":"email Ana the plan","due":null,"pieces":[3]}],
        "left_out":[{"piece":2,"why":"someone_elses"}],"reply":"Two of them, then."}
        """)
    ])
    let session = try Session(model: model)
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(turn.receipts.count == 2)
    #expect(turn.text == "Two of them, then.")
    #expect(turn.questions.map(\.text).allSatisfy { $0.contains("dog food") })
  }

  @Test func aTypedRambleIsTakenApartToo() async throws {
    let ramble = """
      ok so my head is full today. call mom is done at last, phew. i need to renew the passport before march and the \
      car makes that noise again so i should ring the garage, and buy a present for lena
      """
    let model = ScriptedLLM([
      Self.answer(
        """
        {"tasks":[{"title":"Renew the passport","words":"renew the passport before march","due":null,"pieces":[]},
        {"title":"Ring the garage about the noise","words":"ring the garage","due":null,"pieces":[]}],
        "left_out":[],"reply":"That's a full head. It's down now."}
        """)
    ])
    let session = try Session(model: model)
    try await session.add("Call mom")
    let turn = await session.say(ramble)
    #expect(turn.receipts.first == "✓ Done #1 Call mom")
    #expect(turn.text.hasSuffix("That's a full head. It's down now."))
    let titles = try await session.titles(.upNext)
    #expect(titles.contains("Renew the passport") && titles.contains("Ring the garage about the noise"))
    #expect(titles.contains { $0.lowercased().contains("present") })
  }

  @Test func nothingIsRichEnoughToBeLost() async throws {
    let session = try Session(
      model: ScriptedLLM([Self.answer(#"{"tasks":[],"left_out":[],"reply":"Nice."}"#)]))
    #expect(await session.say(Self.ramble, origin: .pasted).receipts.count == 3)
  }

  @Test(arguments: ["", "No.", "{}", #"{"tasks":"none"}"#, #"{"tasks":[{"title":"#])
  func whatCannotBeReadIsDoneByTheReading(_ text: String) async throws {
    let model = ScriptedLLM([Self.answer(text)])
    let session = try Session(model: model)
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(turn.receipts.count == 3)
    #expect(!turn.text.isEmpty)
    #expect(model.requests.map(\.form) == [DumpSplitter.form])
  }

  @Test func aServerThatIsAwayLosesNothing() async throws {
    let session = try Session(model: ScriptedLLM([.failing([.text("{")], .timedOut)]))
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(turn.receipts.count == 3)
    #expect(turn.summary?.brain == .offline)
    #expect(turn.notices.count == 1)
  }

  @Test func whatIsNoRambleIsTalkedAbout() async throws {
    let model = ScriptedLLM([.deltas([.text("Sounds nice.")])])
    let session = try Session(model: model)
    _ = await session.say("The weather was fine all week.", origin: .pasted)
    #expect(model.requests.map(\.form) == [nil])
  }

  @Test(arguments: [
    (#"{"a":1}"#, true), (#"Here: {"a":{"b":2}} done."#, true), ("{", false), ("}{", false), ("[1]", false),
    ("{\"a\":1", false), ("", false),
  ]) func documentIn(_ answer: String, _ isThere: Bool) {
    #expect((FormRequest.document(in: answer) != nil) == isThere)
  }
}
