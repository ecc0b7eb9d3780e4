package import NudgyCore

/// How a model did when it was tried.
package struct ModelReport: Sendable, Equatable {
  /// What became of the tool it was to call.
  package enum ToolUse: String, Sendable {
    /// It called it, and went on with its result.
    case understood
    /// It called it, and then said nothing.
    case calledOnly
    /// It answered in words instead.
    case ignored
    /// It gave no answer at all with the tool beside the message.
    case failed
  }

  /// What it said, on one line.
  package var answer: String
  /// From asking to its first word, and to its end.
  package var firstWord: Duration
  package var whole: Duration
  /// Whether it thought before it spoke.
  package var reasons: Bool
  package var tools: ToolUse
  package var window: ContextWindow?
}
