/// A few words that belong together and are asked of every word of a message. A glance turns nearly all others away.
struct WordGroup: Sendable, ExpressibleByArrayLiteral {
  let places: WordSet
  private let words: Set<String>

  init(arrayLiteral words: String...) {
    self.words = Set(words)
    places = WordSet(words)
  }

  func contains(_ word: Word) -> Bool {
    places.mayHold(word.place) && words.contains(word.text)
  }
}
