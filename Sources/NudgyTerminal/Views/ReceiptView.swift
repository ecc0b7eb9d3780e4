package import NudgyCore

/// The line that proves a change, with its mark in the accent of what happened.
package enum ReceiptView {
  package static func render(_ receipt: Receipt, on canvas: Canvas) -> StyledText {
    render(receipt.text, accent: accent(receipt.change), on: canvas)
  }

  /// The line of a change that is about no task.
  package static func render(_ line: String, on canvas: Canvas) -> StyledText {
    render(line, accent: .active, on: canvas)
  }

  private static func render(_ line: String, accent: Accent, on canvas: Canvas) -> StyledText {
    let line = PlainText.singleLine(line)
    var text = StyledText()
    if line.hasPrefix("✓") {
      text.append("✓", TextStyle(accent: accent, isBold: true))
      text.append(String(line.dropFirst()))
    } else {
      text.append(line)
    }
    return .lines(text.wrapped(columns: canvas.columns, indent: 2))
  }

  private static func accent(_ change: TaskChange) -> Accent {
    change == .completed ? .done : .active
  }
}
