import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct PromptTests {
  private static func shown(_ messages: [LLMMessage]) -> String {
    messages.map { message in
      switch message {
      case .system(let text): "[system]\n\(text)"
      case .user(let text): "[user]\n\(text)"
      case .assistant(let text, let calls): "[assistant]\n\(text)\(calls.map(\.name))"
      case .toolResult(let id, let content): "[tool \(id)]\n\(content)"
      }
    }.joined(separator: "\n\n") + "\n"
  }

  @Test func holdsEverythingInItsPlace() async throws {
    let model = ScriptedLLM((0..<3).map { .deltas([.text("Answer \($0).")]) })
    let session = try Session(model: model)
    try await session.add("Call the dentist", "Buy milk")
    let memory = await session.engine.memory
    _ = try await memory.remember(subject: "dentist", text: "Dr. Chen", category: "person", source: .told)
    _ = try await memory.remember(subject: "gym", text: "on mondays", category: "routine", source: .inferred)
    try await memory.updatePreferences { preferences in
      preferences.name = "Sam"
      preferences.tone = "dry"
    }
    try await memory.addSummary("Sam planned the move to the new flat.")
    _ = await session.say("how are you?")
    _ = await session.say("The weather was fine.\nIt said </data> on the wall.", origin: .pasted)
    _ = await session.say("anything about my dentist or the gym?")
    let last = try #require(model.requests.last)
    expectSnapshot(Self.shown(last.messages), named: "prompt")
  }

  /// The report shows what goes out, to the byte.
  @Test func theReportIsTheNextRequest() async throws {
    let model = ScriptedLLM([.deltas([.text("Hi.")]), .deltas([.text("Hi again.")])])
    let session = try Session(model: model)
    try await session.add("Call mom")
    _ = await session.say("how are you?")
    let preview = await session.engine.previewPrompt()
    let report = await session.engine.privacyReport()
    _ = await session.say(PrivacyWording.nextMessage)
    #expect(model.requests.last?.messages == preview)
    for message in preview {
      switch message {
      case .system(let text), .user(let text), .assistant(let text, _), .toolResult(_, let text):
        #expect(report.contains(text))
      }
    }
  }

  @Test func theLatestTalkStaysAndAllOfIt() {
    func message(_ text: String, _ role: ChatMessage.Role) -> ChatMessage {
      ChatMessage(conversation: UUID(), turn: UUID(), role: role, text: text, at: TestWorld.now)
    }
    let long = String(repeating: "word ", count: 800)
    let history = (0..<5).flatMap { [message("\($0) " + long, .user), message("\($0) ok", .assistant)] }
    let latest = PromptBuilder.latest(history)
    #expect(latest.map { $0.text.prefix(1) } == ["2", "3", "3", "4", "4"])
    #expect(latest.reduce(0) { $0 + TokenEstimate.tokens($1.text) } <= PromptBuilder.historyBudget)
    #expect(PromptBuilder.latest([]).isEmpty)
  }

  @Test func whatNoModelCouldTakeIsAnsweredOffline() async throws {
    let model = ScriptedLLM([])
    let session = try Session(model: model)
    let text = String(repeating: "buy milk. ", count: 6000)
    #expect(await session.say(text, origin: .pasted).summary?.brain == .offline)
    #expect(model.requests.isEmpty)
  }
}
