import NudgyCore

/// What Nudgy says, wrapped at words.
package enum SpeechView {
  package static func render(_ speech: String, on canvas: Canvas) -> StyledText {
    .lines(StyledText(PlainText.multiLine(speech)).wrapped(columns: min(canvas.columns, 80)))
  }
}
