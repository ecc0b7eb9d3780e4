import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Calls as models write them, and what they are read as.
@Suite struct CallReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let arguments: String
    let tool: ToolName?
    let read: String
    var ignored: [String] = []

    init(
      _ testDescription: String, _ name: String, _ arguments: String, _ tool: ToolName?, _ read: String,
      ignored: [String] = []
    ) {
      (self.testDescription, self.name, self.arguments) = (testDescription, name, arguments)
      (self.tool, self.read, self.ignored) = (tool, read, ignored)
    }
  }

  static let tasks = [
    Case("as it should be", "complete_task", ##"{"task":"#1"}"##, .completeTask, ##"{"task":"#1"}"##),
    Case("a number", "complete_task", #"{"task":7}"#, .completeTask, ##"{"task":"#7"}"##),
    Case(
      "a number with a fraction of nothing", "complete_task", #"{"task":7.0}"#, .completeTask,
      ##"{"task":"#7"}"##),
    Case("an id", "complete_task", #"{"task_id":7}"#, .completeTask, ##"{"task":"#7"}"##),
    Case("another case", "complete_task", #"{"taskId":"7"}"#, .completeTask, #"{"task":"7"}"#),
    Case("a title", "complete_task", #"{"title":"the milk"}"#, .completeTask, #"{"task":"the milk"}"#),
    Case(
      "an id counts before a title", "drop_task", #"{"title":"the milk","id":3}"#, .dropTask,
      ##"{"task":"#3"}"##, ignored: ["title"]),
    Case("numbers", "complete_task", #"{"task":[3,5]}"#, .completeTask, ##"{"task":"#3 #5"}"##),
    Case("numbers as a text", "complete_task", #"{"tasks":"[3, 5]"}"#, .completeTask, ##"{"task":"#3 #5"}"##),
    Case(
      "words", "complete_task", #"{"tasks":["the milk","Bob"]}"#, .completeTask, #"{"task":"the milk\nBob"}"#),
    Case(
      "words and numbers", "complete_task", #"{"tasks":["the milk",{"number":3}]}"#, .completeTask,
      ##"{"task":"the milk\n#3"}"##),
    Case("a text alone", "complete_task", #""the milk""#, .completeTask, #"{"task":"the milk"}"#),
    Case("a number alone", "complete_task", "3", .completeTask, ##"{"task":"#3"}"##),
    Case("a list alone", "complete_task", "[3]", .completeTask, ##"{"task":"#3"}"##),
    Case("an object in a list", "complete_task", #"[{"task":3}]"#, .completeTask, ##"{"task":"#3"}"##),
    Case("wrapped", "complete_task", #"{"arguments":{"task":3}}"#, .completeTask, ##"{"task":"#3"}"##),
    Case("JSON as a text", "complete_task", #""{\"task\":3}""#, .completeTask, ##"{"task":"#3"}"##),
    Case("nothing", "complete_task", "{}", .completeTask, "{}"),
    Case("no task", "complete_task", #"{"task":""}"#, .completeTask, "{}"),
    Case(
      "more than there is", "complete_task", #"{"task":1,"why":"x"}"#, .completeTask, ##"{"task":"#1"}"##,
      ignored: ["why"]),
    Case(
      "a time by another name", "snooze_task", #"{"task":1,"when":"friday"}"#, .snoozeTask,
      ##"{"task":"#1","until":"friday"}"##),
    Case(
      "a snooze without a time stays one", "snooze_task", #"{"task":1}"#, .snoozeTask, ##"{"task":"#1"}"##),
    Case(
      "steps as lines", "break_down_task", #"{"task":1,"steps":"1. a\n2. b\n- c"}"#, .breakDownTask,
      ##"{"task":"#1","steps":["a","b","c"]}"##),
    Case(
      "steps as objects", "break_down_task", #"{"task":1,"subtasks":[{"title":"a"},{"step":"b"},"c"]}"#,
      .breakDownTask, ##"{"task":"#1","steps":["a","b","c"]}"##),
  ]

  static let created = [
    Case(
      "as it should be", "create_tasks", #"{"items":[{"title":"a"}]}"#, .createTasks,
      #"{"items":[{"title":"a"}]}"#),
    Case("one title", "create_tasks", #"{"title":"a"}"#, .createTasks, #"{"items":[{"title":"a"}]}"#),
    Case(
      "one task with its fields", "create_task", #"{"task":"a","due_date":"friday"}"#, .createTasks,
      #"{"items":[{"title":"a","due":"friday"}]}"#),
    Case(
      "one task within a task", "create_task", #"{"task":{"name":"a"}}"#, .createTasks,
      #"{"items":[{"title":"a"}]}"#),
    Case(
      "tasks", "create_tasks", #"{"tasks":["a","b"]}"#, .createTasks,
      #"{"items":[{"title":"a"},{"title":"b"}]}"#),
    Case("a text", "create_tasks", #"{"items":"a"}"#, .createTasks, #"{"items":[{"title":"a"}]}"#),
    Case(
      "a text with commas is one", "create_tasks", #"{"items":"milk, eggs"}"#, .createTasks,
      #"{"items":[{"title":"milk, eggs"}]}"#),
    Case(
      "lines", "create_tasks", #"{"items":"- a\n- b"}"#, .createTasks,
      #"{"items":[{"title":"a"},{"title":"b"}]}"#),
    Case(
      "JSON as a text", "create_tasks", #"{"items":"[{\"title\":\"a\"}]"}"#, .createTasks,
      #"{"items":[{"title":"a"}]}"#),
    Case(
      "a list alone", "create_tasks", #"["a",{"name":"b"}]"#, .createTasks,
      #"{"items":[{"title":"a"},{"title":"b"}]}"#),
    Case(
      "numbers as texts", "create_tasks", #"{"items":[{"title":"a","minutes":"30"}]}"#, .createTasks,
      #"{"items":[{"title":"a","minutes":30}]}"#),
    Case(
      "a length in words", "create_tasks", #"{"items":[{"title":"a","duration":"1.5 hours"}]}"#, .createTasks,
      #"{"items":[{"title":"a","minutes":90}]}"#),
    Case(
      "a day and an hour", "create_tasks", #"{"items":[{"title":"a","date":"friday","time":"5pm"}]}"#,
      .createTasks, #"{"items":[{"title":"a","due":"friday 5pm"}]}"#),
    Case(
      "fields that say nothing", "create_tasks",
      #"{"items":[{"title":"a","due":"","priority":"none","minutes":0,"notes":null,"status":"pending","id":1}]}"#,
      .createTasks, #"{"items":[{"title":"a"}]}"#),
    Case(
      "other words for what there is", "create_tasks",
      #"{"items":[{"title":"a","priority":"URGENT","category":"Errands","action":"Phone"}]}"#, .createTasks,
      #"{"items":[{"title":"a","priority":"critical","category":"Errands","action":"call"}]}"#),
    Case("no tasks", "create_tasks", #"{"tasks":[]}"#, .createTasks, #"{"items":[]}"#),
  ]

  static let others = [
    Case(
      "an update's fields", "update_task", #"{"id":1,"deadline":"friday","description":"x"}"#, .updateTask,
      ##"{"task":"#1","due":"friday","notes":"x"}"##),
    Case(
      "an update that is an end", "update_task", #"{"task":1,"status":"completed"}"#, .completeTask,
      ##"{"task":"#1"}"##),
    Case(
      "a status that is none", "update_task", #"{"task":1,"status":"pending","title":"x"}"#, .updateTask,
      ##"{"task":"#1","title":"x"}"##, ignored: ["status"]),
    Case(
      "a field to clear", "update_task", #"{"task":1,"clear":"due"}"#, .updateTask,
      ##"{"task":"#1","clear":["due"]}"##),
    Case("a look without a scope", "look_up_tasks", "{}", .lookUpTasks, #"{"scope":"up_next"}"#),
    Case("words to look for", "search", #""milk""#, .lookUpTasks, #"{"query":"milk","scope":"all"}"#),
    Case(
      "a scope by another name", "list_tasks", #"{"status":"Pending","limit":100}"#, .lookUpTasks,
      #"{"scope":"up_next","limit":20}"#),
    Case("a count in words", "undo", #"{"count":"two"}"#, .undo, #"{"count":2}"#),
    Case("a flag as a text", "undo", #"{"whole_turn":"true"}"#, .undo, #"{"whole_turn":true}"#),
    Case(
      "a fact in a sentence", "remember", #"{"fact":"The user's sister is Ana"}"#, .remember,
      #"{"subject":"sister","fact":"Ana"}"#),
    Case("a namespace", "functions.whats_next", "{}", .whatsNext, "{}"),
    Case("nobody knows it", "launch_rocket", #"{"to":"moon"}"#, nil, #"{"to":"moon"}"#),
  ]

  static let small = [
    Case(
      "add", "add_tasks", #"{"tasks":[{"title":"a","due":"friday 5pm"}]}"#, .createTasks,
      #"{"items":[{"title":"a","due":"friday 5pm"}]}"#),
    Case("finish", "finish", ##"{"task":"#3"}"##, .completeTask, ##"{"task":"#3"}"##),
    Case(
      "later, until", "later", #"{"task":"milk","until":"9pm"}"#, .snoozeTask,
      #"{"task":"milk","until":"9pm"}"#),
    Case("later", "later", #"{"task":"milk"}"#, .skipTask, #"{"task":"milk"}"#),
    Case(
      "later, with an empty time", "later", #"{"task":"milk","until":""}"#, .skipTask, #"{"task":"milk"}"#,
      ignored: ["until"]),
    Case(
      "change", "change", #"{"task":"milk","due":"friday"}"#, .updateTask, #"{"task":"milk","due":"friday"}"#),
    Case("let go", "change", #"{"task":"milk","status":"dropped"}"#, .dropTask, #"{"task":"milk"}"#),
    Case("put back", "change", #"{"task":"milk","status":"reopened"}"#, .reopenTask, #"{"task":"milk"}"#),
    Case("find", "find", #"{"words":"milk"}"#, .lookUpTasks, #"{"query":"milk","scope":"all"}"#),
    Case("find all of a scope", "find", #"{"scope":"overdue"}"#, .lookUpTasks, #"{"scope":"overdue"}"#),
    Case("next", "next", #"{"minutes":"10"}"#, .whatsNext, #"{"minutes":10}"#),
    Case("undo", "undo", "{}", .undo, "{}"),
    Case(
      "remember", "remember", #"{"about":"sister","fact":"Ana"}"#, .remember,
      #"{"subject":"sister","fact":"Ana"}"#),
  ]

  /// The order of members says nothing.
  private static func sorted(_ value: JSONValue) -> JSONValue {
    if let elements = value.arrayValue { return .array(elements.map(sorted)) }
    guard let members = value.members else { return value }
    return .object(members.sorted { $0.name < $1.name }.map { .init($0.name, sorted($0.value)) })
  }

  @Test(arguments: tasks + created + others + small)
  func reads(_ row: Case) throws {
    let arguments = try #require(JSONReader.value(from: row.arguments))
    let written = ToolCall(id: "abcdefghi", name: row.name, arguments: arguments)
    let read = CallReader.read(written)
    #expect(read.tool == row.tool)
    #expect(Self.sorted(read.call.arguments) == Self.sorted(try #require(JSONReader.value(from: row.read))))
    #expect(read.ignored.map(\.name) == row.ignored)
    #expect(read.written == written && read.call.id == written.id)
    guard let tool = read.tool else { return }
    #expect(read.call.name == tool.rawValue)
    // What was read reads the same.
    #expect(CallReader.read(read.call).call == read.call)
  }

  @Test(
    "What no argument can be made of is left for the validator",
    arguments: [
      (#"{"task":{"x":1}}"#, "task"), (#"{"task":true}"#, "task"), ("true", "task"),
    ]) func leaves(_ arguments: String, _ field: String) throws
  {
    let value = try #require(JSONReader.value(from: arguments))
    let read = CallReader.read(ToolCall(id: "abcdefghi", name: "complete_task", arguments: value))
    let schema = ToolDefinitions.schema(.completeTask).parameters
    guard
      case .invalidArgument(let named, _)? = ArgumentValidator.problem(
        in: read.call.arguments, against: schema)
    else {
      Issue.record("\(read)")
      return
    }
    #expect(named == field)
  }

  @Test("No name stands for two tools") func everyNameIsOne() {
    for tool in ToolName.allCases { #expect(CallNames.tool(named: tool.rawValue) == tool) }
    for schema in ToolSet.small.schemas {
      #expect(CallNames.tool(named: schema.name) != nil, "\(schema.name)")
    }
  }
}
