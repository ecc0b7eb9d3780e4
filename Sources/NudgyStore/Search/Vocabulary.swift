/// The words tasks were ever written with, to find what a misspelled or unfinished one may mean.
struct Vocabulary {
  let connection: SQLiteConnection

  /// More words than these are not looked at; rare enough to let go.
  private static let candidateLimit = 3_000

  static let known = "SELECT 1 FROM vocabulary WHERE word = ?"

  static let continuing = "SELECT word FROM vocabulary WHERE word > ?1 AND word < ?2 ORDER BY word LIMIT ?3"

  static let sharingTrigrams = """
    SELECT vocabulary.word FROM vocabulary_trigrams
    JOIN vocabulary ON vocabulary.id = vocabulary_trigrams.rowid
    WHERE vocabulary_trigrams MATCH ?1 AND vocabulary.length BETWEEN ?2 AND ?3 LIMIT ?4
    """

  static let sharingInitial = """
    SELECT word FROM vocabulary WHERE initial = ?1 AND length BETWEEN ?2 AND ?3 LIMIT ?4
    """

  /// Whether a word is of the kind that is kept here at all: letters alone, neither short nor very long.
  static func lists(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return (3...24).contains(scalars.count)
      && scalars.allSatisfy { ("a"..."z").contains($0) || $0.properties.isAlphabetic }
  }

  func contains(_ word: String) throws(SQLiteError) -> Bool {
    try connection.number(Vocabulary.known, [.text(word)]) != nil
  }

  /// Words that begin with `prefix`, which needs three letters to say anything.
  func continuations(of prefix: String, limit: Int = 12) throws(SQLiteError) -> [String] {
    guard prefix.unicodeScalars.count >= 3 else { return [] }
    return try connection.rows(
      Vocabulary.continuing, [.text(prefix), .text(prefix + "\u{10FFFF}"), .integer(limit)]
    ) { $0.text(0) }
  }

  /// Words within the forgiven distance of `word`, nearest first.
  func corrections(of word: String) throws(SQLiteError) -> [String] {
    if let known = try connection.corrections.value(for: word, in: connection) { return known }
    let found = try findCorrections(of: word, limit: 6)
    try connection.corrections.keep(found, for: word, in: connection)
    return found
  }

  /// A slip leaves some three letters in a row untouched, or, in short words, one of the first two letters
  /// in front.
  private func findCorrections(of word: String, limit: Int) throws(SQLiteError) -> [String] {
    let letters = Array(word.unicodeScalars)
    let tolerance = EditDistance.tolerance(length: letters.count)
    guard tolerance > 0, letters.count <= 24, letters.allSatisfy(\.properties.isAlphabetic) else { return [] }
    let bounds: [SQLiteValue] = [
      .integer(letters.count - tolerance), .integer(letters.count + tolerance),
      .integer(Vocabulary.candidateLimit),
    ]
    var candidates = Set(
      try connection.rows(Vocabulary.sharingTrigrams, [.text(trigrams(of: letters))] + bounds) { $0.text(0) })
    if tolerance == 1 {
      for initial in Set(letters.prefix(2)) {
        candidates.formUnion(
          try connection.rows(Vocabulary.sharingInitial, [.text(String(initial))] + bounds) { $0.text(0) })
      }
    }
    let mask = EditDistance.letterMask(letters)
    let near = candidates.compactMap { candidate -> (distance: Int, word: String)? in
      // A slip changes at most two kinds of letters; comparing the kinds is far cheaper than the words.
      let differing = (EditDistance.letterMask(candidate.unicodeScalars) ^ mask).nonzeroBitCount
      guard differing <= 2 * tolerance else { return nil }
      return EditDistance.between(letters, Array(candidate.unicodeScalars), limit: tolerance)
        .map { (distance: $0, word: candidate) }
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(limit).map(\.word)
  }

  private func trigrams(of letters: [Unicode.Scalar]) -> String {
    (0...(letters.count - 3)).map { start in
      var trigram = String.UnicodeScalarView()
      trigram.append(contentsOf: letters[start..<(start + 3)])
      return "\"\(String(trigram))\""
    }.joined(separator: " OR ")
  }
}
