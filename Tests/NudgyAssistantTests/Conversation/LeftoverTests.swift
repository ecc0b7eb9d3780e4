import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What a ramble leaves over is asked about, and kept at a word.
@Suite struct LeftoverConversationTests {
  private static let ramble =
    "buy milk, call mom. the gutters look awful. My bike has a flat. pay the rent friday"
  private static let question =
    "I also heard: \u{201C}the gutters look awful\u{201D}, \u{201C}My bike has a flat\u{201D}. Keep them?"

  @Test(arguments: [UserMessage.Origin.typed, .pasted])
  func asksBelowTheReceipts(_ origin: UserMessage.Origin) async throws {
    let session = try Session()
    let turn = await session.say(Self.ramble, origin: origin)
    #expect(turn.receipts.count == 3)
    #expect(turn.questions == [Question(text: Self.question, choices: [])])
    // Nothing claims that all was caught.
    #expect(turn.text == AssistantWording.held(3))
  }

  @Test(
    arguments: [
      ("yes", ["The gutters look awful", "My bike has a flat"]),
      ("keep them", ["The gutters look awful", "My bike has a flat"]),
      ("keep it", ["The gutters look awful", "My bike has a flat"]),
      ("both", ["The gutters look awful", "My bike has a flat"]),
      ("2", ["My bike has a flat"]), ("just the bike", ["My bike has a flat"]),
      ("keep the gutters", ["The gutters look awful"]),
      ("no", []), ("no thanks", []),
    ])
  func keepsWhatIsWanted(_ answer: String, _ kept: [String]) async throws {
    let session = try Session()
    _ = await session.say(Self.ramble)
    let turn = await session.say(answer)
    #expect(turn.receipts.count == kept.count)
    let titles = try await session.titles(.all)
    #expect(titles.count == 3 + kept.count)
    #expect(Set(titles).isSuperset(of: kept))
  }

  @Test func anotherMessageLetsItRest() async throws {
    let session = try Session()
    _ = await session.say(Self.ramble)
    _ = await session.say("buy stamps")
    _ = await session.say("yes")
    #expect(try await session.titles(.all).count == 4)
  }

  @Test func theDumpCommandAsksToo() async throws {
    let session = try Session()
    let result = try await session.engine.dump(Self.ramble)
    #expect(result.receipts.count == 3)
    #expect(result.leftovers.map(\.text) == ["the gutters look awful", "My bike has a flat"])
    #expect(result.question?.text == Self.question)
    #expect(await session.say("yes").receipts.count == 2)
  }

  @Test func nothingLeftNothingAsked() async throws {
    let session = try Session()
    let turn = await session.say("buy milk, call mom and I'm so tired")
    #expect(turn.receipts.count == 2)
    #expect(turn.questions.isEmpty)
  }

  @Test func manyAreCountedAndALongOneIsShortened() {
    let long = String(repeating: "word ", count: 30)
    let text = AssistantWording.notSure(about: ["one", "two", long, "four", "five"])
    #expect(text.hasSuffix(" and 2 more. Keep them?"))
    #expect(text.count < 130)
    #expect(AssistantWording.notSure(about: ["one"]).hasSuffix("Keep it?"))
  }
}
