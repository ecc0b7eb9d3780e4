import NudgyCore

/// Text that keeps its own lines: help, a voice, a report.
///
/// Rows of two columns, split by two spaces or more, stay readable where they do not fit:
///
/// ```
///   /next [low|high] [MINUTES]
///     the one thing to do now
/// ```
package enum DocumentView {
  /// Cells before what a row says, where it gets a line of its own.
  private static let indent = 4

  package static func render(_ text: String, on canvas: Canvas) -> StyledText {
    var rows = PlainText.multiLine(text).split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isBlank == true { rows.removeLast() }
    return .lines(rows.flatMap { lines(of: $0, columns: canvas.columns) })
  }

  private static func lines(of row: Substring, columns: Int) -> [StyledText] {
    guard CellWidth.of(row) > columns else { return [StyledText(String(row))] }
    let words = row.drop { $0 == " " }
    let leading = row.distance(from: row.startIndex, to: words.startIndex)
    guard let gap = words.firstRange(of: "  ") else {
      return leading > columns / 2
        ? below(words, columns: columns)
        : StyledText(String(row)).wrapped(columns: columns, indent: leading)
    }
    let rest = words[gap.lowerBound...].drop { $0 == " " }
    let hang = CellWidth.of(row[..<rest.startIndex])
    if hang <= columns / 2 { return StyledText(String(row)).wrapped(columns: columns, indent: hang) }
    let head = StyledText(String(row[..<gap.lowerBound])).wrapped(columns: columns, indent: leading)
    return head + below(rest, columns: columns)
  }

  private static func below(_ words: Substring, columns: Int) -> [StyledText] {
    StyledText(CellText.spaces(indent) + words).wrapped(columns: columns, indent: indent)
  }
}
