import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// How long a model is waited for where there is an answer without it, and what is told while it rests.
@Suite struct PatienceTests {
  private static let lapse = "The model took its time, so I answered on my own."

  struct Wait: Sendable, CustomTestStringConvertible {
    let said: String
    let reply: ScriptedLLM.Reply
    /// Whether the time is over before anything comes.
    var isOver = true
    var brain = TurnSummary.Brain.offline
    var receipts: [String] = []
    var cards: [String] = []
    var testDescription: String { said }
  }

  static let waits = [
    Wait(said: "done with call mom", reply: .endless([]), receipts: ["✓ Done #1 Call mom"]),
    Wait(said: "what's next?", reply: .endless([]), cards: ["Call mom"]),
    // Thinking is no word.
    Wait(said: "buy milk", reply: .endless([.thinking]), receipts: ["✓ Added #2 🥛 Buy milk"]),
    // Talk is the model's, however long it takes.
    Wait(said: "how are you?", reply: .deltas([.text("Fine.")]), brain: .model),
    // In time is in time.
    Wait(
      said: "buy milk", reply: .deltas([.text("Milk.")]), isOver: false, brain: .model,
      receipts: ["✓ Added #2 🥛 Buy milk"]),
  ]

  @Test(arguments: waits) func isLimitedWhereTheAnswerIsGood(_ wait: Wait) async throws {
    let model = ScriptedLLM([wait.reply])
    let session = try Session(sleep: { pause in
      guard wait.isOver, pause == .seconds(20) else { return try await Task.sleep(for: .seconds(600)) }
    })
    session.models.set(ChosenModel(service: model, patience: .seconds(20)))
    try await session.add("Call mom")
    let turn = await session.say(wait.said)
    #expect(turn.summary?.brain == wait.brain)
    #expect(turn.receipts == wait.receipts)
    #expect(turn.cards == wait.cards)
    #expect(turn.notices == (wait.brain == .offline ? [Self.lapse] : []))
    #expect(model.requests.count == 1)
  }

  @Test(arguments: [
    ("buy milk", true), ("buy milk and call mom tomorrow", true), ("what's next?", true), ("undo", true),
    ("how are you?", false), ("tell me a story", false), ("i feel a bit lost", false),
    ("help me write to the landlord", false), ("", false),
  ]) func aReadingIsGoodEnough(_ said: String, _ isSo: Bool) throws {
    #expect(try Session().engine.understand(said).isGoodEnough == isSo)
  }

  @Test func aRestIsToldOnceAndEndsWhenAsked() async throws {
    let model = ScriptedLLM([.failing([], .unreachable), .deltas([.text("Here again.")])])
    let session = try Session(model: model)
    #expect(await session.engine.modelRest() == nil)
    #expect(await session.say("how are you?").notices.count == 1)
    #expect(await session.engine.modelRest() == .seconds(30))
    #expect(
      await session.say("how are you?").notices == ["Model resting, again in 30 s. /ai retry asks it now."])
    #expect(await session.say("how are you?").notices.isEmpty)
    await session.engine.retryModel()
    #expect(await session.say("how are you?").text == "Here again.")
  }

  @Test func thatAModelThinksIsToldOnceAnAnswer() async throws {
    let deltas: [LLMDelta] = [.thinking, .thinking, .text("Fine"), .thinking, .text(".")]
    let session = try Session(model: ScriptedLLM([.deltas(deltas)]))
    let turn = await session.say("how are you?")
    #expect(turn.events.count { $0 == .progress(.reasoning) } == 2)
    #expect(turn.text == "Fine.")
  }
}
