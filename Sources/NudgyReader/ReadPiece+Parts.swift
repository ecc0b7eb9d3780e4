// Other pieces of the same words.
extension ReadPiece {
  /// The same words of the same tasks, doing something else.
  package func `as`(_ other: ReaderAct) -> ReadPiece {
    var piece = ReadPiece(act: other, words: words, span: span)
    (piece.certainty, piece.creates, piece.roles, piece.persons) = (certainty, creates, roles, persons)
    (piece.wordSpans, piece.links) = (wordSpans, links)
    return piece
  }

  /// The other's words do what these do.
  package func joined(with other: ReadPiece) -> ReadPiece {
    var piece = ReadPiece(
      act: act, words: words.lowerBound..<other.words.upperBound,
      span: span.lowerBound..<other.span.upperBound)
    (piece.certainty, piece.creates, piece.links, piece.kind) = (certainty, creates, links, kind)
    let role = roles.last { $0 != .other } ?? .other
    piece.roles = roles + other.roles.map { $0 == .other ? role : $0 }
    (piece.wordSpans, piece.persons) = (wordSpans + other.wordSpans, persons + other.persons)
    return piece
  }

  /// Some of its words, as a piece that does the same.
  package func part(_ places: Range<Int>) -> ReadPiece {
    let spans = Array(wordSpans[places])
    let start = places.lowerBound == 0 ? span.lowerBound : spans.first?.lowerBound ?? span.lowerBound
    let end =
      places.upperBound == wordSpans.count ? span.upperBound : spans.last?.upperBound ?? span.upperBound
    var part = ReadPiece(
      act: act, words: (words.lowerBound + places.lowerBound)..<(words.lowerBound + places.upperBound),
      span: start..<end)
    (part.certainty, part.creates, part.links) = (certainty, creates, links)
    (part.roles, part.wordSpans, part.persons) = (Array(roles[places]), spans, Array(persons[places]))
    return part
  }
}
