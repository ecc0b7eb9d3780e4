/// Cutting and filling text to a number of cells.
package enum CellText {
  /// The text in at most `columns` cells; what is cut ends in an ellipsis.
  package static func truncated(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    guard CellWidth.of(text) > columns else { return text }
    var result = ""
    var width = 0
    for character in text {
      let next = CellWidth.of(character)
      if width + next > columns - 1 { break }
      result.append(character)
      width += next
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text with spaces behind it up to `columns` cells.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - CellWidth.of(text))
  }

  package static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
