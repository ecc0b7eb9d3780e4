import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// What presses, at the top of a chat: one task with its answers, and a line for what else does.
///
/// ```
/// ⏰ #7 📄 File the tax form · today 5:00 PM
///    Two minutes: just "Open the form"?
///   1  Done
///   2  10 min
///   …
/// ```
enum LaunchView {
  static func render(_ nudge: LaunchNudge, on canvas: Canvas) -> StyledText {
    var lines: [StyledText] = []
    if let task = nudge.asking {
      lines += heading(task, on: canvas).wrapped(columns: canvas.columns, indent: canvas.isPlain ? 0 : 3)
      let lead = canvas.isPlain ? "" : "   "
      if !nudge.offer.isBlank {
        lines += StyledText(lead + PlainText.singleLine(nudge.offer)).wrapped(
          columns: canvas.columns, indent: lead.count)
      }
      for (index, answer) in ChatWording.launchAnswers.enumerated() {
        let number = StyledText("  \(index + 1)", TextStyle(accent: .active, isBold: true))
        lines.append(number + StyledText((canvas.isPlain ? ". " : "  ") + answer))
      }
      lines += StyledText(lead + ChatWording.launchHint, TextStyle(isDim: true)).wrapped(
        columns: canvas.columns, indent: lead.count)
    }
    if let first = nudge.others.first {
      var banner = heading(first, on: canvas)
      if nudge.others.count > 1 {
        banner =
          banner
          + StyledText(" · " + ChatWording.alsoPressing(nudge.others.count - 1), TextStyle(isDim: true))
      }
      lines.append(banner.wrapped(columns: canvas.columns).first ?? banner)
    }
    return .lines(lines)
  }

  private static func heading(_ task: TaskItem, on canvas: Canvas) -> StyledText {
    let mark = canvas.isPlain ? ChatWording.ringMark : "⏰ "
    let title = "#\(task.number) \(PlainText.singleLine(ReceiptWording.named(task)))"
    let time = task.due.map { " · " + canvas.wording.due($0) } ?? ""
    return StyledText(mark + title, TextStyle(accent: .active, isBold: true))
      + StyledText(time, TextStyle(isDim: true))
  }
}
