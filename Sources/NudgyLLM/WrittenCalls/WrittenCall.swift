import NudgyCore

/// A call that a model wrote into its text, as models do whose servers do not read calls for them.
struct WrittenCall: Sendable, Equatable {
  /// That of a tool which was offered.
  var name: String
  /// Always an object.
  var arguments: JSONValue
}
