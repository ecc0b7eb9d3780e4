import NudgyCore
import NudgyReader

// Pieces about listed tasks: which one is meant, and whether that is sure enough.
extension Assembler {
  mutating func onTasks(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    if let clock = ClockWords.question(piece, words) { return result.acts.append(clock) }
    var links = links(of: piece, isNamed: !words.runs(.reference).isEmpty)
    let linked = links.filter { $0.certainty > ReadingPolicy.meant }
    let meant = pointedAt(piece, words) ?? named(linked, words) + alsoNamed(links, words)
    if isNewsOfAnother(piece, words, meant) { return createOfNews(piece, words, &told) }
    var act = TaskActAssembler(context: context, times: times).act(piece, words)
    // A question is about a task only where it names one or points at it.
    let isAbout = piece.act != .lookup || act.reference != nil || Assembler.points(words)
    let isLinked = act.target == nil && !meant.isEmpty && isAbout
    if isLinked { act.target = Assembler.reference(meant.map(\.number)) }
    guard piece.act.isChange else {
      if act.target == nil, let named = act.reference { act.target = .words(named) }
      result.acts.append(act)
      return
    }
    let rivals = isLinked ? rivals(of: meant, among: links, words) : []
    guard rivals.isEmpty else { return askWhich(act, rivals, &told) }
    // "Parking's all done", while something else is at hand: the noun speaks against it.
    let elsewhere = piece.act == .reopen ? nil : namedInstead(of: meant, words, piece.act)
    if isLinked, let elsewhere { return askWhich(act, [elsewhere] + meant.map(\.number), &told) }
    if act.target == nil, let elsewhere { links = [.init(number: elsewhere, certainty: ReadingPolicy.meant)] }
    let isNumbered = act.target != nil && !isLinked
    // Several that nobody named are not changed at one word.
    let isSweeping = words.runs(.reference).isEmpty || piece.act == .drop
    if isLinked, meant.count > 1, isSweeping, piece.certainty >= ReadingPolicy.sweeping {
      return askWhich(act, meant.map(\.number), &told)
    }
    let isNamed = act.target != nil && meant.isEmpty
    let likely = meant.map { sure(of: $0, piece, words) }.min()
    let link = isNamed || isNumbered ? 1 : likely ?? (perhaps(links).isEmpty ? 1 : 0)
    switch ReadingPolicy.verdict(
      piece.act, certainty: piece.certainty, link: link, isNumbered: isNumbered,
      isPlain: !isLinked || isPlain(meant, words))
    {
    case .act where isUnsureName(piece, words): ask(act, links, &told)
    case .act: settle(act, links, &told)
    // All of them are asked about before anything happens to them.
    case .ask where act.target?.isSweeping == true: result.acts.append(act)
    case .ask: ask(act, links, &told)
    case .leave where piece.certainty < 0.25: listen(piece, words, &told)
    case .leave: ask(act, links, &told)
    }
  }

  /// "What's left of it": a question that only points is about the one thing at hand.
  private func pointedAt(_ piece: ReadPiece, _ words: PieceText) -> [ReadPiece.Link]? {
    guard piece.act == .lookup, words.runs(.reference).isEmpty, Assembler.points(words),
      let number = scene.touched.count == 1 ? scene.touched.first : scene.card
    else { return nil }
    return piece.links.filter { $0.number == number }
  }

  /// What is done, dropped or not there can only be taken up again.
  private func links(of piece: ReadPiece, isNamed: Bool) -> [ReadPiece.Link] {
    let wantsOpen = piece.act != .reopen
    let states = Dictionary(scene.tasks.map { ($0.number, $0.isOpen) }) { $1 }
    let fitting = piece.links.filter { !piece.act.isChange || states[$0.number] == wantsOpen }
    return fitting.isEmpty && isNamed
      || piece.act == .reopen && !fitting.contains { $0.certainty > ReadingPolicy.perhapsMeant }
      ? piece.links : fitting
  }

  /// A noun says more than what lies on the table: where one task is named, those that are only at hand are not meant.
  private func named(_ links: [ReadPiece.Link], _ words: PieceText) -> [ReadPiece.Link] {
    guard links.count > 1 else { return links }
    let reference = words.of(.reference).map { ReaderWords($0).content } ?? []
    let said = reference.isEmpty ? ReaderWords(words.all).content : reference
    let titles = sceneWords.byNumber
    let named = links.filter { titles[$0.number]?.isDisjoint(with: said) == false }
    guard named.isEmpty else { return named }
    // A word that names nothing points at the card.
    let card = links.filter { $0.number == scene.card }
    return card.isEmpty ? links : card
  }

  /// "Gym is done, taxes are done": each name has its task, where only one is called so.
  private func alsoNamed(_ links: [ReadPiece.Link], _ words: PieceText) -> [ReadPiece.Link] {
    let runs = words.runs(.reference)
    guard runs.count > 1 else { return [] }
    let named = runs.compactMap { run -> Int? in
      let said = ReaderWords(words.text(run)).content
      let fitting = scene.tasks.filter { $0.isOpen && !sceneWords.of($0).isDisjoint(with: said) }
      return fitting.count == 1 ? fitting[0].number : nil
    }
    return links.filter { $0.certainty <= ReadingPolicy.meant && named.contains($0.number) }
      .map { ReadPiece.Link(number: $0.number, certainty: ReadingPolicy.surelyMeant) }
  }

