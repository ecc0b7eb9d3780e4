import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Requests that fit with their answers.
@Suite struct PromptWindowTests {
  /// A scripted model with a window.
  private struct Windowed: LLMService {
    let script: ScriptedLLM
    let window: Int?

    func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> { script.stream(request) }

    func contextWindow(within patience: Duration) async -> ContextWindow? {
      window.flatMap { ContextWindow(tokens: $0, source: .told) }
    }
  }

  private static let answer = ScriptedLLM.Reply.deltas([.text("I see."), .finished(.complete)])

  /// What a request and its answer take, as a model counts that counts as estimated.
  private static func whole(_ request: LLMRequest) -> Int {
    TokenEstimate.tokens(request) + (request.answerTokens ?? 0)
  }

  @Test(arguments: [3700, 4096, 8192]) func sixtyTurnsFit(_ window: Int) async throws {
    let model = LongTalkModel(window: window)
    let session = try Session(model: model, modelLeads: true)
    for round in 0..<2 {
      for turn in LongTalk.turns {
        let said = await session.say(round == 0 ? turn.words : "again: " + turn.words)
        #expect(said.notices.isEmpty)
      }
    }
    #expect(model.requests.count >= 50)
    #expect(model.requests.allSatisfy { Self.whole($0) <= window })
    #expect(model.requests.allSatisfy { ($0.answerTokens ?? 0) >= PromptBudget.leastAnswer })
  }

  @Test func whatWasRefusedAsTooLongIsTriedOnceMoreShorter() async throws {
    let script = ScriptedLLM(
      Array(repeating: Self.answer, count: 8) + [.failing([], .contextOverflow(limit: 4096)), Self.answer])
    let session = try Session(model: Windowed(script: script, window: nil), modelLeads: true)
    let long = String(repeating: "so much to think of ", count: 70)
    for turn in 0..<8 { _ = await session.say("\(turn): how are you? " + long) }
    let turn = await session.say("how are you?")
    #expect(turn.summary?.brain == .model)
    #expect(turn.text == "I see.")
    #expect(turn.notices.isEmpty)
    let requests = script.requests.suffix(2).map { $0 }
    #expect(TokenEstimate.tokens(requests[0]) > 4096)
    #expect(Self.whole(requests[1]) <= 4096)
  }

  /// In the middle of a turn nothing is done twice.
  @Test func aSecondRoundThatIsTooLongGoesOnFromTheFirst() async throws {
    let call = ToolCall(
      id: "abcabcabc", name: ToolName.createTasks.rawValue, arguments: ["items": [["title": "Buy milk"]]])
    let script = ScriptedLLM([
      .deltas([.toolCall(call), .finished(.complete)]), .failing([], .contextOverflow(limit: 4096)),
      Self.answer,
    ])
    let session = try Session(model: Windowed(script: script, window: nil), modelLeads: true)
    let turn = await session.say("hm, milk")
    #expect(turn.receipts == ["✓ Added #1 Buy milk"])
    #expect(turn.text == "I see.")
    #expect(script.requests.count == 3)
  }

  @Test(arguments: [nil, 4096]) func aSecondRefusalIsTheLast(_ limit: Int?) async throws {
    let refusal = ScriptedLLM.Reply.failing([], .contextOverflow(limit: limit))
    let script = ScriptedLLM([refusal, refusal, refusal])
    let session = try Session(model: Windowed(script: script, window: nil), modelLeads: true)
    let turn = await session.say("how are you?")
    #expect(turn.summary?.brain == .offline)
    #expect(turn.notices.count == 1)
    #expect(script.requests.count <= 2)
  }

  @Test func whereNothingFitsTheOfflineBrainSaysWhy() async throws {
    let script = ScriptedLLM([])
    let session = try Session(model: Windowed(script: script, window: 1024))
    let turn = await session.say("how are you?")
    #expect(turn.summary?.brain == .offline)
    #expect(
      turn.notices
        == [AssistantWording.fellBack(AssistantWording.failure(.contextOverflow(limit: nil)))])
    #expect(script.requests.isEmpty)
    // It is no fault of the model's that would make it rest.
    #expect(await session.engine.manager.breaker == CircuitBreaker())
  }

  @Test func whatCallsBringIsCutBeforeTheTalk() async throws {
    let look = ToolCall(id: "abcabcabc", name: "find", arguments: ["scope": "all"])
    let script = ScriptedLLM([.deltas([.toolCall(look), .finished(.complete)]), Self.answer])
    let session = try Session(model: Windowed(script: script, window: 4096), modelLeads: true)
    for number in 1...30 { try await session.add("\(number) " + String(repeating: "long title ", count: 20)) }
    #expect(await session.say("what do you make of all that?").text == "I see.")
    let last = try #require(script.requests.last)
    #expect(Self.whole(last) <= 4096)
    guard case .toolResult(_, let content)? = last.messages.last else {
      Issue.record("no result")
      return
    }
    #expect(content.contains("more"))
  }

  @Test func theLastRoundSaysSoAtItsEndAndNotInItsHead() async throws {
    let looks = (1...3).map { number in
      ToolCall(
        id: "abcabcab\(number)", name: ToolName.lookUpTasks.rawValue,
        arguments: ["scope": "all", "query": .string("milk \(number)")])
    }
    let script = ScriptedLLM(looks.map { .deltas([.toolCall($0), .finished(.complete)]) } + [Self.answer])
    let session = try Session(model: script)
    _ = await session.say("is there any milk in what I told you?")
    #expect(script.requests.count == 4)
    #expect(script.requests.last?.messages.last == .user(PromptWording.answerInWords))
    #expect(script.requests.last?.messages.first == script.requests.first?.messages.first)
  }

  // MARK: - What is learnt

  @Test(
    arguments: [
      (nil, 4096, 1000, 4096), (nil, nil, 4000, 3300), (8192, 4096, 1000, 4096), (4096, 4096, 3900, nil),
      (4096, nil, 3900, nil),
    ] as [(Int?, Int?, Int, Int?)]) func anOverflowTeaches(
      _ window: Int?, _ limit: Int?, _ sent: Int, _ learnt: Int?
    )
  {
    let budget = PromptBudget(window: window)
    #expect(budget.after(overflow: limit, of: sent)?.window == learnt)
  }

  @Test func aRequestThatShouldHaveFitCountsMoreFromThereOn() throws {
    let budget = PromptBudget(window: 4096)
    let after = try #require(budget.after(overflow: 4096, of: 3000))
    #expect(after.window == 4096)
    #expect(after.scale > budget.scale)
  }

  @Test func whatAServerCountsIsBelieved() {
    let budget = PromptBudget(window: 4096)
    #expect(budget.after(counting: 1500, for: 1000).scale == 1.5)
    // It may have counted only what it had not kept of the last request.
    #expect(budget.after(counting: 20, for: 1000) == budget)
  }

  @Test func theNextLaunchKnowsTheWindow() async throws {
    let first = try Session(model: Windowed(script: ScriptedLLM([Self.answer]), window: 4096))
    _ = await first.say("how are you?")
    let silent = Windowed(script: ScriptedLLM([Self.answer]), window: nil)
    let second = try Session(model: silent, folder: first.folder, lastID: 128)
    #expect(await second.engine.privacyReport().window == 4096)
  }
}
