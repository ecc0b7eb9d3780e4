import NudgyCore

/// The part of OpenAI's public schema of a chat-completions request that Nudgy uses, as a list of what is wrong.
enum ChatSchema {
  static func problems(in body: JSONValue) -> [String] {
    let known: Set = [
      "model", "messages", "tools", "temperature", "max_tokens", "max_completion_tokens", "stream",
      "stream_options", "tool_choice", "response_format",
    ]
    var problems = (body.members ?? []).map(\.name).filter { !known.contains($0) }.map { "unknown \($0)" }
    if body["model"]?.stringValue?.isEmpty != false { problems.append("model") }
    if body["stream"]?.boolValue == nil { problems.append("stream") }
    if let options = body["stream_options"],
      body["stream"]?.boolValue != true || options["include_usage"]?.boolValue == nil
    {
      problems.append("stream_options")
    }
    if let temperature = body["temperature"], !(0...2).contains(temperature.doubleValue ?? -1) {
      problems.append("temperature")
    }
    if let choice = body["tool_choice"], body["tools"] == nil || !["none", "auto"].contains(choice) {
      problems.append("tool_choice")
    }
    if let form = body["response_format"] { problems += self.problems(inForm: form) }
    let messages = body["messages"]?.arrayValue ?? []
    if messages.isEmpty { problems.append("messages") }
    problems += messages.enumerated().flatMap { index, message in
      self.problems(inMessage: message).map { "messages[\(index)].\($0)" }
    }
    if let tools = body["tools"] {
      let all = tools.arrayValue ?? []
      if all.isEmpty || all.count > 128 { problems.append("tools") }
      problems += all.flatMap(self.problems(inTool:))
    }
    return problems
  }

  private static func problems(inForm form: JSONValue) -> [String] {
    let inner = form["json_schema"]
    let isWhole =
      form["type"] == "json_schema" && inner?["schema"]?.members != nil && inner?["strict"]?.boolValue != nil
    return (isWhole ? [] : ["response_format"]) + problems(inName: inner?["name"])
  }

  private static func problems(inMessage message: JSONValue) -> [String] {
    let names = Set((message.members ?? []).map(\.name))
    switch message["role"]?.stringValue {
    case "system"?, "user"?:
      return names == ["role", "content"] && message["content"]?.stringValue != nil ? [] : ["content"]
    case "tool"?:
      let isWhole = message["content"]?.stringValue != nil && message["tool_call_id"]?.stringValue != nil
      return names == ["role", "content", "tool_call_id"] && isWhole ? [] : ["tool"]
    case "assistant"?:
      guard names.isSubset(of: ["role", "content", "tool_calls"]) else { return ["names"] }
      guard let calls = message["tool_calls"] else {
        return message["content"]?.stringValue == nil ? ["content"] : []
      }
      let all = calls.arrayValue ?? []
      return all.isEmpty ? ["tool_calls"] : all.flatMap(problems(inCall:))
    default: return ["role"]
    }
  }

  private static func problems(inCall call: JSONValue) -> [String] {
    let arguments = call["function"]?["arguments"]?.stringValue.flatMap { JSONReader.value(from: $0) }
    var problems: [String] = []
    if call["type"]?.stringValue != "function" { problems.append("type") }
    if call["id"]?.stringValue?.wholeMatch(of: /[A-Za-z0-9]{9}/) == nil { problems.append("id") }
    if arguments?.members == nil { problems.append("arguments") }
    return problems + self.problems(inName: call["function"]?["name"])
  }

  private static func problems(inTool tool: JSONValue) -> [String] {
    var problems: [String] = []
    if tool["type"]?.stringValue != "function" { problems.append("tool.type") }
    if tool["function"]?["parameters"]?.members == nil { problems.append("tool.parameters") }
    return problems + self.problems(inName: tool["function"]?["name"])
  }

  private static func problems(inName name: JSONValue?) -> [String] {
    name?.stringValue?.wholeMatch(of: /[a-zA-Z0-9_-]{1,64}/) == nil ? ["name"] : []
  }
}
