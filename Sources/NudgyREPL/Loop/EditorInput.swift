package import NudgyTerminal

/// Lines from the line editor, interrupts from the keyboard.
package struct EditorInput: ChatInput {
  private let editor: LineEditor

  package init(_ editor: LineEditor) {
    self.editor = editor
  }

  package func next(prompt: StyledText) async -> ChatEntry {
    switch await editor.readLine(prompt: prompt) {
    case .line(let line): .entry(line.text, isPasted: line.isData)
    case .interrupted(let line): .interrupted(wasEmpty: line.isEmpty)
    case .endOfInput: .endOfInput
    }
  }

  package func printAbove(_ text: StyledText) { editor.printAbove(text) }

  package func whileAnswering(
    onInterrupt: @escaping @Sendable () -> Void, _ work: () async -> Void
  ) async {
    await InterruptMonitor.shared.whileRunning(onInterrupt, work)
  }
}

extension TypedLine {
  /// Words pasted into a typed sentence, such as a number or a name, leave it the person's own; more than
  /// these make it data.
  private static let quotedWords = 6

  /// Whether the line counts as data, which may not let go of anything.
  var isData: Bool {
    guard hasPaste else { return false }
    if isWhollyPasted { return true }
    let bytes = Array(text.utf8)
    return pasted.contains { range in
      let words = String(decoding: bytes[range], as: UTF8.self)
      return words.contains(where: \.isNewline)
        || words.split(whereSeparator: \.isWhitespace).count > TypedLine.quotedWords
    }
  }
}
