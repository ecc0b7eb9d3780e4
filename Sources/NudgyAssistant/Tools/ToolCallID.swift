import NudgyCore

/// Ids for calls: nine alphanumerics, as the strictest servers want them.
enum ToolCallID {
  /// The id of a call that the user has said yes to; no model can send it, as ids are made here.
  static let confirmed = "confirmed"

  static func make(_ random: RandomSource) -> String { ToolCall.makeID(random) }
}

/// Special values of the `until` argument.
enum SnoozeArgument {
  /// The user said no time, so Nudgy asks for one.
  static let unknown = "?"
}
