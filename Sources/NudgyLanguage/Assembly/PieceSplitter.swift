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
}

extension ReadPiece {
  /// Some of its words, as a piece that does the same.
  fileprivate func part(_ places: Range<Int>) -> ReadPiece {
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
