import NudgyCore

/// An answer as a server streams it.
enum ServerAnswer {
  static func body(_ answer: CharacterAnswer) -> String {
    let text: [JSONValue] = answer.text.isEmpty ? [] : [["content": .string(answer.text)]]
    let calls: [JSONValue] = answer.calls.enumerated().map { index, call in
      [
        "tool_calls": [
          [
            "index": .int(index), "id": .string("call\(index)"), "type": "function",
            "function": [
              "name": .string(call.name), "arguments": .string(JSONWriter.compact(call.arguments)),
            ],
          ]
        ]
      ]
    }
    let events = (text + calls).map { event($0, finish: .null) }
    return (events + [event([:], finish: answer.calls.isEmpty ? "stop" : "tool_calls"), "data: [DONE]\n\n"])
      .joined()
  }

  private static func event(_ delta: JSONValue, finish: JSONValue) -> String {
    "data: "
      + JSONWriter.compact(["choices": [["index": 0, "delta": delta, "finish_reason": finish]]]) + "\n\n"
  }
}
