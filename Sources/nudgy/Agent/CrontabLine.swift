/// The line of a crontab that rings every minute; it ends with a mark, by which it is found again.
enum CrontabLine {
  private static let mark = "# nudgy agent"

  static func isIn(_ lines: String) -> Bool { lines.split(separator: "\n").contains { $0.hasSuffix(mark) } }

  static func adding(_ program: String, variables: [(name: String, value: String)], to lines: String)
    -> String
  {
    let set = variables.map { "\($0.name)=\(quoted($0.value)) " }.joined()
    let line = "* * * * * \(set)\(quoted(program)) agent --once >/dev/null 2>&1 \(mark)"
    let kept = removed(from: lines)
    return kept + (kept.isEmpty || kept.hasSuffix("\n") ? "" : "\n") + line + "\n"
  }

  static func removed(from lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix(mark) }
      .joined(separator: "\n")
  }

  /// For the shell that cron starts; a percent sign would end the command.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''").replacing("%", with: "\\%"))'"
  }
}
