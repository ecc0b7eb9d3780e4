import NudgyCore
import Testing

@testable import NudgyAssistant

@Suite struct ArgumentValidatorTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let tool: ToolName
    let arguments: String
    let problem: ToolError?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "nothing needed", tool: .whatsNext, arguments: "{}", problem: nil),
    Case(name: "null is absent", tool: .whatsNext, arguments: #"{"minutes":null}"#, problem: nil),
    Case(name: "an enum", tool: .whatsNext, arguments: #"{"energy":"low"}"#, problem: nil),
    Case(
      name: "not in the enum", tool: .whatsNext, arguments: #"{"energy":"zero"}"#,
      problem: .invalidArgument(field: "energy", expected: "one of low, medium, high")),
    Case(
      name: "out of range", tool: .whatsNext, arguments: #"{"minutes":0}"#,
      problem: .invalidArgument(field: "minutes", expected: "a whole number from 1 to 1440")),
    Case(
      name: "a missing field", tool: .completeTask, arguments: "{}",
      problem: .invalidArgument(field: "task", expected: "a value")),
    Case(
      name: "a field nobody knows", tool: .completeTask, arguments: ##"{"task":"#1","why":"x"}"##,
      problem: .unknownArgument(field: "why")),
    Case(
      name: "the wrong type", tool: .completeTask, arguments: #"{"task":7}"#,
      problem: .invalidArgument(field: "task", expected: "text")),
    Case(
      name: "inside a list", tool: .createTasks, arguments: #"{"items":[{"title":"a"},{"emoji":"x"}]}"#,
      problem: .invalidArgument(field: "items[1].title", expected: "a value")),
    Case(
      name: "an empty list", tool: .createTasks, arguments: #"{"items":[]}"#,
      problem: .invalidArgument(field: "items", expected: "a list of 1 to 1000")),
    Case(
      name: "not an object", tool: .undo, arguments: "[]",
      problem: .invalidArgument(field: "", expected: "an object")),
  ])
  func problems(_ row: Case) throws {
    let arguments = try #require(JSONReader.value(from: row.arguments))
    let schema = ToolDefinitions.schema(row.tool).parameters
    #expect(ArgumentValidator.problem(in: arguments, against: schema) == row.problem)
  }

  @Test func allThatIsWrongIsToldAtOnce() throws {
    let text = #"{"items":[{"emoji":"x","minutes":0},{"title":"a","what":1}]}"#
    let arguments = try #require(JSONReader.value(from: text))
    let schema = ToolDefinitions.schema(.createTasks).parameters
    #expect(
      ArgumentValidator.problems(in: arguments, against: schema) == [
        .invalidArgument(field: "items[0].title", expected: "a value"),
        .invalidArgument(field: "items[0].minutes", expected: "a whole number from 1 to 1440"),
        .unknownArgument(field: "items[1].what"),
      ])
  }

  @Test(arguments: ToolName.allCases)
  func everySchemaIsStrict(_ tool: ToolName) {
    let schema = ToolDefinitions.schema(tool)
    #expect(schema.parameters["additionalProperties"] == false)
    #expect(schema.parameters["type"] == "object")
    #expect(!schema.summary.isEmpty)
  }
}
