import NudgyCore
import NudgyLoopback
import NudgyTestSupport

@testable import NudgyLLM

// How servers stream tool calls.

extension ServerHabit {
  private static let milk: JSONValue = ["items": [["title": "Buy milk"]]]
  private static let first = #"{\"items\":[{\"title\":"#
  private static let second = #"\"Buy milk\"}]}"#

  private static func end(_ reason: String = "tool_calls") -> String { Chunk.finish(reason) + Chunk.done }

  static let calls: [ServerHabit] = [
    .init(
      "the standard's way",
      Chunk.calls(
        #"{"index":0,"id":"call_abc","type":"function","function":{"name":"create_tasks","arguments":""}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"\#(first)"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"\#(second)"}}"#) + end(),
      [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "text before the call, and stop as the reason",
      Chunk.text("Sure.")
        + Chunk.calls(#"{"index":0,"id":"a","function":{"name":"whats_next","arguments":"{}"}}"#)
        + end("stop"), [.text("Sure."), .call(1, "whats_next", [:]), .finished(.complete)]),
    .init(
      "two calls, interleaved by index",
      Chunk.calls(
        #"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"\#(first)"}}"#,
        #"{"index":1,"id":"b","function":{"name":"complete_task","arguments":"{\"task\":"}}"#)
        + Chunk.calls(
          #"{"index":1,"function":{"arguments":"\"7\"}"}}"#,
          #"{"index":0,"function":{"arguments":"\#(second)"}}"#)
        + end(),
      [.call(1, "create_tasks", milk), .call(2, "complete_task", ["task": "7"]), .finished(.complete)]),
    .init(
      "no index, with ids",
      Chunk.calls(#"{"id":"a","function":{"name":"create_tasks","arguments":"\#(first)"}}"#)
        + Chunk.calls(#"{"id":"a","function":{"arguments":"\#(second)"}}"#)
        + Chunk.calls(#"{"id":"b","function":{"name":"complete_task","arguments":"{\"task\":\"7\"}"}}"#)
        + end(),
      [.call(1, "create_tasks", milk), .call(2, "complete_task", ["task": "7"]), .finished(.complete)]),
    .init(
      "no index and no id",
      Chunk.calls(#"{"function":{"name":"create_tasks","arguments":"\#(first)"}}"#)
        + Chunk.calls(#"{"function":{"arguments":"\#(second)"}}"#)
        + Chunk.calls(#"{"function":{"name":"complete_task","arguments":"{\"task\":\"7\"}"}}"#) + end(),
      [.call(1, "create_tasks", milk), .call(2, "complete_task", ["task": "7"]), .finished(.complete)]),
    .init(
      "all at index 0, with ids",
      Chunk.calls(
        #"{"index":0,"id":"a","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}"#,
        #"{"index":0,"id":"b","function":{"name":"complete_task","arguments":"{\"task\":\"2\"}"}}"#) + end(),
      [
        .call(1, "complete_task", ["task": "1"]), .call(2, "complete_task", ["task": "2"]),
        .finished(.complete),
      ]),
    .init(
      "all at index 0, without ids",
      Chunk.calls(#"{"index":0,"function":{"name":"complete_task","arguments":"{\"task\":"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"\"1\"}"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"name":"complete_task","arguments":"{\"task\":\"2\"}"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"name":"whats_next","arguments":""}}"#) + end(),
      [
        .call(1, "complete_task", ["task": "1"]), .call(2, "complete_task", ["task": "2"]),
        .call(3, "whats_next", [:]), .finished(.complete),
      ]),
    .init(
      "all at index 0, names first, arguments after",
      Chunk.calls(#"{"index":0,"function":{"name":"complete_task","arguments":""}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"{\"task\":\"1\"}"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"name":"complete_task","arguments":""}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"{\"task\":\"2\"}"}}"#) + end(),
      [
        .call(1, "complete_task", ["task": "1"]), .call(2, "complete_task", ["task": "2"]),
        .finished(.complete),
      ]),
    .init(
      "two calls with one id",
      Chunk.calls(
        #"{"index":0,"id":"x","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}"#,
        #"{"index":1,"id":"x","function":{"name":"complete_task","arguments":"{\"task\":\"2\"}"}}"#) + end(),
      [
        .call(1, "complete_task", ["task": "1"]), .call(2, "complete_task", ["task": "2"]),
        .finished(.complete),
      ]),
    .init(
      "the name and the id repeated in every delta",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":""}}"#)
        + Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"\#(first)"}}"#)
        + Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"\#(second)"}}"#)
        + Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":""}}"#) + end(),
      [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "a new id in every delta",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"\#(first)"}}"#)
        + Chunk.calls(#"{"index":0,"id":"b","function":{"name":"create_tasks","arguments":"\#(second)"}}"#)
        + end(),
      [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "the name in pieces",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"name":"tasks"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"\#(first)\#(second)"}}"#) + end(),
      [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "arguments as an object",
      Chunk.calls(
        #"{"index":0,"id":"","function":{"name":"create_tasks","arguments":{"items":[{"title":"Buy milk"}]}}}"#
      )
        + end(), [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "arguments as null, empty, or missing",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"whats_next","arguments":null}}"#)
        + Chunk.calls(#"{"index":1,"id":"b","function":{"name":"look_up_tasks","arguments":""}}"#)
        + Chunk.calls(#"{"index":2,"id":"c","function":{"name":"whats_next"}}"#) + end(),
      [
        .call(1, "whats_next", [:]), .call(2, "look_up_tasks", [:]), .call(3, "whats_next", [:]),
        .finished(.complete),
      ]),
    .init(
      "empty arguments first, true ones later",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"{}"}}"#)
        + Chunk.calls(#"{"index":0,"function":{"arguments":"\#(first)\#(second)"}}"#) + end(),
      [.call(1, "create_tasks", milk), .finished(.complete)]),
    .init(
      "arguments as a string that holds JSON",
      Chunk.calls(
        #"{"index":0,"function":{"name":"complete_task","arguments":"\"{\\\"task\\\":\\\"1\\\"}\""}}"#)
        + end(),
      [.call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "the whole call once more at the end",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}"#)
        + Chunk.event(
          #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}]}"#,
          finish: "tool_calls"), [.call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "both the old way and the new one in each delta",
      Chunk.event(
        #"{"role":null,"content":null,"function_call":{"name":"complete_task","arguments":"{\"task\":"},"#
          + #""tool_calls":[{"index":0,"id":"call__0_complete_task_cmpl-8b5f","type":"function","#
          + #""function":{"name":"complete_task","arguments":"{\"task\":"}}]}"#)
        + Chunk.event(
          #"{"role":null,"content":null,"function_call":{"name":"complete_task","arguments":"\"1\"}"},"#
            + #""tool_calls":[{"index":0,"id":"call__0_complete_task_cmpl-8b5f","type":"function","#
            + #""function":{"name":"complete_task","arguments":"\"1\"}"}}]}"#) + end(),
      [.call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "the old way only",
      Chunk.event(#"{"function_call":{"name":"complete_task","arguments":"{\"task\":"}}"#)
        + Chunk.event(#"{"function_call":{"arguments":"\"1\"}"}}"#) + end("function_call"),
      [.call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "arguments that are no JSON",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"complete_task","arguments":"task one"}}"#)
        + end(),
      [.call(1, "complete_task", "task one"), .finished(.complete)]),
    .init(
      "a tool nobody offered",
      Chunk.calls(
        #"{"index":0,"id":"a","function":{"name":"launch_rocket","arguments":"{\"to\":\"moon\"}"}}"#) + end(),
      [.call(1, "launch_rocket", ["to": "moon"]), .finished(.complete)]),
    .init(
      "arguments cut by the length",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}"#)
        + Chunk.calls(#"{"index":1,"id":"b","function":{"name":"create_tasks","arguments":"\#(first)"}}"#)
        + end("length"), [.call(1, "complete_task", ["task": "1"]), .finished(.cutByLength)]),
    .init(
      "a call cut by the length before its arguments",
      Chunk.calls(#"{"index":0,"id":"a","function":{"name":"whats_next","arguments":""}}"#) + end("length"),
      [.finished(.cutByLength)]),
    .init(
      "a stream that ends within a call",
      Chunk.text("So:")
        + Chunk.calls(#"{"index":0,"id":"a","function":{"name":"create_tasks","arguments":"\#(first)"}}"#),
      flaw: .cutOff, [.text("So:")]),
    .init(
      "a call without a name", Chunk.calls(#"{"index":0,"id":"a","function":{"arguments":"{}"}}"#) + end(),
      [.finished(.complete)]),
    .init(
      "a call written as text",
      Chunk.event(#"{"content":"Sure.\n<tool_call>\n{\"name\": \"complete_task\", "}"#)
        + Chunk.event(#"{"content":"\"arguments\": {\"task\": \"1\"}}\n</tool_call>"}"#) + end("stop"),
      [.text("Sure.\n"), .call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "a call that the server has read and left in the text",
      Chunk.event(#"{"content":"{\"name\":\"complete_task\",\"arguments\":{\"task\":\"1\"}}"}"#)
        + Chunk.calls(
          #"{"index":0,"id":"a","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}"#)
        + end(), [.call(1, "complete_task", ["task": "1"]), .finished(.complete)]),
    .init(
      "a call written as text and cut by the length",
      Chunk.event(#"{"content":"{\"name\":\"create_tasks\",\"arguments\":{\"items\":[{"}"#) + end("length"),
      [.finished(.cutByLength)]),
    .init(
      "a stream that ends within a call written as text",
      Chunk.event(#"{"content":"{\"name\":\"create_tasks\",\"arguments\":{\"items\":[{"}"#),
      flaw: .cutOff, []),
    .init(
      "calls as null", Chunk.event(#"{"content":"Hi","tool_calls":null,"function_call":null}"#) + end("stop"),
      [.text("Hi"), .finished(.complete)]),
  ]
}
