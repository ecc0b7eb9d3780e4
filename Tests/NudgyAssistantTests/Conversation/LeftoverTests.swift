import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What a ramble leaves over is asked about, and kept at a word.
@Suite struct LeftoverConversationTests {
  /// Two lines that nobody can read: whatever was learnt, they are neither tasks nor passed over.
  private static let slips = [String(repeating: "ab", count: 40), String(repeating: "xy", count: 40)]
  private static let ramble = "buy milk\ncall mom\n\(slips[0])\npay the rent friday\n\(slips[1])"
  private static let leftovers = ["the gutters look awful", "My bike has a flat"].map {
    Leftover(text: $0, span: 0..<$0.utf8.count)
  }

  @Test(arguments: [UserMessage.Origin.typed, .pasted])
  func asksBelowTheReceipts(_ origin: UserMessage.Origin) async throws {
    let session = try Session()
    let turn = await session.say(Self.ramble, origin: origin)
    #expect(turn.receipts.count == 3)
    #expect(turn.questions == [Question(text: AssistantWording.notSure(about: Self.slips), choices: [])])
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
    _ = try await session.engine.ask(about: Self.leftovers)
    let turn = await session.say(answer)
    #expect(turn.receipts.count == kept.count)
    #expect(try await Set(session.titles(.all)) == Set(kept))
  }

  @Test func aNoThatGoesOnIsAnOrder() async throws {
    let session = try Session()
    try await session.add("Boiler man", "Pay Femi")
    _ = try await session.engine.ask(about: Self.leftovers)
    let turn = await session.say("no the boiler man is thursday")
    #expect(turn.plainReceipts == ["✓ Changed #1 Boiler man · due Thursday"])
    #expect(try await session.titles(.all).count == 2)
  }

  /// What nobody put on the list cannot be moved; it may be something new.
  @Test func whatIsMovedAndNotListedIsOffered() async throws {
    let session = try Session()
    let turn = await session.say("push the zebra to monday")
    #expect(turn.receipts.isEmpty && turn.questions.count == 1)
    #expect(turn.questions.first?.text.contains("zebra") == true)
    _ = await session.say("yes")
    #expect(try await session.titles(.all).count == 1)
  }

  @Test func theRestOfThemIsShownAndStillAskedAbout() async throws {
    let session = try Session()
    _ = try await session.engine.ask(about: Self.leftovers)
    let turn = await session.say("what are the others")
    #expect(turn.text == AssistantWording.allHeard(Self.leftovers.map(\.text)))
    _ = await session.say("yes keep")
    #expect(try await session.titles(.all).count == 2)
  }

  @Test func anotherMessageLetsItRest() async throws {
    let session = try Session()
    _ = try await session.engine.ask(about: Self.leftovers)
    _ = await session.say("buy stamps")
    _ = await session.say("yes")
    #expect(try await session.titles(.all) == ["Buy stamps"])
  }

  @Test(
    arguments: [
      ("keep the gutters", ["Buy stamps", "The gutters look awful"]),
      ("keep them", ["Buy stamps", "My bike has a flat", "The gutters look awful"]),
      ("yes keep the bike one", ["Buy stamps", "My bike has a flat"]),
      ("the bike is at the shop, i keep the key", ["Buy stamps"]),
    ])
  func whatGotNoAnswerCanStillBeKept(_ words: String, _ kept: [String]) async throws {
    let session = try Session()
    _ = try await session.engine.ask(about: Self.leftovers)
    _ = await session.say("buy stamps")
    _ = await session.say(words)
    #expect(try await session.titles(.all).filter(kept.contains).sorted() == kept)
    if kept.count == 1 { #expect(try await !session.titles(.all).contains("My bike has a flat")) }
  }

  @Test func theDumpCommandAsksToo() async throws {
    let session = try Session()
    let result = try await session.engine.dump(Self.ramble)
    #expect(result.receipts.count == 3)
    #expect(result.leftovers.map(\.text) == Self.slips)
    #expect(result.question?.text == AssistantWording.notSure(about: Self.slips))
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
