package import NudgyCore
package import NudgyTerminal

/// Everything about one task: its card, then where it came from.
package enum DetailView {
  package static func render(_ task: TaskItem, on canvas: Canvas) -> StyledText {
    let lines = DetailWording.lines(task, in: canvas.wording)
    let below = lines.flatMap { line in
      StyledText(PlainText.singleLine(line), .dim).wrapped(columns: canvas.columns, indent: 2)
    }
    return CardView.render(task, on: canvas) + .lines(below)
  }
}
