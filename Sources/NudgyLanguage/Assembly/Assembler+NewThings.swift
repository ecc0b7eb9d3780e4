import NudgyCore
import NudgyReader

// What is read as a change of something listed, and is something new, a report or a note.
extension Assembler {
  /// Does what such words are for instead; false where they change what is meant.
  mutating func isElse(
    _ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link], _ told: inout Understanding.Piece
  ) -> Bool {
    if piece.act == .complete, DoubtWords.fails(words.lower) {
      // Nobody was there: it stays open.
      told.fate = .answered
      result.acts.append(
        Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.tried)))
    } else if let task = neededAgain(piece, words, meant) {
      told.fate = .answered
      show(task, piece)
    } else if isNewsOfAnother(piece, words, meant) || isAnother(piece, words) || isOneMore(piece, words) {
      createOfNews(piece, words, &told)
    } else if let name = NameWithTime(piece, words, times),
      name.isNone(of: meant.map(\.number), in: scene, sceneWords)
    {
      createOfNews(name.marked(piece), PieceText(name.marked(piece), in: bytes), &told)
    } else if let deed = DeedTold(piece, words), deed.isDeed(of: meant.map(\.number), in: scene) {
      complete(deed, piece)
    } else {
      return false
    }
    return true
  }

  /// "The milk is finished", of "Buy milk": what is needed stands there already, and is not done.
  private func neededAgain(
    _ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link]
  ) -> ReaderScene.Task? {
    guard piece.act.isChange, meant.count == 1,
      let task = scene.tasks.first(where: { $0.number == meant[0].number }), task.isOpen,
      UsedUp.tells(words.lower, of: task.title)
    else { return nil }
    return task
  }

  /// What stands there already is shown; in a ramble that is no news.
  mutating func show(_ task: ReaderScene.Task, _ piece: ReadPiece) {
    guard result.read.count == 1 else { return }
    var act = Act(
      .lookup, confidence: Double(piece.certainty), span: piece.span, target: .number(task.number),
      details: .lookup(LookupQuestion(.list)))
    act.reference = task.title.lowercasedFirst
    result.acts.append(act)
  }

  /// The call was made, and what was heard in it is asked about.
  private mutating func complete(_ told: DeedTold, _ piece: ReadPiece) {
    let done = piece.part(0..<told.end).as(.complete)
    var fate = Understanding.Piece(
      text: PieceText(done, in: bytes).all, span: done.span, act: .complete, fate: .changed)
    onTasks(done, PieceText(done, in: bytes), &fate)
    let rest = PieceText(piece.part(told.end..<piece.wordSpans.count), in: bytes)
    heard.append(Leftover(text: rest.all.trimmingSigns, span: rest.span))
  }

  /// "The rent is due on the 1st", right after a tent was put on the list: what is named has nothing to do with it.
  private func isNewsOfAnother(_ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link]) -> Bool {
    guard piece.act == .update, let named = words.of(.reference) ?? words.of(.title),
      !words.runs(.time).isEmpty,
      !ReferenceWords.onlyPoints(named.lowercased().split(separator: " ").map(String.init))
    else { return false }
    let said = ReaderWords(named).content
    guard !said.isEmpty, scene.tasks.allSatisfy({ sceneWords.of($0).isDisjoint(with: said) })
    else { return false }
    return meant.allSatisfy { $0.number == scene.card || scene.touched.contains($0.number) }
  }

  /// "I have another shift thursday 6am": one more of the kind, and the first stays.
  private func isOneMore(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard [.update, .snooze].contains(piece.act), words.runs(.note).isEmpty,
      times.times([words.span], of: words).contains(where: { $0.start != nil }),
      !words.lower.contains(where: NameWithTime.moving.contains)
    else { return false }
    return zip(words.lower, words.lower.dropFirst()).contains { first, second in
      ["another", "second", "extra"].contains(first)
        && !["day", "time", "date", "week", "month", "hour", "one", "thought", "half"].contains(second)
    }
  }

  /// "Review v2", right after "review v1" was put on the list: who gives a new name says so.
  private func isAnother(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let others: [ReaderRole] = [.time, .note, .reminder]
    return piece.act == .update && !words.runs(.title).isEmpty && others.allSatisfy { words.runs($0).isEmpty }
      && result.text.utf8.count == words.all.utf8.count && !Correction.isOne(words.lower)
      && !words.all.contains { ":=>→".contains($0) } && !ChangeWords.takesDateAway(words.lower)
  }

  /// "Three of them bounced": news of a task that is no other name or day is kept with it; "edit the second one" has its
  /// change still to come.
  func saysNoChange(_ aim: Aim, _ words: PieceText) -> Bool {
    aim.act.intent == .update && aim.act.when == nil && aim.act.details == .none && aim.act.targets.count == 1
      && scene.isKnown && !words.lower.contains(where: Assembler.edits.contains)
  }

  static let edits: WordTable = "edit change rename fix correct update alter amend modify"

  /// "Go to the bank with the cheque", right after a call of the bank was put on the list: hardly a new name for it.
  func isUnsureName(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let others: [ReaderRole] = [.time, .note, .reference]
    return piece.act == .update && piece.certainty < ReadingPolicy.newName && !words.runs(.title).isEmpty
      && others.allSatisfy { words.runs($0).isEmpty } && !ChangeWords.takesDateAway(words.lower)
  }
}
