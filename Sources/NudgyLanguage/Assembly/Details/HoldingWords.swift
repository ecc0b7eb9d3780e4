import NudgyCore
import NudgyReader

/// Words that keep things as they are: "on no account remove the passport", "do not close this".
enum HoldingWords {
  /// Whether a piece that was read as an end forbids it. "Don't delete yoga, move it to next week" is an order after all.
  static func keep(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let isChange = piece.act == .update && words.runs(.title).isEmpty && words.runs(.note).isEmpty
    guard isChange || piece.act == .drop || piece.act == .complete, words.runs(.time).isEmpty else {
      return false
    }
    let text = " " + words.lower.joined(separator: " ") + " "
    if piece.act == .drop, stays.contains(where: text.contains) { return true }
    return zip(words.lower, words.lower.dropFirst()).contains { first, second in
      negations.contains(first) && ends.contains(second) || ends.contains(first) && second == "nothing"
    }
  }

  private static let stays = [
    " leave it be ", " let it be ", " leave that be ", " leave them be ", " leave it as it is ",
    " leave it as is ",
    " leave it alone ", " stays put ", " stay put ", " stays where ", " stay where ", " stay precisely ",
    " stays as ",
  ]
  static let negations: WordTable = "not don't dont dinna never account"
  private static let ends: WordTable = "drop delete remove close tick cross bin scrap erase untick complete"
}
