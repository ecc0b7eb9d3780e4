import NudgyCore
import NudgyReader

// Pieces about listed tasks: which one is meant, and whether that is sure enough.
extension Assembler {
  /// What a piece is about, as far as it can be told.
  private struct Aim {
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
    if piece.act.isChange, TagQuestion.ends(result.text) { return askWhen(piece, words, &told) }
    // Of an empty list nothing can be done but by itself.
    if piece.act == .complete, scene.isKnown, scene.tasks.isEmpty, words.lower.count > 2 {
      told.fate = .answered
      return result.acts.append(
        Act(.smallTalk, confidence: Double(piece.certainty), span: piece.span, details: .smallTalk(.done)))
    }
    if isNotOver(piece, words) { return onTasks(piece.reopening, words, &told) }
    let links = links(of: piece, isNamed: !words.runs(.reference).isEmpty)
    let linked = links.filter { $0.certainty > ReadingPolicy.meant }
    let meant =
      (points(beside: words) ? pointedAt(piece, words) : nil) ?? namedBefore(piece, words, linked)
      ?? putRight(piece, words) ?? named(linked, words)
    if isNewsOfAnother(piece, words, meant) || isAnother(piece, words) || isOneMore(piece, words) {
      return createOfNews(piece, words, &told)
    }
    if let name = NameWithTime(piece, words, times),
      name.isNone(of: meant.map(\.number), in: scene, sceneWords)
    {
      return createOfNews(name.marked(piece), PieceText(name.marked(piece), in: bytes), &told)
    }
    let aim = aim(piece, words, links, meant)
    guard piece.act.isChange else {
      var act = aim.act
      if act.target == nil, let named = act.reference { act.target = .words(named) }
      return result.acts.append(act)
    }
    if !isRepeated(aim.act) { change(aim, piece, words, &told) }
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

  /// "It's not till friday, is it?" wants to know.
  private mutating func askWhen(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
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
    // Of a ramble only the piece itself says when.
    let message = Ramble.isOne(result.text) ? piece.span : 0..<result.text.utf8.count
    let task = act.targets.count == 1 ? scene.tasks.first { $0.number == act.targets[0] } : nil
    let due = task?.dueDay
    if let other = due.flatMap({ assembler.otherDay(piece, words, than: $0, in: message) }) {
      act.when = other
    }
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
    if let task { act = DatedMove(task: task, context: context).fitted(act) }
    return Aim(act: act, links: links, meant: meant, isLinked: isLinked)
  }

  /// Whether a question names what it may be about: "when's priya's birthday" is none about an essay.
  private func isNamed(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    meant.contains { naming($0.number, words) != .nothing || $0.likeness >= ReadingPolicy.hardlyLike }
  }

