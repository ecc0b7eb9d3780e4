import NudgyReader

/// Takes things to do apart that stand in two sentences: "buy stamps. Laundry's piling up."
enum PieceSplitter {
  static func split(_ pieces: [ReadPiece], in bytes: [UInt8]) -> [ReadPiece] {
    pieces.flatMap { piece -> [ReadPiece] in
      guard piece.act == .create, let cut = cut(piece, bytes) else { return [piece] }
      return [piece.part(0..<cut), piece.part(cut..<piece.wordSpans.count)]
    }
  }

  /// Where the second sentence begins, when both have words of a title.
  private static func cut(_ piece: ReadPiece, _ bytes: [UInt8]) -> Int? {
    piece.wordSpans.indices.dropFirst(2).first { index in
      if isSpanishAnd(index, of: piece, bytes) { return true }
      let mark = bytes[piece.wordSpans[index - 1]]
      let first = bytes[piece.wordSpans[index].lowerBound]
      let before = String(decoding: bytes[piece.wordSpans[index - 2]], as: UTF8.self)
      return mark.count == 1 && ".!?".utf8.contains(mark.first ?? 0)
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        && piece.wordSpans[index].lowerBound > piece.wordSpans[index - 1].upperBound
        && !PersonTitle.isOne(before) && before.count > 1
        && piece.roles[..<index].contains(.title) && piece.roles[index...].contains(.title)
    }
  }

  /// "Cancel the gym y también call the landlord".
  private static func isSpanishAnd(_ index: Int, of piece: ReadPiece, _ bytes: [UInt8]) -> Bool {
    let word = { (place: Int) in
      String(decoding: bytes[piece.wordSpans[place]], as: UTF8.self).lowercased()
    }
    return index + 2 < piece.wordSpans.count && word(index - 1) == "y"
      && ["también", "tambien"].contains(word(index))
  }
}
