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

  /// What can be shown of something that is under way.
  var progress: ProgressDisplay { get }

  /// Shows a line that passes, where the cursor stands at the start of one: the next takes its place, and nil takes it
  /// away with nothing left of it. Only where progress is repainted.
  func setPassingLine(_ line: StyledText?)
}

/// How a place shows something that is under way.
package enum ProgressDisplay: Sendable, Equatable {
  /// Not at all: nobody watches.
  case hidden
  /// In words that stay, so once.
  case saidOnce
  /// In a line that changes and goes.
  case repainted

  package init(isTerminal: Bool, isPlain: Bool) {
    self = !isTerminal ? .hidden : isPlain ? .saidOnce : .repainted
  }
}

extension Terminal {
  package func setTitle(_ text: String) {}
  package var progress: ProgressDisplay { .hidden }
  package func setPassingLine(_ line: StyledText?) {}

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