  /// The one open task that is named, where those that are likely meant have none of the words.
  private func namedInstead(of meant: [ReadPiece.Link], _ words: PieceText, _ act: ReaderAct) -> Int? {
    // New words for a task may be those of another.
    guard let named = words.of(.reference) ?? (act == .update ? nil : words.all) else { return nil }
    let said = ReaderWords(named.replacing("'s", with: "")).content
    let fitting = scene.tasks.filter { $0.isOpen && !sceneWords.of($0).isDisjoint(with: said) }
    guard fitting.count == 1, !meant.contains(where: { $0.number == fitting[0].number }) else { return nil }
    return fitting[0].number
  }

  /// Whether the tasks are named by a word of theirs, or pointed at in few words.
  private func isPlain(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    let said = ReaderWords(words.all).content
    let titles = sceneWords.byNumber
    return meant.allSatisfy { link in
      if titles[link.number]?.isDisjoint(with: said) == false { return true }
      return words.lower.count <= Assembler.fewWords
        && (link.number == scene.card || scene.touched.contains(link.number))
    }
  }

  /// "Paid the plumber", while a call to mum is at hand: what is named is nothing like it.
  private func sure(of link: ReadPiece.Link, _ piece: ReadPiece, _ words: PieceText) -> Float {
    guard piece.act == .complete, link.likeness < ReadingPolicy.like, Assembler.namesSomething(words)
    else { return link.certainty }
    return min(link.certainty, ReadingPolicy.meant)
  }

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
  private static let fewWords = 6

  /// "The rent is due on the 1st", right after a tent was put on the list: what is named has nothing to do with it.
  private func isNewsOfAnother(_ piece: ReadPiece, _ words: PieceText, _ meant: [ReadPiece.Link]) -> Bool {
    guard piece.act == .update, let named = words.of(.reference), !words.runs(.time).isEmpty,
      !ReferenceWords.onlyPoints(named.lowercased().split(separator: " ").map(String.init))
    else { return false }
    let said = ReaderWords(named).content
    guard !said.isEmpty, scene.tasks.allSatisfy({ sceneWords.of($0).isDisjoint(with: said) })
    else { return false }
    return meant.allSatisfy { $0.number == scene.card || scene.touched.contains($0.number) }
  }

  /// "Go to the bank with the cheque", right after a call of the bank was put on the list: hardly a new name for it.
  private func isUnsureName(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    let others: [ReaderRole] = [.time, .note, .reference]
    return piece.act == .update && piece.certainty < ReadingPolicy.newName && !words.runs(.title).isEmpty
      && others.allSatisfy { words.runs($0).isEmpty }
  }

  private static func points(_ words: PieceText) -> Bool {
    words.lower.contains { ["it", "this", "that", "one", "details", "more"].contains($0) }
  }

  /// Tasks that the same words name as well as the one that is meant; none where each is named by words of its own.
  private func rivals(of meant: [ReadPiece.Link], among links: [ReadPiece.Link], _ words: PieceText) -> [Int]
  {
    let named = words.runs(.reference)
    guard let best = meant.first, !named.isEmpty, named.count >= meant.count || meant.count > 1 else {
      return []
    }
    let said = ReaderWords(named.map(words.text).joined(separator: " ")).content
    let titles = sceneWords.byNumber
    func shared(_ link: ReadPiece.Link) -> Int { titles[link.number]?.intersection(said).count ?? 0 }
    let most = shared(best)
    guard most > 0, named.count == 1 else { return [] }
    let alike = links.filter { $0.certainty > ReadingPolicy.perhapsMeant && shared($0) == most }
    return alike.count > 1 ? alike.map(\.number) : []
  }

  private func perhaps(_ links: [ReadPiece.Link]) -> [ReadPiece.Link] {
    links.filter { $0.certainty > ReadingPolicy.perhapsMeant }.sorted { $0.certainty > $1.certainty }
  }

  /// With a task it is done; a name that no listed task has is told; a bare word without a card asks.
  private mutating func settle(_ act: Act, _ links: [ReadPiece.Link], _ told: inout Understanding.Piece) {
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

  /// Close ones are told apart by the user; a far one is not named at all.
  private mutating func ask(_ act: Act, _ links: [ReadPiece.Link], _ told: inout Understanding.Piece) {
    told.fate = .unsure
    guard result.questions.count < ReadingPolicy.mostQuestions else { return }
    var act = act
    let likely = likeliest(links)
    if let only = likely.first, likely.count == 1 {
      act.target = .number(only)
      result.questions.append(.change(act))
    } else {
      act.target = nil
      result.questions.append(.which(act, likely))
    }
  }

  /// The tasks to ask about: those that may be meant, else the first few of all, as one is.
  private func likeliest(_ links: [ReadPiece.Link]) -> [Int] {
    let perhaps = perhaps(links)
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
