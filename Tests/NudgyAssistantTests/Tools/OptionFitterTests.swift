import NudgyCore
import Testing

@testable import NudgyAssistant

/// What a call may also say never costs what it is for.
@Suite struct OptionFitterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tool: ToolName
    let arguments: JSONValue
    let fitted: JSONValue
    var unfit: [UnfitField] = []
  }

  private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let cases = [
    Case(
      testDescription: "a long step", tool: .breakDownTask,
      arguments: ["task": 1, "steps": ["a", "b", .string(long(201))]],
      fitted: ["task": 1, "steps": ["a", "b", .string(long(197) + "…")]],
      unfit: [UnfitField("steps", .tooLong)]),
    Case(
      testDescription: "a step at its limit", tool: .breakDownTask,
      arguments: ["task": 1, "steps": ["a", "b", .string(long(200))]],
      fitted: ["task": 1, "steps": ["a", "b", .string(long(200))]]),
    Case(
      testDescription: "nine steps", tool: .breakDownTask,
      arguments: ["task": 1, "steps": ["1", "2", "3", "4", "5", "6", "7", "8", "9"]],
      fitted: ["task": 1, "steps": ["1", "2", "3", "4", "5", "6", "7", "8"]],
      unfit: [UnfitField("steps", .tooLong)]),
    Case(
      testDescription: "two steps", tool: .breakDownTask, arguments: ["task": 1, "steps": ["1", "2"]],
      fitted: ["task": 1], unfit: [UnfitField("steps", .notUnderstood)]),
    Case(
      testDescription: "a long draft", tool: .draftMessage,
      arguments: ["task": 1, "body": .string(long(10_001))],
      fitted: ["task": 1, "body": .string(long(9_997) + "…")], unfit: [UnfitField("body", .tooLong)]),
    Case(
      testDescription: "an unknown tone", tool: .draftMessage, arguments: ["task": 1, "tone": "operatic"],
      fitted: ["task": 1], unfit: [UnfitField("tone", .notUnderstood)]),
    Case(
      testDescription: "a field that there is not", tool: .draftMessage,
      arguments: ["task": 1, "mood": "good"],
      fitted: ["task": 1], unfit: [UnfitField("mood", .notUnderstood)]),
    Case(
      testDescription: "a task is not made to fit", tool: .draftMessage, arguments: ["task": ["no"]],
      fitted: ["task": ["no"]]),
  ]

  @Test func whatNarrowsAWishIsNoOption() {
    let schema = ToolDefinitions.schema(.undo).parameters
    let arguments: JSONValue = ["count": "many", "whole_turn": true]
    let kept = OptionFitter(schema: schema, narrowing: ["count"]).fit(arguments)
    #expect(kept.arguments == arguments && kept.unfit == [])
    let dropped = OptionFitter(schema: schema).fit(arguments)
    #expect(dropped.arguments == ["whole_turn": true])
  }

  @Test(arguments: cases)
  func fits(_ one: Case) {
    let fitter = OptionFitter(schema: ToolDefinitions.schema(one.tool).parameters)
    let (arguments, unfit) = fitter.fit(one.arguments)
    #expect(arguments == one.fitted)
    #expect(unfit == one.unfit)
  }
}
