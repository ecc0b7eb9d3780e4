import NudgyReader

/// "What time is it?" asks no task when it is due.
enum ClockWords {
  static func question(_ piece: ReadPiece, _ words: PieceText) -> Act? {
    guard piece.act == .lookup, words.runs(.reference).isEmpty, words.lower.count < 8 else { return nil }
    let text = " " + words.lower.joined(separator: " ") + " "
    guard
      text.contains(" time is it ") || text.contains(" what's the time ") || text.contains(" the time now ")
    else {
      return nil
    }
    return Act(.clock, confidence: Double(piece.certainty), span: piece.span, details: .clock(.time))
  }
}
