import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What a model's calls come to where they are not quite right, and what it is told of that.
@Suite struct HalfWayTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let said: String
    let name: String
    let arguments: JSONValue
    var receipts: [String] = []
    /// What stands in the result.
    var told: [String] = []
    var question: String?
  }

  static let rows = [
    Row(
      testDescription: "one optional enum costs nothing", said: "milk, eggs and bread",
      name: "create_tasks",
      arguments: [
        "items": [["title": "Buy eggs", "priority": "enormous"], ["title": "Buy bread", "energy": "low"]]
      ], receipts: ["✓ Added #5 Buy eggs", "✓ Added #6 Buy bread"],
      told: [#""field":"priority","fault":"notUnderstood""#]),
    Row(
      testDescription: "free words for a category", said: "the plants need repotting",
      name: "create_tasks", arguments: ["items": [["title": "Repot plants", "category": "Balcony"]]],
      receipts: ["✓ Added #5 Repot plants"]),
    Row(
      testDescription: "a rhythm in words", said: "water the plants every monday", name: "create_tasks",
      arguments: ["items": [["title": "Water plants", "due": "monday", "recurrence": "weekly"]]],
      receipts: ["✓ Added #5 Water plants · Monday · every week"]),
    Row(
      testDescription: "a task much like one that is there", said: "and oat milk", name: "create_tasks",
      arguments: ["items": [["title": "Buy oat milk"]]], receipts: ["✓ Added #5 Buy oat milk"],
      told: [#""similar":[{"number":2,"title":"Buy milk"}]"#]),
    Row(
      testDescription: "arguments that nobody asked for", said: "call mom is done", name: "complete_task",
      arguments: ["task": "#1", "reason": "she said so", "mood": "good"], receipts: ["✓ Done #1 Call mom"],
      told: [
        #""ignored":[{"field":"reason","fault":"unknown"},{"field":"mood","fault":"unknown"}]"#
      ]),
    Row(
      testDescription: "two tasks by their words", said: "the milk and bob are done", name: "complete_task",
      arguments: ["task": "the milk and Bob"], receipts: ["✓ Done #2 Buy milk", "✓ Done #3 Text Bob"]),
    Row(
      testDescription: "two tasks by numbers in a list", said: "2 and 3 are done", name: "complete_task",
      arguments: ["task": [2, 3]], receipts: ["✓ Done #2 Buy milk", "✓ Done #3 Text Bob"]),
    Row(
      testDescription: "two tasks by numbers in a text", said: "2 and 3 are done", name: "finish",
      arguments: ["task": "2, 3"], receipts: ["✓ Done #2 Buy milk", "✓ Done #3 Text Bob"]),
    Row(
      testDescription: "one of two is not there", said: "the milk and the boat are done",
      name: "complete_task", arguments: ["tasks": ["milk", "boat"]], receipts: ["✓ Done #2 Buy milk"],
      told: [#""notFound":[{"task":"boat","nearest":["#]),
    Row(
      testDescription: "one of two numbers is not there", said: "2 and 99 are done", name: "complete_task",
      arguments: ["task": "2, 99"], receipts: ["✓ Done #2 Buy milk"],
      told: [##""notFound":[{"task":"#99","nearest":["##]),
    Row(
      testDescription: "not found", said: "bobby is done", name: "complete_task",
      arguments: ["task": "fax Bob the plan"],
      told: [#""nearest":[{"number":3,"title":"Text Bob"}]"#]),
    Row(
      testDescription: "all errors at once", said: "move it", name: "snooze_task",
      arguments: ["why": "x"],
      told: [#""field":"task""#, #""field":"until""#, #""problems":["#]),
    Row(
      testDescription: "everything of today waits for a yes", said: "hello", name: "complete_task",
      arguments: ["task": "everything due today"], told: [#""waiting":"#],
      question: "The model wants to mark 'Pay rent' as done. Go ahead?"),
    Row(
      testDescription: "a time as words in a look", said: "what about tomorrow", name: "look_up_tasks",
      arguments: ["scope": "all", "from": "tomorrow"], told: [#""tasks":[]"#]),
    Row(
      testDescription: "no tasks at all", said: "nice weather", name: "create_tasks",
      arguments: ["tasks": []], told: [#""expected":"a list of 1 to 1000""#]),
    Row(
      testDescription: "an update of which one field is wrong", said: "call mom on friday",
      name: "update_task", arguments: ["task": "#1", "due": "friday", "minutes": "many"],
      receipts: ["✓ Changed #1 Call mom · due Nov 27 · noted: minutes: many"], told: [#""field":"minutes""#]),
  ]

  @Test(arguments: rows) func theRestIsDone(_ row: Row) async throws {
    let call = LLMDelta.toolCall(ToolCall(id: "abc123xyz", name: row.name, arguments: row.arguments))
    let model = ScriptedLLM([.deltas([call]), .deltas([.text("There.")])])
    let session = try Session(modelLeads: true)
    try await session.add("Call mom", "Buy milk", "Text Bob")
    _ = await session.say("add: pay rent today")
    session.models.set(ChosenModel(service: model))
    let turn = await session.say(row.said)
    #expect(turn.plainReceipts == row.receipts)
    let result = model.requests.last?.messages.compactMap { message in
      if case .toolResult("abc123xyz", let content) = message { content } else { nil }
    }.last
    for words in row.told { #expect(result?.contains(words) == true, "\(result ?? "no result")") }
    if let question = row.question { #expect(turn.questions.last?.text == question) }
    // The model sees its call as it made it.
    let made = model.requests.last?.messages.contains { message in
      if case .assistant(_, let calls) = message {
        calls.contains { $0.name == row.name && $0.arguments == row.arguments }
      } else {
        false
      }
    }
    // One that is not among those it was offered is told of in words.
    #expect(made == (ToolName(rawValue: row.name) != nil))
  }

  @Test func aCategoryIsKeptInItsOwnWords() async throws {
    let item: JSONValue = ["title": "Repot plants", "category": "Balcony garden"]
    let call = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "create_tasks", arguments: ["items": [item]]))
    let session = try Session(
      model: ScriptedLLM([.deltas([call]), .deltas([.text("There.")])]), modelLeads: true)
    let turn = await session.say("the plants on the balcony")
    #expect(turn.notices == [])
    let task = try #require(try await session.store.task(number: 1))
    #expect(task.category?.rawValue == "balcony garden")
    #expect(task.notes == nil)
  }
}
