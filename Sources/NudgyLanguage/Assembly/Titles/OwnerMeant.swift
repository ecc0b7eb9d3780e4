import NudgyCore
import NudgyReader

/// "The van needs its MOT", "Lou wants a koi": a title alone would not say whose, or for whom.
enum OwnerMeant {
  static func named(_ title: String, in piece: PieceText) -> String {
    guard piece.titles.count == 1, let start = piece.titles.first?.lowerBound, start > piece.span.lowerBound,
      let (owner, verb) = owner(before: piece.text(piece.span.lowerBound..<start))
    else { return title }
    var words = title.split(separator: " ").map(String.init)
    // "Mum wants Maisie to bring her bag" says who is to do it.
    guard words.count < longest, !words.dropFirst().contains("to"),
      ReaderWords(title).content.isDisjoint(with: ReaderWords(owner).content)
    else {
      return title
    }
    if let first = words.first?.lowercased(), articles.contains(first), words.count > 1 {
      words.removeFirst()
    }
    guard let first = words.first, !deeds.contains(first.lowercased()) else { return title }
    let thing = words.joined(separator: " ")
    if wanting.contains(verb) { return "\(thing) for \(owner)".uppercasedFirst }
    let isProper = first.dropFirst().contains(where: \.isUppercase)
    return "\(owner)'s \(isProper ? thing : thing.lowercasedFirst)".uppercasedFirst
  }

  /// Who or what has or wants something, right before it.
  private static func owner(before: String) -> (String, String)? {
    var words = before.split { $0.isWhitespace || $0 == "," }.map(String.init)
    while let last = words.last?.lowercased(), articles.contains(last) || last == "got" { words.removeLast() }
    guard let verb = words.popLast()?.lowercased(), having.contains(verb) || wanting.contains(verb) else {
      return nil
    }
    var owner = words[...]
    while let first = owner.first, OpeningWords.contain(first) || determiners.contains(first.lowercased()) {
      owner.removeFirst()
    }
    guard (1...3).contains(owner.count), !owner.contains(where: { strangers.contains($0.lowercased()) })
    else {
      return nil
    }
    return (owner.joined(separator: " "), verb)
  }

  private static let longest = 7
  private static let having: WordTable = "has have needs need"
  private static let wanting: WordTable = "wants want"
  private static let articles: WordTable = "the a an some its his her their"
  private static let determiners: WordTable = "the my our"
  /// Words that name nobody, or tell that more was said.
  private static let strangers: WordTable = """
    i i'll i've we you he she it they there this that these those who what which nobody somebody everyone everybody anyone
    still really just also only must may might will would should could can do does did doesn't don't didn't never not to
    one none all both each let lets let's me us him them
    """
  /// "Needs calling", "has to ring": what follows is a deed and nothing that is had.
  private static let deeds: WordTable = """
    to do doing done be being been call calling ring ringing booking paying fixing cleaning washing washed fixed sorted
    sorting seen seeing checking checked renewing renewed replaced replacing feeding fed buying help
    """
}
