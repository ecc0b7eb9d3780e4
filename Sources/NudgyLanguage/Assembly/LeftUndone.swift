import NudgyCore
import NudgyReader

/// "I never sent the form": read as something to take up again, and where nothing of the kind was ever ticked off, it is
/// something to do.
struct LeftUndone {
  /// Where the thing begins that the deed was to be done to, and where the words of it end.
  private let thing: Range<Int>
  private let deed: String?
  private let said: Set<String>

  /// Nil for a piece that takes something up again in other words, or points at it: "I never sent it".
  init?(_ piece: ReadPiece, _ words: PieceText) {
    guard piece.act == .reopen else { return nil }
    let plain = piece.wordSpans.map { words.text($0).lowercased() }
    // "They called, it's not done" denies no call; "not" alone denies what was said.
    guard
      let denial = plain.firstIndex(where: { $0 == "not" ? plain.contains("have") : DeedMeant.denies($0) }),
      let place = plain.indices.first(where: { $0 > denial && !LeftUndone.fillers.contains(plain[$0]) }),
      DeedWords.plain(plain[place]) != nil
    else { return nil }
    thing = (place + 1)..<plain.count
    deed = DeedWords.deed(plain[place][...])
    said = ReaderWords(plain[thing].joined(separator: " ")).content
    guard !said.isEmpty else { return nil }
  }

  /// Whether no listed task has a word of it or begins with its deed.
  func isNone(in scene: ReaderScene, _ titles: SceneWords) -> Bool {
    scene.isKnown
      && scene.tasks.allSatisfy { task in
        titles.of(task).isDisjoint(with: said)
          && (deed == nil || task.isOpen || DeedWords.deed(task.title.prefix { $0 != " " }) != deed)
      }
  }

  private static let fillers: WordTable = "even ever actually really still yet have has"

  /// The piece with the thing as what is to be done; a time keeps what it is.
  func marked(_ piece: ReadPiece) -> ReadPiece {
    var marked = piece
    for index in thing where piece.roles[index] != .time { marked.roles[index] = .title }
    return marked
  }
}
