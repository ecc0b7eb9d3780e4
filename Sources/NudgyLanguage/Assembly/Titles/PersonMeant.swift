import NudgyCore
import NudgyReader

/// "I promised Priya I'd send her the photos": on the list, where nothing stands before it, a title says who she is.
enum PersonMeant {
  /// `title` with the name for its first "her", "his" or "him", where the words before it tell of one person only.
  static func named(_ title: String, in piece: PieceText) -> String {
    var words = title.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { pronouns.contains($0.lowercased()) }),
      let start = piece.titles.first?.lowerBound, !namesOne(piece),
      let person = person(before: piece.text(piece.span.lowerBound..<max(start, piece.span.lowerBound))),
      fits(words[place].lowercased(), person)
    else { return title }
    let isOwner = owns(words[place].lowercased(), before: words.dropFirst(place + 1).first?.lowercased())
    words[place] = isOwner ? person + "'s" : person
    return words.joined(separator: " ").uppercasedFirst
  }

  private static func namesOne(_ piece: PieceText) -> Bool {
    piece.titles.flatMap { piece.text($0).split(separator: " ").map(String.init) }
      .contains { isName($0) || isRelation($0) }
  }

  /// Who wants something, or was promised it; nil where others are told of beside.
  private static func person(before: String) -> String? {
    let words = before.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let found = words.indices.filter { isName(words[$0]) || isRelation(words[$0]) }
    guard found.count == 1, let place = found.first else { return nil }
    let isAsking = place + 1 < words.count && asking.contains(words[place + 1].lowercased())
    let ahead = words[..<place].last { !["my", "our", "the"].contains($0.lowercased()) }
    return isAsking || ahead.map { promises.contains($0.lowercased()) } == true ? words[place] : nil
  }

  private static func isName(_ word: String) -> Bool {
    word.first?.isUppercase == true && word.allSatisfy(\.isLetter)
      && !small.contains(word.lowercased()) && !ReaderWords.small.contains(word.lowercased())
  }

  private static func isRelation(_ word: String) -> Bool {
    women.contains(word.lowercased()) || men.contains(word.lowercased())
  }

  private static func fits(_ pronoun: String, _ person: String) -> Bool {
    !(pronoun == "her" ? men : women).contains(person.lowercased())
  }

  /// "Her shoes" are hers, "send her the photos" goes to her.
  private static func owns(_ pronoun: String, before next: String?) -> Bool {
    guard pronoun == "her" else { return pronoun == "his" }
    return next.map { !behindPersons.contains($0) } ?? false
  }

  private static let pronouns: Set = ["her", "his", "him"]
  private static let asking: WordTable = "wants wanted needs needed asked asks said says"
  private static let promises: WordTable = "promised promise told tell owe owed"
  private static let small: WordTable =
    "i we she he they monday tuesday wednesday thursday friday saturday sunday"
  private static let behindPersons: WordTable = """
    a an the some my our about to at on in if that when with for by from and it this what how who where why before after
    again there up down off out home today tomorrow tonight
    """
  private static let women: WordTable = """
    mum mom mam mother sister daughter wife nan gran grandma granny aunt auntie girlfriend niece
    """
  private static let men: WordTable = """
    dad father brother son husband grandpa grandad granddad uncle boyfriend nephew
    """
}
