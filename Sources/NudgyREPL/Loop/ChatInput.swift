package import NudgyAssistant
package import NudgyTerminal

/// Where the chat's lines come from: the line editor, or a script in tests.
package protocol ChatInput: Sendable {
  /// Waits for the next entry; the cursor stands at the start of a line afterwards, however it ended.
  /// Blocks no thread of the cooperative pool.
  func next(prompt: StyledText) async -> ChatEntry

  /// Prints whole lines above the line being typed; callable from any thread.
  func printAbove(_ text: StyledText)

  /// Asks the terminal to tell its user of something; `isSoft` without a sound.
  func alert(heading: String, text: String, isSoft: Bool)

  /// Calls `onInterrupt` whenever Ctrl-C is pressed while `work` runs.
  func whileAnswering(
    onInterrupt: @escaping @Sendable () -> Void, _ work: () async -> Void
  ) async
}

/// What came of waiting for a line.
package enum ChatEntry: Sendable, Equatable {
  /// A message of one or more lines, and how they came in.
  case entry(String, UserMessage.Origin)
  /// Ctrl-C. The line was cleared; `wasEmpty` tells whether there was anything to clear.
  case interrupted(wasEmpty: Bool)
  /// Ctrl-D, or the terminal went away.
  case endOfInput
}
