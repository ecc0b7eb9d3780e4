import NudgyCore
import NudgyReader

// Which listed tasks the words of a piece name.
extension Assembler {
  /// "What's left of it": a question that only points is about the one thing at hand.
  func pointedAt(_ piece: ReadPiece, _ words: PieceText) -> [ReadPiece.Link]? {
    guard piece.act == .lookup, words.runs(.reference).isEmpty, Assembler.points(words),
      let number = scene.touched.count == 1 ? scene.touched.first : scene.card
    else { return nil }
    return piece.links.filter { $0.number == number }
  }

  /// What is done, dropped or not there can only be taken up again.
  func links(of piece: ReadPiece, isNamed: Bool) -> [ReadPiece.Link] {
    let wantsOpen = piece.act != .reopen
    let states = Dictionary(scene.tasks.map { ($0.number, $0.isOpen) }) { $1 }
    let fitting = piece.links.filter { !piece.act.isChange || states[$0.number] == wantsOpen }
    return fitting.isEmpty && isNamed
      || piece.act == .reopen && !fitting.contains { $0.certainty > ReadingPolicy.perhapsMeant }
      ? piece.links : fitting
  }

  /// A noun says more than what lies on the table: where one task is named, those that are only at hand are not meant.
  func named(_ links: [ReadPiece.Link], _ words: PieceText) -> [ReadPiece.Link] {
    guard links.count > 1 else { return links }
    let reference = words.of(.reference).map { ReaderWords($0).content } ?? []
    let said = reference.isEmpty ? ReaderWords(words.all).content : reference
    let titles = sceneWords.byNumber
    let named = links.filter { titles[$0.number]?.isDisjoint(with: said) == false }
    guard named.isEmpty else { return words.runs(.reference).count > 1 ? named : best(of: named, said) }
    // A word that names nothing points at the card.
    let card = links.filter { $0.number == scene.card }
    return card.isEmpty ? links : card
  }

  /// "Keisha's card is in the post box" is no news of the green box.
  private func best(of named: [ReadPiece.Link], _ said: Set<String>) -> [ReadPiece.Link] {
    let shared = { (link: ReadPiece.Link) in sceneWords.byNumber[link.number]?.intersection(said).count ?? 0 }
    let most = named.map(shared).max() ?? 0
    return named.filter { shared($0) == most }
  }

  /// The open tasks that are named, where those that are likely meant have none of the words; at most three.
  func namedInstead(of meant: [ReadPiece.Link], _ words: PieceText, _ act: ReaderAct) -> [Int] {
    // New words for a task may be those of another; who gives only another day has none.
    let onlyTimed = words.runs(.title).isEmpty && !words.runs(.time).isEmpty && words.runs(.note).isEmpty
    guard let named = words.of(.reference) ?? (act == .update && !onlyTimed ? nil : words.withoutTimes) else {
      return []
    }
    let said = ReaderWords(named.replacing("'s", with: "")).content
    let fitting = scene.tasks.filter { $0.isOpen && !sceneWords.of($0).isDisjoint(with: said) }
    guard !fitting.isEmpty || act != .complete else {
      return [ofTheSameDeed(meant, words)].compactMap(\.self)
    }
    let isMeant = meant.contains { link in fitting.contains { $0.number == link.number } }
    guard (1...3).contains(fitting.count), !isMeant, fitting.count == 1 || !meant.isEmpty else { return [] }
    return fitting.map(\.number)
  }

  /// "Rang them", where one task alone is a call, and not the one at hand.
  private func ofTheSameDeed(_ meant: [ReadPiece.Link], _ words: PieceText) -> Int? {
    guard let deed = words.lower.prefix(3).lazy.compactMap({ DeedWords.deed($0[...]) }).first else {
      return nil
    }
    let fitting = scene.tasks.filter { $0.isOpen && DeedWords.deed($0.title.prefix { $0 != " " }) == deed }
    guard fitting.count == 1, !meant.contains(where: { $0.number == fitting[0].number }) else { return nil }
    return fitting[0].number
  }

  /// Whether the tasks are named by a word of theirs, or pointed at in few words.
  func isPlain(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    let said = ReaderWords(words.all).content
    let titles = sceneWords.byNumber
    return meant.allSatisfy { link in
      if titles[link.number]?.isDisjoint(with: said) == false { return true }
      // "Next friday being the 4th, not the 27th": who tells only days needs no name.
      let untimed = words.withoutTimes.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count
      return min(words.lower.count, words.leading.count, untimed) <= Assembler.fewWords
        && (link.number == scene.card || scene.touched.contains(link.number))
    }
  }

  /// Tasks that the same words name as well as the one that is meant; none where each is named by words of its own.
  func rivals(of meant: [ReadPiece.Link], among links: [ReadPiece.Link], _ words: PieceText) -> [Int] {
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
}
