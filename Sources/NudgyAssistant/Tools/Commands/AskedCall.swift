package import NudgyCore

/// A call as a brain makes it.
package enum AskedCall: Sendable, Equatable {
  /// A model's, in whatever names and shapes.
  case written(ToolCall)
  case planned(PlannedCall)
}

/// A command that Nudgy wants to be run.
package struct PlannedCall: Sendable, Equatable {
  /// Tells it from others that ask for the same, and stands in what a model is told of it later.
  let id: String
  var command: ToolCommand

  init(_ command: ToolCommand, _ random: RandomSource) {
    self.init(command, id: ToolCall.makeID(random))
  }

  init(_ command: ToolCommand, id: String) {
    (self.id, self.command) = (id, command)
  }
}
