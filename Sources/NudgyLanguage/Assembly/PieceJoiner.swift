import NudgyReader

/// Puts pieces together that a mark has torn apart: the full stop of "Dr. Gupta" ends no sentence.
enum PieceJoiner {
  static func joined(_ pieces: [ReadPiece], in bytes: [UInt8]) -> [ReadPiece] {
    var joined: [ReadPiece] = []
    for piece in pieces {
      guard let last = joined.last, endsWithTitle(bytes[last.span]) else {
        joined.append(piece)
        continue
      }
      joined[joined.count - 1] = last.joined(with: piece)
    }
    return joined
  }

  private static func endsWithTitle(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.last == UInt8(ascii: ".") else { return false }
    let word = bytes.reversed().prefix { $0 != UInt8(ascii: " ") }.reversed()
    return PersonTitle.isOne(String(decoding: word, as: UTF8.self))
  }
}

extension ReadPiece {
  /// The same words, doing something else.
  func `as`(_ other: ReaderAct) -> ReadPiece {
    var piece = ReadPiece(act: other, words: words, span: span)
    (piece.certainty, piece.creates, piece.roles, piece.persons) = (certainty, creates, roles, persons)
    piece.wordSpans = wordSpans
    return piece
  }

  /// The other's words do what these do.
  fileprivate func joined(with other: ReadPiece) -> ReadPiece {
    var piece = ReadPiece(
      act: act, words: words.lowerBound..<other.words.upperBound,
      span: span.lowerBound..<other.span.upperBound)
    (piece.certainty, piece.creates, piece.links, piece.kind) = (certainty, creates, links, kind)
    let role = roles.last { $0 != .other } ?? .other
    piece.roles = roles + other.roles.map { $0 == .other ? role : $0 }
    (piece.wordSpans, piece.persons) = (wordSpans + other.wordSpans, persons + other.persons)
    return piece
  }
}
