import NudgyCore

/// "The gutters are leaking, ring Dave about that": a title says what the call is about.
enum ThingMeant {
  /// "The gutters", with the word that makes it a thing and not a deed; nil where none stands before it.
  static func phrase(_ run: Range<Int>, of piece: PieceText) -> String? {
    let thing = piece.text(run)
    guard thing.split(separator: " ").count <= 4 else { return nil }
    if let first = thing.split(separator: " ").first, pointing.contains(first.lowercased()) {
      return thing.lowercasedFirst
    }
    let before = piece.text(piece.span.lowerBound..<max(run.lowerBound, piece.span.lowerBound))
    guard before.last?.isWhitespace == true, let last = before.split(separator: " ").last,
      pointing.contains(last.lowercased())
    else { return nil }
    return "\(last.lowercased()) \(thing)"
  }

  /// `title` with `thing` for the "that" it ends with.
  static func named(_ title: String, _ thing: String) -> String? {
    let lower = title.lowercased()
    guard let ending = endings.first(where: lower.hasSuffix) else { return nil }
    return title.dropLast(ending.count) + " about \(thing)"
  }

  /// "The gutters are leaking, ring Dave about that" in one breath: the titles without the thing, and the thing.
  static func told(in piece: PieceText) -> (titles: [Range<Int>], thing: String)? {
    let titles = piece.titles
    guard titles.count == 2, let thing = phrase(titles[0], of: piece),
      named(piece.text(titles[1]), thing) != nil
    else { return nil }
    return ([titles[1]], thing)
  }

  /// "Order that" with what the words before it named: "Order heating oil"; nil for anything else.
  static func done(_ piece: PieceText) -> String? {
    guard piece.titles.count == 2 else { return nil }
    let (thing, words) = (
      piece.text(piece.titles[0]), piece.text(piece.titles[1]).split(separator: " ").map(String.init)
    )
    guard words.count == 2, ["that", "it", "them", "some"].contains(words[1].lowercased()),
      DeedWords.plain(words[0].lowercased()) != nil || words[0].lowercased() == "get"
    else { return nil }
    return "\(words[0]) \(thing.lowercasedFirst)"
  }

  private static let pointing: Set = ["the", "my", "our"]
  private static let endings = [" about that", " about it", " about this", " about them"]
}
