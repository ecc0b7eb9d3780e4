import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A model that takes no tools: the words are acted on without it, and it talks about what was done.
@Suite struct ToollessModelTests {
  /// It refuses tools first, as every such server does once.
  private func session(_ replies: [ScriptedLLM.Reply]) async throws -> (Session, ScriptedLLM) {
    let session = try Session()
    try await session.add("Call mom", "Pay rent")
    let model = ScriptedLLM([.failing([], .refusesTools)] + replies)
    session.models.set(ChosenModel(service: model))
    return (session, model)
  }

  /// What is done for these words is certain, and the rest is the model's to talk about.
  private static let milk = "buy milk. i'm so overwhelmed"

  private func told(_ request: LLMRequest?) -> String {
    (request?.messages ?? [])
      .compactMap { message in
        switch message {
        case .system(let text), .user(let text): text
        case .assistant, .toolResult: nil
        }
      }
      .joined(separator: "\n")
  }

  @Test func actsFirstAndTalksAboutIt() async throws {
    let (session, model) = try await session([
      .deltas([.text("Milk, "), .text("lovely.")]), .deltas([.text("Done and dusted.")]),
    ])
    let turn = await session.say(Self.milk)
    #expect(turn.plainReceipts == ["✓ Added #3 Buy milk"])
    #expect(turn.text == "Milk, lovely.")
    #expect(turn.notices == [])
    #expect(turn.summary?.brain == .model)
    let request = try #require(model.requests.last)
    #expect(request.tools == [])
    #expect(told(request).contains(PromptWording.houseRules(hasTools: false)))
    #expect(told(request).contains("✓ Added #3"))
    // It is not asked with tools again.
    _ = await session.say("how are you?")
    #expect(model.requests.map { $0.tools.isEmpty } == [false, true, true])
  }

  @Test func whatIsOnlyTalkedAboutChangesNothing() async throws {
    let (session, model) = try await session([.deltas([.text("I've added it to your list!")])])
    let turn = await session.say("how are you?")
    #expect(turn.receipts == [])
    #expect(turn.notices == [AssistantWording.claimWithoutChange])
    #expect(told(model.requests.last).contains(PromptWording.happened([])[0]))
  }

  @Test func callsThatItWritesAreNoCalls() async throws {
    let call = LLMDelta.toolCall(ToolCall(id: "abc123xyz", name: "drop_task", arguments: ["task": "#1"]))
    let (session, _) = try await session([.deltas([.text("Hm."), call])])
    let turn = await session.say("drop call mom or not, i don't know")
    #expect(turn.text.contains("Hm."))
    #expect(turn.receipts.count <= 1)
  }

  @Test(
    "A model that says nothing then leaves the answer as it is without one",
    arguments: [
      ScriptedLLM.Reply.failing([], .timedOut), .deltas([]), .deltas([.text(" \n")]),
    ]) func saysItAlone(_ reply: ScriptedLLM.Reply) async throws
  {
    let (session, _) = try await session([reply])
    let turn = await session.say(Self.milk)
    #expect(turn.plainReceipts == ["✓ Added #3 Buy milk"])
    #expect(!turn.text.isBlank)
    #expect(turn.notices.count == 1)
    #expect(turn.summary?.brain == .offline)
  }

  @Test func aQuestionStandsOnceAndLast() async throws {
    let session = try Session()
    try await session.add("Call the bank about the mortgage", "Email the bank")
    let model = ScriptedLLM([.failing([], .refusesTools), .deltas([.text("Which, I wonder.")])])
    session.models.set(ChosenModel(service: model))
    let turn = await session.say("done with the bank")
    #expect(turn.receipts == [])
    #expect(turn.questions.count == 1)
    #expect(turn.text.hasSuffix("Which, I wonder."))
  }
}
