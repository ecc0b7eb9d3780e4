import NudgyCore
import NudgyReader

// Pieces about listed tasks: which one is meant, and whether that is sure enough.
extension Assembler {
  /// What a piece is about, as far as it can be told.
  struct Aim {
    var act: Act
    /// How likely it is about each task.
    var links: [ReadPiece.Link]
    /// The tasks that it is likely about.
    let meant: [ReadPiece.Link]
    /// Whether it is these that say which, and not a number or "everything".
    let isLinked: Bool
  }

  mutating func onTasks(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    if let clock = ClockWords.question(piece, words) { return result.acts.append(clock) }
    // What is only supposed has no letter written and no steps made for it.
    if [.draft, .breakDown].contains(piece.act), DoubtWords.supposes(result.text) {
      told.fate = .answered
      return result.acts.append(
        Act(.chat, confidence: Double(piece.certainty), span: piece.span, details: .question))
    }
    if HoldingWords.keep(piece, words) { return hold(piece, &told) }
    if piece.act.isChange, AskedInPassing.endsAsking(result.text) { return askWhen(piece, words, &told) }
    if let found = notListed(piece, words) { return take(found, piece, words, &told) }
    if isNotOver(piece, words) { return onTasks(piece.as(.reopen), words, &told) }
    if isAgreement(piece, words) { return told.fate = .background }
    let links = stillOpen(links(of: piece, isNamed: !words.runs(.reference).isEmpty), piece)
    let linked = links.filter { $0.certainty > ReadingPolicy.meant }
    let meant =
      (points(beside: words) ? pointedAt(piece, words) : nil) ?? namedBefore(piece, words, linked)
      ?? putRight(piece, words) ?? named(linked, words)
    if isPutBack(words, meant), piece.act != .reopen { return onTasks(piece.as(.reopen), words, &told) }
    if isElse(piece, words, meant, &told) { return }
    if let found = notListed(piece, words, meant, links) { return take(found, piece, words, &told) }
    let aim = aim(piece, words, links, meant)
    guard piece.act.isChange else {
      var act = aim.act
      if act.target == nil, let named = act.reference { act.target = .words(named) }
      return result.acts.append(act)
    }
    if isRepeated(aim.act) { return }
    if isOver(aim.act) { return listen(piece, words, &told) }
    change(aim, piece, words, &told)
  }

  /// "The salary sheet is not done", of what was ticked off.
  private func isNotOver(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard piece.act == .complete, scene.isKnown,
      DoubtWords.denyDeed(words.lower)
        || zip(words.lower, words.lower.dropFirst()).contains(where: DoubtWords.denyEnd)
    else { return false }
    let said = ReaderWords(words.all).content
    let named = scene.tasks.filter {
      !sceneWords.of($0).subtracting(Assembler.toneless).isDisjoint(with: said)
    }
    return !named.isEmpty && named.allSatisfy { !$0.isOpen }
  }

  /// "Bin the clash one, and move the visa": what went in this breath is no longer meant where something else is.
  private func stillOpen(_ links: [ReadPiece.Link], _ piece: ReadPiece) -> [ReadPiece.Link] {
    let gone = result.acts.filter { $0.intent == .drop || $0.intent == .complete }.flatMap(\.targets)
    let rest = links.filter { !gone.contains($0.number) }
    return piece.act != .reopen && rest.contains { $0.certainty > ReadingPolicy.meant } ? rest : links
  }

  /// "Yes that's fine, let it go", right after that went: the card that came then is not let go as well.
  private func isAgreement(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard piece.act == .drop, scene.just == .dropped, words.runs(.reference).isEmpty else { return false }
    let opening = (result.pieces.first?.text ?? words.all).split { !$0.isLetter }.first
    return opening.map { YesOrNo(String($0)) == .yes } ?? false
  }

  /// "Put milo's jabs back", of what was let go.
  private func isPutBack(_ words: PieceText, _ meant: [ReadPiece.Link]) -> Bool {
    guard meant.count == 1, scene.tasks.contains(where: { $0.number == meant[0].number && !$0.isOpen }),
      let order = words.lower.firstIndex(where: { ["put", "bring", "get"].contains($0) })
    else { return false }
    return words.lower[order...].contains("back") || words.lower[order...].contains("again")
  }

  /// "It's not till friday, is it?" wants to know.
  mutating func askWhen(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    told.fate = .answered
    var act = aim(
      piece.as(.lookup), words, piece.links,
      named(piece.links.filter { $0.certainty > ReadingPolicy.meant }, words)
    ).act
    act.details = .lookup(LookupQuestion(act.when == nil ? .isDone : .whenIs))
    act.when = nil
    result.acts.append(act)
  }

