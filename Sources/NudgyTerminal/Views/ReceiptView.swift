package import NudgyCore

/// The line that proves a change, with its mark in the accent of what happened.
package enum ReceiptView {
  package static func render(_ receipt: Receipt, on canvas: Canvas) -> StyledText {
    let line = PlainText.singleLine(receipt.text)
    var text = StyledText()
    if line.hasPrefix("✓") {
      text.append("✓", TextStyle(accent: accent(receipt.change), isBold: true))
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
