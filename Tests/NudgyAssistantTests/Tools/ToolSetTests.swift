import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct ToolSetTests {
  @Test func theSmallSetIsSmall() {
    let schemas = ToolSet.small.schemas
    #expect((7...8).contains(schemas.count))
    #expect(ToolSet.small.tokens < 1000)
    // As the wire has them.
    let characters = schemas.reduce(0) { sum, tool in
      let wire: JSONValue = [
        "type": "function",
        "function": [
          "name": .string(tool.name), "description": .string(tool.summary), "parameters": tool.parameters,
        ],
      ]
      return sum + JSONWriter.compact(wire).count
    }
    #expect(characters / 4 < 1000)
    #expect(ToolSet.full.tokens > 2 * ToolSet.small.tokens)
  }

  /// The validator knows more than the model is told, and nothing that it is told is refused.
  @Test(arguments: ToolSet.full.schemas.map(\.name)) func theFullSetIsTheTools(_ name: String) throws {
    let lean = try #require(ToolSet.full.schemas.first { $0.name == name })
    let whole = ToolDefinitions.schema(try #require(ToolName(rawValue: name)))
    let told = (lean.parameters["properties"]?.members ?? []).map(\.name)
    #expect(Set(told).isSubset(of: Set((whole.parameters["properties"]?.members ?? []).map(\.name))))
    #expect(lean.parameters["required"] == whole.parameters["required"])
  }

  @Test func theFullSetLeavesRoom() {
    #expect(ToolSet.full.schemas.count == ToolName.allCases.count)
    // With what servers put around each of them.
    #expect(ToolSet.full.tokens < 1_900 + ToolName.allCases.count * 12, "\(ToolSet.full.tokens)")
  }

  @Test("Everything a small tool offers is read", arguments: ToolSet.small.schemas.map(\.name))
  func isRead(_ name: String) throws {
    let schema = try #require(ToolSet.small.schemas.first { $0.name == name })
    let values: [String: JSONValue] = [
      "tasks": [["title": "a", "due": "friday"]], "minutes": 10, "priority": "low", "scope": "today",
      "until": "friday", "due": "friday",
    ]
    let members = (schema.parameters["properties"]?.members ?? []).filter { $0.name != "status" }
      .map { JSONValue.Member($0.name, values[$0.name] ?? "words") }
    let read = CallReader.read(ToolCall(id: "abcdefghi", name: name, arguments: .object(members)))
    let tool = try #require(read.tool)
    #expect(read.ignored == [])
    #expect(read.call.arguments.members?.count == max(members.count, tool == .lookUpTasks ? 2 : 0))
    #expect(
      ArgumentValidator.problems(in: read.call.arguments, against: ToolDefinitions.schema(tool).parameters)
        == [])
  }

  struct Choice: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var window: Int?
    var source = ContextWindow.Source.told
    var isLocal = false
    /// How its calls went so far.
    var good = 0
    var invalid = 0
    let chosen: ToolSet
  }

  @Test(arguments: [
    Choice(testDescription: "elsewhere, not told", chosen: .full),
    Choice(testDescription: "here, not told", isLocal: true, chosen: .small),
    Choice(testDescription: "here, large", window: 32_768, isLocal: true, chosen: .full),
    Choice(testDescription: "here, 8k", window: 8192, isLocal: true, chosen: .full),
    Choice(testDescription: "here, usual", window: 4096, source: .usual, isLocal: true, chosen: .small),
    Choice(
      testDescription: "here, trained for much", window: 131_072, source: .trained, isLocal: true,
      chosen: .small),
    Choice(testDescription: "elsewhere, trained for much", window: 131_072, source: .trained, chosen: .full),
    Choice(testDescription: "elsewhere, small", window: 4096, source: .learnt, chosen: .small),
    Choice(testDescription: "two invalid calls", invalid: 2, chosen: .full),
    Choice(testDescription: "three invalid calls", invalid: 3, chosen: .small),
    Choice(testDescription: "three among nine", good: 9, invalid: 3, chosen: .small),
    Choice(testDescription: "three among many", good: 10, invalid: 3, chosen: .full),
  ]) func chooses(_ row: Choice) {
    var chooser = ToolSetChooser()
    let call = ReadyCall(PlannedCall(.whatsNext(MoodAtHand()), id: "abcdefghi"))
    let good = ToolExchange(call: call, outcome: .next(nil))
    let invalid = ToolExchange(call: call, outcome: .failed(.unknownTool("x")))
    chooser.note(Array(repeating: good, count: row.good), of: "m")
    chooser.note(Array(repeating: invalid, count: row.invalid), of: "m")
    let window = row.window.flatMap { ContextWindow(tokens: $0, source: row.source) }
    #expect(chooser.tools(for: "m", window: window, isLocal: row.isLocal) == row.chosen)
    // Another model has done nothing wrong.
    if row.invalid > 0 { #expect(chooser.tools(for: "n", window: window, isLocal: row.isLocal) == .full) }
  }
}
