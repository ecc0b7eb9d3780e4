import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A list stands on the screen where the user asked to see one, not where a model looks something up for itself.
@Suite struct QuietLookTests {
  @Test(arguments: [
    ("what's on my list?", 3), ("show me everything", 3), ("list my tasks please", 3),
    ("we're out of milk", 0), ("is the milk done?", 0), ("how are you?", 0),
    ("i feel a bit lost today", 0),
  ]) func isShownWhereItWasAskedFor(_ said: String, _ shown: Int) async throws {
    let look = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "look_up_tasks", arguments: ["scope": "up_next"]))
    let model = ScriptedLLM([.deltas([look]), .deltas([.text("Three things.")])])
    let session = try Session(modelLeads: true)
    try await session.add("Call mom", "Buy milk", "Text Bob")
    session.models.set(ChosenModel(service: model))
    let turn = await session.say(said)
    #expect(turn.listed.count == shown)
    #expect(turn.text.contains("Three things."))
    // The model has seen it either way.
    #expect(
      model.requests.last?.messages.contains {
        if case .toolResult(_, let content) = $0 { content.contains("Text Bob") } else { false }
      } == true)
  }

  @Test func whereTheModelIsGoneAfterALookTheQuestionIsAnsweredWithoutIt() async throws {
    let look = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "look_up_tasks", arguments: ["query": "milk", "scope": "all"]))
    let model = ScriptedLLM([.deltas([look]), .failing([], .disconnected)])
    let session = try Session(modelLeads: true)
    try await session.add("Call mom", "Buy milk")
    session.models.set(ChosenModel(service: model))
    let turn = await session.say("did i buy the milk?")
    #expect(turn.text.contains("Buy milk"))
    #expect(turn.summary?.brain == .offline)
    #expect(turn.notices.count == 1)
  }
}
