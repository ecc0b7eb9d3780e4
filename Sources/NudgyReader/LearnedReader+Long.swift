// Texts longer than anything that was learnt from.
extension LearnedReader {
  /// Bytes that are read at once: as much as a long ramble has.
  private static let longest = 2000

  /// The same as `read`, in stretches that end with a line, a sentence or at least a word.
  package func read(all text: String, in scene: ReaderScene) -> [ReadPiece] {
    guard text.utf8.count > LearnedReader.longest else { return read(text, in: scene) }
    var pieces: [ReadPiece] = []
    var (start, words) = (text.startIndex, 0)
    while start < text.endIndex {
      let end = LearnedReader.end(of: start, in: text)
      let offset = text.utf8.distance(from: text.utf8.startIndex, to: start)
      let read = read(String(text[start..<end]), in: scene)
      pieces += read.map { $0.moved(words: words, bytes: offset) }
      words += read.last?.words.upperBound ?? 0
      start = end
    }
    return pieces
  }

  /// No word is cut in two, however long it is.
  private static func end(of start: String.Index, in text: String) -> String.Index {
    let bytes = text.utf8
    guard let limit = bytes.index(start, offsetBy: longest, limitedBy: text.endIndex) else {
      return text.endIndex
    }
    let scalars = text.unicodeScalars
    let near = scalars[bytes.index(start, offsetBy: longest / 2)..<limit]
    let isSpace = { (index: String.Index) in scalars[index].properties.isWhitespace }
    let cut =
      near.lastIndex { $0 == "\n" }
      ?? near.indices.last {
        isSpace($0) && ".!?".unicodeScalars.contains(scalars[scalars.index(before: $0)])
      }
      ?? near.indices.last(where: isSpace)
      ?? scalars[near.endIndex...].firstIndex { $0.properties.isWhitespace }
    return cut.map(scalars.index(after:)) ?? text.endIndex
  }
}

extension ReadPiece {
  fileprivate func moved(words count: Int, bytes: Int) -> ReadPiece {
    var piece = ReadPiece(
      act: act, words: (words.lowerBound + count)..<(words.upperBound + count),
      span: (span.lowerBound + bytes)..<(span.upperBound + bytes))
    (piece.certainty, piece.creates, piece.roles, piece.links) = (certainty, creates, roles, links)
    (piece.persons, piece.kind, piece.kindCertainty) = (persons, kind, kindCertainty)
    piece.wordSpans = wordSpans.map { ($0.lowerBound + bytes)..<($0.upperBound + bytes) }
    return piece
  }
}
