/// A short list of completions, shown above the line.
enum CompletionView {
  static let limit = 8

  static func render(_ completions: [Completion], columns: Int) -> StyledText {
    var lines = completions.prefix(limit).map { completion in
      StyledText("  " + CellText.truncated(completion.label, to: columns - 2), .dim)
    }
    if completions.count > limit {
      lines.append(StyledText("  " + TerminalWording.more(completions.count - limit), .dim))
    }
    return .lines(lines)
  }
}
