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
    var receipts = 0
    var testDescription: String { said }
  }

  static let waits = [
    // Thinking is no word.
    Wait(said: ramble, reply: .endless([.thinking]), receipts: 5),
    // Talk is the model's, however long it takes.
    Wait(said: "how are you?", reply: .deltas([.text("Fine.")]), brain: .model),
    // In time is in time.
    Wait(said: ramble, reply: .deltas([.text("Fine.")]), isOver: false, receipts: 5),
  ]

  private static let ramble = """
    call the dentist tomorrow at 3, buy dog food, pay the rent on friday, email ana the plan for the trip to york, and \
    buy new shoes for max
    """

  @Test(arguments: waits) func isLimitedWhereTheAnswerIsGood(_ wait: Wait) async throws {
    let model = ScriptedLLM([wait.reply])
    let session = try Session(sleep: { pause in
      guard wait.isOver, pause == .seconds(20) else { return try await Task.sleep(for: .seconds(600)) }
    })
    session.models.set(ChosenModel(service: model, patience: .seconds(20)))
    try await session.add("Call mom")
    let turn = await session.say(wait.said)
    #expect(turn.summary?.brain == wait.brain)
    #expect(turn.receipts.count == wait.receipts)
    #expect(turn.notices == (wait.isOver && wait.brain == .offline ? [Self.lapse] : []))
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
