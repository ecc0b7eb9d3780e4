import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A pasted ramble, split by a model that is asked for a JSON document.
@Suite struct ModelDumpTests {
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
        "✓ Added #1 📞 Ring the dentist · tomorrow", "✓ Added #2 📧 Email Ana the plan · Nov 27",
        "✓ Added #3 🐶 Buy dog food",
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
    #expect(told == "<data>\n\(Self.ramble)\n</data>")
  }

  @Test(arguments: ["", "No.", "{}", #"{"tasks":"none"}"#, #"{"tasks":[{"title":"#])
  func whatCannotBeReadIsTalkedAbout(_ text: String) async throws {
    let model = ScriptedLLM([Self.answer(text), .deltas([.text("Lots to do!")])])
    let session = try Session(model: model)
    let turn = await session.say(Self.ramble, origin: .pasted)
    #expect(turn.text == "Lots to do!")
    #expect(turn.receipts.count == 3)
    #expect(model.requests.map(\.form) == [DumpSplitter.form, nil])
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
