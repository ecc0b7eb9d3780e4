import NudgyCore
import NudgyReader

// How sure it is that a piece is about a task, and enough to act on it.
extension Assembler {
  /// Whether a question names what it may be about: "when's priya's birthday" is none about an essay.
  func isNamed(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    meant.contains { naming($0.number, words) != .nothing || $0.likeness >= ReadingPolicy.hardlyLike }
  }

  /// Whether what is to be moved is named, and nothing like the one task that may be meant.
  func isOfNothingMeant(_ aim: Aim, _ words: PieceText) -> Bool {
    let isMoved = [.snooze, .update].contains(aim.act.intent) && aim.act.when != nil
    guard isMoved || aim.act.intent == .drop, aim.isLinked,
      aim.meant.count == 1,
      Assembler.namesSomething(words), naming(aim.meant[0].number, words) != .tells
    else { return false }
    return aim.meant[0].likeness < ReadingPolicy.hardlyLike
  }

  /// "The engine conked out": news that is hardly any, of nothing that was named.
  func isVague(_ aim: Aim, _ piece: ReadPiece) -> Bool {
    let best = aim.links.map(\.certainty).max() ?? 0
    return piece.certainty < 0.25
      || aim.act.reference == nil && best < ReadingPolicy.meant && piece.certainty < 0.6
  }

  /// The tasks of which it cannot be told which is meant.
  func doubtful(_ aim: Aim, _ elsewhere: [Int], _ piece: ReadPiece, _ words: PieceText) -> [Int] {
    let rivals = rivals(of: aim.meant, among: aim.links, words)
    if !rivals.isEmpty { return rivals }
    if !elsewhere.isEmpty { return elsewhere + aim.meant.map(\.number) }
    // Several that nobody named are not changed at one word.
    let isSweeping = words.runs(.reference).isEmpty || piece.act == .drop
    let isSure = piece.certainty >= ReadingPolicy.sweeping
    return aim.meant.count > 1 && isSweeping && isSure ? aim.meant.map(\.number) : []
  }

  /// What is only supposed is talk, and what is going to be done is not put off.
  func isTalk(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    DoubtWords.supposes(result.text)
      || piece.act == .snooze && piece.certainty < ReadingPolicy.sureToPutOff
        && DoubtWords.intends(words.lower)
  }

  func verdict(_ aim: Aim, _ piece: ReadPiece, _ words: PieceText) -> ReadingPolicy.Verdict {
    if isTalk(piece, words) { return .leave }
    let isNumbered = aim.act.target != nil && !aim.isLinked
    if piece.act == .complete,
      DoubtWords.denyDeed(words.lower) || isHalfSaid(aim.meant, words)
        || !isNumbered && isStillToCome(aim.meant, words) || isDeedOfTheirs(aim.meant, words)
    {
      return .ask
    }
    if piece.act == .update, comesThen(words) { return .ask }
    if piece.act.isChange, DoubtWords.wavers(words.lower) || isUnpointed(aim.meant, piece, words) {
      return .ask
    }
    // Who is spared has to be understood as spared.
    if aim.isLinked, ReferenceWords.excepts(words.lower) { return .ask }
    let likely = aim.meant.map { sure(of: $0, piece, words) }.min()
    let link = isNumbered ? 1 : likely ?? (perhaps(aim.links).isEmpty ? 1 : 0)
    return ReadingPolicy.verdict(
      piece.act, certainty: piece.certainty, link: link, isNumbered: isNumbered,
      isPlain: !aim.isLinked || isPlain(aim.meant, words))
  }

  /// "Oven two is dead, the man comes Monday at 6": when somebody comes is told beside the thing, and is not when it is due.
  func comesThen(_ words: PieceText) -> Bool {
    guard let time = words.runs(.time).first, let named = words.runs(.reference).first,
      named.upperBound < time.lowerBound
    else { return false }
    let between = words.text(named.upperBound..<time.lowerBound)
    guard let comma = between.lastIndex(of: ",") else { return false }
    let clause = between[comma...].lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return clause.count > 1 && clause.contains(where: Self.arriving.contains)
      && !PointingWords(Set(clause)).atThing
  }

  private static let arriving: WordTable = "comes coming come arrives arriving visits"

  /// "She finally went down", beside a card to call the bank: nothing of it is said and nothing points at it.
  func isUnpointed(_ meant: [ReadPiece.Link], _ piece: ReadPiece, _ words: PieceText) -> Bool {
    piece.act == .complete && piece.certainty < ReadingPolicy.withoutName && meant.count == 1
      && naming(meant[0].number, words) == .nothing && words.lower.count > 2
      && !PointingWords(Set(words.lower)).atOne
      && !words.lower.contains { DeedWords.asked($0) != nil }
  }

  /// "Paid the plumber", "push the zebra to monday", while a call to mum is at hand: what is named is nothing like it. Nor is
  /// whose it is: "Maisie's bag" is not her inhaler.
  func sure(of link: ReadPiece.Link, _ piece: ReadPiece, _ words: PieceText) -> Float {
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

  func isAtHand(_ number: Int) -> Bool { scene.card == number || scene.touched.contains(number) }

  /// What has its hour on another day is hardly over, where nothing says that it is meant.
  func isStillToCome(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    guard meant.count == 1, naming(meant[0].number, words) != .tells, scene.card != meant[0].number,
      let task = scene.tasks.first(where: { $0.number == meant[0].number }),
      let day = task.dueDay.flatMap(CivilDate.init(iso:)), task.dueHour != nil
    else { return false }
    return day > context.today
  }

  /// "Dad texted again", of "Text dad back": it was he.
  func isDeedOfTheirs(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
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
  func isHalfSaid(_ meant: [ReadPiece.Link], _ words: PieceText) -> Bool {
    guard meant.count == 1, let task = scene.tasks.first(where: { $0.number == meant[0].number }) else {
      return false
    }
    return JoinedTitle.isHalfSaid(task.title, by: ReaderWords(words.all).content)
  }

  /// What of a title is said.
  enum Naming {
    case tells
    /// Only whose it is.
    case owner
    /// Nothing, or only a direction or what is said of everything: "up" of "hang up", "get" of "get diesel".
    case nothing
  }

  func naming(_ number: Int, _ words: PieceText) -> Naming? {
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
  static func namesSomething(_ words: PieceText) -> Bool {
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
}
