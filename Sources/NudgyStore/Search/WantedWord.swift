/// A word someone asked for, with every form that counts as finding it.
struct WantedWord {
  let word: String
  /// The word and its inflections.
  let forms: [String]
  /// Longer words it may be the beginning of, and words it may be a slip for; found only when needed.
  private(set) var guesses: [String] = []
  private(set) var guessSet: Set<String> = []
  /// The word, and those of its forms that tasks were written with; to look for the others would take time and
  /// find nothing.
  private let sought: [String]
  /// Whether tasks were written with it, so that it is no slip.
  let isKnown: Bool

  init(_ word: String, in vocabulary: Vocabulary) throws(SQLiteError) {
    self.word = word
    forms = WordVariants.of(word)
    var sought: [String] = []
    var isKnown = false
    for form in forms {
      let isFound = try Vocabulary.lists(form) ? vocabulary.contains(form) : false
      if isFound || form == word || !Vocabulary.lists(form) { sought.append(form) }
      isKnown = isKnown || isFound
    }
    self.sought = sought
    self.isKnown = isKnown
  }

  /// The same with guesses from the vocabulary. A word that is known is never taken for a slip.
  ///
  /// - Parameter corrects: whether to look for what it may be a slip for, which takes longest.
  func guessing(from vocabulary: Vocabulary, corrects: Bool) throws(SQLiteError) -> WantedWord {
    var wanted = self
    wanted.guesses = try vocabulary.continuations(of: word)
    if corrects, !isKnown {
      for correction in try vocabulary.corrections(of: word) {
        // What was meant may stand in another form still.
        for form in WordVariants.of(correction) where try vocabulary.contains(form) {
          wanted.guesses.append(form)
        }
      }
    }
    wanted.guessSet = Set(wanted.guesses)
    return wanted
  }

  /// As an expression of the full-text index. Every form is letters and digits, so that nothing in it can be
  /// read as an operator.
  var expression: String {
    let all = (sought + guesses).map { "\"\(WordFolder.indexed($0))\"" }
    return "(\(all.joined(separator: " OR ")))"
  }
}
