import Foundation
import NudgyCore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyAssistant

@Suite struct ModelBudgetTests {
  private static func answer(_ words: String, _ usage: LLMUsage? = nil) -> ScriptedLLM.Reply {
    .deltas([.text(words)] + (usage.map { [.usage($0)] } ?? []) + [.finished(.complete)])
  }

  @Test func theEndOfTheBudgetIsToldOnceAndTheOfflineBrainGoesOn() async throws {
    let model = ScriptedLLM([Self.answer("One."), Self.answer("Two."), Self.answer("Three.")])
    let session = try Session(model: model, budget: DailyBudget(calls: 2))
    #expect(await session.say("how are you?").notices.isEmpty)
    let last = await session.say("how are you now?")
    #expect(last.text == "Two.")
    #expect(last.notices == [AssistantWording.budgetSpent])
    let after = await session.say("hello")
    #expect(after.summary?.brain == .offline)
    #expect(after.notices.isEmpty)
    #expect(model.requests.count == 2)
    // Another launch on the same day knows it too; the next morning begins afresh.
    let again = try Session(model: model, folder: session.folder, budget: DailyBudget(calls: 2))
    #expect(await again.say("hello").summary?.brain == .offline)
    let tomorrow = try Session(
      model: model, now: TestWorld.now.addingTimeInterval(86_400), folder: session.folder,
      budget: DailyBudget(calls: 2))
    #expect(await tomorrow.say("how are you?").text == "Three.")
    #expect(await tomorrow.engine.modelUsage().ever.calls == 3)
  }

  @Test func tokensAreTheServersOrEstimated() async throws {
    let model = ScriptedLLM([
      Self.answer("One.", LLMUsage(promptTokens: 900, answerTokens: 100)), Self.answer("Two."),
    ])
    let session = try Session(model: model, budget: DailyBudget(tokens: 1001))
    _ = await session.say("how are you?")
    #expect(
      await session.engine.modelUsage().today == ModelUsage(calls: 1, promptTokens: 900, answerTokens: 100))
    _ = await session.say("how are you now?")
    let usage = await session.engine.modelUsage().today
    #expect(usage.isEstimated)
    #expect(usage.tokens > 2000)
    #expect(await session.say("hello").summary?.brain == .offline)
  }

  @Test func whatWasRefusedCostsNothing() async throws {
    let session = try Session(model: ScriptedLLM([.failing([], .refused(status: 401))]))
    _ = await session.say("hello")
    #expect(await session.engine.modelUsage().ever == ModelUsage())
  }

  @Test(arguments: [
    ("", 0), ("four", 1), ("five!", 2), ("héllo wörld", 5), ("お元気ですか", 6), ("🐧", 1),
  ]) func tokensOf(_ text: String, _ count: Int) {
    #expect(TokenEstimate.tokens(text) == count)
  }
}

@Suite struct ModelOfferTests {
  /// Finds what it is told to, and counts how often it was asked.
  private final class Finder: ModelFinder {
    let found: FoundModel?
    let model: ScriptedLLM
    private let counts = Mutex<(looks: Int, uses: [FoundModel])>((0, []))

    init(_ found: FoundModel?, model: ScriptedLLM = ScriptedLLM([.deltas([.text("Hello from here.")])])) {
      self.found = found
      self.model = model
    }

    var looks: Int { counts.withLock { $0.looks } }
    var uses: [FoundModel] { counts.withLock { $0.uses } }

    func find() async -> FoundModel? {
      counts.withLock { $0.looks += 1 }
      return found
    }

    func use(_ found: FoundModel) async throws(NudgyError) -> ChosenModel {
      counts.withLock { $0.uses.append(found) }
      return ChosenModel(service: model)
    }
  }

  private static let ollama = FoundModel(
    server: "Ollama", address: "http://127.0.0.1:11434/v1", model: "llama3.2")

  @Test func aYesBringsTheModelIntoTheChat() async throws {
    let finder = Finder(Self.ollama)
    let session = try Session(finder: finder)
    await session.engine.lookForModel()
    let asked = await session.say("buy milk")
    #expect(asked.receipts.count == 1)
    #expect(
      asked.questions.map(\.text) == ["I found llama3.2 on this machine (Ollama). Shall I talk through it?"])
    #expect(await session.say("yes").text == AssistantWording.modelInUse("llama3.2"))
    #expect(finder.uses == [Self.ollama])
    #expect(await session.say("how are you?").text == "Hello from here.")
  }

  @Test(arguments: ["no", "buy bread"]) func itIsOfferedOnce(_ answer: String) async throws {
    let finder = Finder(Self.ollama)
    let session = try Session(finder: finder)
    await session.engine.lookForModel()
    #expect(await session.say("hello").questions.count == 1)
    #expect(await session.say(answer).questions.isEmpty)
    let again = try Session(folder: session.folder, finder: finder)
    await again.engine.lookForModel()
    #expect(await again.say("hello").questions.isEmpty)
    #expect(finder.looks == 1)
    #expect(finder.uses.isEmpty)
  }

  @Test func anotherQuestionGoesFirst() async throws {
    let session = try Session(finder: Finder(Self.ollama))
    try await session.add("Call the bank", "Pay the bank")
    await session.engine.lookForModel()
    #expect(await session.say("done with the bank").questions.map(\.choices.count) == [2])
    #expect(await session.say("1").questions.map(\.choices) == [AssistantWording.yesOrNo])
  }

  @Test func whereAModelIsInUseNothingIsLookedFor() async throws {
    let finder = Finder(Self.ollama)
    let session = try Session(model: ScriptedLLM([]), finder: finder)
    await session.engine.lookForModel()
    #expect(finder.looks == 0)
  }
}
