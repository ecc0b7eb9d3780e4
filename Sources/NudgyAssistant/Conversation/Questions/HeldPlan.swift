import NudgyCore

/// Changes that wait for a yes as the dialogue state keeps them: the very calls that a yes runs.
enum HeldPlan {
  static func question(_ change: HeldChange, text: String? = nil) -> PendingQuestion {
    let calls = change.calls.map { call -> JSONValue in
      ["tool": .string(call.tool), "arguments": call.arguments]
    }
    return PendingQuestion(
      kind: .plan, tool: "", arguments: JSONWriter.compact(["calls": .array(calls)]), numbers: [],
      choices: AssistantWording.yesOrNo, text: text ?? HeldChangeWording.question(change))
  }

  static func commands(in text: String, _ reader: CommandReader) -> [ToolCommand] {
    (JSONReader.value(from: text)?["calls"]?.arrayValue ?? []).compactMap { call in
      guard let name = call["tool"]?.stringValue, let arguments = call["arguments"] else { return nil }
      return reader.kept(name, arguments)
    }
  }
}
