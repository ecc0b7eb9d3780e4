import NudgyAssistant
package import NudgyTerminal

/// Lines from the line editor, interrupts from the keyboard.
package struct EditorInput: ChatInput {
  private let editor: LineEditor

  package init(_ editor: LineEditor) {
    self.editor = editor
  }

  package func next(prompt: StyledText) async -> ChatEntry {
    switch await editor.readLine(prompt: prompt) {
    case .line(let line): .entry(line.text, line.origin)
    case .interrupted(let line): .interrupted(wasEmpty: line.isEmpty)
    case .endOfInput: .endOfInput
    }
  }

  package func printAbove(_ text: StyledText) { editor.printAbove(text) }

  package func alert(heading: String, text: String, isSoft: Bool) {
    editor.alert(heading: heading, text: text, isSoft: isSoft)
  }

  package func whileAnswering(
    onInterrupt: @escaping @Sendable () -> Void, _ work: () async -> Void
  ) async {
    await InterruptMonitor.shared.whileRunning(onInterrupt, work)
  }
}

extension TypedLine {
  /// Words pasted into a typed sentence, such as a number or a name, leave it a sentence to be asked about; more
  /// than these make all of it data.
  private static let quotedWords = 6

  var origin: UserMessage.Origin {
    guard hasPaste else { return .typed }
    guard !isWhollyPasted else { return .pasted }
    let bytes = Array(text.utf8)
    let holdsText = pasted.contains { range in
      let words = String(decoding: bytes[range], as: UTF8.self)
      return words.contains(where: \.isNewline)
        || words.split(whereSeparator: \.isWhitespace).count > TypedLine.quotedWords
    }
    return holdsText ? .pasted : .mixed
  }
}
