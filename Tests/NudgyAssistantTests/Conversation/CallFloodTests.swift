import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Models that call without end or sense: the turn ends soon, changes nothing, and is answered.
@Suite struct CallFloodTests {
  struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let said: String
    let rounds: [[ToolCall]]
    var receipts: [String] = []
    /// How many requests are made at most.
    var requests = 4
  }

  private static func calls(_ count: Int, _ name: String, _ arguments: (Int) -> JSONValue) -> [ToolCall] {
    (0..<count).map { ToolCall(id: "a\(10_000_000 + $0)", name: name, arguments: arguments($0)) }
  }

  static let floods = [
    Flood(
      testDescription: "ten thousand tasks, a call each", said: "hello",
      rounds: [calls(10_000, "create_tasks") { ["items": [["title": .string("Task \($0)")]]] }], requests: 2),
    Flood(
      testDescription: "ten thousand ends", said: "hello",
      rounds: [calls(10_000, "complete_task") { ["task": .int($0)] }], requests: 2),
    Flood(
      testDescription: "ten thousand times the same task", said: "buy milk",
      rounds: [calls(10_000, "create_tasks") { _ in ["items": [["title": "Buy milk"]]] }],
      receipts: ["✓ Added #4 Buy milk"], requests: 2),
    Flood(
      testDescription: "the same look for ever", said: "how are you?",
      rounds: Array(repeating: calls(1, "look_up_tasks") { _ in ["scope": "all"] }, count: 20), requests: 3),
    Flood(
      testDescription: "another look each time", said: "how are you?",
      rounds: (0..<20).map { round in calls(1, "look_up_tasks") { _ in ["query": .string("x\(round)")] } }),
    Flood(
      testDescription: "a task that is not there, for ever", said: "how are you?",
      rounds: (0..<20).map { round in calls(1, "complete_task") { _ in ["task": .string("#9\(round)")] } }),
    Flood(
      testDescription: "a tool that is not there, for ever", said: "how are you?",
      rounds: (0..<20).map { round in calls(1, "launch") { _ in ["n": .int(round)] } }, requests: 3),
  ]

  /// - Parameter words: whether it says something in the end.
  @Test(arguments: floods, [true, false]) func endsSoon(_ flood: Flood, _ words: Bool) async throws {
    let end = flood.rounds.count == 1 ? [ScriptedLLM.Reply.deltas(words ? [.text("Well.")] : [])] : []
    let model = ScriptedLLM(flood.rounds.map { .deltas($0.map(LLMDelta.toolCall)) } + end)
    let session = try Session()
    try await session.add("Call mom", "Pay rent", "Text Bob")
    session.models.set(ChosenModel(service: model))
    let turn = await session.say(flood.said)
    #expect(turn.plainReceipts == flood.receipts)
    #expect(try await session.titles(.upNext).count == 3 + flood.receipts.count)
    #expect(model.requests.count <= flood.requests)
    // Nobody is left without an answer.
    #expect(!turn.text.isEmpty || !turn.receipts.isEmpty)
    // What the model is told of it goes into any window.
    for request in model.requests {
      #expect(TokenEstimate.tokens(request) - ToolSet.full.tokens < 3_000)
    }
  }

  @Test func twoHundredTasksForAFewWordsWaitForAYes() async throws {
    let items = (0..<200).map { ["title": .string("Errand \($0)")] as JSONValue }
    let call = ToolCall(id: "abc123xyz", name: "create_tasks", arguments: ["items": .array(items)])
    let model = ScriptedLLM([.deltas([.toolCall(call)]), .deltas([.text("All there!")])])
    let session = try Session(model: model)
    let turn = await session.say("i have a few errands")
    #expect(turn.receipts == [])
    #expect(turn.questions.first?.text.hasSuffix("and 195 more. Go ahead?") == true)
    #expect(try await session.titles(.upNext) == [])
  }

  @Test(
    "Of a paste only what it speaks of becomes a task",
    arguments: [
      #"{"tasks":[]}"#,
      #"{"tasks":[\#((0..<200).map { #"{"title":"Errand \#($0)","words":"x","due":null}"# }.joined(separator: ","))]}"#,
    ]) func aThinRamble(_ answer: String) async throws
  {
    let ramble = "I have to call the dentist tomorrow, and then buy dog food, and email Ana the plan"
    let model = ScriptedLLM([.deltas([.text(answer), .finished(.complete)]), .deltas([.text("Well.")])])
    let session = try Session(model: model)
    let turn = await session.say(ramble, origin: .pasted)
    #expect(turn.receipts.count == 3)
  }
}
