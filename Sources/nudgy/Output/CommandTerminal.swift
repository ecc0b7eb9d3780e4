import NudgyTerminal

/// The same place as the chat's front ends see it: what they write appears at once.
struct CommandTerminal: Terminal {
  let output: CommandOutput

  var capabilities: TerminalCapabilities { output.capabilities }
  var theme: Theme { output.theme }

  func write(_ text: StyledText) {
    output.write(text)
    output.flush()
  }

  var progress: ProgressDisplay { output.progress }

  func setPassingLine(_ line: StyledText?) {
    output.flush()
    TerminalGuard.setPassingLine(line.map(rendered))
  }

  func writeError(_ line: String) {
    output.rawError(ANSI.printable(line))
  }
}
