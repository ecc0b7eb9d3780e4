import Foundation
import NudgyTestSupport

/// Starts the probe program, which reads lines with the line editor and says what it got.
enum EditorProbe {
  /// A shell with job control: runs the probe, says so when it stopped, and goes on with it after a line.
  ///
  /// Bash remembers the terminal's modes when a job stops and puts its own back; here they stay as the
  /// probe left them, so that the probe alone answers for them.
  private static let jobControl = #"set -m; "$0"; while echo SHELL; read -r line; do fg; done"#

  /// An editor that appends a line.
  private static let editor = "sh -c 'echo second line >> \"$1\"' editor"

  static func start(
    in folder: TemporaryFolder, columns: Int = 80, term: String = "xterm-256color", underShell: Bool = false
  ) throws -> PseudoTerminal {
    let probe = try BuiltProgram.url("line-editor-probe")
    let environment = [
      "TERM": term, "HOME": folder.url.path(percentEncoded: false), "PATH": "/usr/bin:/bin",
      "PROBE_HISTORY": folder.file("history").path(percentEncoded: false), "EDITOR": editor,
      "PROBE_FIFO": folder.file("fifo").path(percentEncoded: false), "COLORTERM": "truecolor",
    ]
    return try PseudoTerminal(
      underShell ? URL(filePath: "/bin/sh") : probe,
      underShell ? ["-c", jobControl, probe.path(percentEncoded: false)] : [],
      environment: environment, columns: columns)
  }
}
