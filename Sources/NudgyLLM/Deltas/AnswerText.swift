import NudgyCore

/// Makes a model's text fit to be shown, however it is cut: no control characters, one kind of line end, and
/// without the thoughts that some local models write first, between `<think>` marks.
struct AnswerText: Sendable {
  private enum Stage: Sendable {
    /// Nothing but the beginning of a mark, kept here, came so far.
    case start(String)
    /// Within the thoughts; the end of what came is kept, as it may begin the closing mark.
    case thinking(String)
    case speaking
  }

  private static let opening = "<think>"
  private static let closing = "</think>"

  private var stage = Stage.start("")
  private var endsInReturn = false
  private var isAfterThoughts = false

  /// What can be shown of the next piece.
  mutating func take(_ piece: String) -> String {
    guard !piece.isEmpty else { return "" }
    switch stage {
    case .speaking: return clean(piece)
    case .start(let kept): return begin(kept + piece)
    case .thinking(let kept): return think(kept + piece)
    }
  }

  /// What was held back and turned out to be speech.
  mutating func end() -> String {
    guard case .start(let kept) = stage else { return "" }
    stage = .speaking
    return clean(kept)
  }

  private mutating func begin(_ text: String) -> String {
    let mark = text.drop(while: \.isWhitespace)
    if mark.hasPrefix(AnswerText.opening) {
      return think(String(mark.dropFirst(AnswerText.opening.count)))
    }
    if AnswerText.opening.hasPrefix(mark) {
      stage = .start(text)
      return ""
    }
    stage = .speaking
    return clean(text)
  }

  private mutating func think(_ text: String) -> String {
    guard let range = text.firstRange(of: AnswerText.closing) else {
      stage = .thinking(String(text.suffix(AnswerText.closing.count - 1)))
      return ""
    }
    stage = .speaking
    isAfterThoughts = true
    return clean(String(text[range.upperBound...]))
  }

  // MARK: - Characters

  private mutating func clean(_ text: String) -> String {
    if !isAfterThoughts, !endsInReturn, AnswerText.isPlain(text) { return text }
    var text = text
    if isAfterThoughts {
      // The empty lines that part the thoughts from the answer.
      text = String(text.drop(while: \.isWhitespace))
      if text.isEmpty { return "" }
      isAfterThoughts = false
    }
    if endsInReturn, text.unicodeScalars.first == "\n" { text.unicodeScalars.removeFirst() }
    endsInReturn = text.isEmpty ? endsInReturn : text.unicodeScalars.last == "\r"
    return PlainText.multiLine(text)
  }

  /// Whether the text is printable ASCII and line feeds, as most is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == Byte.lineFeed }
  }
}
