import NudgyCore

/// A call as it can be run, and what was left out of it for that.
struct ReadCall: Sendable, Equatable {
  /// As it was made; so it goes back to whoever made it.
  let written: ToolCall
  /// Nil for a tool that nobody knows.
  let tool: ToolName?
  /// In the names and shapes of the tool's own schema.
  let call: ToolCall
  /// Arguments that the tool does not have.
  let ignored: [UnfitField]

  init(written: ToolCall, tool: ToolName?, call: ToolCall, ignored: [UnfitField] = []) {
    (self.written, self.tool, self.call, self.ignored) = (written, tool, call, ignored)
  }
}
