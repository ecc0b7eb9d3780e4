package import NudgyAssistant
package import NudgyCore

/// Something the chat says, before it has a look: what a turn emits, or what a command answers.
package enum Reply: Sendable, Equatable {
  case event(TurnEvent)
  case board(Board)
  /// Everything about one task.
  case detail(TaskItem)
  /// Text that keeps its own lines: help, a persona, the privacy report.
  case document(String)
  /// A short answer in Nudgy's words, apart from any persona.
  case line(String)
  /// The conversation is over.
  case farewell
}

extension [Reply] {
  static func receipts(_ receipts: [Receipt]) -> [Reply] { receipts.map { .event(.receipt($0)) } }
}