  /// Changes what is meant, or asks.
  private mutating func change(
    _ aim: Aim, _ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece
  ) {
    var aim = aim
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

  /// Whether what is to be moved is named, and nothing like the one task that may be meant.
  private func isOfNothingMeant(_ aim: Aim, _ words: PieceText) -> Bool {
    let isMoved = [.snooze, .update].contains(aim.act.intent) && aim.act.when != nil
    guard isMoved || aim.act.intent == .drop, aim.isLinked,
      aim.meant.count == 1,
      Assembler.namesSomething(words), naming(aim.meant[0].number, words) != .tells
    else { return false }
    return aim.meant[0].likeness < ReadingPolicy.hardlyLike
  }

  /// "The engine conked out": news that is hardly any, of nothing that was named.
  private func isVague(_ aim: Aim, _ piece: ReadPiece) -> Bool {
    let best = aim.links.map(\.certainty).max() ?? 0
    return piece.certainty < 0.25
      || aim.act.reference == nil && best < ReadingPolicy.meant && piece.certainty < 0.6
  }

  /// The tasks of which it cannot be told which is meant.
  private func doubtful(_ aim: Aim, _ elsewhere: [Int], _ piece: ReadPiece, _ words: PieceText) -> [Int] {
    let rivals = rivals(of: aim.meant, among: aim.links, words)
    if !rivals.isEmpty { return rivals }
    if !elsewhere.isEmpty { return elsewhere + aim.meant.map(\.number) }
    // Several that nobody named are not changed at one word.
    let isSweeping = words.runs(.reference).isEmpty || piece.act == .drop
    let isSure = piece.certainty >= ReadingPolicy.sweeping
    return aim.meant.count > 1 && isSweeping && isSure ? aim.meant.map(\.number) : []
  }

  /// What is only supposed is talk, and what is going to be done is not put off.
  private func isTalk(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    DoubtWords.supposes(result.text)
      || piece.act == .snooze && piece.certainty < ReadingPolicy.sureToPutOff
        && DoubtWords.intends(words.lower)
  }

  private func verdict(_ aim: Aim, _ piece: ReadPiece, _ words: PieceText) -> ReadingPolicy.Verdict {
    if isTalk(piece, words) { return .leave }
    if piece.act == .complete,
      DoubtWords.denyDeed(words.lower) || isHalfSaid(aim.meant, words) || isStillToCome(aim.meant, words)
        || isDeedOfTheirs(aim.meant, words)
    {
      return .ask
    }
    // Who is spared has to be understood as spared.
    if aim.isLinked, ReferenceWords.excepts(words.lower) { return .ask }
    let isNumbered = aim.act.target != nil && !aim.isLinked
    let likely = aim.meant.map { sure(of: $0, piece, words) }.min()
    let link = isNumbered ? 1 : likely ?? (perhaps(aim.links).isEmpty ? 1 : 0)
    return ReadingPolicy.verdict(
      piece.act, certainty: piece.certainty, link: link, isNumbered: isNumbered,
      isPlain: !aim.isLinked || isPlain(aim.meant, words))
  }

  /// "Paid the plumber", "push the zebra to monday", while a call to mum is at hand: what is named is nothing like it. Nor is
  /// whose it is: "Maisie's bag" is not her inhaler.
  private func sure(of link: ReadPiece.Link, _ piece: ReadPiece, _ words: PieceText) -> Float {
    guard let naming = naming(link.number, words), naming != .tells else { return link.certainty }
    let isUnnamedEnd =
      piece.act == .drop && words.of(.reference) == nil && !PointingWords(Set(words.lower)).atNamed
    if !isAtHand(link.number), naming == .owner || isUnnamedEnd || piece.certainty < ReadingPolicy.unnamed {
      return min(link.certainty, ReadingPolicy.unlike)
    }
    // "I have brought the geraniums in", right after flowers and a tie were put on the list: one of several is no pointer.
    if piece.act == .complete, scene.card != link.number, scene.touched.count > 1,
      Assembler.namesSomething(words)
    {
      return min(link.certainty, ReadingPolicy.unlike)
    }
    let isNamed = piece.act == .complete || words.of(.reference) != nil
    // What is let go of by another name is asked about, however like it is.
    if piece.act == .drop, words.of(.reference) != nil, Assembler.namesSomething(words),
      !isAtHand(link.number)
    {
      return min(link.certainty, ReadingPolicy.unlike)
    }
    // A name that is hardly like what lies on the table may be of something else.
    let isElsewhere = piece.act != .complete && isNamed && isAtHand(link.number)
    guard link.likeness < (isElsewhere ? ReadingPolicy.hardlyLike : ReadingPolicy.like),
      isNamed && Assembler.namesSomething(words) || !isAtHand(link.number)
    else { return link.certainty }
    return min(link.certainty, ReadingPolicy.unlike)
  }

  private func isAtHand(_ number: Int) -> Bool { scene.card == number || scene.touched.contains(number) }

  /// What has its hour on another day is hardly over, where nothing says that it is meant.
  private func isStillToCome(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    guard meant.count == 1, naming(meant[0].number, words) != .tells, scene.card != meant[0].number,
      let task = scene.tasks.first(where: { $0.number == meant[0].number }),
      let day = task.dueDay.flatMap(CivilDate.init(iso:)), task.dueHour != nil
    else { return false }
    return day > context.today
  }

  /// "Dad texted again", of "Text dad back": it was he.
  private func isDeedOfTheirs(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    guard meant.count == 1, let task = scene.tasks.first(where: { $0.number == meant[0].number }),
      let deed = DeedWords.deed(task.title.prefix { $0 != " " }),
      ["call", "text", "email", "message"].contains(deed),
      let place = words.lower.firstIndex(where: { DeedWords.deed($0[...]) == deed }), place > 0,
      !words.lower[..<place].contains("i"), !words.lower[..<place].contains("i've")
    else { return false }
    let named = ReaderWords(words.lower[place - 1]).content
    return !named.isEmpty && named.isSubset(of: sceneWords.of(task))
  }

  /// "Milk is got", of "Get petrol and milk".
  private func isHalfSaid(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    guard meant.count == 1, let task = scene.tasks.first(where: { $0.number == meant[0].number }) else {
      return false
    }
    return JoinedTitle.isHalfSaid(task.title, by: ReaderWords(words.all).content)
  }

  /// What of a title is said.
  private enum Naming {
    case tells
    /// Only whose it is.
    case owner
    /// Nothing, or only a direction or what is said of everything: "up" of "hang up", "get" of "get diesel".
    case nothing
  }

  private func naming(_ number: Int, _ words: PieceText) -> Naming? {
    guard let title = scene.tasks.first(where: { $0.number == number })?.title else { return nil }
    let said = ReaderWords(words.all).content
    let owners = ReaderWords(
      title.split(separator: " ").filter { $0.hasSuffix("'s") || $0.hasSuffix("\u{2019}s") }.joined(
        separator: " ")
    ).content
    let telling = (sceneWords.byNumber[number] ?? []).subtracting(owners).subtracting(Assembler.toneless)
    if !telling.isDisjoint(with: said) { return .tells }
    return owners.isDisjoint(with: said) ? .nothing : .owner
  }

  static let toneless = ReaderWords(
    "up out off down back over away in on round get got getting go going do make put have bring need"
  ).content

  /// Something is named, whatever it is: "the plumber", "food shopping".
  private static func namesSomething(_ words: PieceText) -> Bool {
    if let named = words.of(.reference)?.lowercased().split(separator: " ").map(String.init) {
      return !ReferenceWords.onlyPoints(named)
    }
    return zip(words.lower, words.lower.dropFirst()).contains { first, second in
      ["the", "my", "our", "a", "an"].contains(first) && !ReferenceWords.onlyPoints([second])
        && !["last", "whole", "step"].contains(second)
    }
  }

  /// So many words may point at what is at hand without a name.
  static let fewWords = 6

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
  private func saysNoChange(_ aim: Aim, _ words: PieceText) -> Bool {
    aim.act.intent == .update && aim.act.when == nil && aim.act.details == .none && aim.act.targets.count == 1
      && scene.isKnown && !words.lower.contains(where: Assembler.edits.contains)
  }

  private static let edits: WordTable = "edit change rename fix correct update alter amend modify"

  /// "Go to the bank with the cheque", right after a call of the bank was put on the list: hardly a new name for it.
  private func isUnsureName(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let others: [ReaderRole] = [.time, .note, .reference]
    return piece.act == .update && piece.certainty < ReadingPolicy.newName && !words.runs(.title).isEmpty
      && others.allSatisfy { words.runs($0).isEmpty } && !ChangeWords.takesDateAway(words.lower)
  }

  /// "What's on this thursday" points at no task.
  private func points(beside words: PieceText) -> Bool {
    guard Assembler.points(words) else { return false }
    let days = times.times([words.span], of: words).filter { $0.start != nil }.map(\.span)
    let rest = days.reduce(words.all) { $0.replacing(words.text($1), with: " ") }
    return PointingWords(Set(rest.lowercased().split { !$0.isLetter }.map(String.init))).atThing
      || days.isEmpty
  }

  static func points(_ words: PieceText) -> Bool {
    PointingWords(Set(words.lower)).atThing || words.lower.contains { ["details", "more"].contains($0) }
  }

  private func perhaps(_ links: [ReadPiece.Link]) -> [ReadPiece.Link] {
    links.filter { $0.certainty > ReadingPolicy.perhapsMeant }.sorted { $0.certainty > $1.certainty }
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

  /// Close ones are told apart by the user; a far one is not named at all.
  private mutating func ask(_ act: Act, _ links: [ReadPiece.Link], _ told: inout Understanding.Piece) {
    told.fate = .unsure
    guard result.questions.count < ReadingPolicy.mostQuestions else { return }
    var act = act
    let likely = likeliest(links, act)
    if let only = likely.first, likely.count == 1 {
      act.target = .number(only)
      result.questions.append(.change(act))
    } else {
      act.target = nil
      result.questions.append(.which(act, likely))
    }
  }

  /// The tasks to ask about: those that may be meant, else the first few of all, as one is.
  private func likeliest(_ links: [ReadPiece.Link], _ act: Act) -> [Int] {
    let perhaps = perhaps(links)
    let said = act.reference.map { ReaderWords($0).content } ?? []
    let named = perhaps.filter { sceneWords.byNumber[$0.number]?.isDisjoint(with: said) == false }
    if named.count == 1 { return named.map(\.number) }
    let asked = perhaps.isEmpty ? links.sorted { $0.certainty > $1.certainty } : perhaps
    return asked.prefix(3).map(\.number)
  }

  private mutating func askWhich(_ act: Act, _ numbers: [Int], _ told: inout Understanding.Piece) {
    told.fate = .unsure
    guard result.questions.count < ReadingPolicy.mostQuestions else { return }
    var act = act
    act.target = nil
    result.questions.append(.which(act, Array(numbers.prefix(3))))
  }

  private static func reference(_ numbers: [Int]) -> TaskReference {
    numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }
}
