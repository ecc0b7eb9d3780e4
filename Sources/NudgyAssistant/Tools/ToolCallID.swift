import NudgyCore

/// Ids of calls with a meaning of their own.
enum ToolCallID {
  /// The id of a call that the user has said yes to; no model can send it, as ids are made here.
  static let confirmed = "confirmed"
}

extension ToolCall {
  /// A call that Nudgy makes by itself, with an id for it.
  init(_ tool: ToolName, _ arguments: JSONValue, _ random: RandomSource) {
    self.init(id: ToolCall.makeID(random), name: tool.rawValue, arguments: arguments)
  }
}

/// Special values of the `until` argument.
enum SnoozeArgument {
  /// The user said no time, so Nudgy asks for one.
  static let unknown = "?"
}
