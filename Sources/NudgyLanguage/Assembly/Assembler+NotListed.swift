import NudgyCore
import NudgyReader

// What reads as news or a change of listed tasks, and is of nothing that is listed.
extension Assembler {
  enum NotListed {
    /// It is done, and stood on no list.
    case done
    /// Something to do.
    case new(ReadPiece)
    /// Something to do, in all likelihood: it is asked about.
    case perhaps
    /// Talk, unless it is likely enough to be something to do.
    case talk
  }

  /// What the words alone tell.
  func notListed(_ piece: ReadPiece, _ words: PieceText) -> NotListed? {
    // Of an empty list nothing can be done but by itself.
    if piece.act == .complete, scene.isKnown, scene.tasks.isEmpty, words.lower.count > 2 { return .done }
    if let left = LeftUndone(piece, words), left.isNone(in: scene, sceneWords) {
      return .new(left.marked(piece))
    }
    return isLeftUndone(piece, words) || isOfAnother(piece, words) ? .perhaps : nil
  }

  /// What they tell beside the tasks that are likely meant.
  func notListed(
    _ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link], _ links: [ReadPiece.Link]
  ) -> NotListed? {
    if isOneMore(piece, words) || isRatherNew(piece, words, links) { return .new(piece) }
    if isAnotherDeed(piece, words, meant) { return .done }
    let isNeed =
      (piece.act == .update || piece.act == .reopen) && StatementWords.tellsOfNeed(words.lower)
      && meant.allSatisfy { naming($0.number, words) != .tells }
    return isNeed ? .talk : nil
  }

  mutating func take(
    _ found: NotListed, _ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece
  ) {
    switch found {
    case .done:
      told.fate = .answered
      result.acts.append(
        Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.done)))
    case .new(let marked): createOfNews(marked, PieceText(marked, in: bytes), &told)
    case .perhaps: hear(piece, words, &told)
    case .talk: listen(piece, words, &told)
    }
  }

  /// "Add 6am dressing Mrs Dolan tomorrow": an order to add what has a time of its own changes nothing.
  private func isOneMore(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    piece.act == .update && words.lower.first == "add" && !words.runs(.title).isEmpty
      && !words.runs(.time).isEmpty && words.runs(.note).isEmpty
      && !words.lower.contains { ["to", "note", "on"].contains($0) }
  }

  /// "Texted mei", right after the train was moved: another deed, to somebody whom no title names.
  private func isAnotherDeed(_ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link]) -> Bool {
    guard piece.act == .complete, meant.count == 1, meant[0].certainty < ReadingPolicy.withoutName,
      let place = words.lower.prefix(3).firstIndex(where: { DeedWords.asked($0) != nil }),
      let task = scene.tasks.first(where: { $0.number == meant[0].number }),
      let other = DeedWords.plain(task.title.prefix { $0 != " " }.lowercased()),
      DeedWords.same(words.lower[place]) != DeedWords.same(other)
    else { return false }
    let said = ReaderWords(words.lower[(place + 1)...].joined(separator: " ")).content
    return !said.isEmpty && scene.tasks.allSatisfy { sceneWords.of($0).isDisjoint(with: said) }
  }

  /// "Put down insulin for mrs ure": nothing listed is like it, and it may as well be something new.
  private func isRatherNew(_ piece: ReadPiece, _ words: PieceText, _ links: [ReadPiece.Link]) -> Bool {
    piece.act == .update && piece.creates >= ReadingPolicy.ratherNew && !words.runs(.title).isEmpty
      && words.runs(.reference).isEmpty && links.allSatisfy { $0.certainty < ReadingPolicy.meant }
  }

  /// "The other lou wants a koi": the one lou that is listed is not meant.
  private func isOfAnother(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard piece.act == .update, piece.creates >= ReadingPolicy.ratherNew,
      words.lower.starts(with: ["the", "other"])
    else { return false }
    let said = ReaderWords(words.all).content
    return scene.tasks.count { !sceneWords.of($0).isDisjoint(with: said) } == 1
  }

  /// "The paper boy has not been paid since October", of which nothing is listed, wants doing.
  private func isLeftUndone(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard piece.act == .complete || piece.act == .reopen, scene.isKnown,
      !PointingWords(Set(words.lower)).atThing, let been = words.lower.firstIndex(of: "been"), been > 1,
      words.lower[..<been].suffix(2).contains(where: Assembler.notBeen.contains)
    else { return false }
    let said = ReaderWords(words.lower[..<been].joined(separator: " ")).content.subtracting(
      Assembler.toneless)
    return !said.isEmpty && scene.tasks.allSatisfy { sceneWords.of($0).isDisjoint(with: said) }
  }

  private static let notBeen: WordTable = "not never hasn't hasnt haven't havent"
}
