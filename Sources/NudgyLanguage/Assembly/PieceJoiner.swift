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
