/// A word someone asked for, with every form that counts as finding it.
struct WantedWord {
  let word: String
  /// The word and its inflections.
  let forms: [String]
  /// Longer words it may be the beginning of, and words it may be a slip for; found only when needed.
  private(set) var guesses: [String] = []
  let formSet: Set<String>
  private(set) var guessSet: Set<String> = []

  init(_ word: String) {
    self.word = word
    forms = WordVariants.of(word)
    formSet = Set(forms)
  }

  /// The same with guesses from the vocabulary. A word that is known is never taken for a slip.
  func guessing(from vocabulary: Vocabulary) throws(SQLiteError) -> WantedWord {
    var wanted = self
    wanted.guesses = try vocabulary.continuations(of: word)
    if !(try vocabulary.contains(anyOf: forms)) {
      for correction in try vocabulary.corrections(of: word) {
        // What was meant may stand in another form still.
        wanted.guesses += WordVariants.of(correction)
      }
    }
    wanted.guessSet = Set(wanted.guesses)
    return wanted
  }

  /// As an expression of the full-text index. Every form is letters and digits, so that nothing in it can be
  /// read as an operator.
  var expression: String {
    let all = (forms + guesses).map { "\"\(WordFolder.indexed($0))\"" }
    return "(\(all.joined(separator: " OR ")))"
  }
}
