import NudgyCore

/// Something to know beside the conversation, set apart but not loud.
package enum NoticeView {
  package static func render(_ notice: String, on canvas: Canvas) -> StyledText {
    let mark = canvas.isPlain ? StyledText() : StyledText("· ", .accent(.stale))
    let text = mark + StyledText(PlainText.singleLine(notice), TextStyle(isDim: true))
    return .lines(text.wrapped(columns: canvas.columns, indent: 2))
  }
}
