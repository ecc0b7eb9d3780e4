import NudgyCore

/// Makes a model's text fit to be shown, however it is cut: no control characters, and one kind of line end.
struct AnswerText: Sendable {
  private var endsInReturn = false

  /// What can be shown of the next piece.
  mutating func clean(_ piece: String) -> String {
    if !endsInReturn, AnswerText.isPlain(piece) { return piece }
    var text = piece
    if endsInReturn, text.unicodeScalars.first == "\n" { text.unicodeScalars.removeFirst() }
    endsInReturn = text.isEmpty ? endsInReturn : text.unicodeScalars.last == "\r"
    return PlainText.multiLine(text)
  }

  /// Whether the text is printable ASCII and line feeds, as most is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == Byte.lineFeed }
  }
}
