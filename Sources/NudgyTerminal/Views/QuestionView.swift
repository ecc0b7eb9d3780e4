import NudgyCore

/// A question with numbered choices.
///
/// ```
/// Which one did you mean?
///   1  🏦 Call the bank about the mortgage
///   2  🏦 Go to the bank
/// ```
package enum QuestionView {
  package static func render(_ question: String, choices: [String], on canvas: Canvas) -> StyledText {
    var lines = StyledText(PlainText.singleLine(question)).wrapped(columns: canvas.columns)
    for (index, choice) in choices.enumerated() {
      let number = StyledText("  \(index + 1)", TextStyle(accent: .active, isBold: true))
      let separator = canvas.isPlain ? ". " : "  "
      let words = StyledText(separator + PlainText.singleLine(choice))
      lines += (number + words).wrapped(columns: canvas.columns, indent: 5)
    }
    return .lines(lines)
  }
}
