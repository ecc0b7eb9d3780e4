import NudgyCore
import NudgyReminders
import NudgyTerminal

/// What rings, as it stands in the chat: the title with its time, a line in the persona's voice, what can be said to it.
enum RingView {
  /// - Parameter offersAnswers: false where nobody can answer.
  static func render(_ ring: Ring, on canvas: Canvas, offersAnswers: Bool = true) -> StyledText {
    let notice = RingNotice(ring)
    let mark = canvas.isPlain ? ChatWording.ringMark : "⏰ "
    var lines = [
      StyledText(mark + notice.heading, TextStyle(accent: .active, isBold: true))
    ]
    // The titles of a digest have their own times.
    if let task = ring.task {
      let time =
        "#\(task.number) · " + (task.due.map { canvas.wording.due($0) } ?? canvas.wording.instant(ring.at))
      lines[0] = lines[0] + StyledText(" · " + time, TextStyle(isDim: true))
    }
    let text = notice.text
    if !text.isEmpty { lines.append(StyledText(canvas.isPlain ? text : "   " + text)) }
    if offersAnswers, ring.task != nil {
      lines.append(
        StyledText((canvas.isPlain ? "" : "   ") + ChatWording.ringAnswers, TextStyle(isDim: true)))
    }
    return .lines(lines.flatMap { $0.wrapped(columns: canvas.columns, indent: canvas.isPlain ? 0 : 3) })
  }
}
