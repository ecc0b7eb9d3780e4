import NudgyCore

/// Makes the title of something to do: in the person's words, and so that it can be understood without those around it.
struct TitleAssembler {
  let piece: PieceText
  /// What the words before told of: "the gutters".
  let thing: String?
  /// The deed of the piece before: "call the dentist and the bank".
  let verb: String?

  /// Nil where nothing is named.
  ///
  /// - Parameters:
  ///   - runs: the words of the message that name it.
  ///   - isTimed: whether a time was taken out of them.
  func title(of runs: [Range<Int>], isTimed: Bool) -> String? {
    var title = Title.written(runs.map(piece.text).joined(separator: " "))
    guard !title.isEmpty else { return nil }
    title = StatementWords.whole(piece, title: title) ?? title
    title = ThingMeant.done(piece).map(Title.written) ?? title
    title = DeedMeant.named(title, in: piece) ?? title
    title = OwnerMeant.named(PersonMeant.named(title, in: piece), in: piece)
    if let thing { title = ThingMeant.named(title, thing) ?? title }
    if isTimed { title = Title.withoutTimeWords(title, keepsArticle: verb != nil) }
    return verb.map { Title.written("\($0) \(title.lowercasedFirst)") } ?? title
  }
}
