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
    try await session.add("Call mom", "Write down the pin: 4711")
    _ = await session.say("how are you?")
    let report = await session.engine.privacyReport()
    _ = await session.say(PrivacyWording.nextMessage)
    let sent = try #require(model.requests.last)
    #expect(report.messages == sent.messages)
    #expect(report.tools == sent.tools)
    #expect(report.tokens == TokenEstimate.tokens(sent))
    #expect(report.parts.map(\.name) == PromptPart.Name.allCases)
    for message in sent.messages {
      switch message {
      case .system(let text), .user(let text), .assistant(let text, _), .toolResult(_, let text):
        #expect(report.text.contains(text))
      }
    }
    #expect(!report.text.contains("4711"))
    #expect(report.text.contains("  talk: 1 request"))
  }

  @Test func whatNoModelCouldTakeIsAnsweredOffline() async throws {
    let model = ScriptedLLM([])
    let session = try Session(model: model)
    let text = String(repeating: "buy milk. ", count: 6000)
    #expect(await session.say(text, origin: .pasted).summary?.brain == .offline)
    #expect(model.requests.isEmpty)
  }
}
