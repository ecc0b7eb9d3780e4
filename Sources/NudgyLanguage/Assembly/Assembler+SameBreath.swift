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

  /// "No this monday", right after one task was moved and another card came: the day is put right, and the card stays.
  func putRight(_ piece: ReadPiece, _ words: PieceText) -> [ReadPiece.Link]? {
    guard piece.act == .snooze || piece.act == .update, words.runs(.reference).isEmpty, result.pieces.isEmpty,
      scene.just == .snoozed || scene.just == .updated || scene.just == .created, scene.touched.count == 1,
      let touched = scene.touched.first, scene.card != touched, let first = words.lower.first,
      ["no", "nope", "nah", "sorry", "actually", "oops", "wait"].contains(first),
      words.lower.count <= Assembler.fewWords,
      times.times([words.span], of: words).contains(where: { $0.start != nil }),
      scene.tasks.allSatisfy({ sceneWords.of($0).isDisjoint(with: ReaderWords(words.all).content) })
    else { return nil }
    return [.init(number: touched, certainty: ReadingPolicy.surelyMeant)]
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

  /// "Outboard done. Used the last of the oil": of what was ticked off or let go in this breath nothing is changed.
  func isOver(_ act: Act) -> Bool {
    guard act.intent == .update || act.intent == .snooze, !act.targets.isEmpty else { return false }
    return result.acts.contains {
      ($0.intent == .complete || $0.intent == .drop) && Set(act.targets).isSubset(of: $0.targets)
    }
  }

  /// "So blow dry is the same thing, take number 2 out": what is let go in this breath is not noted on first.
  func isVain(_ act: Act) -> Bool {
    guard act.intent == .update || act.intent == .snooze, !act.targets.isEmpty else { return false }
    return result.acts.contains { $0.intent == .drop && Set(act.targets).isSubset(of: $0.targets) }
  }

  /// "Dressings done at mr laing's. No, that was mr lang's, laing's still to do": what was ticked in this breath is not.
  mutating func keepsOpen(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let isStill = zip(words.lower, words.lower.dropFirst()).contains {
      $0 == "still" && ["to", "open", "needs"].contains($1)
    }
    guard piece.act == .reopen || isStill else { return false }
    let said = ReaderWords(words.all).content
    guard
      let place = result.acts.lastIndex(where: { act in
        act.intent == .complete && act.targets.count == 1
          && scene.tasks.contains { $0.number == act.targets[0] && !sceneWords.of($0).isDisjoint(with: said) }
      })
    else { return false }
    result.acts[place] = Act(
      .smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.hold))
    return true
  }

  func isIdle(_ act: Act, _ links: [ReadPiece.Link]) -> Bool {
    act.target == nil && act.reference == nil
      && !links.contains { $0.certainty > ReadingPolicy.perhapsMeant }
  }

  /// "Hungover as hell", read as the end of something: in few words an end is told with such a word.
  func isNoEnd(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    piece.act == .complete && !words.lower.contains(where: Assembler.ends.contains)
      && !words.lower.contains { $0.first?.isNumber == true }
  }

  private static let ends: WordTable = """
    done did finished completed complete sorted tick ticked check checked cross crossed finish over
    """

  /// What is listed already gets its new day, after a yes where it has another one, and is shown where nothing is new.
  mutating func keepOne(
    _ twin: ReaderScene.Task, _ task: TaskCapture, _ piece: ReadPiece, _ told: inout Understanding.Piece
  ) -> Bool {
    guard task.recurrence == nil, task.url == nil else { return false }
    var act = Act(
      .update, confidence: Double(piece.certainty), span: piece.span, target: .number(twin.number))
    (act.when, act.reference) = (task.when, task.title.lowercasedFirst)
    if task.when.map({ isNews($0, of: twin) }) == true {
      act = DatedMove(task: twin, context: context).fitted(act)
      guard twin.dueDay != nil else {
        told.fate = .changed
        result.acts.append(act)
        return true
      }
      guard result.questions.count < ReadingPolicy.mostQuestions else { return false }
      told.fate = .unsure
      result.questions.append(.change(act))
      return true
    }
    told.fate = .answered
    show(twin, piece)
    return true
  }

  /// "Add the 6am dressing tomorrow", where one is listed for tonight, is another one.
  func isAdded(_ task: TaskCapture, beside twin: ReaderScene.Task, _ words: PieceText) -> Bool {
    words.lower.first == "add" && twin.dueDay != nil && task.when.map { isNews($0, of: twin) } == true
  }

  private func isNews(_ when: When, of twin: ReaderScene.Task) -> Bool {
    guard let start = when.start else { return false }
    return start.date.description != twin.dueDay
      || !when.isAllDay && start.time.hour * 60 + start.time.minute != twin.dueMinute
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
    // "Undo that last one", of several that were just put on the list.
    if scene.just == .created, scene.touched.count > 1, let last = scene.touched.last,
      zip(words.lower, words.lower.dropFirst()).contains(where: { $0 == "last" && $1 == "one" })
    {
      var act = Act(.drop, confidence: Double(piece.certainty), span: piece.span, target: .number(last))
      act.reference = "the last one"
      return result.acts.append(act)
    }
    guard let closed = closedNamed(by: words) else { return other(piece, words) }
    var act = Act(.reopen, confidence: Double(piece.certainty), span: piece.span)
    act.target = .number(closed)
    result.acts.append(act)
  }

  /// The one task that is named, where it is closed.
  private func closedNamed(by words: PieceText) -> Int? {
    let said = ReaderWords(words.all).content.subtracting(Assembler.toneless)
    let named = scene.tasks.filter { !sceneWords.of($0).isDisjoint(with: said) }
    let closed = named.filter { !$0.isOpen }
    // What was just changed and is open is what is to be as before.
    guard closed.count == 1, !named.contains(where: { $0.isOpen && scene.touched.contains($0.number) }) else {
      return nil
    }
    return closed[0].number
  }

  /// "Don't delete it": all stays as it is.
  mutating func hold(_ piece: ReadPiece, _ told: inout Understanding.Piece) {
    told.fate = .answered
    result.acts.append(
      Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.hold)))
  }
}
