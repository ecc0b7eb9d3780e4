import NudgyCore

extension ToolCall {
  /// A call that Nudgy makes by itself, with an id for it.
  init(_ tool: ToolName, _ arguments: JSONValue, _ random: RandomSource) {
    self.init(id: ToolCall.makeID(random), name: tool.rawValue, arguments: arguments)
  }

  /// Whether it only looks, by the name that it was read to have.
  var isLook: Bool { ToolName(rawValue: name)?.isLook == true }
}
