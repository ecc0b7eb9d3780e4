import NudgyReader

/// Takes things to do apart that stand in two sentences: "buy stamps. Laundry's piling up."
enum PieceSplitter {
  static func split(_ pieces: [ReadPiece], in bytes: [UInt8]) -> [ReadPiece] {
    pieces.flatMap { piece -> [ReadPiece] in
      if piece.act == .update, let next = nextNumber(piece, bytes) {
        return split([piece.part(0..<next), piece.part(next..<piece.wordSpans.count)], in: bytes)
      }
      guard piece.act == .create else { return [piece] }
      if let joint = joint(piece, bytes) {
        var first = piece.part(0..<joint.upperBound)
        for place in joint { first.roles[place] = .other }
        return split([first, piece.part(joint.upperBound..<piece.wordSpans.count)], in: bytes)
      }
      guard let cut = cut(piece, bytes) else { return [piece] }
      return [piece.part(0..<cut), piece.part(cut..<piece.wordSpans.count)]
    }
  }

  /// "6 is tuesday, | 12 is night shift on wednesday": each number has its own news.
  private static func nextNumber(_ piece: ReadPiece, _ bytes: [UInt8]) -> Int? {
    let word = { (place: Int) in String(decoding: bytes[piece.wordSpans[place]], as: UTF8.self).lowercased() }
    guard piece.wordSpans.count > 5, Int(word(0)) != nil, ["is", "was"].contains(word(1)) else { return nil }
    return piece.wordSpans.indices.dropFirst(3).dropLast().first { place in
      Int(word(place)) != nil && [",", "and", ";"].contains(word(place - 1))
        && ["is", "was"].contains(word(place + 1))
    }
  }

  /// "Cancel the gym, y también call the landlord": the comma, and the words up to a deed behind it that has a thing of its own.
  private static func joint(_ piece: ReadPiece, _ bytes: [UInt8]) -> Range<Int>? {
    let word = { (place: Int) in String(decoding: bytes[piece.wordSpans[place]], as: UTF8.self).lowercased() }
    for comma in piece.wordSpans.indices.dropFirst() where word(comma) == "," {
      let near = piece.wordSpans.indices.dropFirst(comma + 1).prefix(longestJoint)
      guard let deed = near.first(where: { DeedWords.plain(word($0)) != nil }),
        deed + 1 < piece.wordSpans.count,
        piece.roles[..<comma].contains(.title), piece.roles[deed] == .title,
        piece.roles[(deed + 1)...].contains(.title), DeedWords.plain(word(0)) != nil
      else { continue }
      return comma..<deed
    }
    return nil
  }

  /// Words.
  private static let longestJoint = 3

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