  private func aim(
    _ piece: ReadPiece, _ words: PieceText, _ links: [ReadPiece.Link], _ meant: [ReadPiece.Link]
  ) -> Aim {
    let assembler = TaskActAssembler(context: context, times: times, listed: Set(scene.tasks.map(\.number)))
    var act = assembler.act(piece, words)
    if piece.act == .lookup { act.when = act.when.map { WeekdayAlone.coming($0, context) } }
    // A question is about a task only where it names one or points at it.
    let isAbout =
      piece.act != .lookup || act.reference != nil && isNamed(meant, words) || points(beside: words)
    // "All of them", where one thing at most was spoken of, is all there is.
    if act.target == .those, scene.isKnown, scene.touched.count < 2, scene.just != .shown, scene.just != .said
    {
      act.target = .all(.all)
    }
    let isLinked = (act.target == nil || isCounted(act.target, meant)) && !meant.isEmpty && isAbout
    if isLinked { act.target = Assembler.reference(meant.map(\.number)) }
    // Of a ramble, and of "6 is tuesday, 12 is wednesday", only the piece itself says when.
    let isNumber = words.lower.first.flatMap { Int($0) } != nil
    let message = isNumber || Ramble.isOne(result.text) ? piece.span : 0..<result.text.utf8.count
    let task = act.targets.count == 1 ? scene.tasks.first { $0.number == act.targets[0] } : nil
    let due = task?.dueDay
    if let other = due.flatMap({ assembler.otherDay(piece, words, than: $0, in: message) }) {
      act.when = other
    }
    // "The meeting is TUESDAY, put it back": it never went, and gets its day.
    if act.intent == .reopen, act.when?.start != nil, task?.isOpen == true { act.intent = .update }
    if act.intent == .update, due == nil, let count = act.when?.text, Int(count) != nil,
      isCounting(act.targets)
    {
      // "Make it 2 instead", of three eggs.
      var changes = TaskChanges()
      changes.replacement = count
      (act.when, act.details) = (nil, .changes(changes))
    }
    if act.intent == .update, let time = act.when?.start?.time, act.when?.isTimeOfDay == true,
      act.when?.implied.contains(.day) == true, let day = due.flatMap(CivilDate.init(iso:))
    {
      act.when?.start = CivilDateTime(day, time)
    }
    if let task { act = DatedMove(task: task, words: words.lower, context: context).fitted(act) }
    return Aim(act: act, links: links, meant: meant, isLinked: isLinked)
  }

  /// Changes what is meant, or asks.
  private mutating func change(
    _ aim: Aim, _ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece
  ) {
    var aim = aim
    // "Ok back. Fridge counted": a word between two deeds ends nothing.
    if result.read.count > 1, words.lower.allSatisfy({ OpeningWords.contain($0) || $0 == "back" }) {
      return listen(piece, words, &told)
    }
    // "Parking's all done", while something else is at hand: the noun speaks against it.
    let elsewhere = piece.act == .reopen ? [] : namedInstead(of: aim.meant, words, piece.act)
    let doubtful = aim.isLinked ? doubtful(aim, elsewhere, piece, words) : []
    guard doubtful.isEmpty else { return askWhich(aim.act, doubtful, &told) }
    if aim.act.target == nil, !elsewhere.isEmpty {
      aim.links = elsewhere.map { .init(number: $0, certainty: ReadingPolicy.meant) }
    }
    // "Postpone the kitchen tiling", right after stamps were put on the list: nobody asks about the stamps.
    if let named = aim.act.reference, isOfNothingMeant(aim, words) {
      aim.act.target = .words(named)
      return result.acts.append(aim.act)
    }
    switch verdict(aim, piece, words) {
    case .leave where isTalk(piece, words): listen(piece, words, &told)
    case .act where isUnsureName(piece, words): ask(aim.act, aim.links, &told)
    // Nothing says which: what is unsure as well is not worth a question, nor is what comes with surer news.
    case .act where isIdle(aim.act, aim.links) && (hasChanged || isNoEnd(piece, words)),
      .ask where isIdle(aim.act, aim.links):
      listen(piece, words, &told)
    case .act:
      if saysNoChange(aim, words) { aim.act.details = .changes(TaskChanges(note: words.all.trimmingSigns)) }
      settle(aim.act, aim.links, &told)
    // All of them are asked about before anything happens to them.
    case .ask where aim.act.target?.isSweeping == true: result.acts.append(aim.act)
    case .ask where isVague(aim, piece), .leave where isVague(aim, piece): listen(piece, words, &told)
    case .ask, .leave: ask(aim.act, aim.links, &told)
    }
  }

  /// "What's on this thursday" points at no task.
  func points(beside words: PieceText) -> Bool {
    guard Assembler.points(words) else { return false }
    let days = times.times([words.span], of: words).filter { $0.start != nil }.map(\.span)
    let rest = days.reduce(words.all) { $0.replacing(words.text($1), with: " ") }
    return PointingWords(Set(rest.lowercased().split { !$0.isLetter }.map(String.init))).atThing
      || days.isEmpty
  }

  static func points(_ words: PieceText) -> Bool {
    PointingWords(Set(words.lower)).atThing || words.lower.contains { ["details", "more"].contains($0) }
  }

  /// With a task it is done; a name that no listed task has is told; a bare word without a card asks.
  private mutating func settle(_ act: Act, _ links: [ReadPiece.Link], _ told: inout Understanding.Piece) {
    if act.intent == .update || act.intent == .snooze, isClosed(act.targets) {
      // "Buckwheat tomorrow please", which was ticked off: it is open again first.
      var again = act
      (again.intent, again.when, again.details) = (.reopen, nil, .none)
      result.acts.append(again)
    }
    guard act.target == nil else { return result.acts.append(act) }
    var act = act
    if let named = act.reference {
      act.target = .words(named)
      result.acts.append(act)
    } else if !scene.isKnown {
      act.target = .current
      result.acts.append(act)
    } else {
      ask(act, links, &told)
    }
  }

  /// Whether a title tells how many.
  private func isCounting(_ numbers: [Int]) -> Bool {
    numbers.count == 1
      && scene.tasks.contains { task in
        task.number == numbers[0] && task.title.split(separator: " ").contains { Int($0) != nil }
      }
  }

  private func isClosed(_ numbers: [Int]) -> Bool {
    numbers.count == 1 && scene.tasks.contains { $0.number == numbers[0] && !$0.isOpen }
  }

  private static func reference(_ numbers: [Int]) -> TaskReference {
    numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }
}
