import NudgyCore
import NudgyReader

/// "Rang the plumber, he can come friday at 10": a call that was made, and what was heard in it, which is no new time for the
/// call.
struct DeedTold {
  /// How many words of the piece tell of the deed.
  let end: Int
  private let deed: String

  init?(_ piece: ReadPiece, _ words: PieceText) {
    guard piece.act == .update || piece.act == .snooze else { return nil }
    let plain = piece.wordSpans.map { words.text($0).lowercased() }
    let first = plain.prefix { DeedTold.selves.contains($0) }.count
    guard first < plain.count, let asked = DeedWords.asked(plain[first]),
      let deed = DeedWords.deed(asked[...]),
      let end = plain.indices.first(where: { $0 > first + 1 && DeedTold.others.contains(plain[$0]) })
    else { return nil }
    self.deed = deed
    self.end = end
  }

  /// Whether the one task that is meant begins with it.
  func isDeed(of numbers: [Int], in scene: ReaderScene) -> Bool {
    numbers.count == 1
      && scene.tasks.contains {
        $0.number == numbers[0] && $0.isOpen && DeedWords.deed($0.title.prefix { $0 != " " }) == deed
      }
  }

  /// Who tells of the own deed, or leaves it out.
  private static let selves: WordTable = "i i've ive just ok okay so right well finally and then we we've"
  /// With whom something else begins.
  private static let others: WordTable = "he he's hes she she's shes they they're theyre it it's its"
}
