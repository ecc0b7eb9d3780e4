import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A model that is tried, and what is said of it.
@Suite struct ModelTrialTests {
  private static let hello = ScriptedLLM.Reply.deltas([.thinking, .text("Hello "), .text("there.\n")])

  private static func call(_ arguments: JSONValue, name: String = "keep_task") -> LLMDelta {
    .toolCall(ToolCall(id: "abc123xyz", name: name, arguments: arguments))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let tools: ModelReport.ToolUse
    let replies: [ScriptedLLM.Reply]
    let requests: Int
    var testDescription: String { "\(tools) after \(requests)" }
  }

  static let cases = [
    Case(
      tools: .understood,
      replies: [.deltas([call(["title": "Water the plants"])]), .deltas([.text("Kept.")])], requests: 3),
    // More than one call is one too many, not none.
    Case(
      tools: .understood,
      replies: [
        .deltas([call([:], name: "other"), call(["title": "Water the plants"])]), .deltas([.text("Kept.")]),
      ], requests: 3),
    Case(
      tools: .calledOnly, replies: [.deltas([call(["title": "Water the plants"])]), .deltas([])],
      requests: 3),
    Case(
      tools: .calledOnly,
      replies: [.deltas([call(["title": "Water the plants"])]), .failing([], .disconnected)], requests: 3),
    Case(tools: .ignored, replies: [.deltas([.text("Sure, I'll keep it.")])], requests: 2),
    Case(tools: .ignored, replies: [.deltas([call(["titel": "Plants"])])], requests: 2),
    Case(tools: .failed, replies: [.failing([], .refused(status: 400))], requests: 2),
    Case(tools: .failed, replies: [.deltas([])], requests: 2),
  ]

  @Test(arguments: cases) func isTold(_ example: Case) async throws {
    let model = ScriptedLLM([Self.hello] + example.replies)
    let session = try Session(model: model)
    let report = try await session.engine.tryModel()
    #expect(report.answer == "Hello there.")
    #expect(report.reasons)
    #expect(report.tools == example.tools)
    #expect(model.requests.count == example.requests)
    // Each result belongs to a call, as the strictest servers want it.
    for request in model.requests {
      let results = request.messages.count { if case .toolResult = $0 { true } else { false } }
      let calls = request.messages.reduce(0) { count, message in
        if case .assistant(_, let calls) = message { count + calls.count } else { count }
      }
      #expect(results == calls)
    }
    #expect(await session.engine.modelUsage().today.calls > 0)
    #expect(try await session.titles(.all).isEmpty)
  }

  @Test(arguments: [
    (ScriptedLLM.Reply.failing([], .hostNotFound), "the model's host can't be found"),
    (.failing([], .refused(status: 401)), "the model's server didn't take the key"),
    (.deltas([]), "the model's answer made no sense"),
  ]) func isNotThere(_ reply: ScriptedLLM.Reply, _ reason: String) async throws {
    let session = try Session(model: ScriptedLLM([reply]))
    await #expect(throws: NudgyError.modelUnreachable(reason: reason)) { try await session.engine.tryModel() }
  }
}
