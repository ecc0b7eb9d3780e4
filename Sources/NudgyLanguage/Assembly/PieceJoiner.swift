import NudgyCore
import NudgyReader

/// Puts pieces together that a mark has torn apart: the full stop of "Dr. Gupta" ends no sentence.
enum PieceJoiner {
  static func joined(_ pieces: [ReadPiece], in bytes: [UInt8]) -> [ReadPiece] {
    var joined: [ReadPiece] = []
    for piece in pieces {
      guard let last = joined.last,
        endsWithTitle(bytes[last.span]) || goesOn(piece, last, bytes) || isNamed(piece, last, bytes)
      else {
        if let last = joined.last, isCounted(piece, last, bytes) {
          joined[joined.count - 1] = counted(piece, with: last)
        } else {
          joined.append(piece)
        }
        continue
      }
      joined[joined.count - 1] = last.joined(with: piece)
    }
    return joined
  }

  /// "Mum likes jollof and hates | when i send flowers", "likes horses; | she is nine": one fact, or two of the same person.
  private static func goesOn(_ piece: ReadPiece, _ last: ReadPiece, _ bytes: [UInt8]) -> Bool {
    guard last.act == .remember, piece.act == .none || piece.act == .remember,
      let end = bytes[last.span].last,
      !".!?\n".utf8.contains(end),
      let first = piece.wordSpans.first.map({ String(decoding: bytes[$0], as: UTF8.self).lowercased() })
    else { return false }
    return first == "," || first == ";" || joints.contains(first)
  }

  /// "Two hundred | and twelve pounds" is one number.
  private static func isCounted(_ piece: ReadPiece, _ last: ReadPiece, _ bytes: [UInt8]) -> Bool {
    let word = { (span: Range<Int>) in String(decoding: bytes[span], as: UTF8.self).lowercased() }
    guard piece.act == last.act, let end = last.wordSpans.last.map(word),
      end == "hundred" || end == "thousand",
      piece.wordSpans.count > 1, word(piece.wordSpans[0]) == "and"
    else { return false }
    return numbers.contains(word(piece.wordSpans[1]))
  }

  private static func counted(_ piece: ReadPiece, with last: ReadPiece) -> ReadPiece {
    var piece = piece
    if let role = last.roles.last, !piece.roles.isEmpty { piece.roles[0] = role }
    return last.joined(with: piece)
  }

  private static let numbers: WordTable = """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    """

  /// "Fix the tyres one, it should read | Get new tyres": what follows is the name.
  private static func isNamed(_ piece: ReadPiece, _ last: ReadPiece, _ bytes: [UInt8]) -> Bool {
    guard last.act == .update, piece.act == .create || piece.act == .none || piece.act == .update else {
      return false
    }
    let words = last.wordSpans.suffix(3).map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
      .filter { $0.first?.isLetter == true }
    return ["should read", "should say", "be called", "call it"].contains(
      words.suffix(2).joined(separator: " "))
  }

  private static let joints: WordTable = """
    when because but and if cos who that which or she he they it especially unless except only so as since her his their
    """

  private static func endsWithTitle(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.last == UInt8(ascii: ".") else { return false }
    let word = bytes.reversed().prefix { $0 != UInt8(ascii: " ") }.reversed()
    return PersonTitle.isOne(String(decoding: word, as: UTF8.self))
  }
}
