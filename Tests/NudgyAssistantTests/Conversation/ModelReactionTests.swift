import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// The second tier of reactions: a model's own line after the curated one.
@Suite struct ModelReactionTests {
  private static let complete = LLMDelta.toolCall(
    ToolCall(id: "abc123xyz", name: ToolName.completeTask.rawValue, arguments: ["task": "the bank"]))
  /// A turn that ends in a question, which the offline rules take the answer to.
  private static let asking = [ScriptedLLM.Reply.deltas([complete]), .deltas([.text("Which one?")])]

  private static func line(_ text: String) -> ScriptedLLM.Reply {
    .deltas([.text(text), .finished(.complete)])
  }

  /// A chat in which "1" has just been answered by the offline rules.
  private func answered(
    _ reply: ScriptedLLM.Reply, budget: DailyBudget = DailyBudget(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in
      try await Task.sleep(for: .seconds(86_400))
    }
  ) async throws -> (session: Session, model: ScriptedLLM) {
    let model = ScriptedLLM(Self.asking + [reply])
    let session = try Session(model: model, budget: budget, sleep: sleep)
    try await session.add("Call the bank", "Pay the bank")
    #expect(await session.say("done with the bank").questions.count == 1)
    let turn = await session.say("1")
    #expect(turn.receipts.count == 1)
    #expect(turn.summary?.brain == .offline)
    #expect(!turn.text.isEmpty)
    // Nothing is asked before somebody can show it.
    #expect(model.requests.count == 2)
    return (session, model)
  }

  @Test func aQuickLineFollowsOnceAndCounts() async throws {
    let (session, model) = try await answered(Self.line("  Banks are cold, you are not.\n"))
    #expect(await session.engine.laterLine() == "Banks are cold, you are not.")
    #expect(await session.engine.laterLine() == nil)
    let request = try #require(model.requests.last)
    #expect(request.tools.isEmpty)
    #expect(await session.engine.modelUsage().today.calls == 3)
  }

  struct Unfit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reply: ScriptedLLM.Reply
  }

  @Test(arguments: [
    Unfit(testDescription: "a claim", reply: line("I've marked it as done.")),
    Unfit(testDescription: "two paragraphs", reply: line("One.\n\nTwo.")),
    Unfit(testDescription: "a speech", reply: line(String(repeating: "so ", count: 100))),
    Unfit(testDescription: "cut", reply: .deltas([.text("Once upon"), .finished(.cutByLength)])),
    Unfit(testDescription: "a call", reply: .deltas([complete, .finished(.complete)])),
    Unfit(testDescription: "a failure", reply: .failing([.text("Well")], .disconnected)),
  ]) func whatIsUnfitIsLeftOut(_ unfit: Unfit) async throws {
    let (session, model) = try await answered(unfit.reply)
    #expect(await session.engine.laterLine() == nil)
    #expect(model.requests.count == 3)
    #expect(try await session.titles(.upNext).count == 1)
  }

  @Test func whatTakesLongerThanASecondIsNotWaitedFor() async throws {
    let (session, _) = try await answered(.endless([.text("Well,")])) { duration in
      #expect(duration == .seconds(1))
    }
    #expect(await session.engine.laterLine() == nil)
  }

  @Test func nothingIsAskedWithoutLeave() async throws {
    let (off, silent) = try await answered(Self.line("Hi."))
    off.models.set(nil)
    #expect(await off.engine.laterLine() == nil)
    #expect(silent.requests.count == 2)
    let (spent, quiet) = try await answered(Self.line("Hi."), budget: DailyBudget(calls: 2))
    #expect(await spent.engine.laterLine() == nil)
    #expect(quiet.requests.count == 2)
  }

  @Test func theModelsOwnAnswerNeedsNoSecondLine() async throws {
    let model = ScriptedLLM([.deltas([.text("Hello.")]), Self.line("And hello again.")])
    let session = try Session(model: model)
    _ = await session.say("hello")
    #expect(await session.engine.laterLine() == nil)
    #expect(model.requests.count == 1)
  }
}
