import NudgyCore
import NudgyReader

// What several pieces of one message have to do with each other.
extension Assembler {
  /// "The washing machine is dead. Drop it": what only points goes with what was named right before it; where something
  /// else seems meant as well, nothing is finished unasked.
  func namedBefore(_ piece: ReadPiece, _ words: PieceText, _ linked: [ReadPiece.Link]) -> [ReadPiece.Link]? {
    guard piece.act.isChange, words.runs(.reference).isEmpty, let before = result.pieces.last,
      before.fate == .background || before.fate == .changed, onlyPoints(words.lower)
    else { return nil }
    let said = ReaderWords(before.text).content
    let own = ReaderWords(words.all).content
    let open = scene.tasks.filter { $0.isOpen == (piece.act != .reopen) }
    let named = open.filter { !sceneWords.of($0).isDisjoint(with: said) }
    guard named.count == 1, open.allSatisfy({ sceneWords.of($0).isDisjoint(with: own) }) else { return nil }
    let isClear = piece.act != .complete || linked.allSatisfy { $0.number == named[0].number }
    return [
      .init(number: named[0].number, certainty: isClear ? ReadingPolicy.surelyMeant : ReadingPolicy.meant)
    ]
  }

  private func onlyPoints(_ words: [String]) -> Bool {
    words.count <= Assembler.fewWords
      && (PointingWords(Set(words)).atNamed || words.allSatisfy(Assembler.endings.contains))
  }

  private static let endings: WordTable = "all done sorted finished complete and now yes yep"

  /// "The second one", of several that were just made or asked about, is the one that the reader found.
  func isCounted(_ target: TaskReference?, _ meant: [ReadPiece.Link]) -> Bool {
    switch target {
    case .ordinal, .last:
      scene.touched.count > 1 && meant.count == 1 && scene.touched.contains(meant[0].number)
    default: false
    }
  }

  /// "Gib's books went off at nine, gone for good": the same news of the same task.
  func isRepeated(_ act: Act) -> Bool {
    let isEnd = [.complete, .drop, .reopen].contains(act.intent)
    return !act.targets.isEmpty && (isEnd || act.when == nil) && act.details == .none
      && result.acts.contains { $0.intent == act.intent && Set(act.targets).isSubset(of: $0.targets) }
  }

  func isIdle(_ act: Act, _ links: [ReadPiece.Link]) -> Bool {
    act.target == nil && act.reference == nil
      && !links.contains { $0.certainty > ReadingPolicy.perhapsMeant }
  }

  /// Whether something was said of listed tasks already.
  var hasChanged: Bool { result.acts.contains { $0.intent != .create && !$0.targets.isEmpty } }

  /// The last change, or the closed task that is named: "you have thrown my cat food away, put it back".
  mutating func takeBack(_ piece: ReadPiece, _ words: PieceText) {
    // "Sorry, that was mean" takes nothing back.
    if words.lower.contains("sorry"), !UndoWords.takeBack(words.lower) {
      result.acts.append(
        Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.apology)))
      return
    }
    guard let closed = closedNamed(by: words) else { return other(piece, words) }
    var act = Act(.reopen, confidence: Double(piece.certainty), span: piece.span)
    act.target = .number(closed)
    result.acts.append(act)
  }

  /// The one task that is named, where it is closed.
  private func closedNamed(by words: PieceText) -> Int? {
    let said = ReaderWords(words.all).content
    let named = scene.tasks.filter { !sceneWords.of($0).isDisjoint(with: said) }
    return named.count == 1 && !named[0].isOpen ? named[0].number : nil
  }

  /// "Don't delete it": all stays as it is.
  mutating func hold(_ piece: ReadPiece, _ told: inout Understanding.Piece) {
    told.fate = .answered
    result.acts.append(
      Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.hold)))
  }
}
