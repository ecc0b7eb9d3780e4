package import NudgyTerminal
import Synchronization

/// A terminal that remembers what was written to it.
package final class TestTerminal: Terminal {
  package let capabilities: TerminalCapabilities
  package let theme: Theme
  package let progress: ProgressDisplay
  private let state = Mutex<(output: StyledText, errors: [String], passing: [String])>((StyledText(), [], []))

  package init(
    columns: Int = 80, colorDepth: ColorDepth = .none, isPlain: Bool = true, theme: Theme = Theme(hour: 6),
    progress: ProgressDisplay = .hidden
  ) {
    self.progress = progress
    capabilities = TerminalCapabilities(columns: columns, colorDepth: colorDepth, isPlain: isPlain)
    self.theme = theme
  }

  package func write(_ text: StyledText) {
    state.withLock { $0.output.append(text) }
  }

  package func writeError(_ line: String) {
    state.withLock { $0.errors.append(line) }
  }

  package func setPassingLine(_ line: StyledText?) {
    state.withLock { $0.passing.append(line?.plainText ?? "") }
  }

  /// The lines that passed, one after another; empty where one was taken away.
  package var passingLines: [String] { state.withLock { $0.passing } }

  /// All that was written, without looks.
  package var plainText: String { state.withLock { $0.output.plainText } }

  /// All that was written, as the bytes a terminal would get.
  package var bytes: String { rendered(state.withLock { $0.output }) }

  package var errors: [String] { state.withLock { $0.errors } }

  /// What was written since the last call.
  package func takeText() -> String {
    state.withLock { state in
      let text = state.output.plainText
      state.output = StyledText()
      return text
    }
  }
}
