/// The place Nudgy writes to: a real terminal, a pipe, or a fake in tests.
package protocol Terminal: Sendable {
  /// What it can do now; the width changes with the window.
  var capabilities: TerminalCapabilities { get }
  var theme: Theme { get }

  /// Writes to standard output, nothing added.
  func write(_ text: StyledText)

  /// Writes one line to standard error.
  func writeError(_ line: String)

  /// Names the window until the program ends, where there is one to name.
  func setTitle(_ text: String)
}

extension Terminal {
  package func setTitle(_ text: String) {}

  /// Width in cells.
  package var columns: Int { capabilities.columns }

  /// Whether colours and boxes work.
  package var isStyled: Bool { !capabilities.isPlain }

  package func writeLine(_ text: StyledText = StyledText()) {
    write(text + "\n")
  }

  /// The bytes `write` would send for `text`.
  package func rendered(_ text: StyledText) -> String {
    ANSI.render(text, for: capabilities, theme: theme)
  }
}
